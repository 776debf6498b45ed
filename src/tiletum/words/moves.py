"""What the message of each kind of moves is told: what a move costs, and what it brings."""

from __future__ import annotations

from collections.abc import Callable

from tiletum.box.model import COLOURS, RESOURCES
from tiletum.game import movetable as mt
from tiletum.game import steps as st
from tiletum.game.engine import Game
from tiletum.game.movetable import Move
from tiletum.game.state import State
from tiletum.game.tasks import GOLD_PER_RESOURCE
from tiletum.game.turn import GOLD_PER_STEP
from tiletum.game.vocabulary import EMPTY, FIRST_MAP_PLACE, KIND_IN, KING_SPACE, MARKERS, ROOMS

from . import things
from .decisions import die_resources, tile_asked
from .log import event_args
from .things import action, space_number, tile_number
from .values import Args, Name

# --- a player's ---


def die(game: State, move: Move) -> Args:
    """What the die costs, and what it gives: resources, an action, points."""
    rules, value = game.rules, move.b
    gives = game.action_at[(value - game.wheel) % 6]
    return {
        "die": Name("colour", COLOURS[move.a // 6]),
        "face": move.a % 6 + 1,
        "value": value + 1,
        "gold": GOLD_PER_STEP * rules.die_steps[move.a % 6][value],
        "kind": Name("kind", RESOURCES[move.a // 6 if game.colour == EMPTY else game.colour]),
        "action": action(gives),
        "points": rules.wheel_points[value] + own(game, MARKERS + gives),
    }


def bonus_tile(game: State, move: Move) -> Args:
    top = game.stack[-1]
    return {**tile_asked(game, top), "place": "king" if top[0] == st.KING_TILE else "wheel"}


def resources(game: State, move: Move) -> Args:
    return die_resources(game, game.stack[-1])


def walk(game: State, move: Move) -> Args:
    return {"space": space_number(move.a, game.rules), "points": price(game, 1)}


def house(game: State, move: Move) -> Args:
    """The number says which space, where the town has several; the bonus is what it gives."""
    printed = game.rules.box.house_spaces[move.a]
    several = len(game.rules.house_spaces_in[move.b]) > 1
    return {
        "town": space_number(move.b, game.rules),
        "number": printed.number if several else 0,
        "bonuses": len(printed.bonus),
        "bonus": things.effect(printed.bonus),
        "points": price(game, 1),
    }


def pillar(game: State, move: Move) -> Args:
    return {"cathedral": space_number(move.b, game.rules), "points": price(game, 1)}


def map_tile(game: State, move: Move) -> Args:
    tile = game.places[FIRST_MAP_PLACE + move.a]
    return {
        "tile": tile_number(tile, game.rules),
        "town": space_number(move.b, game.rules),
        "points": price(game, 1),
    }


def character(game: State, move: Move) -> Args:
    return {"tile": tile_number(move.a, game.rules), "points": price(game, 1)}


def discard(game: State, move: Move) -> Args:
    return {"points": price(game, 1), "amount": game.rules.offer_size}


def place(game: State, move: Move) -> Args:
    floor = game.rules.room_floor[move.b]
    return {
        "tile": tile_number(move.a, game.rules),
        "building": game.rules.room_building[move.b] + 1,
        "floor": floor,
        "gives": things.effect(game.rules.tiles[move.a].effect),
        "points": price(game, floor),
    }


def contract(game: State, move: Move) -> Args:
    cost = game.rules.contract_costs[move.a]
    return {"tile": tile_number(game.contract_offer[move.a], game.rules), "points": price(game, cost)}


def exchange(game: State, move: Move) -> Args:
    return {
        "given": Name("kind", RESOURCES[move.a]),
        "received": Name("kind", RESOURCES[move.b]),
        "first": "no" if game.exchanged else "yes",
        "points": price(game, 1),
    }


def advance(game: State, move: Move) -> Args:
    rules, points = game.rules, price(game, points_left(game))
    at = own(game, KING_SPACE)
    to = min(rules.king_top, at + (points or 1))
    return {"from": rules.king_vp[at], "to": rules.king_vp[to], "points": points}


def joker(game: State, move: Move) -> Args:
    """The marker of the named action counts only with the die's."""
    with_die = game.stack[-1][0] == st.DIE_ACTION
    more = own(game, MARKERS + move.a) if with_die else 0
    return {"action": action(move.a), "points": points_left(game) + more}


def gain(game: State, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.a])}


def building(game: State, move: Move) -> Args:
    return {"building": move.a + 1, "action": action(own(game, KIND_IN + move.a))}


def bonus(game: State, move: Move) -> Args:
    room = game.rules.first_room[game.stack[-1][1]] + move.a
    return {"floor": move.a + 1, "tile": tile_number(own(game, ROOMS + room), game.rules)}


def buy(game: State, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.a]), "gold": GOLD_PER_RESOURCE}


def cathedral(game: State, move: Move) -> Args:
    rules, cost = game.rules, game.costs[move.a]
    top = rules.cathedral_tiles[move.a][game.tiles_taken[move.a]]
    return {
        "cathedral": space_number(rules.cathedral_town[move.a], game.rules),
        "stone": rules.cost_stone[cost],
        "vp": rules.cost_vp[cost] + top,
    }


def fulfil(game: State, move: Move) -> Args:
    tile = game.rules.tiles[move.a]
    kind = RESOURCES[move.b] if move.b != EMPTY else None
    return {"tile": things.tile(tile), "paid": things.payment(tile, kind), "gives": things.reward(tile)}


def crest(game: State, move: Move) -> Args:
    printed = game.rules.box.buildings[move.b]
    return {
        "family": things.family(game.rules.families[move.a]),
        "building": move.b + 1,
        "food": printed.crest_cost,
        "gives": things.effect(printed.crest_bonus),
    }


def helper(game: State, move: Move) -> Args:
    return {"tile": tile_number(move.a, game.rules)}


def colour(game: State, move: Move) -> Args:
    return {"kind": Name("kind", RESOURCES[move.b])}


def rest(game: State, move: Move) -> Args:
    """What ending loses: points of the action that is open."""
    return {"points": points_left(game)}


# --- what chance may reveal ---


def number(game: State, move: Move) -> Args:
    return {"value": move.a + 1}


def action_tile(game: State, move: Move) -> Args:
    return {"action": action(move.a)}


def drawn_tile(game: State, move: Move) -> Args:
    return {"tile": tile_number(move.a, game.rules)}


def drawn_cost(game: State, move: Move) -> Args:
    return {"cost": things.cost(game.rules.box.cost_tiles[move.a].id, game.rules)}


def drawn_town(game: State, move: Move) -> Args:
    return {"town": space_number(game.rules.town_tile_space[move.a], game.rules)}


def drawn_fair(game: State, move: Move) -> Args:
    return {"fair": things.fair(game.rules.box.fair_tiles[move.a].id, game.rules)}


def rolled(game: State, move: Move) -> Args:
    return {"colour": Name("colour", COLOURS[move.a // 6]), "value": move.a % 6 + 1}


def token(game: State, move: Move) -> Args:
    return {"spaces": move.a}


def challenge(game: State, move: Move) -> Args:
    return {"challenge": Name("challenge", game.rules.challenge_names[move.a])}


def picked(game: State, move: Move) -> Args:
    """What the number stands for: only the step that asked for it knows, so let it answer."""
    twin = Game(game.rules)
    game.copy_state(twin)
    twin.events = []
    twin.apply(move.index)
    told = next(event for event in twin.events if event[0] == "bot-picked")
    return {"options": event_args(told, game.rules, ())["options"]}


MOVES: dict[int, Callable[[State, Move], Args]] = {
    mt.DIE: die,
    mt.TILE: bonus_tile,
    mt.LEAVE: bonus_tile,
    mt.TAKE_RESOURCES: resources,
    mt.MOVE_ARCHITECT: walk,
    mt.MOVE_MERCHANT: walk,
    mt.HOUSE: house,
    mt.PILLAR: pillar,
    mt.TAKE: map_tile,
    mt.CHARACTER: character,
    mt.DISCARD: discard,
    mt.PLACE: place,
    mt.CONTRACT: contract,
    mt.EXCHANGE: exchange,
    mt.ADVANCE: advance,
    mt.JOKER: joker,
    mt.GAIN: gain,
    mt.BUILDING: building,
    mt.BONUS: bonus,
    mt.BUY: buy,
    mt.CATHEDRAL: cathedral,
    mt.FULFIL: fulfil,
    mt.CREST: crest,
    mt.HELPER: helper,
    mt.COLOUR: colour,
    mt.DONE: rest,
    mt.END: rest,
    mt.WHEEL: number,
    mt.ACTION_TILE: action_tile,
    mt.DRAW_BONUS: drawn_tile,
    mt.DRAW_CONTRACT: drawn_tile,
    mt.DRAW_CHARACTER: drawn_tile,
    mt.COST: drawn_cost,
    mt.TOWN: drawn_town,
    mt.FAIR_TILE: drawn_fair,
    mt.ROLL: rolled,
    mt.CORRUPTION: token,
    mt.CHALLENGE: challenge,
    mt.BOT_TOWN: drawn_town,
    mt.BOT_DIE: number,
    mt.PICK: picked,
}
"""What the message of a kind of moves is told."""


# --- small things ---


def own(game: State, place: int) -> int:
    """A number on the board of the player whose turn it is."""
    return game.boards[game.seat][place]


def points_left(game: State) -> int:
    """Points of the action that is open; 0 where none is."""
    top = game.stack[-1]
    if top[0] == st.DIE_ACTION:
        return game.points
    return top[2] if top[0] == st.POINTS else 0


def price(game: State, points: int) -> int:
    """What a move costs in action points: nothing, where a bonus allows it."""
    return points if game.stack[-1][0] in (st.DIE_ACTION, st.POINTS) else 0
