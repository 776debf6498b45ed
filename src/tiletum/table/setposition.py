"""Reading a position file into a game, for tests, puzzles and bug reports.

People write and edit these files, so everything is checked: names, numbers, and that pieces and tiles
add up to the contents of the box. Without `pending`, the seat to move begins its turn.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tiletum.box import Box, load
from tiletum.box.bounds import POSITION
from tiletum.box.files import decode_json, read_bytes
from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.errors import cause
from tiletum.game.cardinal.board import COLUMNS, column_marker, inactive_families
from tiletum.game.cardinal.turn import bot_turn
from tiletum.game.catalogue.steps import CHOOSE_DIE, COMPLETE_BUILDING, NAMES, Step
from tiletum.game.core.editions import EDITIONS, Solo
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import mark_in_use
from tiletum.game.core.vocabulary import (
    ACTION,
    ARCHITECT,
    BONUS_PILE,
    CHARACTER_PILE,
    CONTRACT_PILE,
    CONTRACT_TILE,
    CONTRACTS,
    CONTRIBUTED,
    CREST_TILE,
    CRESTS,
    DICE,
    EMPTY,
    FAMILIES,
    FIRST_MAP_PLACE,
    FREE_SLOTS,
    FULFILLED,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    KIND_IN,
    KING_PLACE,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    PHASES,
    PILES,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SCORE,
    SETUP,
    STORE,
    in_use,
)
from tiletum.game.engine import PLAYER_COUNTS, Game

from .consistency import check_consistency, check_steps
from .position import FORMAT, position
from .positionerror import PositionError, refuse

__all__ = ["PositionError", "load_position", "save_position", "set_position"]

MOST: Final = 10_000
"""Maximum points or steps of one action in a valid file."""
MOST_OWNED: Final = 1_000_000
"""Maximum resources of a kind, and maximum victory points."""


def save_position(game: Game, path: str | Path) -> None:
    text = json.dumps(position(game), indent=1, ensure_ascii=False)
    try:
        Path(path).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise PositionError("save-cannot-write", file=str(path), why=cause(error)) from error


def load_position(path: str | Path, box: Box | None = None) -> Game:
    return set_position(read_position_file(path), box)


def read_position_file(path: str | Path) -> Any:
    try:
        return decode_json(read_bytes(path, POSITION), POSITION, str(path))
    except OSError as error:
        raise PositionError("save-cannot-read", file=str(path), why=cause(error)) from error
    except (ValueError, RecursionError) as error:
        raise PositionError("save-not-json", file=str(path)) from error


def set_position(
    data: object, box: Box | None = None, against: Solo | None = None, strict: bool = True
) -> Game:
    """Return the game in this position; `against` contains the options of a solo game.

    Games older than the strict checks skip them.
    """
    try:
        return read_position(data, box or load(), against or Solo(0), strict)
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError) as error:
        raise PositionError("position-malformed") from error


def read_position(data: object, box: Box, against: Solo, strict: bool) -> Game:
    reader = Reader(data)
    if reader.get("format", int) != FORMAT:
        refuse("format", reader.data["format"])
    players, edition = reader.get("players", int), reader.get("edition", str)
    if players not in PLAYER_COUNTS:
        refuse("players", players)
    if edition not in EDITIONS:
        refuse("edition", edition)
    pending = Reader(reader.data["pending"]) if "pending" in reader.data else None
    shuffled = pending is not None and pending.get("shuffled_actions", bool)
    solo = against if "solo" in reader.data else None
    if solo and players != 2:
        refuse("players", players)
    game = Game.new(players, edition, shuffled_actions=shuffled, box=box, solo=solo)
    Setter(game, reader, pending, strict).set_all()
    return game


class Reader:
    """Checked access to one object of the file."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            refuse(path or "{}", data)
        self.data: dict[str, Any] = data
        self.path = path

    def get(self, key: str, kind: type) -> Any:
        if key not in self.data:
            raise PositionError("position-missing", field=self.name(key))
        value = self.data[key]
        if type(value) is not kind:
            refuse(self.name(key), value)
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value: int = self.get(key, int)
        if not low <= value <= high:
            refuse(self.name(key), value)
        return value

    def name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def index(self, key: str, names: list[str] | tuple[str, ...]) -> int:
        return find(names, self.get(key, str), self.name(key))


def find(names: list[str] | tuple[str, ...], value: object, field: str) -> int:
    if value not in names:
        refuse(field, value)
    return list(names).index(str(value))


def find_or_empty(names: list[str] | tuple[str, ...], value: object, field: str) -> int:
    return EMPTY if value is None else find(names, value, field)


def find_die(value: object, field: str) -> int:
    return find([f"{colour} {v}" for colour in COLOURS for v in range(1, 7)], value, field)


class Setter:
    """Sets the parts of a new game from the file."""

    def __init__(self, game: Game, reader: Reader, pending: Reader | None, strict: bool) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.reader = reader
        self.pending = pending
        self.strict = strict
        self.tiles: list[str] = [tile.id for tile in self.rules.tiles]
        self.towns: list[str] = [c.town for c in self.rules.box.cathedrals]

    def set_all(self) -> None:
        self.set_course()
        self.set_wheel_and_dice()
        self.set_tiles()
        self.set_cathedrals()
        self.set_fairs()
        if self.rules.solo:
            self.set_solo(Reader(self.reader.get("solo", dict), "solo"))
        for seat, data in enumerate(self.seats("boards", list)):
            self.set_board(
                self.game.boards[seat], Reader(data, f"boards[{seat}]"), seat == self.rules.bot_seat
            )
        self.set_map()
        self.set_king_track()
        self.set_pending()
        self.check_counts()
        (check_consistency if self.strict else check_steps)(self.game)

    def seats(self, key: str, kind: type) -> list[Any]:
        found: list[Any] = self.reader.get(key, kind)
        if len(found) != self.rules.players:
            refuse(self.reader.name(key), len(found))
        return found

    def set_course(self) -> None:
        game, reader = self.game, self.reader
        game.round = reader.number("round", 0, 4)
        game.turn = reader.number("turn", 1, self.rules.corruption_drawn) - 1
        game.phase = reader.index("phase", PHASES)
        order = reader.get("order", list)
        whole = all(type(seat) is int for seat in order)  # 1.0 and True equal 1 but are not seats
        if not whole or sorted(order) not in ([], list(range(self.rules.players))):
            refuse("order", order)
        game.order = tuple(order)
        game.corruption = tuple(reader.get("corruption", list))
        for token in game.corruption:
            if type(token) is not int or token not in self.rules.box.corruption:
                refuse("corruption", token)

    def set_wheel_and_dice(self) -> None:
        game = self.game
        game.dice = [0] * 30
        for name, count in self.reader.get("dice", dict).items():
            game.dice[find_die(name, "dice")] = self.count(count, "dice")
        bag = self.reader.get("bag", dict)
        if set(bag) != set(COLOURS):
            refuse("bag", list(bag))
        game.bag = [self.count(bag[colour], "bag") for colour in COLOURS]
        if self.pending is not None:
            order = self.pending.get("action_order", list)
            game.action_at = tuple(find(ACTIONS, name, "pending.action_order") for name in order)
        wheel = self.reader.get("wheel", dict)
        game.wheel = EMPTY
        if game.action_at and wheel:
            game.wheel = self.count(wheel.get(ACTIONS[game.action_at[0]]), "wheel") - 1
        elif self.pending is not None:
            game.wheel = self.pending.get("wheel", int)
        for place, action in enumerate(game.action_at):
            if wheel and wheel.get(ACTIONS[action]) != (game.wheel + place) % 6 + 1:
                refuse("wheel", wheel.get(ACTIONS[action]))

    def count(self, value: object, field: str) -> int:
        if type(value) is not int or not 0 <= value <= 10_000:
            refuse(field, value)
        return value

    def tile(self, value: object, field: str) -> int:
        return find_or_empty(self.tiles, value, field)

    def set_tiles(self) -> None:
        game, reader, rules = self.game, self.reader, self.rules
        wheel_tiles = reader.get("action_tiles", dict)
        for name in wheel_tiles if self.strict else ():
            find(ACTIONS, name, "action_tiles")
        for place, action in enumerate(game.action_at):
            game.places[place] = self.tile(wheel_tiles.get(ACTIONS[action]), "action_tiles")
        game.places[KING_PLACE] = self.tile(reader.data.get("king_tile"), "king_tile")
        spaces = [space.town for space in rules.box.bonus_spaces]
        for town, tile in reader.get("map_tiles", dict).items():
            game.places[FIRST_MAP_PLACE + find(spaces, town, "map_tiles")] = self.tile(tile, "map_tiles")
        offer = reader.get("contract_offer", list)
        if len(offer) != len(rules.contract_costs):
            refuse("contract_offer", len(offer))
        game.contract_offer = [self.tile(tile, "contract_offer") for tile in offer]
        characters = reader.get("character_offer", list)
        game.character_offer = sorted(self.tile(tile, "character_offer") for tile in characters)
        piles, discards = Reader(reader.get("piles", dict)), Reader(reader.get("discards", dict))
        game.piles = [self.pile(piles, name, pile) for pile, name in enumerate(PILES)]
        game.left = [sum(pile) for pile in game.piles]
        game.bonus_discards = self.pile(discards, "bonus", BONUS_PILE)
        game.character_discards = self.pile(discards, "character", CHARACTER_PILE)

    def pile(self, reader: Reader, name: str, pile: int) -> list[int]:
        counts = [0] * len(self.rules.pile_tiles[pile])
        for tile, count in reader.get(name, dict).items():
            slot = self.rules.pile_slot[pile][find(self.tiles, tile, f"piles.{name}")]
            if slot == EMPTY:
                refuse(f"piles.{name}", tile)
            counts[slot] = self.count(count, f"piles.{name}")
        return counts

    def set_cathedrals(self) -> None:
        game, rules = self.game, self.rules
        costs = self.reader.get("costs", dict)
        ids = [cost.id for cost in rules.box.cost_tiles]
        game.costs = tuple(find(ids, costs[town], "costs") for town in self.towns if town in costs)
        left = self.reader.get("cathedral_tiles", dict)
        for i, town in enumerate(self.towns):
            printed = rules.cathedral_tiles[i]
            closed = i < len(game.costs) and not rules.cost_available[game.costs[i]]
            taken = 0 if closed else len(printed) - len(left.get(town, ()))
            if left.get(town) != ([] if closed else printed[taken:]):
                refuse("cathedral_tiles", town)
            game.tiles_taken[i] = taken

    def set_fairs(self) -> None:
        fairs = self.reader.get("fairs", list)
        if len(fairs) != len(self.rules.fair_vp):
            refuse("fairs", len(fairs))
        ids = [fair.id for fair in self.rules.box.fair_tiles]
        for column in (0, 1):
            dealt = [fair[column] is not None for fair in fairs]
            if self.strict and dealt != sorted(dealt, reverse=True):
                refuse("fairs", "null")
        self.game.fair_towns = tuple(
            find(self.rules.spaces, town, "fairs") for town, _ in fairs if town is not None
        )
        self.game.fair_tiles = tuple(find(ids, tile, "fairs") for _, tile in fairs if tile is not None)

    # --- boards ---

    def set_solo(self, reader: Reader) -> None:
        game, rules = self.game, self.rules
        challenges = [find(rules.challenge_names, c, "solo") for c in reader.get("challenges", list)]
        for challenge, number in Counter(challenges).items():
            if self.strict and number > 1:
                raise PositionError(
                    "position-twice", field="solo.challenges", value=rules.challenge_names[challenge]
                )
        game.challenges = sum(1 << challenge for challenge in set(challenges))
        game.decrees = tuple(find(rules.decree_ids, d, "solo") for d in reader.get("decrees", list))
        game.pawn = reader.number("pawn", 0, len(rules.decree_ids))
        game.bot_dice = tuple(reader.get("dice", list))
        if not all(type(die) is int and 1 <= die <= 6 for die in game.bot_dice):
            refuse("solo.dice", game.bot_dice)

    def set_bot_board(self, board: list[int], reader: Reader) -> None:
        """Set the Cardinalbot's board: columns of two, five crests, inactive crests, a pile of contracts."""
        rules = self.rules
        rooms = reader.get("rooms", list)
        if [len(column) for column in rooms] != [2] * COLUMNS:
            refuse(reader.name("rooms"), "")
        for column, pair in enumerate(rooms):
            for floor, value in enumerate(pair):
                tile = self.tile(value, reader.name("rooms"))
                board[ROOMS + 2 * column + floor] = tile
                if tile != EMPTY:
                    self.place_character(board, tile, column, reader)
        self.set_crests(board, reader, COLUMNS)
        waiting: list[int] = []
        for name in reader.get("store", list):
            tile = find(self.tiles, name, reader.name("store"))
            if rules.tile_type[tile] == CREST_TILE:
                self.add_family(board, rules.tile_family[tile], reader)
            else:
                waiting.append(tile)
        self.fill_store(board, waiting, reader)
        contracts = reader.get("contracts", list)
        self.game.bot_contracts = tuple(
            sorted(find(self.tiles, c, reader.name("contracts")) for c in contracts)
        )
        board[FULFILLED] = len(contracts)

    def set_board(self, board: list[int], reader: Reader, bot: bool) -> None:
        resources = Reader(reader.get("resources", dict), reader.name("resources"))
        for kind, name in enumerate(RESOURCES):
            board[kind] = resources.number(name, 0, MOST_OWNED)
        board[SCORE] = reader.number("score", 0, MOST_OWNED)
        board[MERCHANT] = reader.index("merchant", self.rules.spaces)
        board[ARCHITECT] = reader.index("architect", self.rules.spaces)
        board[HOUSES] = reader.number("houses", 0, self.rules.box.components["houses"])
        board[PILLARS] = reader.number("pillars", 0, self.rules.box.components["pillars"])
        if bot:
            self.set_bot_board(board, reader)
        else:
            self.set_rooms(board, reader)
            self.set_store(board, reader)
            self.set_row(board, CONTRACTS, reader, "contracts", self.tiles, self.rules.contract_spaces)
            board[FULFILLED] = len(reader.data["contracts"])
        dice = [f"{colour} {value}" for colour in COLOURS for value in range(1, 7)]
        self.set_row(board, DICE, reader, "dice", dice, 3)
        board[CONTRIBUTED] = sum(
            1 << find(self.towns, town, reader.name("cathedrals"))
            for town in set(reader.get("cathedrals", list))
        )

    def set_row(
        self, board: list[int], first: int, reader: Reader, key: str, names: list[str], most: int
    ) -> None:
        values = reader.get(key, list)
        if len(values) > most:
            refuse(reader.name(key), len(values))
        for i, value in enumerate(values):
            board[first + i] = find(names, value, reader.name(key))

    def set_rooms(self, board: list[int], reader: Reader) -> None:
        rules = self.rules
        rooms = reader.get("rooms", list)
        if [len(floors) for floors in rooms] != rules.building_rooms[: len(rooms)] or len(rooms) != 5:
            refuse(reader.name("rooms"), "")
        for building, floors in enumerate(rooms):
            for floor, value in enumerate(floors):
                tile = self.tile(value, reader.name("rooms"))
                board[ROOMS + rules.first_room[building] + floor] = tile
                if tile != EMPTY:
                    self.place_character(board, tile, building, reader)
        self.set_crests(board, reader, len(rules.crest_cost))

    def set_crests(self, board: list[int], reader: Reader, places: int) -> None:
        crests = reader.get("crests", list)
        if len(crests) != places:
            refuse(reader.name("crests"), len(crests))
        for building, family in enumerate(crests):
            found = find_or_empty(self.rules.families, family, reader.name("crests"))
            board[CRESTS + building] = found
            if found != EMPTY:
                self.add_family(board, found, reader)

    def place_character(self, board: list[int], tile: int, building: int, reader: Reader) -> None:
        kind = self.rules.tile_kind[tile]
        fits = board[KIND_IN + building] in (EMPTY, kind) and board[HOME_OF + kind] in (EMPTY, building)
        if kind == EMPTY or not fits:
            refuse(reader.name("rooms"), self.tiles[tile])
        board[KIND_IN + building] = kind
        board[HOME_OF + kind] = building
        board[ROOMS_LEFT + building] -= 1

    def add_family(self, board: list[int], family: int, reader: Reader) -> None:
        if board[FAMILIES] >> family & 1:
            refuse(reader.name("crests"), self.rules.families[family])
        board[FAMILIES] |= 1 << family

    def set_store(self, board: list[int], reader: Reader) -> None:
        rules = self.rules
        tiles = [find(self.tiles, tile, reader.name("store")) for tile in reader.get("store", list)]
        for tile in tiles:
            if rules.tile_type[tile] == CREST_TILE:
                self.add_family(board, rules.tile_family[tile], reader)
        self.fill_store(board, tiles, reader)

    def fill_store(self, board: list[int], tiles: list[int], reader: Reader) -> None:
        free = len(board) - STORE - len(tiles)
        if free < 0:
            refuse(reader.name("store"), len(tiles))
        board[STORE:] = sorted(tiles + [EMPTY] * free)
        board[FREE_SLOTS] = free

    # --- the map and the King track ---

    def set_map(self) -> None:
        game, rules = self.game, self.rules
        spaces = [f"{house.town} {house.number}" for house in rules.box.house_spaces]
        for name, seat in self.reader.get("houses", dict).items():
            space = find(spaces, name, "houses")
            town = rules.house_town[space]
            board = game.boards[self.seat(seat, "houses")]
            if space not in rules.house_spaces_in[town] or board[HOUSE_TOWNS] >> town & 1:
                refuse("houses", name)
            game.houses[space] = seat
            board[HOUSE_TOWNS] |= 1 << town
        for town_name, seats in self.reader.get("pillars", dict).items():
            cathedral = find(self.towns, town_name, "pillars")
            if not isinstance(seats, list) or len(set(seats)) != len(seats):
                refuse("pillars", town_name)
            for seat in seats:
                game.boards[self.seat(seat, "pillars")][PILLAR_TOWNS] |= 1 << cathedral
            game.pillars_at[cathedral] = len(seats)
            if len(seats) > rules.pillar_spaces[cathedral]:
                refuse("pillars", town_name)

    def seat(self, value: object, field: str) -> int:
        if type(value) is not int or not 0 <= value < self.rules.players:
            refuse(field, value)
        return value

    def set_king_track(self) -> None:
        order: list[int] = []
        for entry in sorted(self.reader.get("king_track", list)):
            space, seats = entry
            if type(space) is not int or not 0 <= space <= self.rules.king_top:
                refuse("king_track", space)
            for seat in seats:
                self.game.boards[self.seat(seat, "king_track")][KING_SPACE] = space
                order.append(seat)
        if sorted(order) != sorted(self.game.order):
            refuse("king_track", order)
        self.game.king_order = tuple(order)

    # --- the stack ---

    def set_pending(self) -> None:
        if self.pending is None:
            self.begin_turn()
        else:
            self.set_stack(self.pending)
        self.set_markers()

    def begin_turn(self) -> None:
        """Begin the turn of the seat to move: a player chooses a die, the Cardinalbot rolls its dice."""
        game = self.game
        seat = self.seat(self.reader.data.get("to_move"), "to_move")
        if game.phase != ACTION or not game.order:
            refuse("phase", PHASES[game.phase])
        game.seat = seat
        game.position = game.order.index(seat)
        game.stack = [(CHOOSE_DIE, 0, 0, 0, 0)]
        if seat == self.rules.bot_seat:
            bot_turn(game)

    def set_stack(self, pending: Reader) -> None:
        game = self.game
        game.stack = [read_step(entry) for entry in pending.get("stack", list)]
        if not game.stack:
            refuse("pending.stack", [])
        game.position = pending.number("position", 0, self.rules.players - 1)
        game.seat = pending.number("seat", EMPTY, self.rules.players - 1)
        game.action = find_or_empty(ACTIONS, pending.data.get("action"), "pending.action")
        game.points = pending.number("points", 0, MOST)
        die = pending.data.get("die")
        game.die = EMPTY if die is None else find_die(die, "pending.die")
        game.colour = find_or_empty(RESOURCES, pending.data.get("colour"), "pending.colour")
        game.colour_tile = self.tile(pending.data.get("colour_tile"), "pending.colour_tile")
        game.exchanged = int(pending.get("exchanged", bool))
        game.pick = pending.number("pick", EMPTY, 100) if self.rules.solo else EMPTY
        in_use_by_seat = pending.get("in_use", list)
        if self.strict and len(in_use_by_seat) != len(game.boards):
            refuse("pending.in_use", len(in_use_by_seat))
        for board, used in zip(game.boards, in_use_by_seat, strict=False):
            for name in used:
                tile = find(self.tiles, name, "pending.in_use")
                if tile not in board[STORE:]:
                    refuse("pending.in_use", name)
                mark_in_use(board, tile)

    def set_markers(self) -> None:
        """Mark completed buildings, except one whose completion is still on the stack."""
        game, rules = self.game, self.rules
        waiting = {entry[1] for entry in game.stack if entry[0] == COMPLETE_BUILDING}
        for seat, board in enumerate(game.boards):
            for building in range(5):
                full = not board[ROOMS_LEFT + building] and board[CRESTS + building] != EMPTY
                bot = seat == rules.bot_seat
                if full and (bot or not (seat == game.seat and building in waiting)):
                    marker = column_marker(game, building) if bot else rules.building_ap[building]
                    board[MARKERS + board[KIND_IN + building]] = marker

    # --- counts ---

    def check_counts(self) -> None:
        self.check_places()
        self.check_course()
        self.check_pieces()
        self.check_dice()
        self.check_tiles()

    def check_places(self) -> None:
        """Refuse a tile in a place for tiles from another pile."""
        game, rules = self.game, self.rules
        for pile, tiles, field in (
            (BONUS_PILE, game.places, "action_tiles"),
            (CONTRACT_PILE, game.contract_offer, "contract_offer"),
            (CHARACTER_PILE, game.character_offer, "character_offer"),
        ):
            for tile in tiles:
                if tile != EMPTY and rules.pile_slot[pile][tile] == EMPTY:
                    refuse(field, self.tiles[tile])
        contracts = [t for board in game.boards for t in board[CONTRACTS : CONTRACTS + 8] if t != EMPTY]
        for tile in (*contracts, *game.bot_contracts):
            if rules.tile_type[tile] != CONTRACT_TILE:
                refuse("contracts", self.tiles[tile])

    def check_course(self) -> None:
        """Refuse a round, wheel or tokens that do not fit the phase, and incomplete or repeated deals."""
        game, rules = self.game, self.rules
        for field, dealt, number in (
            ("costs", game.costs, len(rules.cathedral_town)),
            ("fairs", game.fair_tiles, len(rules.fair_vp)),
            ("fairs", game.fair_towns, len(rules.fair_vp)),
            ("order", game.order, rules.players),
            ("pending.action_order", game.action_at, len(ACTIONS)),
        ):
            if len(set(dealt)) != len(dealt) or (game.phase != SETUP and len(dealt) != number):
                refuse(field, len(dealt))
        if (game.round == 0) != (game.phase == SETUP):
            refuse("round", game.round)
        if game.phase != SETUP and not 0 <= game.wheel < len(ACTIONS):
            refuse("wheel", game.wheel)
        for town in game.fair_towns:
            if town not in (rules.start_town, *rules.town_tile_space):
                refuse("fairs", rules.spaces[town])
        for token in set(game.corruption):
            if game.corruption.count(token) > rules.corruption_tokens[token]:
                refuse("corruption", token)
        for seat, board in enumerate(game.boards):
            if board[CONTRIBUTED] & ~board[PILLAR_TOWNS]:
                refuse(f"boards[{seat}].cathedrals", "")

    def check_pieces(self) -> None:
        houses, pillars = (self.rules.box.components[name] for name in ("houses", "pillars"))
        for seat, board in enumerate(self.game.boards):
            bot = seat == self.rules.bot_seat
            roofs = 0 if bot else sum(left > 0 for left in board[ROOMS_LEFT : ROOMS_LEFT + 5])
            if board[HOUSES] + roofs + board[HOUSE_TOWNS].bit_count() != houses:
                raise PositionError("position-pieces", seat=seat, piece="house", expected=houses)
            on_board = 0 if bot else max(0, self.rules.contract_pillars - board[FULFILLED])
            if board[PILLARS] + on_board + board[PILLAR_TOWNS].bit_count() != pillars:
                raise PositionError("position-pieces", seat=seat, piece="pillar", expected=pillars)

    def check_dice(self) -> None:
        game = self.game
        count = Counter({colour: game.bag[colour] for colour in range(5)})
        for die, number in enumerate(game.dice):
            count[die // 6] += number
        for board in game.boards:
            for die in board[DICE : DICE + 3]:
                if die != EMPTY:
                    count[die // 6] += 1
        for colour, name in enumerate(COLOURS):
            if count[colour] != self.rules.dice_per_colour:
                raise PositionError("position-dice", colour=name, expected=self.rules.dice_per_colour)

    def check_tiles(self) -> None:
        """Refuse more copies of a tile than the box has for this player count."""
        rules, game = self.rules, self.game
        found: Counter[int] = Counter(tile for tile in game.places if tile != EMPTY)
        found.update(tile for tile in game.contract_offer + game.character_offer if tile != EMPTY)
        in_box: Counter[int] = Counter()
        for pile in (BONUS_PILE, CONTRACT_PILE, CHARACTER_PILE):
            for slot, tile in enumerate(rules.pile_tiles[pile]):
                in_box[tile] += rules.pile_start[pile][slot]
                found[tile] += game.piles[pile][slot]
        if self.strict:
            found.update(self.other_tiles())
        for board in game.boards:
            found.update(tile if tile >= 0 else in_use(tile) for tile in board[STORE:] if tile != EMPTY)
            found.update(tile for tile in board[CONTRACTS : CONTRACTS + 8] if tile != EMPTY)
            found.update(tile for tile in board[ROOMS : ROOMS + 10] if tile != EMPTY)
            found.update(rules.crest_tile[f] for f in board[CRESTS : CRESTS + 6] if f != EMPTY)
        found.update(game.bot_contracts)
        for tile, count in found.items():
            # The Cardinalbot's first crest can be one that this player count does not use.
            if count > in_box[tile] + bool(rules.solo and rules.tile_type[tile] == CREST_TILE):
                raise PositionError("position-tiles", tile=self.tiles[tile], expected=in_box[tile])

    def other_tiles(self) -> Counter[int]:
        """Return the discards, and the Cardinalbot's crests that are not on its board."""
        rules, game = self.rules, self.game
        found: Counter[int] = Counter()
        for pile, discards in ((BONUS_PILE, game.bonus_discards), (CHARACTER_PILE, game.character_discards)):
            for slot, tile in enumerate(rules.pile_tiles[pile]):
                found[tile] += discards[slot]
        if rules.solo:
            found.update(rules.crest_tile[family] for family in inactive_families(game))
        return found


def read_step(entry: object) -> Step:
    if not isinstance(entry, list) or len(entry) != 5 or entry[0] not in NAMES:
        refuse("pending.stack", entry)
    numbers = entry[1:]
    if not all(type(number) is int for number in numbers):
        refuse("pending.stack", entry)
    return (NAMES.index(entry[0]), numbers[0], numbers[1], numbers[2], numbers[3])
