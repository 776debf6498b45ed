"""A position as readable data, for everything outside the engine.

docs/notation.md describes the format. Nothing is hidden in a game of Tiletum, so clients, bots, bug
reports, puzzles and tests share this one format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypedDict, cast

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.game.cardinal.board import COLUMNS, inactive_families
from tiletum.game.catalogue.steps import NAMES
from tiletum.game.core.rules import Rules
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    BONUS_PILE,
    CHARACTER_PILE,
    CONTRACTS,
    CONTRIBUTED,
    CRESTS,
    DICE,
    EMPTY,
    FIRST_MAP_PLACE,
    HOUSES,
    KING_PLACE,
    KING_SPACE,
    MERCHANT,
    PHASES,
    PILES,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    SCORE,
    STORE,
    in_use,
)
from tiletum.game.engine import Game

FORMAT = 1

Counts = dict[str, int]
Phase = Literal["setup", "preparation", "action", "king", "fair", "cleanup", "over"]


class Board(TypedDict):
    score: int
    resources: Counts
    merchant: str
    architect: str
    houses: int
    pillars: int
    rooms: list[list[str | None]]
    crests: list[str | None]
    store: list[str]
    contracts: list[str]
    cathedrals: list[str]
    dice: list[str]


class SoloState(TypedDict):
    challenges: list[str]
    decrees: list[str]
    pawn: int
    dice: list[int]


class Position(TypedDict, total=False):
    """A position as plain data. A change contains only the keys that changed."""

    format: int
    players: int
    edition: str
    round: int
    turn: int
    phase: Phase
    order: list[int]
    to_move: int | None
    wheel: Counts
    dice: Counts
    bag: Counts
    action_tiles: dict[str, str | None]
    king_tile: str | None
    map_tiles: dict[str, str]
    contract_offer: list[str | None]
    character_offer: list[str]
    piles: dict[str, Counts]
    discards: dict[str, Counts]
    costs: dict[str, str]
    cathedral_tiles: dict[str, list[int]]
    fairs: list[list[str | None] | None]
    corruption: list[int]
    king_track: list[list[int | list[int]]]
    houses: Counts
    pillars: dict[str, list[int]]
    boards: list[Board]
    solo: SoloState
    pending: dict[str, Any]


class Part(NamedTuple):
    """One entry of a position: the function that makes it, and the parts of the state that it reads."""

    reads: tuple[str, ...]
    make: Callable[[Game], Any]


def position(game: Game) -> Position:
    """Return the position as data."""
    return cast(Position, {name: part.make(game) for name, part in parts_of(game.rules).items()})


def parts_of(rules: Rules) -> Mapping[str, Part]:
    return SOLO_PARTS if rules.solo else PARTS


# --- the parts ---


def costs(game: Game) -> dict[str, str]:
    box = game.rules.box
    pairs = zip(box.cathedrals, game.costs, strict=False)
    return {cathedral.town: box.cost_tiles[cost].id for cathedral, cost in pairs}


def houses(game: Game) -> Counts:
    return {
        f"{house.town} {house.number}": seat
        for house, seat in zip(game.rules.box.house_spaces, game.houses, strict=True)
        if seat != EMPTY
    }


def piles(game: Game) -> dict[str, Counts]:
    return {name: pile_content(game.rules, i, game.piles[i]) for i, name in enumerate(PILES)}


def discards(game: Game) -> dict[str, Counts]:
    return {
        "bonus": pile_content(game.rules, BONUS_PILE, game.bonus_discards),
        "character": pile_content(game.rules, CHARACTER_PILE, game.character_discards),
    }


def die_name(die: int) -> str:
    return f"{COLOURS[die // 6]} {die % 6 + 1}"


def tile_name(rules: Rules, tile: int) -> str | None:
    return None if tile == EMPTY else rules.tiles[tile].id


def tile_names(rules: Rules, tiles: list[int]) -> list[str]:
    return sorted(rules.tiles[tile].id for tile in tiles)


def pile_content(rules: Rules, pile: int, counts: list[int]) -> Counts:
    return {
        rules.tiles[tile].id: count
        for tile, count in zip(rules.pile_tiles[pile], counts, strict=True)
        if count
    }


def wheel(game: Game) -> Counts:
    if game.wheel == EMPTY:
        return {}
    return {ACTIONS[action]: (game.wheel + place) % 6 + 1 for place, action in enumerate(game.action_at)}


def action_tiles(game: Game) -> dict[str, str | None]:
    found: dict[str, str | None] = dict.fromkeys(ACTIONS)
    for place, action in enumerate(game.action_at):
        found[ACTIONS[action]] = tile_name(game.rules, game.places[place])
    return found


def map_tiles(game: Game) -> dict[str, str]:
    rules = game.rules
    tiles = game.places[FIRST_MAP_PLACE:]
    return {
        space.town: rules.tiles[tile].id
        for space, tile in zip(rules.box.bonus_spaces, tiles, strict=True)
        if tile != EMPTY
    }


def cathedral_tiles(game: Game) -> dict[str, list[int]]:
    rules = game.rules
    found: dict[str, list[int]] = {}
    for i, cathedral in enumerate(rules.box.cathedrals):
        closed = i < len(game.costs) and not rules.cost_available[game.costs[i]]
        found[cathedral.town] = [] if closed else rules.cathedral_tiles[i][game.tiles_taken[i] :]
    return found


def fairs(game: Game) -> list[list[str | None]]:
    rules = game.rules
    found: list[list[str | None]] = [[None, None] for _ in rules.fair_vp]
    for i, town in enumerate(game.fair_towns):
        found[i][0] = rules.spaces[town]
    for i, tile in enumerate(game.fair_tiles):
        found[i][1] = rules.box.fair_tiles[tile].id
    return found


def king_track(game: Game) -> list[list[int | list[int]]]:
    stacks: dict[int, list[int]] = {}
    for seat in game.king_order:
        stacks.setdefault(game.boards[seat][KING_SPACE], []).append(seat)
    return [[space, seats] for space, seats in sorted(stacks.items())]


def pillars(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    towns = [board[PILLAR_TOWNS] for board in game.boards]
    for i, cathedral in enumerate(game.rules.box.cathedrals if any(towns) else ()):
        seats = [seat for seat, mask in enumerate(towns) if mask >> i & 1]
        if seats:
            found[cathedral.town] = seats
    return found


def solo_data(game: Game) -> SoloState:
    rules = game.rules
    return {
        "challenges": sorted(n for i, n in enumerate(rules.challenge_names) if game.challenges >> i & 1),
        "decrees": [rules.decree_ids[decree] for decree in game.decrees],
        "pawn": game.pawn,
        "dice": list(game.bot_dice),
    }


def board_data(game: Game, seat: int) -> Board:
    board = player_board(game.rules, game.boards[seat])
    return bot_board(game, board, game.boards[seat]) if seat == game.rules.bot_seat else board


def bot_board(game: Game, common: Board, board: list[int]) -> Board:
    """Return the Cardinalbot's board: columns, five crests, inactive crests, and its contract pile."""
    rules = game.rules
    rooms = [tile_name(rules, tile) for tile in board[ROOMS : ROOMS + len(rules.bot_room_floor)]]
    inactive = [rules.crest_tile[family] for family in inactive_families(game)]
    waiting = [tile for tile in board[STORE:] if tile != EMPTY]
    return {
        **common,
        "rooms": [rooms[i : i + 2] for i in range(0, len(rooms), 2)],
        "crests": [None if f == EMPTY else rules.families[f] for f in board[CRESTS : CRESTS + COLUMNS]],
        "store": tile_names(rules, inactive + waiting),
        "contracts": [rules.tiles[tile].id for tile in game.bot_contracts],
    }


def player_board(rules: Rules, board: list[int]) -> Board:
    rooms = [tile_name(rules, tile) for tile in board[ROOMS : ROOMS + len(rules.room_floor)]]
    contributed = [c.town for i, c in enumerate(rules.box.cathedrals) if board[CONTRIBUTED] >> i & 1]
    fulfilled = [tile for tile in board[CONTRACTS : CONTRACTS + 8] if tile != EMPTY]
    return {
        "score": board[SCORE],
        "resources": {kind: board[i] for i, kind in enumerate(RESOURCES)},
        "merchant": rules.spaces[board[MERCHANT]],
        "architect": rules.spaces[board[ARCHITECT]],
        "houses": board[HOUSES],
        "pillars": board[PILLARS],
        "rooms": [
            rooms[first : first + count]
            for first, count in zip(rules.first_room, rules.building_rooms, strict=True)
            if count
        ],
        "crests": [None if f == EMPTY else rules.families[f] for f in board[CRESTS : CRESTS + 6]],
        "store": tile_names(rules, [tile_in_slot(tile) for tile in board[STORE:] if tile != EMPTY]),
        "contracts": [rules.tiles[tile].id for tile in fulfilled],
        "cathedrals": sorted(contributed),
        "dice": [die_name(die) for die in board[DICE : DICE + 3] if die != EMPTY],
    }


def tile_in_slot(tile: int) -> int:
    """Return the tile in a storehouse slot, even if it is in use."""
    return tile if tile >= 0 else in_use(tile)


def pending(game: Game) -> dict[str, Any]:
    """Return what only the engine needs: the stack and the state of the current turn."""
    rules = game.rules
    return {
        "stack": [[NAMES[kind], *args] for kind, *args in game.stack],
        "position": game.position,
        "seat": game.seat,
        "action": None if game.action == EMPTY else ACTIONS[game.action],
        "points": game.points,
        "die": None if game.die == EMPTY else die_name(game.die),
        "colour": None if game.colour == EMPTY else RESOURCES[game.colour],
        "colour_tile": tile_name(rules, game.colour_tile),
        "exchanged": bool(game.exchanged),
        "in_use": [
            tile_names(rules, [in_use(tile) for tile in board[STORE:] if tile < EMPTY])
            for board in game.boards
        ],
        "action_order": [ACTIONS[action] for action in game.action_at],
        "wheel": game.wheel,
        "shuffled_actions": rules.shuffled_actions,
        **({"pick": game.pick} if rules.solo else {}),
    }


def boards(game: Game) -> list[Board]:
    return [board_data(game, seat) for seat in range(game.rules.players)]


PENDING: Final = (
    *("stack", "position", "seat", "action", "points", "die", "colour", "colour_tile", "exchanged"),
    *("boards", "action_at", "wheel", "pick"),
)

PARTS: Final[Mapping[str, Part]] = {
    "format": Part((), lambda game: FORMAT),
    "players": Part((), lambda game: game.rules.players),
    "edition": Part((), lambda game: game.rules.edition.name),
    "round": Part(("round",), lambda game: game.round),
    "turn": Part(("turn",), lambda game: game.turn + 1),
    "phase": Part(("phase",), lambda game: PHASES[game.phase]),
    "order": Part(("order",), lambda game: list(game.order)),
    "to_move": Part(("stack", "seat"), lambda game: None if game.to_move == EMPTY else game.to_move),
    "wheel": Part(("wheel", "action_at"), wheel),
    "dice": Part(("dice",), lambda game: {die_name(i): count for i, count in enumerate(game.dice) if count}),
    "bag": Part(("bag",), lambda game: dict(zip(COLOURS, game.bag, strict=True))),
    "action_tiles": Part(("places", "action_at"), action_tiles),
    "king_tile": Part(("places",), lambda game: tile_name(game.rules, game.places[KING_PLACE])),
    "map_tiles": Part(("places",), map_tiles),
    "contract_offer": Part(
        ("contract_offer",), lambda game: [tile_name(game.rules, tile) for tile in game.contract_offer]
    ),
    "character_offer": Part(("character_offer",), lambda game: tile_names(game.rules, game.character_offer)),
    "piles": Part(("piles",), piles),
    "discards": Part(("bonus_discards", "character_discards"), discards),
    "costs": Part(("costs",), costs),
    "cathedral_tiles": Part(("costs", "tiles_taken"), cathedral_tiles),
    "fairs": Part(("fair_towns", "fair_tiles"), fairs),
    "corruption": Part(("corruption",), lambda game: list(game.corruption)),
    "king_track": Part(("king_order", "boards"), king_track),
    "houses": Part(("houses",), houses),
    "pillars": Part(("boards",), pillars),
    "boards": Part(("boards",), boards),
    "pending": Part(PENDING, pending),
}

SOLO: Final = Part(("challenges", "decrees", "pawn", "bot_dice"), solo_data)
SOLO_BOARDS: Final = Part(("boards", "bot_contracts", "challenges"), boards)

SOLO_PARTS: Final[Mapping[str, Part]] = {
    **{name: part for name, part in PARTS.items() if name != "pending"},
    "boards": SOLO_BOARDS,
    "solo": SOLO,
    "pending": PARTS["pending"],
}


def without_pending(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position without engine internals, to compare it with another program's."""
    return {key: value for key, value in data.items() if key not in ("pending", "format")}
