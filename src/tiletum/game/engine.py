"""The engine: which moves are legal, and what a move does.

`moves` lists every legal move, `apply` makes one. Both look at the step on top of the stack and call its
chapter; the tables below say which function.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from tiletum.box import Box, load
from tiletum.errors import TiletumError
from tiletum.game.cardinal import character as bot_character
from tiletum.game.cardinal import contract as bot_contract
from tiletum.game.cardinal import final_scoring as bot_final_scoring
from tiletum.game.cardinal import map as bot_map
from tiletum.game.cardinal import needs as bot_needs
from tiletum.game.cardinal import setup as bot_setup
from tiletum.game.cardinal import tasks as bot_tasks
from tiletum.game.cardinal import ties as bot_ties
from tiletum.game.cardinal import tiles as bot_tiles
from tiletum.game.cardinal import turn as bot_turn
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue import steps
from tiletum.game.catalogue.steps import (
    CHOOSE_TILE,
    DEAL_BONUS,
    DEAL_CHARACTER,
    FIRST_AUTOMATIC,
    FIRST_CHANCE,
    KING_TILE,
    MAP,
    PICK,
    STEPS,
)
from tiletum.game.chapters import (
    chance,
    cleanup,
    corruption,
    effects,
    fair,
    final_scoring,
    preparation,
    setup,
    tasks,
    turn,
)
from tiletum.game.chapters.architect import (
    architect_action,
    move_architect,
    pillar_here,
    pillars_anywhere,
    set_pillar,
    take_map_tile,
)
from tiletum.game.chapters.character import (
    character_action,
    complete_building,
    discard_offer,
    mix_characters,
    place_character,
    take_character,
)
from tiletum.game.chapters.contract import contract_action, exchange, take_contract
from tiletum.game.chapters.joker import joker_action, name_action
from tiletum.game.chapters.king import (
    DISCARD_BY_CHOICE,
    advance_marker,
    discard_king_tile,
    king_action,
    king_phase,
    king_points,
    take_king_tile,
)
from tiletum.game.chapters.merchant import (
    build_house,
    houses_anywhere,
    houses_in,
    merchant_action,
    move_merchant,
)
from tiletum.game.core.editions import EDITIONS, Edition, Solo
from tiletum.game.core.effects_table import DO_MAP
from tiletum.game.core.rules import Rules, rules_for
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import ARCHITECT, EMPTY, MERCHANT, SCORE

PLAYER_COUNTS: Final = (2, 3, 4)

Ends = dict[tuple[object, ...], Fraction]
"""The probability of each position, by its key."""


class Game(State):
    """A position with its rules."""

    __slots__ = ()

    @staticmethod
    def new(
        players: int = 2,
        edition: Edition | str = "living",
        *,
        first: int = EMPTY,
        shuffled_actions: bool = False,
        box: Box | None = None,
        solo: Solo | None = None,
    ) -> Game:
        """Return a game before its first outcome. Without `first`, chance decides who begins.

        With `solo`, seat 0 plays against the Cardinalbot, which has seat 1 and begins.
        """
        row = edition_called(edition) if isinstance(edition, str) else edition
        check_seats(players, first, solo)
        rules = rules_for(box or load(), 2 if solo else players, row, shuffled_actions, solo)
        return Game.with_rules(rules, first)

    @staticmethod
    def with_rules(rules: Rules, first: int = EMPTY) -> Game:
        game = Game(rules)
        setup.lay_out(game, first)
        return game

    def copy(self) -> Game:
        """Return an independent twin, without the events."""
        twin = Game(self.rules)
        self.copy_state(twin)
        return twin

    def __copy__(self) -> Game:
        """Return a copy that shares no list: a shallow copy would share them all."""
        twin = self.copy()
        twin.unshare()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """Return a copy that shares nothing but the rules, which never change."""
        return self.__copy__()

    # --- moves ---

    def moves(self) -> list[int]:
        """Return every legal move, or every possible outcome when chance is asked."""
        out: list[int] = []
        kind = self.stack[-1][0]
        if kind < FIRST_CHANCE:
            MOVES_OF[kind](self, out)
            if OFFERS_TASKS[kind]:
                tasks.task_moves(self, out)
            last = self.rules.last_move[kind]
            if last != EMPTY:
                out.append(last)
        elif kind < FIRST_AUTOMATIC:
            out = [move for move, _ in chance.outcomes(self)]
        return out

    def apply(self, move: int) -> None:
        """Make a legal move or outcome. The caller makes sure that it is legal."""
        rules = self.rules
        kind = rules.move_kind[move]
        if self.shared and kind >= mv.FIRST_OUTCOME:
            self.unshare()
        if (with_one := WITH_ONE[kind]) is not None:
            with_one(self, rules.move_a[move])
        elif (with_two := WITH_TWO[kind]) is not None:
            with_two(self, rules.move_a[move], rules.move_b[move])
        elif (without := WITHOUT[kind]) is not None:
            without(self)
        if self.stack[-1][0] >= MAP:
            self._settle()

    def _settle(self) -> None:
        """Run the automatic steps up to the next decision or chance step."""
        stack = self.stack
        while True:
            top = stack[-1]
            kind = top[0]
            if (run := RUN[kind]) is not None:
                run(self)
            elif kind == MAP:
                if effects.something_on_map(self, (DO_MAP, top[1], top[2], top[3], top[4])):
                    return
                stack.pop()
            elif DEAL_BONUS <= kind <= DEAL_CHARACTER:
                if chance.can_draw(self, chance.PILE_OF[kind]):
                    return
                stack.pop()
            elif kind == PICK and self._comes_to_the_same():
                bot_ties.picked(self, bot_ties.WHICHEVER)
            else:
                return

    # --- picks of the Cardinalbot that make no difference (ruling 59) ---

    def _comes_to_the_same(self) -> bool:
        """Return whether all tied options lead to the same, up to the next outcome or decision."""
        if self.rules.equal_picks_asked:
            return False
        first = self._after_pick(0)
        return all(self._after_pick(option) == first for option in range(1, self.stack[-1][1]))

    def _after_pick(self, option: int) -> Ends:
        twin = self.copy()
        twin.apply(self.rules.first(mv.PICK) + option)
        return twin._ends()

    def _ends(self) -> Ends:
        """Return the positions this leads to before anything but a pick is asked, with probabilities."""
        if self.stack[-1][0] != PICK:
            return {self.key(): Fraction(1)}
        ends: Ends = {}
        options = self.stack[-1][1]
        for option in range(options):
            for key, share in self._after_pick(option).items():
                ends[key] = ends.get(key, Fraction(0)) + share / options
        return ends

    # --- chance ---

    def total(self) -> int:
        """Return how many equally likely numbers `outcome` takes."""
        return chance.total(self)

    def outcome(self, number: int) -> int:
        return chance.outcome(self, number)

    def outcomes(self) -> list[tuple[int, int]]:
        """Return every possible outcome with its weight."""
        return chance.outcomes(self)

    def skip_draw(self) -> None:
        """Continue as if the pile were empty, for searches, which cannot know the outcome."""
        self.stack.pop()
        self._settle()

    # --- results ---

    def scores(self) -> list[int]:
        return [board[SCORE] for board in self.boards]

    def winner(self) -> int:
        """Return the winner's seat once the game is over, else EMPTY."""
        return final_scoring.winner(self) if self.over else EMPTY


def edition_called(name: str) -> Edition:
    if name not in EDITIONS:
        raise TiletumError("error-edition", edition=name, known=", ".join(EDITIONS))
    return EDITIONS[name]


def check_seats(players: int, first: int, solo: Solo | None) -> None:
    if solo is None and players not in PLAYER_COUNTS:
        raise TiletumError("error-players", players=players)
    if not EMPTY <= first < players:
        raise TiletumError("error-first", seat=first, players=players)


# --- the moves of each decision ---


def die_action_moves(game: State, out: list[int]) -> None:
    SPEND[game.action](game, game.points, out)


def points_moves(game: State, out: list[int]) -> None:
    top = game.stack[-1]
    SPEND[top[1]](game, top[2], out)


def resources_moves(game: State, out: list[int]) -> None:
    out.append(game.rules.take_resources_move)


def map_moves(game: State, out: list[int]) -> None:
    """List the moves for the rest of a map bonus: steps, a house and a pillar."""
    _, merchant, architect, house, pillar = game.stack[-1]
    board = game.boards[game.seat]
    if architect:
        out += game.rules.architect_moves[board[ARCHITECT]]
    if merchant:
        out += game.rules.merchant_moves[board[MERCHANT]]
    if house:
        houses_in(game, board, board[MERCHANT], out)
    if pillar:
        pillar_here(game, board, out)


def merchant_anywhere_moves(game: State, out: list[int]) -> None:
    effects.anywhere_moves(game, MERCHANT, game.rules.first(mv.MOVE_MERCHANT), out)


def architect_anywhere_moves(game: State, out: list[int]) -> None:
    effects.anywhere_moves(game, ARCHITECT, game.rules.first(mv.MOVE_ARCHITECT), out)


def king_step_moves(game: State, out: list[int]) -> None:
    out.append(game.rules.advance_move)


def king_tile_moves(game: State, out: list[int]) -> None:
    out += (game.rules.tile_move, game.rules.leave_move)


SPEND: Final[list[Callable[[State, int, list[int]], None]]] = [
    architect_action,
    joker_action,
    character_action,
    king_action,
    contract_action,
    merchant_action,
]
"""The moves that spend points of an action, by action."""

OWN_MOVES: Final[dict[int, Callable[[State, list[int]], None]]] = {
    steps.CHOOSE_DIE: turn.die_moves,
    steps.CHOOSE_TILE: turn.tile_moves,
    steps.CHOOSE_RESOURCES: resources_moves,
    steps.DIE_ACTION: die_action_moves,
    steps.POINTS: points_moves,
    steps.ANY: effects.any_moves,
    steps.MAP: map_moves,
    steps.HOUSE_ANYWHERE: houses_anywhere,
    steps.PILLAR_ANYWHERE: pillars_anywhere,
    steps.MERCHANT_ANYWHERE: merchant_anywhere_moves,
    steps.ARCHITECT_ANYWHERE: architect_anywhere_moves,
    steps.TOWN_STEP: effects.town_step_moves,
    steps.KING_STEP: king_step_moves,
    steps.CHOOSE_BUILDING: effects.building_moves,
    steps.BONUSES: effects.bonus_moves,
    steps.KING_TILE: king_tile_moves,
}
"""The moves of each decision. `moves` adds the tasks and the move that gives up the rest."""

# --- the result of each kind of move ---


def take_bonus_tile(game: State) -> None:
    """Take the die's bonus tile, or in the King phase the King track's."""
    if game.stack[-1][0] == CHOOSE_TILE:
        turn.take_action_tile(game)
    else:
        take_king_tile(game)


def leave_bonus_tile(game: State) -> None:
    if game.stack.pop()[0] == KING_TILE:
        discard_king_tile(game, game.seat, DISCARD_BY_CHOICE)


def give_up_rest(game: State) -> None:
    game.stack.pop()
    game.tell("declined", "EFFECT-2", game.seat)


PLAY: Final[dict[int, Callable[[State], None]]] = {
    mv.TILE: take_bonus_tile,
    mv.LEAVE: leave_bonus_tile,
    mv.TAKE_RESOURCES: turn.receive_resources,
    mv.DISCARD: discard_offer,
    mv.ADVANCE: advance_marker,
    mv.DONE: give_up_rest,
    mv.END: turn.end_turn,
}
"""Moves without arguments."""

PLAY_WITH_ONE: Final[dict[int, Callable[[State, int], None]]] = {
    mv.MOVE_ARCHITECT: move_architect,
    mv.MOVE_MERCHANT: move_merchant,
    mv.HOUSE: build_house,
    mv.PILLAR: set_pillar,
    mv.TAKE: take_map_tile,
    mv.CHARACTER: take_character,
    mv.CONTRACT: take_contract,
    mv.JOKER: name_action,
    mv.GAIN: effects.choose_resource,
    mv.BUILDING: effects.choose_bonuses_of,
    mv.BONUS: effects.take_bonus,
    mv.BUY: tasks.buy,
    mv.CATHEDRAL: tasks.contribute,
    mv.HELPER: tasks.use_helper,
    mv.WHEEL: chance.set_wheel,
    mv.ACTION_TILE: chance.set_action_tile,
    mv.DRAW_BONUS: chance.draw_bonus,
    mv.DRAW_CONTRACT: chance.draw_contract,
    mv.DRAW_CHARACTER: chance.draw_character,
    mv.COST: chance.draw_cost,
    mv.TOWN: chance.draw_town,
    mv.FAIR_TILE: chance.draw_fair,
    mv.FIRST_PLAYER: chance.draw_first_player,
    mv.ROLL: preparation.roll,
    mv.CORRUPTION: corruption.turn_up,
    mv.CHALLENGE: bot_setup.draw_challenge,
    mv.BOT_TOWN: bot_setup.draw_bot_town,
    mv.BOT_DIE: bot_turn.bot_die,
    mv.PICK: bot_ties.picked,
}
"""Moves with one argument: a space, a tile, a kind, ..."""

PLAY_WITH_TWO: Final[dict[int, Callable[[State, int, int], None]]] = {
    mv.DIE: turn.take_die,
    mv.PLACE: place_character,
    mv.EXCHANGE: exchange,
    mv.FULFIL: tasks.fulfil,
    mv.CREST: tasks.place_crest,
    mv.COLOUR: tasks.name_colour,
}
"""Moves with two arguments."""

AUTOMATIC: Final[dict[int, Callable[[State], None]]] = {
    steps.GIVE_RESOURCES: turn.give_resources,
    steps.FINISH_HELPER: tasks.finish_helper,
    steps.COMPLETE_BUILDING: complete_building,
    steps.MIX_CHARACTERS: mix_characters,
    steps.START_ROUND: preparation.start_round,
    steps.START_TURN: corruption.start_turn,
    steps.NEXT_PLAYER: turn.next_player,
    steps.KING_PHASE: king_phase,
    steps.KING_POINTS: king_points,
    steps.FAIR_PHASE: fair.fair_phase,
    steps.CLEANUP_PHASE: cleanup.cleanup_phase,
    steps.FINISH_CLEANUP: cleanup.finish_cleanup,
    steps.FINAL_SCORING: final_scoring.final_scoring,
    steps.SEAT_PLAYERS: setup.seat_chosen_first,
    steps.FINISH_GAME: final_scoring.finish_game,
    steps.BOT_SETUP: bot_setup.bot_setup,
    steps.BOT_TURN: bot_turn.bot_turn,
    steps.BOT_DECREE: bot_turn.bot_decree,
    steps.BOT_TAKE_DIE: bot_turn.bot_take_die,
    steps.BOT_GAIN: bot_needs.gain_required,
    steps.BOT_ACTION_TILE: bot_turn.bot_action_tile,
    steps.BOT_ACTION: bot_turn.bot_action,
    steps.BOT_TILE: bot_tiles.bot_tile,
    steps.BOT_KING_TILE: bot_tiles.bot_king_tile,
    steps.BOT_PILLAR: bot_map.bot_pillar,
    steps.BOT_REACH_TILE: bot_map.bot_reach_tile,
    steps.BOT_MOVE_ARCHITECT: bot_map.bot_move_architect,
    steps.BOT_RELOCATE: bot_map.bot_relocate,
    steps.BOT_HOUSE: bot_map.bot_house,
    steps.BOT_MOVE_MERCHANT: bot_map.bot_move_merchant,
    steps.BOT_CHARACTER: bot_character.bot_character,
    steps.BOT_BUY_CRESTS: bot_contract.bot_buy_crests,
    steps.BOT_BUY_READY: bot_contract.bot_buy_ready,
    steps.BOT_BUY_CONTRACT: bot_contract.bot_buy_contract,
    steps.BOT_FULFIL: bot_contract.bot_fulfil,
    steps.BOT_CREST_TASK: bot_tasks.bot_crest_task,
    steps.BOT_CATHEDRAL_TASK: bot_tasks.bot_cathedral_task,
    steps.BOT_CONTRACT_TASK: bot_tasks.bot_contract_task,
    steps.BOT_END_TURN: bot_turn.bot_end_turn,
    steps.BOT_FINAL: bot_final_scoring.bot_final,
    steps.BOT_LEFTOVERS: bot_final_scoring.bot_leftovers,
}
"""The function of each automatic step."""

# --- the same functions as lists by number, which are quicker at each move than dictionaries ---

MOVES_OF: Final = [OWN_MOVES[step] for step in range(FIRST_CHANCE)]
OFFERS_TASKS: Final = [step.tasks for step in STEPS]
RUN: Final = [AUTOMATIC.get(step.number) for step in STEPS]
WITHOUT: Final = [PLAY.get(kind) for kind in range(len(mv.KINDS))]
WITH_ONE: Final = [PLAY_WITH_ONE.get(kind) for kind in range(len(mv.KINDS))]
WITH_TWO: Final = [PLAY_WITH_TWO.get(kind) for kind in range(len(mv.KINDS))]
