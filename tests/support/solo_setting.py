"""A desk for the solo game: set up the Cardinalbot's position, let it act, and read what it did.

    desk = SoloDesk("deep-coffers")
    desk.decrees("busy-hands", "worldly-riches").dice("blue 3", "yellow 3").action_at("character", 3)
    desk.bot_supply(iron=4).bot_tiles("7iron")
    desk.turn("cardinal 5", "cardinal 5")          # difference 0: the pawn stays on Busy Hands
    assert desk.die_taken() == "blue 3"

Seat 0 is the person (PERSON), seat 1 the Cardinalbot (BOT). The desk begins just before the dice of the
Cardinalbot's first turn. It is bare: neither side has resources, the wheel, the King track and the map have
no bonus tiles, and the contract offer is empty. The wheel has architect at 1, joker 2, character 3, king 4,
contract 5 and merchant 6 (so 6, 5, 4, 3, 2 and 1 AP). Wien is the unavailable cathedral; the others have
the cost tiles of `COSTS`. The Cardinalbot's Architect is in Lyon ("6for10") and its Merchant in Leipzig.
The methods of `Desk` and those below change all this.

Outcomes are given as text. A fixed dealer draws from the piles when no outcome is given. A `pick` (a tie
that the rules leave open) must be given, so a test without one also checks that there is no tie.
"""

from __future__ import annotations

import copy
from typing import Any, Self

from support.setting import Desk, FixedDealer
from tiletum.box.model import ACTIONS, RESOURCES
from tiletum.game.cardinal.board import column_marker
from tiletum.game.catalogue.steps import (
    BOT_ACTION,
    BOT_CATHEDRAL_TASK,
    BOT_CONTRACT_TASK,
    BOT_CREST_TASK,
    BOT_FINAL,
    BOT_GAIN,
    BOT_TILE,
    CHOOSE_DIE,
    FINAL_SCORING,
    GAME_OVER,
    KING_PHASE,
    PICK,
    ROLL_BOT_DIE,
    Step,
    step,
)
from tiletum.game.core.editions import Solo
from tiletum.game.core.events import named
from tiletum.game.core.state import put_in_store
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    CONTRIBUTED,
    CRESTS,
    EMPTY,
    FAMILIES,
    HOME_OF,
    KIND_IN,
    KING_PLACE,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    PILLAR_TOWNS,
    ROOMS,
    ROOMS_LEFT,
)
from tiletum.game.engine import Game

PERSON, BOT = 0, 1

COSTS = {
    "Paris": "2for2",
    "Koeln": "2for3",
    "London": "3for4",
    "Bordeaux": "3for5",
    "Lyon": "6for10",
    "Firenze": "4for6",
    "Milano": "4for7",
    "Praha": "5for8",
    "Wien": "unavailable",
}
FAIRS = {"Tiletum": "king", "Frankfurt": "house", "Verona": "pillar", "Troyes": "crest"}
"""The fairs of rounds 1 to 4 of a bare desk: town and tile."""


class SoloDesk(Desk):
    def __init__(
        self, *challenges: str, edition: str = "living", seed: int = 1, random: int = 0, bare: bool = True
    ) -> None:
        """Set up a game with these challenges and `random` drawn ones. `bare=False` keeps all as dealt."""
        self._game = Game.new(edition=edition, solo=Solo(random, challenges))
        self.game.events = []
        self.rules = self.game.rules
        self.dealer = FixedDealer(seed)
        self.deal_count = 0
        self.answer_chance()
        if bare:
            self._clear()

    def _clear(self) -> None:
        game = self.game
        for board in game.boards:
            board[: len(RESOURCES)] = [0] * len(RESOURCES)
        game.places = [EMPTY] * len(game.places)
        game.contract_offer = [EMPTY] * len(game.contract_offer)
        game.wheel = 0
        ids = [tile.id for tile in self.rules.box.cost_tiles]
        game.costs = tuple(ids.index(COSTS[cathedral.town]) for cathedral in self.rules.box.cathedrals)
        for number, (town, tile) in enumerate(FAIRS.items(), start=1):
            self.fair(number, town, tile)
        self.decrees("king-and-country", "merchant-empire", "proud-pillars", "noblesse-oblige")
        game.decrees += tuple(self.rules.last_decrees)
        self.architect(BOT, "Lyon").merchant(BOT, "Leipzig").king((0, [PERSON]), (3, [BOT]))

    # --- playing ---

    def answer_chance(self, *outcomes: str) -> Self:
        """Answer chance with these outcomes, and piles without one with a fixed dealer's.

        Stop at a decision of the person, or at a `cardinal` or `pick` for which no outcome is left.
        """
        script = list(outcomes)
        while self.game.at_chance:
            if script and self.rules.table.find(script[0]) in self.game.moves():
                self.apply(script.pop(0))
            elif self.game.stack[-1][0] in (ROLL_BOT_DIE, PICK):
                break
            else:
                self.deal_count += 1
                self.game.apply(self.dealer.deal(self.game, self.deal_count))
        assert not script, f"unused outcomes: {script}; possible: {self.moves()}"
        return self

    def turn(self, *outcomes: str) -> Self:
        """Play the Cardinalbot's turn from its dice: "cardinal 5", "cardinal 2", then any picks and draws."""
        assert self.game.stack[-1][0] == ROLL_BOT_DIE, "it is not the Cardinalbot's turn"
        return self.turn_open(*outcomes)._check_no_tie()

    def turn_open(self, *outcomes: str) -> Self:
        """Do the same as `turn`, but leave an open `pick` to the test."""
        return self.answer_chance(*outcomes)

    def run(self, *steps: Step, outcomes: tuple[str, ...] = ()) -> Self:
        """Run these steps of the Cardinalbot in order, up to the person's decision."""
        return self.run_open(*steps, outcomes=outcomes)._check_no_tie()

    def run_open(self, *steps: Step, outcomes: tuple[str, ...] = ()) -> Self:
        self.game.stack = [step(CHOOSE_DIE), *reversed(steps)]
        self.game.seat = PERSON
        self.game._settle()
        return self.answer_chance(*outcomes)

    def _check_no_tie(self) -> Self:
        assert self.game.stack[-1][0] != PICK, f"a tie is left open: {self.moves()}"
        return self

    # --- parts of its turn ---

    def action(self, action: str, points: int, *outcomes: str, section: str | None = None) -> Self:
        """Run an action with this many AP, without its marker. `section="joker"` uses a die from there."""
        return self.action_open(action, points, *outcomes, section=section)._check_no_tie()

    def action_open(self, action: str, points: int, *outcomes: str, section: str | None = None) -> Self:
        self.game.die = 6 - points
        place, number = ACTIONS.index(section or action), ACTIONS.index(action)
        return self.run_open(step(BOT_ACTION, place, number), outcomes=outcomes)

    def tasks(self, *outcomes: str, contracts: int = 2) -> Self:
        """Run its tasks once."""
        steps = step(BOT_CREST_TASK), step(BOT_CATHEDRAL_TASK), step(BOT_CONTRACT_TASK, contracts)
        return self.run(*steps, outcomes=outcomes)

    def resolve_tile(self, tile: str, *outcomes: str) -> Self:
        """Resolve this bonus tile, as if the Cardinalbot had taken it."""
        return self.run(step(BOT_TILE, self.rules.tile_index[tile]), outcomes=outcomes)

    def gain_required(self, amount: int, *outcomes: str) -> Self:
        """Gain this many most required resources."""
        return self.run(step(BOT_GAIN, amount), outcomes=outcomes)

    def king_phase(self, number: int = 1, *outcomes: str) -> Self:
        """Run the King phase, up to the next decision or the Cardinalbot's next dice."""
        self.game.round, self.game.turn = number, 2
        self.game.stack = [step(KING_PHASE)]
        self.game._settle()
        return self.answer_chance(*outcomes)

    def bot_final(self, *outcomes: str) -> Self:
        """Run the part of its final scoring after houses and pillars: contracts and leftovers."""
        return self.run(step(BOT_FINAL), outcomes=outcomes)

    def final_scoring(self, *outcomes: str) -> Self:
        """Run the whole final scoring, to the end of the game."""
        self.game.stack = [step(FINAL_SCORING)]
        self.game._settle()
        self.answer_chance(*outcomes)
        assert self.game.stack[-1][0] == GAME_OVER
        return self

    # --- setting up ---

    def decrees(self, *ids: str, pawn: int = 0) -> Self:
        """Lay out the row of decrees, from the left."""
        self.game.decrees = tuple(self.rules.decree_ids.index(name) for name in ids)
        self.game.pawn = pawn
        return self

    def bot_supply(self, **amounts: int) -> Self:
        return self.resources(BOT, **amounts)

    def pieces(self, merchant: str | None = None, architect: str | None = None) -> Self:
        """Place the Cardinalbot's merchant and architect."""
        board, index = self.game.boards[BOT], self.rules.space_index
        board[MERCHANT] = board[MERCHANT] if merchant is None else index[merchant]
        board[ARCHITECT] = board[ARCHITECT] if architect is None else index[architect]
        return self

    def bot_tiles(self, *tiles: str) -> Self:
        """Put unfulfilled contracts and unplaced characters beside the Cardinalbot's board."""
        for name in tiles:
            put_in_store(self.game.boards[BOT], self.rules.tile_index[name])
        return self

    def inactive_crests(self, *families: str) -> Self:
        """Give the Cardinalbot inactive crests."""
        for family in families:
            self.game.boards[BOT][FAMILIES] |= 1 << self.rules.families.index(family)
        return self

    def active_crest(self, family: str, column: int) -> Self:
        """Put an active crest below a column, counted from 1."""
        board, number = self.game.boards[BOT], self.rules.families.index(family)
        board[FAMILIES] |= 1 << number
        board[CRESTS + column - 1] = number
        self._complete_column(column - 1)
        return self

    def column(self, column: int, upper: str, lower: str | None = None) -> Self:
        """Put one or two characters into a column of the Cardinalbot, counted from 1."""
        board, index = self.game.boards[BOT], self.rules.tile_index
        kind = self.rules.tile_kind[index[upper]]
        board[ROOMS + 2 * (column - 1) + 1] = index[upper]
        board[HOME_OF + kind] = column - 1
        board[KIND_IN + column - 1] = kind
        board[ROOMS_LEFT + column - 1] = 1
        if lower is not None:
            assert self.rules.tile_kind[index[lower]] == kind
            board[ROOMS + 2 * (column - 1)] = index[lower]
            board[ROOMS_LEFT + column - 1] = 0
        self._complete_column(column - 1)
        return self

    def _complete_column(self, column: int) -> None:
        board = self.game.boards[BOT]
        if not board[ROOMS_LEFT + column] and board[CRESTS + column] != EMPTY:
            board[MARKERS + board[KIND_IN + column]] = column_marker(self.game, column)

    def marker(self, action: str, points: int) -> Self:
        """Put a bonus-AP marker of the Cardinalbot on an action, as if its column were complete."""
        self.game.boards[BOT][MARKERS + ACTIONS.index(action)] = points
        return self

    def bot_houses(self, *towns: str) -> Self:
        """Put houses of the Cardinalbot on the map, besides the one in Tiletum. Its supply stays the same."""
        for town in towns:
            self.house(BOT, town)
        return self

    def bot_pillars(self, *towns: str) -> Self:
        """Put pillars of the Cardinalbot on the map. Its supply stays the same."""
        for town in towns:
            self.pillar(BOT, town)
        return self

    def contributions(self, seat: int, *towns: str) -> Self:
        """Give this seat the top tile of these cathedrals, and a pillar where it has none."""
        for town in towns:
            cathedral = self.rules.cathedral_in[self.rules.space_index[town]]
            if town not in self.pillars_of(seat):
                self.pillar(seat, town)
            self.game.boards[seat][CONTRIBUTED] |= 1 << cathedral
            self.game.tiles_taken[cathedral] += 1
        return self

    def offer(self, **slots: str) -> Self:
        """Fill the contract offer by slot, from the left: `desk.offer(a="cup", e="5iron")` (3, 3, 2, 2, 1
        AP)."""
        return self.contracts(*(slots.get(slot) for slot in "abcde"))

    def no_map_tiles(self) -> Self:
        self.game.places[KING_PLACE + 1 :] = [EMPTY] * (len(self.game.places) - KING_PLACE - 1)
        return self

    # --- reading the position ---

    @property
    def bot(self) -> dict[str, Any]:
        """The Cardinalbot's board, as in a position."""
        return self.board(BOT)

    def goods(self, seat: int = BOT) -> dict[str, int]:
        """Return the resources of a seat, without zeros."""
        return {kind: number for kind, number in self.board(seat)["resources"].items() if number}

    def points_of(self, seat: int = BOT) -> int:
        score: int = self.board(seat)["score"]
        return score

    def king_space(self, seat: int = BOT) -> int:
        """Return the VP of the space of a marker on the King track."""
        return self.rules.king_vp[self.game.boards[seat][KING_SPACE]]

    def markers(self) -> dict[str, int]:
        """Return the Cardinalbot's bonus AP on the wheel, without zeros."""
        board = self.game.boards[BOT]
        found = {action: board[MARKERS + i] for i, action in enumerate(ACTIONS)}
        return {action: points for action, points in found.items() if points}

    def pillars_of(self, seat: int = BOT) -> list[str]:
        """Return the towns with a pillar of this seat, in the order of the box."""
        towns = self.game.boards[seat][PILLAR_TOWNS]
        return [cathedral.town for i, cathedral in enumerate(self.rules.box.cathedrals) if towns >> i & 1]

    def houses_of(self, seat: int = BOT) -> list[str]:
        """Return the house spaces of this seat, such as "Paris 1", without Tiletum, in the order of the
        box."""
        return [space for space, owner in self.position()["houses"].items() if owner == seat]

    def events_with(self, *keys: str) -> list[dict[str, Any]]:
        """Return the events with one of these keys, in order, by name."""
        return [named(event, self.rules) for event in self.game.events or [] if event[0] in keys]

    def twin(self) -> Self:
        """Return a copy of this desk without events."""
        twin = copy.copy(self)
        twin._game = self.game.copy()
        return twin.clear_events()

    def clear_events(self) -> Self:
        """Forget the events so far."""
        self.game.events = []
        return self

    def points_from(self, source: str, seat: int = BOT) -> list[int]:
        """Return the VP a seat got from this source, one by one."""
        return [e["points"] for e in self.events_with("score") if (e["seat"], e["source"]) == (seat, source)]

    def fulfilled_contracts(self) -> list[str]:
        """Return the contracts it fulfilled, in order."""
        return [event["tile"] for event in self.events_with("bot-fulfils")]

    def gained_kinds(self) -> list[str]:
        """Return the kinds of the most required resources it gained, in order."""
        return [event["kind"] for event in self.events_with("bot-required")]

    def die_taken(self) -> str:
        """Return the die the Cardinalbot took last, such as "blue 3"."""
        die: str = next(e["die"] for e in reversed(self.events_with("die")) if e["seat"] == BOT)
        return die

    def action_resolved(self) -> tuple[str, int]:
        """Return the action and AP of the Cardinalbot's last action."""
        event = next(e for e in reversed(self.events_with("action")) if e["seat"] == BOT)
        return event["action"], event["points"]

    def route(self) -> list[tuple[str, int, str]]:
        """Return the entries it tried: decree, entry from 1, and "held", "condition" (false) or "no-die"."""
        return [(e["decree"], e["entry"], e["reason"]) for e in self.events_with("bot-entry")]

    def tiles_taken(self) -> list[str]:
        """Return the tiles the Cardinalbot took, from any place."""
        return [event["tile"] for event in self.events_with("take-tile") if event["seat"] == BOT]
