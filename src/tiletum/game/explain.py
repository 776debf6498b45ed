"""Why a move is refused: the reason a player can act on, with the rule it comes from.

The engine only knows which moves are legal; this module is asked afterwards, about one that is not.
It may be slow. `ALWAYS` holds the reasons that any move can meet, `WHY` those of each kind of move;
both list small checks in the order in which they are tried. Of several reasons the lasting one comes
first: who is told to make room for a crest should not learn next that they own it already.
The words are the messages of `words/*/refusals.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES

from . import movetable as mt
from .chance import PILE_OF
from .effects_table import DO_ACTION
from .engine import Game, last_move
from .events import REFILLS, bonus_place_rule
from .points import ARCHITECT_STEP, HOUSE_PART, MERCHANT_STEP, PILLAR_PART, part_to_come
from .rules import Rules
from .steps import (
    ANY,
    ARCHITECT_ANYWHERE,
    BONUSES,
    CHOOSE_BUILDING,
    CHOOSE_DIE,
    CHOOSE_RESOURCES,
    CHOOSE_TILE,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_BOT_TOWN,
    DEAL_CHALLENGE,
    DEAL_CHARACTER,
    DEAL_CONTRACT,
    DEAL_COST,
    DEAL_FAIR,
    DEAL_FIRST,
    DEAL_TOWN,
    DEAL_WHEEL,
    DIE_ACTION,
    FINISH_HELPER,
    FIRST_CHANCE,
    GIVE_RESOURCES,
    HOUSE_ANYWHERE,
    KING_STEP,
    KING_TILE,
    MAP,
    MERCHANT_ANYWHERE,
    NAMES,
    PICK,
    PILLAR_ANYWHERE,
    POINTS,
    ROLL_BOT_DIE,
    ROLL_DIE,
    TASK_STEPS,
    TOWN_STEP,
    TURN_UP_CORRUPTION,
    Step,
)
from .tasks import GOLD_PER_RESOURCE, colour_step
from .turn import GOLD_PER_STEP
from .vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    CHARACTER_ACTION,
    CONTRACT_ACTION,
    CONTRACT_TILE,
    CONTRIBUTED,
    CREST_TILE,
    CRESTS,
    EMPTY,
    FAMILIES,
    FIRST_MAP_PLACE,
    FOOD,
    FREE_SLOTS,
    FROM_HELPER,
    FULFILLED,
    GOLD,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    IRON,
    JOKER_ACTION,
    KIND_IN,
    KING_ACTION,
    KING_SPACE,
    MERCHANT,
    MERCHANT_ACTION,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SETUP,
    STONE,
    STORE,
    WOOL,
    in_use,
)

Args = dict[str, int | str]


class Refusal(NamedTuple):
    key: str
    """A message of the catalogues, `refused-...`."""
    rule: str
    """The rule it follows from (docs/rules.md, docs/rules-solo.md)."""
    args: Args
    """What the message names: ids of the box, numbers, seats."""


class Attempt(NamedTuple):
    """A refused move, and where it was tried. What `a` and `b` count depends on the kind."""

    game: Game
    kind: int
    a: int
    b: int

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def board(self) -> list[int]:
        return self.game.boards[self.game.seat]

    @property
    def top(self) -> Step:
        return self.game.stack[-1]

    @property
    def decision(self) -> str:
        return NAMES[self.top[0]]


Check = Callable[[Attempt], Refusal | None]


def explain(game: Game, move: int) -> Refusal | None:
    """Why a move of the table is not legal now, or None if it is."""
    if move in game.moves():
        return None
    rules = game.rules
    t = Attempt(game, rules.move_kind[move], rules.move_a[move], rules.move_b[move])
    return first_reason(ALWAYS, t) or first_reason(WHY.get(t.kind, ()), t) or not_now(t)


def first_reason(checks: Iterable[Check], t: Attempt) -> Refusal | None:
    for check in checks:
        if reason := check(t):
            return reason
    return None


def not_now(t: Attempt) -> Refusal:
    """The last resort; the tests see to it that no game comes here."""
    return Refusal("refused-not-now", decision_rule(t), {})


# --- what is asked, and which moves belong to it ---

DECISION_RULE: Final[dict[int, str]] = {
    CHOOSE_DIE: "TURN-1",
    CHOOSE_TILE: "TURN-6",
    CHOOSE_RESOURCES: "EDITION-10",
    DIE_ACTION: "TURN-12",
    POINTS: "EFFECT-6",
    ANY: "EFFECT-5",
    MAP: "EFFECT-20",
    HOUSE_ANYWHERE: "EFFECT-30",
    PILLAR_ANYWHERE: "EFFECT-31",
    MERCHANT_ANYWHERE: "EFFECT-32",
    ARCHITECT_ANYWHERE: "EFFECT-32",
    TOWN_STEP: "EFFECT-25",
    KING_STEP: "EFFECT-24",
    CHOOSE_BUILDING: "EFFECT-16",
    BONUSES: "EFFECT-16",
    KING_TILE: "KINGP-2",
    DEAL_WHEEL: "SETUP-2",
    DEAL_ACTION: "SETUP-3",
    DEAL_BONUS: "SETUP-5",
    DEAL_CONTRACT: "SETUP-7",
    DEAL_CHARACTER: "SETUP-7",
    DEAL_COST: "SETUP-8",
    DEAL_TOWN: "SETUP-10",
    DEAL_FAIR: "SETUP-10",
    DEAL_FIRST: "SETUP-12",
    ROLL_DIE: "PREP-1",
    TURN_UP_CORRUPTION: "CORR-1",
    DEAL_CHALLENGE: "SOLO-7",
    DEAL_BOT_TOWN: "SOLO-6",
    ROLL_BOT_DIE: "BOT-2",
    PICK: "SOLO-16",
}
"""The rule that asks for each decision or outcome."""

REFILL_RULE: Final[dict[int, str]] = {
    DEAL_CONTRACT: "CONTR-5",
}
"""The same after setup, where it does not depend on more than that (`chance_rule`)."""

MAP_RULES: Final = ("EFFECT-20", "EFFECT-21", "EFFECT-22")
"""The rule of a bonus of steps, by the part of it that is still to come (`part_to_come`)."""

TASKS: Final = frozenset(range(mt.BUY, mt.DONE))
SPENDING: Final = frozenset(range(mt.MOVE_ARCHITECT, mt.GAIN))

OWN_KINDS: Final[dict[int, frozenset[int]]] = {
    CHOOSE_DIE: frozenset({mt.DIE}),
    CHOOSE_TILE: frozenset({mt.TILE, mt.LEAVE}),
    CHOOSE_RESOURCES: frozenset({mt.TAKE_RESOURCES}),
    DIE_ACTION: SPENDING,
    POINTS: SPENDING,
    ANY: frozenset({mt.GAIN}),
    MAP: frozenset({mt.MOVE_ARCHITECT, mt.MOVE_MERCHANT, mt.HOUSE, mt.PILLAR}),
    HOUSE_ANYWHERE: frozenset({mt.HOUSE}),
    PILLAR_ANYWHERE: frozenset({mt.PILLAR}),
    MERCHANT_ANYWHERE: frozenset({mt.MOVE_MERCHANT}),
    ARCHITECT_ANYWHERE: frozenset({mt.MOVE_ARCHITECT}),
    TOWN_STEP: frozenset({mt.MOVE_MERCHANT}),
    KING_STEP: frozenset({mt.ADVANCE}),
    CHOOSE_BUILDING: frozenset({mt.BUILDING}),
    BONUSES: frozenset({mt.BONUS}),
    KING_TILE: frozenset({mt.TILE, mt.LEAVE}),
}
"""The kinds of moves a decision can offer, besides tasks and the move that ends it."""

ACTIONS_OF: Final[dict[int, tuple[int, ...]]] = {
    mt.MOVE_ARCHITECT: (ARCHITECT_ACTION,),
    mt.PILLAR: (ARCHITECT_ACTION,),
    mt.MOVE_MERCHANT: (MERCHANT_ACTION,),
    mt.HOUSE: (MERCHANT_ACTION,),
    mt.TAKE: (ARCHITECT_ACTION, MERCHANT_ACTION),
    mt.CHARACTER: (CHARACTER_ACTION,),
    mt.DISCARD: (CHARACTER_ACTION,),
    mt.PLACE: (CHARACTER_ACTION,),
    mt.CONTRACT: (CONTRACT_ACTION,),
    mt.EXCHANGE: (CONTRACT_ACTION,),
    mt.ADVANCE: (KING_ACTION,),
    mt.JOKER: (JOKER_ACTION,),
}
"""The actions whose points pay for a move."""

WITHOUT_POINTS: Final = (MAP, MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE, TOWN_STEP)
"""Decisions that move a piece but cannot take the bonus tile where it arrives."""

BONUS_PARTS: Final[dict[int, tuple[int, str]]] = {
    mt.MOVE_MERCHANT: (MERCHANT_STEP, "EFFECT-20"),
    mt.MOVE_ARCHITECT: (ARCHITECT_STEP, "EFFECT-20"),
    mt.HOUSE: (HOUSE_PART, "EFFECT-21"),
    mt.PILLAR: (PILLAR_PART, "EFFECT-22"),
}
"""Where a MAP step counts what is left for a kind of move, and the rule that gave it."""

PIECE_OF: Final[dict[int, tuple[int, str]]] = {
    mt.MOVE_ARCHITECT: (ARCHITECT, "ARCH-1"),
    mt.MOVE_MERCHANT: (MERCHANT, "MERCH-1"),
}
PIECE_NAMES: Final[dict[int, str]] = {ARCHITECT: "architect", MERCHANT: "merchant"}

STEP_RULE: Final[dict[int, str]] = {
    MERCHANT_ANYWHERE: "EFFECT-32",
    ARCHITECT_ANYWHERE: "EFFECT-32",
    TOWN_STEP: "EFFECT-25",
}
"""The rule of a step that no action pays for."""


# --- over, chance or a player ---


def game_is_over(t: Attempt) -> Refusal | None:
    return Refusal("refused-game-over", "FINAL-1", {}) if t.game.over else None


def chance_asked(t: Attempt) -> Refusal | None:
    if not t.game.at_chance or t.kind >= mt.FIRST_OUTCOME:
        return None
    return Refusal("refused-chance-asked", chance_rule(t), {"decision": t.decision})


def outcome_not_asked(t: Attempt) -> Refusal | None:
    if t.game.at_chance or t.kind < mt.FIRST_OUTCOME:
        return None
    return Refusal("refused-outcome-unasked", decision_rule(t), {"decision": t.decision})


def other_outcome(t: Attempt) -> Refusal | None:
    """The kinds of outcomes stand in the same order as the steps that ask for them."""
    if not t.game.at_chance or t.kind - mt.FIRST_OUTCOME == t.top[0] - FIRST_CHANCE:
        return None
    return Refusal("refused-other-outcome", chance_rule(t), {"decision": t.decision})


def chance_rule(t: Attempt) -> str:
    """Return the rule by which chance is asked now; of tiles, it depends on their place."""
    kind, number = t.top[:2]
    if kind == DEAL_BONUS:
        return bonus_place_rule(number, t.game.round)
    if t.game.phase == SETUP:
        return DECISION_RULE[kind]
    return REFILLS[number] if kind == DEAL_CHARACTER else REFILL_RULE.get(kind, DECISION_RULE[kind])


def decision_rule(t: Attempt) -> str:
    return MAP_RULES[part_to_come(t.top)] if t.top[0] == MAP else DECISION_RULE[t.top[0]]


# --- moves that the open decision never offers ---


def not_offered(t: Attempt) -> Refusal | None:
    if t.game.at_chance or offers(t.top[0], t.kind):
        return None
    return first_reason(NOT_OFFERED, t) or Refusal(
        "refused-not-offered", decision_rule(t), {"decision": t.decision}
    )


def offers(step: int, kind: int) -> bool:
    return kind in OWN_KINDS[step] or kind == last_move(step) or (step in TASK_STEPS and kind in TASKS)


def task_outside_turn(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS or t.top[0] != KING_TILE:
        return None
    return Refusal("refused-task-outside-turn", "TASK-2", {})


def task_in_choice(t: Attempt) -> Refusal | None:
    if t.kind not in TASKS:
        return None
    return Refusal("refused-task-in-choice", "TASK-3", {"decision": t.decision})


def die_taken(t: Attempt) -> Refusal | None:
    if t.kind != mt.DIE or not has_die(t):
        return None
    return Refusal("refused-die-taken", "TURN-1", {})


def tile_past(t: Attempt) -> Refusal | None:
    if t.kind not in (mt.TILE, mt.LEAVE) or not has_die(t) or waits(t, CHOOSE_TILE):
        return None
    return Refusal("refused-tile-past", "TURN-6", {})


def resources_came(t: Attempt) -> Refusal | None:
    if t.kind != mt.TAKE_RESOURCES or not has_die(t) or resources_wait(t):
        return None
    return Refusal("refused-resources-came", "TURN-8", {})


def gain_declined(t: Attempt) -> Refusal | None:
    if t.kind != mt.DONE or t.top[0] != ANY:
        return None
    return Refusal("refused-gain-declined", "EFFECT-1", {"count": t.top[1]})


def take_without_points(t: Attempt) -> Refusal | None:
    if t.kind != mt.TAKE or t.top[0] not in WITHOUT_POINTS:
        return None
    return Refusal("refused-take-without-points", "MERCH-6", {})


NOT_OFFERED: Final[tuple[Check, ...]] = (
    task_outside_turn,
    task_in_choice,
    die_taken,
    tile_past,
    resources_came,
    gain_declined,
    take_without_points,
)
"""Better answers than the name of the open decision."""


def has_die(t: Attempt) -> bool:
    """Whether this turn's die is taken; in the King phase the last turn's die is still noted."""
    return t.game.die != EMPTY and t.top[0] != KING_TILE


def waits(t: Attempt, *kinds: int) -> bool:
    return any(step[0] in kinds for step in t.game.stack)


def resources_wait(t: Attempt) -> bool:
    return waits(t, GIVE_RESOURCES, CHOOSE_RESOURCES)


# --- action points ---


def wrong_action(t: Attempt) -> bool:
    return spends(t) and purse(t)[0] not in ACTIONS_OF[t.kind]


def spends(t: Attempt) -> bool:
    return t.top[0] in (DIE_ACTION, POINTS) and t.kind in ACTIONS_OF


def purse(t: Attempt) -> tuple[int, int]:
    """The open action, and how many points it has."""
    return points_of(t.game, t.top)


def points_of(game: Game, step: Step) -> tuple[int, int]:
    return (step[1], step[2]) if step[0] == POINTS else (game.action, game.points)


def open_action(t: Attempt) -> str:
    return ACTIONS[purse(t)[0]]


def joker_unnamed(t: Attempt) -> Refusal | None:
    if not wrong_action(t) or purse(t)[0] != JOKER_ACTION:
        return None
    return Refusal("refused-joker-unnamed", joker_rule(t), {})


def inner_action_first(t: Attempt) -> Refusal | None:
    """The action is there, with points, but below the one that is open."""
    if not wrong_action(t):
        return None
    outer = [points_of(t.game, step) for step in t.game.stack[:-1] if step[0] in (DIE_ACTION, POINTS)]
    needed = [ACTIONS[action] for action, points in outer if points and action in ACTIONS_OF[t.kind]]
    if not needed:
        return None
    return Refusal("refused-inner-action", "EFFECT-6", {"action": open_action(t), "needed": needed[-1]})


def joker_named(t: Attempt) -> Refusal | None:
    if t.kind != mt.JOKER or not wrong_action(t) or not was_joker(t):
        return None
    return Refusal("refused-joker-named", joker_rule(t), {"action": open_action(t)})


def not_a_joker(t: Attempt) -> Refusal | None:
    if t.kind != mt.JOKER or not wrong_action(t):
        return None
    return Refusal("refused-not-a-joker", "JOKER-1", {"action": open_action(t)})


def other_action(t: Attempt) -> Refusal | None:
    if not wrong_action(t):
        return None
    if t.kind == mt.TAKE:
        return Refusal("refused-take-other-action", "MERCH-6", {"action": open_action(t)})
    needed = ACTIONS[ACTIONS_OF[t.kind][0]]
    return Refusal("refused-other-action", other_action_rule(t), {"action": open_action(t), "needed": needed})


def other_action_rule(t: Attempt) -> str:
    if was_joker(t):
        return "JOKER-1" if t.top[0] == DIE_ACTION else "EFFECT-7"
    return "TURN-11" if t.top[0] == DIE_ACTION else "EFFECT-6"


def joker_rule(t: Attempt) -> str:
    return "JOKER-2" if t.top[0] == DIE_ACTION else "EFFECT-7"


def was_joker(t: Attempt) -> bool:
    """Whether the open action is the one named with a Joker, by the die or by a helper."""
    if t.top[0] == DIE_ACTION:
        place = (t.game.die % 6 - t.game.wheel) % 6
        return t.game.action_at[place] == JOKER_ACTION
    below = t.game.stack[-2]
    # A character placed with the helper's last point gives its action right above the helper, too.
    if t.top[3] != FROM_HELPER or below[0] != FINISH_HELPER:
        return False
    return t.rules.tile_effect[below[1]][0][:2] == (DO_ACTION, JOKER_ACTION)


def no_points(t: Attempt) -> Refusal | None:
    if not spends(t) or purse(t)[1]:
        return None
    return Refusal("refused-no-points", "TURN-10", {"action": open_action(t)})


def too_few_points(t: Attempt, need: int, rule: str) -> Refusal | None:
    have = purse(t)[1]
    if have >= need:
        return None
    return Refusal("refused-few-points", rule, {"action": open_action(t), "have": have, "need": need})


# --- the die ---


def no_such_die(t: Attempt) -> Refusal | None:
    if t.game.dice[t.a]:
        return None
    return Refusal("refused-no-such-die", "TURN-1", {"colour": COLOURS[t.a // 6], "value": t.a % 6 + 1})


def gold_for_die(t: Attempt) -> Refusal | None:
    need = GOLD_PER_STEP * t.rules.die_steps[t.a % 6][t.b]
    if t.board[GOLD] >= need:
        return None
    return Refusal("refused-gold-for-die", "TURN-3", {"have": t.board[GOLD], "need": need})


# --- taking tiles, from wherever ---


def wanted(t: Attempt) -> int:
    """The tile that a move would take."""
    if t.kind == mt.TAKE:
        return t.game.places[FIRST_MAP_PLACE + t.a]
    if t.kind == mt.CONTRACT:
        return t.game.contract_offer[t.a]
    return t.a if t.kind == mt.CHARACTER else t.game.places[t.top[1]]


def crest_owned(t: Attempt) -> Refusal | None:
    tile = wanted(t)
    if t.rules.tile_type[tile] != CREST_TILE or not t.board[FAMILIES] >> t.rules.tile_family[tile] & 1:
        return None
    return Refusal("refused-crest-owned", "TILE-2", {"tile": tile_id(t, tile)})


def contract_spaces_full(t: Attempt) -> Refusal | None:
    tile, spaces = wanted(t), t.rules.contract_spaces
    if t.rules.tile_type[tile] != CONTRACT_TILE or not t.rules.contracts_need_space:
        return None
    if t.board[FULFILLED] < spaces:
        return None
    return Refusal("refused-contracts-done", "TILE-3", {"tile": tile_id(t, tile), "spaces": spaces})


def storehouse_full(t: Attempt) -> Refusal | None:
    if t.board[FREE_SLOTS]:
        return None
    rule = "TURN-7" if t.kind == mt.TILE else "TURN-13"
    return Refusal("refused-storehouse-full", rule, {"tile": tile_id(t, wanted(t))})


def tile_id(t: Attempt, tile: int) -> str:
    return t.rules.tiles[tile].id


# --- on the map ---


def not_in_bonus(t: Attempt) -> Refusal | None:
    """A bonus of steps, a house and a pillar has nothing left of this part."""
    part, rule = BONUS_PARTS[t.kind]
    if t.top[0] != MAP or t.top[part]:
        return None
    rule = decision_rule(t) if part_to_come(t.top) else rule
    return Refusal("refused-not-in-bonus", rule, {"part": mt.KIND_NAMES[t.kind]})


def step_rule(t: Attempt) -> str:
    return decision_rule(t) if t.top[0] == MAP else STEP_RULE.get(t.top[0], PIECE_OF[t.kind][1])


def standing(t: Attempt) -> int:
    return t.board[PIECE_OF[t.kind][0]]


def way(t: Attempt) -> Args:
    return {
        "piece": mt.KIND_NAMES[t.kind],
        "from": t.rules.spaces[standing(t)],
        "to": t.rules.spaces[t.a],
    }


def already_there(t: Attempt) -> Refusal | None:
    if standing(t) != t.a:
        return None
    args: Args = {"piece": mt.KIND_NAMES[t.kind], "space": t.rules.spaces[t.a]}
    return Refusal("refused-already-there", step_rule(t), args)


def town_step_from_road(t: Attempt) -> Refusal | None:
    at = standing(t)
    if t.top[0] != TOWN_STEP or not t.rules.road[at] or t.rules.edition.step_from_road:
        return None
    return Refusal("refused-step-from-road", "EFFECT-25", {"space": t.rules.spaces[at]})


def town_step_to_road(t: Attempt) -> Refusal | None:
    if t.top[0] != TOWN_STEP or not t.rules.road[t.a] or t.rules.edition.step_to_road:
        return None
    return Refusal("refused-step-to-road", "EFFECT-25", {"space": t.rules.spaces[t.a]})


def not_adjacent(t: Attempt) -> Refusal | None:
    anywhere = t.top[0] in (MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE)
    if anywhere or t.a in t.rules.neighbours[standing(t)]:
        return None
    return Refusal("refused-not-adjacent", step_rule(t), way(t))


def house_rule(t: Attempt) -> str:
    """Return the rule that says where a house may go: anywhere by a crest, else with the merchant."""
    return "EFFECT-30" if t.top[0] == HOUSE_ANYWHERE else "MERCH-2"


def pillar_rule(t: Attempt) -> str:
    """Return the rule that says where a pillar may go: anywhere by a crest, else with the architect."""
    return "EFFECT-31" if t.top[0] == PILLAR_ANYWHERE else "ARCH-2"


def house_space(t: Attempt) -> Args:
    house = t.rules.box.house_spaces[t.a]
    return {"town": house.town, "number": house.number}


def town(t: Attempt) -> str:
    """Of moves whose second number is a town."""
    return t.rules.spaces[t.b]


def house_space_unused(t: Attempt) -> Refusal | None:
    players = t.rules.box.house_spaces[t.a].players
    if players <= t.rules.players:
        return None
    return Refusal("refused-house-space-unused", "MERCH-4", {**house_space(t), "players": players})


def own_house_there(t: Attempt) -> Refusal | None:
    if not t.board[HOUSE_TOWNS] >> t.b & 1:
        return None
    return Refusal("refused-own-house", house_rule(t), {"town": town(t)})


def house_space_taken(t: Attempt) -> Refusal | None:
    seat = t.game.houses[t.a]
    if seat == EMPTY:
        return None
    return Refusal("refused-house-space-taken", house_rule(t), {**house_space(t), "seat": seat})


def no_house_left(t: Attempt) -> Refusal | None:
    return None if t.board[HOUSES] else Refusal("refused-no-house", house_rule(t), {})


def merchant_elsewhere(t: Attempt) -> Refusal | None:
    return None if t.top[0] == HOUSE_ANYWHERE else elsewhere(t, MERCHANT, "MERCH-2")


def cathedral_unavailable(t: Attempt) -> Refusal | None:
    if t.rules.cost_available[t.game.costs[t.a]]:
        return None
    return Refusal("refused-cathedral-unavailable", "SETUP-9", {"town": cathedral_town(t)})


def own_pillar_there(t: Attempt) -> Refusal | None:
    if not t.board[PILLAR_TOWNS] >> t.a & 1:
        return None
    return Refusal("refused-own-pillar", pillar_rule(t), {"town": town(t)})


def pillar_spaces_taken(t: Attempt) -> Refusal | None:
    spaces = t.rules.pillar_spaces[t.a]
    if t.game.pillars_at[t.a] < spaces:
        return None
    return Refusal("refused-pillar-spaces-taken", pillar_rule(t), {"town": town(t), "spaces": spaces})


def no_pillar_left(t: Attempt) -> Refusal | None:
    return None if t.board[PILLARS] else Refusal("refused-no-pillar", pillar_rule(t), {})


def architect_elsewhere(t: Attempt) -> Refusal | None:
    return None if t.top[0] == PILLAR_ANYWHERE else elsewhere(t, ARCHITECT, "ARCH-2")


def elsewhere(t: Attempt, piece: int, rule: str) -> Refusal | None:
    at = t.board[piece]
    if at == t.b:
        return None
    args: Args = {"piece": PIECE_NAMES[piece], "space": t.rules.spaces[at], "town": town(t)}
    return Refusal("refused-elsewhere", rule, args)


def bonus_space_unused(t: Attempt) -> Refusal | None:
    players = t.rules.box.bonus_spaces[t.a].players
    if players <= t.rules.players:
        return None
    return Refusal("refused-bonus-space-unused", "SETUP-6", {"town": town(t), "players": players})


def map_tile_gone(t: Attempt) -> Refusal | None:
    if wanted(t) != EMPTY:
        return None
    return Refusal("refused-map-tile-gone", "CLEAN-5", {"town": town(t)})


def taker_elsewhere(t: Attempt) -> Refusal | None:
    if purse(t)[0] == ARCHITECT_ACTION:
        return elsewhere(t, ARCHITECT, "ARCH-3")
    return elsewhere(t, MERCHANT, "MERCH-3")


# --- characters ---


def not_in_offer(t: Attempt) -> Refusal | None:
    if t.a in t.game.character_offer:
        return None
    return Refusal("refused-not-in-offer", "CHAR-1", {"tile": tile_id(t, t.a)})


def offer_empty(t: Attempt) -> Refusal | None:
    return None if t.game.character_offer else Refusal("refused-offer-empty", "CONTR-6", {})


def character_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "CHAR-4")


def home_of(t: Attempt) -> int:
    """The building in which this character's kind lives."""
    return t.board[HOME_OF + t.rules.tile_kind[t.a]]


def home_full(t: Attempt) -> Refusal | None:
    home = home_of(t)
    if home == EMPTY or t.board[ROOMS_LEFT + home]:
        return None
    return Refusal("refused-home-full", "CHAR-6", {"tile": tile_id(t, t.a), "building": home + 1})


def home_elsewhere(t: Attempt) -> Refusal | None:
    home = home_of(t)
    if home in (EMPTY, t.rules.room_building[t.b]):
        return None
    args: Args = {"action": ACTIONS[t.rules.tile_kind[t.a]], "building": home + 1}
    return Refusal("refused-home-elsewhere", "CHAR-5", args)


def other_kind_inside(t: Attempt) -> Refusal | None:
    building = t.rules.room_building[t.b]
    kind = t.board[KIND_IN + building]
    if kind in (EMPTY, t.rules.tile_kind[t.a]):
        return None
    return Refusal("refused-other-kind", "CHAR-5", {"building": building + 1, "action": ACTIONS[kind]})


def room_taken(t: Attempt) -> Refusal | None:
    tile = t.board[ROOMS + t.b]
    if tile == EMPTY:
        return None
    args: Args = {"building": t.rules.room_building[t.b] + 1, "floor": t.rules.room_floor[t.b]}
    return Refusal("refused-room-taken", "CHAR-4", {**args, "tile": tile_id(t, tile)})


def points_for_floor(t: Attempt) -> Refusal | None:
    return too_few_points(t, t.rules.room_floor[t.b], "CHAR-4")


# --- contracts, King track ---


def slot_empty(t: Attempt) -> Refusal | None:
    if wanted(t) != EMPTY:
        return None
    return Refusal("refused-slot-empty", "CONTR-4", {"slot": t.a + 1})


def points_for_slot(t: Attempt) -> Refusal | None:
    return too_few_points(t, t.rules.contract_costs[t.a], "CONTR-1")


def nothing_to_exchange(t: Attempt) -> Refusal | None:
    if t.board[t.a]:
        return None
    return Refusal("refused-nothing-to-exchange", "CONTR-2", {"kind": RESOURCES[t.a]})


def king_at_top(t: Attempt) -> Refusal | None:
    top = t.rules.king_top
    if t.board[KING_SPACE] < top:
        return None
    return Refusal("refused-king-at-top", "KINGA-3", {"value": t.rules.king_vp[top]})


# --- choices that bonuses bring ---


def gain_out_of_order(t: Attempt) -> Refusal | None:
    """Kinds come in one order, so that every choice has one spelling (docs/notation.md)."""
    args: Args = {"kind": RESOURCES[t.a], "least": RESOURCES[t.top[2]]}
    return Refusal("refused-gain-order", "EFFECT-5", args)


def nobody_lives_there(t: Attempt) -> Refusal | None:
    return Refusal("refused-building-empty", "EFFECT-16", {"building": t.a + 1})


def floor_missing(t: Attempt) -> Refusal | None:
    rooms = t.rules.building_rooms[t.top[1]]
    if t.a < rooms:
        return None
    return Refusal("refused-floor-missing", "EFFECT-16", {**floor_args(t), "rooms": rooms})


def floor_empty(t: Attempt) -> Refusal | None:
    if t.board[ROOMS + t.rules.first_room[t.top[1]] + t.a] != EMPTY:
        return None
    return Refusal("refused-floor-empty", "EFFECT-16", floor_args(t))


def bonus_gone(t: Attempt) -> Refusal | None:
    """Taken before, or the character moved in after the building was chosen."""
    return Refusal("refused-bonus-gone", "EFFECT-16", floor_args(t))


def floor_args(t: Attempt) -> Args:
    return {"building": t.top[1] + 1, "floor": t.a + 1}


# --- tasks ---


def gold_for_buying(t: Attempt) -> Refusal | None:
    args: Args = {"kind": RESOURCES[t.a], "have": t.board[GOLD], "need": GOLD_PER_RESOURCE}
    return Refusal("refused-gold-to-buy", "TASK-4", args)


def cathedral_town(t: Attempt) -> str:
    return t.rules.spaces[t.rules.cathedral_town[t.a]]


def no_pillar_there(t: Attempt) -> Refusal | None:
    if t.board[PILLAR_TOWNS] >> t.a & 1:
        return None
    return Refusal("refused-pillar-missing", "TASK-9", {"town": cathedral_town(t)})


def already_contributed(t: Attempt) -> Refusal | None:
    if not t.board[CONTRIBUTED] >> t.a & 1:
        return None
    return Refusal("refused-contributed", "TASK-9", {"town": cathedral_town(t)})


def cathedral_tiles_gone(t: Attempt) -> Refusal | None:
    """Only in an owner's box that has more pillar spaces than tiles."""
    if t.game.tiles_taken[t.a] < len(t.rules.cathedral_tiles[t.a]):
        return None
    return Refusal("refused-cathedral-built", "TASK-9", {"town": cathedral_town(t)})


def stone_missing(t: Attempt) -> Refusal | None:
    need = t.rules.cost_stone[t.game.costs[t.a]]
    args: Args = {"town": cathedral_town(t), "have": t.board[STONE], "need": need}
    return Refusal("refused-stone", "TASK-9", args)


def not_held(t: Attempt, tile: int, rule: str) -> Refusal | None:
    if tile in t.board[STORE:]:
        return None
    return Refusal("refused-not-held", rule, {"tile": tile_id(t, tile)})


def contract_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "TASK-5")


def no_open_space(t: Attempt) -> Refusal | None:
    spaces = t.rules.contract_spaces
    if t.board[FULFILLED] < spaces:
        return None
    return Refusal("refused-no-contract-space", "TASK-6", {"tile": tile_id(t, t.a), "spaces": spaces})


def resources_missing(t: Attempt) -> Refusal | None:
    """All that this way of paying lacks."""
    move = t.rules.move_of[(mt.FULFIL, t.a, t.b)]
    _, wool, iron, kind, same = next(way for way in t.rules.fulfil_options[t.a] if way[0] == move)
    need = {WOOL: wool, IRON: iron, kind: same}
    short = {RESOURCES[pays]: count - t.board[pays] for pays, count in need.items() if count > t.board[pays]}
    if not short:
        return None
    missing = "+".join(f"{short[name]}{name}" for name in RESOURCES if name in short)
    return Refusal("refused-resources", "TASK-5", {"missing": missing})


def crest_placed(t: Attempt) -> Refusal | None:
    crests = t.board[CRESTS : CRESTS + len(t.rules.crest_cost)]
    if t.a not in crests:
        return None
    args: Args = {"tile": t.rules.families[t.a], "building": crests.index(t.a) + 1}
    return Refusal("refused-crest-placed", "TASK-7", args)


def crest_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.rules.crest_tile[t.a], "TASK-7")


def building_has_crest(t: Attempt) -> Refusal | None:
    family = t.board[CRESTS + t.b]
    if family == EMPTY:
        return None
    return Refusal("refused-has-crest", "TASK-7", {"building": t.b + 1, "tile": t.rules.families[family]})


def food_missing(t: Attempt) -> Refusal | None:
    args: Args = {"building": t.b + 1, "have": t.board[FOOD], "need": t.rules.crest_cost[t.b]}
    return Refusal("refused-food", "TASK-7", args)


def helper_in_use(t: Attempt) -> Refusal | None:
    """It still lies in the storehouse, so saying that it is not held would be puzzling."""
    store = t.board[STORE:]
    if t.a in store or in_use(t.a) not in store:
        return None
    return Refusal("refused-helper-in-use", "TASK-11", {"tile": tile_id(t, t.a)})


def helper_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "TASK-10")


def points_without_die(t: Attempt) -> Refusal | None:
    """Of the helpers held only the +AP ones depend on the moment, so it is one of these."""
    if t.game.action != EMPTY:
        return None
    return Refusal("refused-points-without-die", "EFFECT-9", {"tile": tile_id(t, t.a)})


def points_before_naming(t: Attempt) -> Refusal | None:
    if t.game.action != JOKER_ACTION:
        return None
    return Refusal("refused-points-before-naming", "EFFECT-10", {"tile": tile_id(t, t.a)})


def colour_named(t: Attempt) -> Refusal | None:
    if t.game.colour == EMPTY:
        return None
    return Refusal("refused-colour-named", colour_rule(t), {"kind": RESOURCES[t.game.colour]})


def colour_too_early(t: Attempt) -> Refusal | None:
    """Its moment comes later in this turn: which one that is, the edition says."""
    late = t.rules.colour_after_die
    if has_die(t) and not (late and resources_wait(t)):
        return None
    key = "refused-colour-with-resources" if late else "refused-colour-with-die"
    return Refusal(key, colour_rule(t), {"tile": tile_id(t, t.a), "decision": t.decision})


def colour_too_late(t: Attempt) -> Refusal | None:
    return Refusal("refused-colour-too-late", colour_rule(t), {"tile": tile_id(t, t.a)})


def colour_rule(t: Attempt) -> str:
    return "EDITION-10" if colour_step(t.game) == CHOOSE_RESOURCES else "EFFECT-12"


# --- outcomes that cannot be ---


def action_tile_placed(t: Attempt) -> Refusal | None:
    return Refusal("refused-action-placed", "SETUP-3", {"action": ACTIONS[t.a]})


def tile_left_out(t: Attempt) -> Refusal | None:
    pile = PILE_OF[t.top[0]]
    if t.rules.pile_start[pile][t.rules.pile_slot[pile][t.a]]:
        return None
    return Refusal("refused-tile-left-out", "SETUP-4", {"tile": tile_id(t, t.a), "players": t.rules.players})


def not_in_pile(t: Attempt) -> Refusal | None:
    return Refusal("refused-not-in-pile", "ROUND-6", {"tile": tile_id(t, t.a)})


def cost_drawn(t: Attempt) -> Refusal | None:
    cathedral = t.rules.cathedral_town[t.game.costs.index(t.a)]
    return Refusal("refused-cost-drawn", "SETUP-8", {"town": t.rules.spaces[cathedral]})


def town_drawn(t: Attempt) -> Refusal | None:
    space = t.rules.town_tile_space[t.a]
    number = t.game.fair_towns.index(space) + 1
    return Refusal("refused-town-drawn", "SETUP-10", {"town": t.rules.spaces[space], "round": number})


def fair_drawn(t: Attempt) -> Refusal | None:
    return Refusal("refused-fair-drawn", "SETUP-10", {"round": t.game.fair_tiles.index(t.a) + 1})


def no_such_seat(t: Attempt) -> Refusal | None:
    return Refusal("refused-no-such-seat", "SETUP-12", {"players": t.rules.players})


def colour_not_in_bag(t: Attempt) -> Refusal | None:
    return Refusal("refused-not-in-bag", "PREP-1", {"colour": COLOURS[t.a // 6]})


def token_gone(t: Attempt) -> Refusal | None:
    rule = "CLEAN-6" if t.game.round > 1 else "SETUP-11"
    return Refusal("refused-token-gone", rule, {"value": t.a})


def challenge_in_play(t: Attempt) -> Refusal | None:
    return Refusal("refused-challenge-in-play", "SOLO-7", {"challenge": t.rules.challenge_names[t.a]})


def town_is_fair(t: Attempt) -> Refusal | None:
    space = t.rules.town_tile_space[t.a]
    number = t.game.fair_towns.index(space) + 1
    return Refusal("refused-bot-town-is-fair", "SOLO-6", {"town": t.rules.spaces[space], "round": number})


def not_so_many_tied(t: Attempt) -> Refusal | None:
    return Refusal("refused-pick", "SOLO-16", {"count": t.top[1]})


# --- the order of the reasons ---

ALWAYS: Final[tuple[Check, ...]] = (
    game_is_over,
    chance_asked,
    outcome_not_asked,
    other_outcome,
    not_offered,
    joker_unnamed,
    inner_action_first,
    joker_named,
    not_a_joker,
    other_action,
    no_points,
)

MAY_NOT_OWN: Final[tuple[Check, ...]] = (crest_owned, contract_spaces_full, storehouse_full)
STEPS: Final[tuple[Check, ...]] = (
    not_in_bonus,
    already_there,
    town_step_from_road,
    town_step_to_road,
    not_adjacent,
)
DRAWS: Final[tuple[Check, ...]] = (tile_left_out, not_in_pile)

WHY: Final[dict[int, tuple[Check, ...]]] = {
    mt.DIE: (no_such_die, gold_for_die),
    mt.TILE: MAY_NOT_OWN,
    mt.MOVE_ARCHITECT: STEPS,
    mt.MOVE_MERCHANT: STEPS,
    mt.HOUSE: (
        not_in_bonus,
        house_space_unused,
        own_house_there,
        house_space_taken,
        no_house_left,
        merchant_elsewhere,
    ),
    mt.PILLAR: (
        not_in_bonus,
        cathedral_unavailable,
        own_pillar_there,
        pillar_spaces_taken,
        no_pillar_left,
        architect_elsewhere,
    ),
    mt.TAKE: (bonus_space_unused, map_tile_gone, *MAY_NOT_OWN, taker_elsewhere),
    mt.CHARACTER: (not_in_offer, storehouse_full),
    mt.DISCARD: (offer_empty,),
    mt.PLACE: (
        character_not_held,
        home_full,
        home_elsewhere,
        other_kind_inside,
        room_taken,
        points_for_floor,
    ),
    mt.CONTRACT: (slot_empty, *MAY_NOT_OWN, points_for_slot),
    mt.EXCHANGE: (nothing_to_exchange,),
    mt.ADVANCE: (king_at_top,),
    mt.GAIN: (gain_out_of_order,),
    mt.BUILDING: (nobody_lives_there,),
    mt.BONUS: (floor_missing, floor_empty, bonus_gone),
    mt.BUY: (gold_for_buying,),
    mt.CATHEDRAL: (
        cathedral_unavailable,
        no_pillar_there,
        already_contributed,
        cathedral_tiles_gone,
        stone_missing,
    ),
    mt.FULFIL: (contract_not_held, no_open_space, resources_missing),
    mt.CREST: (crest_placed, crest_not_held, building_has_crest, food_missing),
    mt.HELPER: (helper_in_use, helper_not_held, points_without_die, points_before_naming),
    mt.COLOUR: (helper_in_use, helper_not_held, colour_named, colour_too_early, colour_too_late),
    mt.ACTION_TILE: (action_tile_placed,),
    mt.DRAW_BONUS: DRAWS,
    mt.DRAW_CONTRACT: DRAWS,
    mt.DRAW_CHARACTER: DRAWS,
    mt.COST: (cost_drawn,),
    mt.TOWN: (town_drawn,),
    mt.FAIR_TILE: (fair_drawn,),
    mt.FIRST_PLAYER: (no_such_seat,),
    mt.ROLL: (colour_not_in_bag,),
    mt.CORRUPTION: (token_gone,),
    mt.CHALLENGE: (challenge_in_play,),
    mt.BOT_TOWN: (town_is_fair,),
    mt.PICK: (not_so_many_tied,),
}
"""The reasons of each kind of move, where its decision is open."""
