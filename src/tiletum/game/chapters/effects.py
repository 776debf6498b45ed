"""Effects: what characters, helpers, contracts, crests and house spaces give (rules EFFECT).

`give` does an effect; `may_use` says whether an atom of it would do anything now. An operation has its record
in `game.catalogue.effects`, and here its functions: what it needs, and what it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tiletum.box.model import RESOURCES
from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    ANY,
    ARCHITECT_ANYWHERE,
    BONUSES,
    CHOOSE_BUILDING,
    HOUSE_ANYWHERE,
    KING_STEP,
    MAP,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    POINTS,
    TOWN_STEP,
)
from tiletum.game.core.effects_table import OP_NAMES, Effect, EffectAtom
from tiletum.game.core.pieces import can_build_house, can_set_pillar
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    EMPTY,
    FROM_CHARACTER,
    FROM_EXCHANGE,
    KIND_IN,
    KING_ACTION,
    KING_SPACE,
    MERCHANT,
    ROOMS,
    SOURCES,
)


def give(state: State, effect: Effect, source: int, rule: str = "") -> None:
    """Carry out an effect for the active player, by its own rules or `rule`; what cannot be used is lost."""
    for atom in effect:
        may, do = OPERATIONS[atom[0]]
        if may(state, atom):
            do(state, atom, source, rule)
        else:
            state.tell("bonus-lost", "EFFECT-3", state.seat, atom[0])


def may_use(state: State, atom: EffectAtom) -> bool:
    return OPERATIONS[atom[0]][0](state, atom)


# --- conditions of operations ---


def always(state: State, atom: EffectAtom) -> bool:
    return True


def below_top(state: State, atom: EffectAtom) -> bool:
    return state.boards[state.seat][KING_SPACE] < state.rules.king_top


def action_has_use(state: State, atom: EffectAtom) -> bool:
    return atom[1] != KING_ACTION or below_top(state, atom)


def town_in_reach(state: State, atom: EffectAtom) -> bool:
    return bool(state.rules.town_step_moves[state.boards[state.seat][MERCHANT]])


def house_somewhere(state: State, atom: EffectAtom) -> bool:
    towns = range(len(state.rules.spaces))
    return any(can_build_house(state, state.boards[state.seat], town) for town in towns)


def pillar_somewhere(state: State, atom: EffectAtom) -> bool:
    board = state.boards[state.seat]
    return any(can_set_pillar(state, board, cathedral) for cathedral in range(len(state.pillars_at)))


def some_character(state: State, atom: EffectAtom) -> bool:
    board = state.boards[state.seat]
    return any(board[KIND_IN + building] != EMPTY for building in range(5))


def something_on_map(state: State, atom: EffectAtom) -> bool:
    """Return whether at least one of the steps, the house and the pillar is possible."""
    _, merchant, architect, house, pillar = atom
    if merchant or architect:
        return True
    board, rules = state.boards[state.seat], state.rules
    if house and can_build_house(state, board, board[MERCHANT]):
        return True
    cathedral = rules.cathedral_in[board[ARCHITECT]]
    return pillar > 0 and cathedral != EMPTY and can_set_pillar(state, board, cathedral)


# --- the rule of what is given, by the number of its source ---

GAIN_RULES: Final = [[rule_of("gain", source, kind) for kind in RESOURCES] for source in SOURCES]
POINTS_RULES: Final = [rule_of("vp", source) for source in SOURCES]
CHOICE_RULES: Final = [rule_of("gain any", source) for source in SOURCES]
CHOICE_RULES[FROM_EXCHANGE] = "CONTR-3"


# --- results of operations ---


def gain_resources(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.gain(state.seat, atom[1], atom[2], source, rule or GAIN_RULES[source][atom[1]])


def score_points(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.score(state.seat, atom[1], source, rule or POINTS_RULES[source])


def choose_resources(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(ANY, atom[1], 0, source)


def take_action(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(POINTS, atom[1], atom[2], source)
    state.tell("bonus-action", "EFFECT-6", state.seat, atom[1], atom[2])


def move_on_map(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(MAP, atom[1], atom[2], atom[3], atom[4])


def step_on_king_track(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(KING_STEP)


def step_to_town(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(TOWN_STEP)


def house_anywhere(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(HOUSE_ANYWHERE)


def pillar_anywhere(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(PILLAR_ANYWHERE)


def merchant_anywhere(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(MERCHANT_ANYWHERE)


def architect_anywhere(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(ARCHITECT_ANYWHERE)


def choose_building(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    state.push(CHOOSE_BUILDING, source)


def add_action_points(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    """Add points to the die's action. The +AP helper's task makes sure there is one (rule EFFECT-9)."""
    state.points += atom[1]
    state.tell("more-points", "EFFECT-9", state.seat, atom[1])


def nothing(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    """Do nothing: the colour helper acts through the die (see turn.give_resources)."""


def unwritten(state: State, atom: EffectAtom, source: int, rule: str) -> None:
    """Raise, because a new operation has no function yet."""
    raise NotImplementedError(OP_NAMES[atom[0]])


May = Callable[[State, EffectAtom], bool]
Do = Callable[[State, EffectAtom, int, str], None]

FUNCTIONS: Final[dict[str, tuple[May, Do]]] = {
    "action": (action_has_use, take_action),
    "king": (below_top, step_on_king_track),
    "town step": (town_in_reach, step_to_town),
    "house anywhere": (house_somewhere, house_anywhere),
    "pillar anywhere": (pillar_somewhere, pillar_anywhere),
    "merchant anywhere": (always, merchant_anywhere),
    "architect anywhere": (always, architect_anywhere),
    "building": (some_character, choose_building),
    "map": (something_on_map, move_on_map),
    "gain any": (always, choose_resources),
    "gain": (always, gain_resources),
    "vp": (always, score_points),
    "ap": (always, add_action_points),
    "colour": (always, nothing),
}
"""The condition and the result of each operation."""

OPERATIONS: Final[list[tuple[May, Do]]] = [FUNCTIONS.get(name, (always, unwritten)) for name in OP_NAMES]
"""These by number. A new operation without functions does not keep the tests from listing what it lacks."""


# --- decisions that only effects raise ---


def any_moves(state: State, out: list[int]) -> None:
    out += state.rules.gain_moves[state.stack[-1][2]]


def choose_resource(state: State, kind: int) -> None:
    """Gain one resource of choice. Kinds come in ascending order, so that each choice has one spelling."""
    top = state.stack[-1]
    if top[1] > 1:
        state.stack[-1] = (ANY, top[1] - 1, kind, top[3], 0)
    else:
        state.stack.pop()
    state.gain(state.seat, kind, 1, top[3], CHOICE_RULES[top[3]])


def building_moves(state: State, out: list[int]) -> None:
    board = state.boards[state.seat]
    for building, move in enumerate(state.rules.building_moves):
        if board[KIND_IN + building] != EMPTY:
            out.append(move)


def choose_bonuses_of(state: State, building: int) -> None:
    """Offer each character's bonus of a building once, in any order (rule EFFECT-16)."""
    rules, board = state.rules, state.boards[state.seat]
    first = ROOMS + rules.first_room[building]
    floors = sum(
        1 << floor for floor in range(rules.building_rooms[building]) if board[first + floor] != EMPTY
    )
    state.stack[-1] = (BONUSES, building, floors, state.stack[-1][1], 0)
    state.tell("building-bonuses", "EFFECT-16", state.seat, building)


def bonus_moves(state: State, out: list[int]) -> None:
    floors = state.stack[-1][2]
    for floor in range(3):
        if floors >> floor & 1:
            out.append(state.rules.bonus_move + floor)


def take_bonus(state: State, floor: int) -> None:
    rules = state.rules
    _, building, floors, source, _ = state.stack[-1]
    floors &= ~(1 << floor)
    if floors:
        state.stack[-1] = (BONUSES, building, floors, source, 0)
    else:
        state.stack.pop()
    tile = state.boards[state.seat][ROOMS + rules.first_room[building] + floor]
    state.tell("bonus", "EFFECT-16", state.seat, tile)
    give(state, rules.tile_effect[tile], FROM_CHARACTER)


def town_step_moves(state: State, out: list[int]) -> None:
    out += state.rules.town_step_moves[state.boards[state.seat][MERCHANT]]


def anywhere_moves(state: State, piece: int, first_move: int, out: list[int]) -> None:
    at = state.boards[state.seat][piece]
    out += [first_move + space for space in range(len(state.rules.spaces)) if space != at]
