"""The arguments of the messages about moves: a move's price and its results.

They are made in two steps. The first extracts the facts from the position. The second makes the arguments
from these facts and the rules alone, so callers can cache them by the facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tiletum.box.model import COLOURS, RESOURCES
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue import steps as st
from tiletum.game.chapters.tasks import GOLD_PER_RESOURCE
from tiletum.game.chapters.turn import GOLD_PER_STEP
from tiletum.game.core.movetable import Move
from tiletum.game.core.points import spends_points
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import EMPTY, FIRST_MAP_PLACE, KIND_IN, KING_SPACE, MARKERS, ROOMS
from tiletum.game.engine import Game

from . import things
from .decisions import die_resources, resources_of_die, tile_asked
from .log import event_args
from .things import action, king_space, space_number, tile_number
from .values import Args, Name, Names, seat_at

# --- facts of the position ---

Facts = tuple[Any, ...]


def nothing(game: State, move: Move) -> Facts:
    return ()


def is_paid(game: State, move: Move) -> Facts:
    return (spends_points(game),)


def of_die(game: State, move: Move) -> Facts:
    gives = game.action_at[(move.b - game.wheel) % 6]
    return gives, game.colour, own(game, MARKERS + gives)


def of_bonus_tile(game: State, move: Move) -> Facts:
    top = game.stack[-1]
    return (*tile_asked(game, top), top[0])


def of_resources(game: State, move: Move) -> Facts:
    return die_resources(game, game.stack[-1])


def of_map_tile(game: State, move: Move) -> Facts:
    return game.places[FIRST_MAP_PLACE + move.a], spends_points(game)


def of_contract(game: State, move: Move) -> Facts:
    return game.contract_offer[move.a], spends_points(game)


def of_exchange(game: State, move: Move) -> Facts:
    return game.exchanged, spends_points(game)


def of_advance(game: State, move: Move) -> Facts:
    return own(game, KING_SPACE), points_left(game)


def of_joker(game: State, move: Move) -> Facts:
    """Return the points of the action. The marker of the named action counts only for the die's action."""
    with_die = game.stack[-1][0] == st.DIE_ACTION
    return (points_left(game) + (own(game, MARKERS + move.a) if with_die else 0),)


def of_building(game: State, move: Move) -> Facts:
    return (own(game, KIND_IN + move.a),)


def of_bonus(game: State, move: Move) -> Facts:
    return (own(game, ROOMS + game.rules.first_room[game.stack[-1][1]] + move.a),)


def of_cathedral(game: State, move: Move) -> Facts:
    return game.costs[move.a], game.tiles_taken[move.a]


def of_rest(game: State, move: Move) -> Facts:
    return (points_left(game),)


def of_pick(game: State, move: Move) -> Facts:
    """Return the event of the pick. Only the step below knows what the number means, so run it on a copy."""
    twin = Game(game.rules)
    game.copy_state(twin)
    twin.events = []
    twin.apply(move.index)
    return next(event for event in twin.events if event[0] == "bot-picked")


# --- arguments of players' moves ---


def die(rules: Rules, move: Move, gives: int, colour: int, marker: int) -> Args:
    """Return what the die costs, and what it gives: resources, an action, points."""
    value = move.b
    return {
        "die": Name("colour", COLOURS[move.a // 6]),
        "face": move.a % 6 + 1,
        "value": value + 1,
        "gold": GOLD_PER_STEP * rules.die_steps[move.a % 6][value],
        "kind": Name("kind", RESOURCES[move.a // 6 if colour == EMPTY else colour]),
        "action": action(gives),
        "points": rules.wheel_points[value] + marker,
    }


def bonus_tile(rules: Rules, move: Move, tile: int, asked: int) -> Args:
    return {"tile": tile_number(tile, rules), "place": "king" if asked == st.KING_TILE else "wheel"}


def resources(rules: Rules, move: Move, die: int) -> Args:
    return resources_of_die(rules, die)


def walk(rules: Rules, move: Move, paid: bool) -> Args:
    return {"space": space_number(move.a, rules), "points": int(paid)}


def house(rules: Rules, move: Move, paid: bool) -> Args:
    """Return the space and its bonus. The number is 0 if the town has only one space in this game."""
    printed = rules.box.house_spaces[move.a]
    several = len(rules.house_spaces_in[move.b]) > 1
    return {
        "town": space_number(move.b, rules),
        "number": printed.number if several else 0,
        "bonuses": len(printed.bonus),
        "bonus": things.effect(printed.bonus),
        "points": int(paid),
    }


def pillar(rules: Rules, move: Move, paid: bool) -> Args:
    return {"cathedral": space_number(move.b, rules), "points": int(paid)}


def map_tile(rules: Rules, move: Move, tile: int, paid: bool) -> Args:
    return {
        "tile": tile_number(tile, rules),
        "town": space_number(move.b, rules),
        "points": int(paid),
    }


def character(rules: Rules, move: Move, paid: bool) -> Args:
    return {"tile": tile_number(move.a, rules), "points": int(paid)}


def discard(rules: Rules, move: Move, paid: bool) -> Args:
    return {"points": int(paid), "amount": rules.offer_size}


def place(rules: Rules, move: Move, paid: bool) -> Args:
    floor = rules.room_floor[move.b]
    return {
        "tile": tile_number(move.a, rules),
        "building": rules.room_building[move.b] + 1,
        "floor": floor,
        "gives": things.effect(rules.tiles[move.a].effect),
        "points": floor * paid,
    }


def contract(rules: Rules, move: Move, tile: int, paid: bool) -> Args:
    return {"tile": tile_number(tile, rules), "points": rules.contract_costs[move.a] * paid}


def exchange(rules: Rules, move: Move, exchanged: int, paid: bool) -> Args:
    return {
        "given": Name("kind", RESOURCES[move.a]),
        "received": Name("kind", RESOURCES[move.b]),
        "first": "no" if exchanged else "yes",
        "points": int(paid),
    }


def advance(rules: Rules, move: Move, at: int, points: int) -> Args:
    """Return the advance for all remaining points, or for the one step of a bonus."""
    to = min(rules.king_top, at + (points or 1))
    return {"from": king_space(rules.king_vp[at]), "to": king_space(rules.king_vp[to]), "points": points}


def joker(rules: Rules, move: Move, points: int) -> Args:
    return {"action": action(move.a), "points": points}


def gain(rules: Rules, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.a])}


def building(rules: Rules, move: Move, kind: int) -> Args:
    return {"building": move.a + 1, "action": action(kind)}


def bonus(rules: Rules, move: Move, tile: int) -> Args:
    return {"floor": move.a + 1, "tile": tile_number(tile, rules)}


def buy(rules: Rules, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.a]), "gold": GOLD_PER_RESOURCE}


def cathedral(rules: Rules, move: Move, cost: int, taken: int) -> Args:
    return {
        "cathedral": space_number(rules.cathedral_town[move.a], rules),
        "stone": rules.cost_stone[cost],
        "vp": rules.cost_vp[cost] + rules.cathedral_tiles[move.a][taken],
    }


def fulfil(rules: Rules, move: Move) -> Args:
    tile = rules.tiles[move.a]
    kind = RESOURCES[move.b] if move.b != EMPTY else None
    return {"tile": things.tile(tile), "paid": things.payment(tile, kind), "gives": things.reward(tile)}


def crest(rules: Rules, move: Move) -> Args:
    printed = rules.box.buildings[move.b]
    return {
        "family": things.family(rules.families[move.a]),
        "building": move.b + 1,
        "food": printed.crest_cost,
        "gives": things.effect(printed.crest_bonus),
    }


def tile(rules: Rules, move: Move) -> Args:
    return {"tile": tile_number(move.a, rules)}


def colour(rules: Rules, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.b])}


def rest(rules: Rules, move: Move, points: int) -> Args:
    """Return the points of the open action, which ending it would lose."""
    return {"points": points}


# --- arguments of outcomes ---


def number(rules: Rules, move: Move) -> Args:
    return {"value": move.a + 1}


def action_tile(rules: Rules, move: Move) -> Args:
    return {"action": action(move.a)}


def drawn_cost(rules: Rules, move: Move) -> Args:
    return {"cost": things.cost(rules.box.cost_tiles[move.a].id, rules)}


def drawn_town(rules: Rules, move: Move) -> Args:
    return {"town": space_number(rules.town_tile_space[move.a], rules)}


def drawn_fair(rules: Rules, move: Move) -> Args:
    return {"fair": things.fair(rules.box.fair_tiles[move.a].id, rules)}


def rolled(rules: Rules, move: Move) -> Args:
    return {"colour": Name("colour", COLOURS[move.a // 6]), "value": move.a % 6 + 1}


def token(rules: Rules, move: Move) -> Args:
    return {"spaces": move.a}


def challenge(rules: Rules, move: Move) -> Args:
    return {"challenge": Name("challenge", rules.challenge_names[move.a])}


def picked(rules: Rules, move: Move, *told: Any) -> Args:
    return {"options": event_args(told, rules, ())["options"]}


class Wording(NamedTuple):
    """The two functions that make the arguments for a kind of moves. Only the first sees the position."""

    facts: Callable[[State, Move], Facts]
    args: Callable[..., Args]
    """Returns the arguments, given the rules, the move and the facts."""


MOVES: Final[dict[int, Wording]] = {
    mv.DIE: Wording(of_die, die),
    mv.TILE: Wording(of_bonus_tile, bonus_tile),
    mv.LEAVE: Wording(of_bonus_tile, bonus_tile),
    mv.TAKE_RESOURCES: Wording(of_resources, resources),
    mv.MOVE_ARCHITECT: Wording(is_paid, walk),
    mv.MOVE_MERCHANT: Wording(is_paid, walk),
    mv.HOUSE: Wording(is_paid, house),
    mv.PILLAR: Wording(is_paid, pillar),
    mv.TAKE: Wording(of_map_tile, map_tile),
    mv.CHARACTER: Wording(is_paid, character),
    mv.DISCARD: Wording(is_paid, discard),
    mv.PLACE: Wording(is_paid, place),
    mv.CONTRACT: Wording(of_contract, contract),
    mv.EXCHANGE: Wording(of_exchange, exchange),
    mv.ADVANCE: Wording(of_advance, advance),
    mv.JOKER: Wording(of_joker, joker),
    mv.GAIN: Wording(nothing, gain),
    mv.BUILDING: Wording(of_building, building),
    mv.BONUS: Wording(of_bonus, bonus),
    mv.BUY: Wording(nothing, buy),
    mv.CATHEDRAL: Wording(of_cathedral, cathedral),
    mv.FULFIL: Wording(nothing, fulfil),
    mv.CREST: Wording(nothing, crest),
    mv.HELPER: Wording(nothing, tile),
    mv.COLOUR: Wording(nothing, colour),
    mv.DONE: Wording(of_rest, rest),
    mv.END: Wording(of_rest, rest),
    mv.WHEEL: Wording(nothing, number),
    mv.ACTION_TILE: Wording(nothing, action_tile),
    mv.DRAW_BONUS: Wording(nothing, tile),
    mv.DRAW_CONTRACT: Wording(nothing, tile),
    mv.DRAW_CHARACTER: Wording(nothing, tile),
    mv.COST: Wording(nothing, drawn_cost),
    mv.TOWN: Wording(nothing, drawn_town),
    mv.FAIR_TILE: Wording(nothing, drawn_fair),
    mv.ROLL: Wording(nothing, rolled),
    mv.CORRUPTION: Wording(nothing, token),
    mv.CHALLENGE: Wording(nothing, challenge),
    mv.BOT_TOWN: Wording(nothing, drawn_town),
    mv.BOT_DIE: Wording(nothing, number),
    mv.PICK: Wording(of_pick, picked),
}
"""The wording of each kind of moves with arguments. For FIRST_PLAYER see `message_with`."""


def move_facts(game: State, move: Move) -> Facts:
    """Return everything that a move's message depends on besides the rules: a cache key for the message."""
    return MOVES[move.kind].facts(game, move) if move.kind in MOVES else ()


def move_args(rules: Rules, move: Move, facts: Facts) -> Args:
    return MOVES[move.kind].args(rules, move, *facts) if move.kind in MOVES else {}


def move_message(game: State, move: int, seats: Names = ()) -> tuple[str, Args]:
    """Return the key and the arguments of a move's message."""
    row = game.rules.table.rows[move]
    return message_with(game.rules, row, move_facts(game, row), seats)


def message_with(rules: Rules, move: Move, facts: Facts, seats: Names = ()) -> tuple[str, Args]:
    """Return the key and the arguments of a move's message, given the facts of the position."""
    seat = move.kind == mv.FIRST_PLAYER
    args: Args = {"seat": seat_at(move.a, seats)} if seat else move_args(rules, move, facts)
    return f"move-{mv.KIND_NAMES[move.kind]}", args


def args_of(game: State, move: Move) -> Args:
    return move_args(game.rules, move, move_facts(game, move))


# --- small things ---


def own(game: State, place: int) -> int:
    """Return a number on the board of the seat whose turn it is."""
    return game.boards[game.seat][place]


def points_left(game: State) -> int:
    """Return the points of the open action, or 0 if there is none."""
    top = game.stack[-1]
    if top[0] == st.DIE_ACTION:
        return game.points
    return top[2] if top[0] == st.POINTS else 0
