"""The box, an edition and a player count, prepared for the engine.

All copies of a game share a `Rules` object, which never changes. It has indexed tables instead of names,
and ready-made lists of moves.
"""

from __future__ import annotations

from collections import deque
from copy import deepcopy
from typing import Final

from tiletum.box import Box, load
from tiletum.box.model import ACTIONS, RESOURCES, Tile
from tiletum.errors import TiletumError
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import STEPS

from . import movetable as mt
from .editions import Edition, Solo, solo_edition
from .effects_table import Effect, compile_effect, is_op, worth
from .vocabulary import (
    BONUS_PILE,
    CHARACTER_PILE,
    CONTRACT_PILE,
    EMPTY,
    FIRST_MAP_PLACE,
    IRON,
    STORE,
    TILE_TYPES,
    WOOL,
)

FulfilOption = tuple[int, int, int, int, int]
"""A way to pay a contract: its move, wool, iron, the identical kind, and how many of that kind."""

LAST_DECREES: Final = ("everlasting-fame", "worldly-riches")
"""The decrees without a fair, in their order at the end of the row. The last one always finds a die."""


def listed_last(box: Box) -> tuple[str, ...]:
    """Return the decrees without a fair in the box's order."""
    return tuple(decree.id for decree in box.decrees if not decree.fair)


class Rules:
    def __init__(
        self,
        box: Box,
        players: int,
        edition: Edition,
        shuffled_actions: bool,
        solo: Solo | None = None,
        table: mt.MoveTable | None = None,
    ) -> None:
        self.box = box
        self.players = players
        self.edition = edition if solo is None else solo_edition(edition)
        self.solo = solo
        self.shuffled_actions = shuffled_actions
        self.table: mt.MoveTable = table or move_table(box)
        self.kind_index: dict[str, int] = {kind: i for i, kind in enumerate(RESOURCES)}
        self.move_kind: list[int] = self.table.kind
        self.move_a: list[int] = self.table.a
        self.move_b: list[int] = self.table.b
        self._lay_out_edition(self.edition)
        self._lay_out_map()
        self._lay_out_dice()
        self._lay_out_tiles()
        self._lay_out_board()
        self._lay_out_cardinalbot()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the options: the packaged box as its digest, which any other process has, too."""
        box = self.box.digest if self.box.digest == load().digest else self.box
        return restored, (box, self.players, self.edition, self.shuffled_actions, self.solo)

    def first(self, kind: int) -> int:
        return self.table.first[kind]

    def _lay_out_edition(self, edition: Edition) -> None:
        self.king_fair_before_reset: bool = edition.king_fair_before_reset
        self.discarded_characters_kept: bool = edition.discarded_characters_kept
        self.bonus_pile_reshuffled: bool = edition.bonus_pile_reshuffled
        self.used_tiles_to_discards: bool = edition.used_tiles_to_discards
        self.crest_fair_counts_storehouse: bool = edition.crest_fair_counts_storehouse
        self.contracts_need_space: bool = edition.contracts_need_space
        self.colour_after_die: bool = edition.colour_after_die

    def _lay_out_map(self) -> None:
        box = self.box
        self.spaces: list[str] = [space.id for space in box.spaces]
        self.road: list[bool] = [space.road for space in box.spaces]
        index = {name: i for i, name in enumerate(self.spaces)}
        self.space_index: dict[str, int] = index
        self.neighbours: list[list[int]] = [[] for _ in self.spaces]
        for link in box.links:
            one, other = index[link.between[0]], index[link.between[1]]
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        for near in self.neighbours:
            near.sort()
        self.start_town: int = index[box.first_fair_town]
        merchant, architect = self.first(mv.MOVE_MERCHANT), self.first(mv.MOVE_ARCHITECT)
        self.merchant_moves: list[list[int]] = [[merchant + n for n in near] for near in self.neighbours]
        self.architect_moves: list[list[int]] = [[architect + n for n in near] for near in self.neighbours]
        self.town_step_moves: list[list[int]] = [self._town_steps(at) for at in range(len(self.spaces))]
        self.distance: list[list[int]] = [self._distances(at) for at in range(len(self.spaces))]
        self._lay_out_houses(index)
        self._lay_out_cathedrals(index)

    def _town_steps(self, at: int) -> list[int]:
        if self.road[at] and not self.edition.step_from_road:
            return []
        first = self.first(mv.MOVE_MERCHANT)
        return [first + n for n in self.neighbours[at] if not self.road[n] or self.edition.step_to_road]

    def _distances(self, start: int) -> list[int]:
        distance = [EMPTY] * len(self.spaces)
        distance[start] = 0
        queue = deque([start])
        while queue:
            at = queue.popleft()
            for near in self.neighbours[at]:
                if distance[near] == EMPTY:
                    distance[near] = distance[at] + 1
                    queue.append(near)
        return distance

    def _lay_out_houses(self, index: dict[str, int]) -> None:
        box = self.box
        self.house_town: list[int] = [index[house.town] for house in box.house_spaces]
        self.house_bonus: list[Effect] = [compile_effect(house.bonus) for house in box.house_spaces]
        self.house_spaces_in: list[list[int]] = [[] for _ in self.spaces]
        for i, house in enumerate(box.house_spaces):
            if house.players <= self.players:
                self.house_spaces_in[index[house.town]].append(i)
        self.map_places: list[int] = []
        self.place_in: list[int] = [EMPTY] * len(self.spaces)
        for i, bonus in enumerate(box.bonus_spaces):
            if bonus.players <= self.players:
                self.map_places.append(FIRST_MAP_PLACE + i)
                self.place_in[index[bonus.town]] = FIRST_MAP_PLACE + i
        self.places: int = FIRST_MAP_PLACE + len(box.bonus_spaces)
        self.house_move: int = self.first(mv.HOUSE)
        self.take_move: int = self.first(mv.TAKE)

    def _lay_out_cathedrals(self, index: dict[str, int]) -> None:
        box = self.box
        self.cathedral_town: list[int] = [index[cathedral.town] for cathedral in box.cathedrals]
        self.cathedral_in: list[int] = [EMPTY] * len(self.spaces)
        for i, town in enumerate(self.cathedral_town):
            self.cathedral_in[town] = i
        numbers = range(len(box.cathedrals))
        self.cathedrals_in: list[list[int]] = [
            [number for number in numbers if bits >> number & 1] for bits in range(1 << len(numbers))
        ]
        """The cathedrals of each bit set."""
        self.cathedral_tiles: list[list[int]] = [list(cathedral.tiles) for cathedral in box.cathedrals]
        self.pillar_spaces: list[int] = [cathedral.pillar_spaces for cathedral in box.cathedrals]
        self.cost_stone: list[int] = [cost.stone for cost in box.cost_tiles]
        self.cost_vp: list[int] = [cost.vp for cost in box.cost_tiles]
        self.cost_available: list[bool] = [cost.available for cost in box.cost_tiles]
        self.pillar_move: int = self.first(mv.PILLAR)
        self.cathedral_move: int = self.first(mv.CATHEDRAL)

    def _lay_out_dice(self) -> None:
        box = self.box
        self.dice_per_colour: int = box.dice_of_colour * self.players // 4
        self.dice_drawn: int = box.dice_drawn[self.players - 2]
        self.wheel_points: list[int] = list(box.wheel_points)
        self.printed_actions: tuple[int, ...] = tuple(ACTIONS.index(name) for name in box.action_order)
        die = self.first(mv.DIE)
        self.die_steps: list[list[int]] = [
            [min((a - b) % 6, (b - a) % 6) for b in range(6)] for a in range(6)
        ]
        self.die_moves: list[list[list[int]]] = [
            [self._die_moves(die + d * 6, d % 6, reach) for d in range(30)] for reach in range(4)
        ]
        self.tile_move: int = self.first(mv.TILE)
        self.leave_move: int = self.first(mv.LEAVE)
        self.take_resources_move: int = self.first(mv.TAKE_RESOURCES)
        self.advance_move: int = self.first(mv.ADVANCE)
        self.end_move: int = self.first(mv.END)
        self.last_move: list[int] = [
            EMPTY if step.last_move is None else self.first(step.last_move) for step in STEPS
        ]
        """The move that gives up the rest of a decision, by kind of step, or EMPTY."""
        joker = self.first(mv.JOKER)
        self.joker_moves: list[int] = [joker + i for i in range(5)]
        gain = self.first(mv.GAIN)
        self.gain_moves: list[list[int]] = [[gain + k for k in range(low, 5)] for low in range(5)]
        buy = self.first(mv.BUY)
        self.buy_moves: list[int] = [buy + i for i in range(4)]
        exchange = self.first(mv.EXCHANGE)
        self.exchange_moves: list[list[int]] = [[exchange + k * 4 + i for i in range(4)] for k in range(5)]

    def _die_moves(self, first: int, value: int, reach: int) -> list[int]:
        """Return the moves for each die: unchanged first, then the values gold can reach."""
        changed = [first + new for new in range(6) if 0 < self.die_steps[value][new] <= reach]
        return [first + value, *changed]

    def _lay_out_tiles(self) -> None:
        tiles = self.table.tiles
        self.tiles: list[Tile] = tiles
        self.tile_index: dict[str, int] = {tile.id: i for i, tile in enumerate(tiles)}
        self.tile_type: list[int] = [TILE_TYPES.index(tile.type) for tile in tiles]
        families = [crest.id for crest in self.box.crests]
        self.families: list[str] = families
        self.tile_family: list[int] = [families.index(t.family) if t.family else EMPTY for t in tiles]
        self.crest_tile: list[int] = [self.tile_index[family] for family in families]
        self.tile_kind: list[int] = [ACTIONS.index(t.kind) if t.kind else EMPTY for t in tiles]
        self.tile_effect: list[Effect] = [compile_effect(tile.effect) for tile in tiles]
        self.is_colour_helper: list[bool] = [is_op(tile.effect, "colour") for tile in tiles]
        self.ap_of_helper: list[int] = [
            tile.effect[0].amount if is_op(tile.effect, "ap") else 0 for tile in tiles
        ]
        self.tile_worth: list[float] = [worth(tile.effect) for tile in tiles]
        self.move_of: dict[tuple[int, int, int], int] = {
            (row.kind, row.a, row.b): row.index for row in self.table.rows
        }
        self.helper_move: list[int] = self._tile_moves(mv.HELPER)
        self.character_move: list[int] = self._tile_moves(mv.CHARACTER)
        self.place_move: list[int] = self._tile_moves(mv.PLACE)
        self.contract_move: int = self.first(mv.CONTRACT)
        self.discard_move: int = self.first(mv.DISCARD)
        self.crest_move: int = self.first(mv.CREST)
        self.colour_moves: list[list[int]] = [self._colour_moves(i) for i in range(len(tiles))]
        self.fulfil_options: list[list[FulfilOption]] = [self._fulfil(i) for i in range(len(tiles))]
        self._lay_out_piles()

    def _tile_moves(self, kind: int) -> list[int]:
        """Return the first move of the kind for each tile, or EMPTY."""
        return [self.move_of.get((kind, i, 0), EMPTY) for i in range(len(self.tiles))]

    def _colour_moves(self, tile: int) -> list[int]:
        if not self.is_colour_helper[tile]:
            return []
        return [self.move_of[(mv.COLOUR, tile, kind)] for kind in range(5)]

    def _fulfil(self, index: int) -> list[FulfilOption]:
        tile = self.tiles[index]
        if tile.type != "contract":
            return []
        if not tile.identical:
            return [(self.move_of[(mv.FULFIL, index, EMPTY)], tile.wool, tile.iron, WOOL, tile.wool)]
        options: list[FulfilOption] = []
        for kind in range(len(RESOURCES)):
            wool = tile.wool + (tile.identical if kind == WOOL else 0)
            iron = tile.iron + (tile.identical if kind == IRON else 0)
            same = wool if kind == WOOL else iron if kind == IRON else tile.identical
            options.append((self.move_of[(mv.FULFIL, index, kind)], wool, iron, kind, same))
        return options

    def _lay_out_piles(self) -> None:
        box = self.box
        self.pile_tiles: list[list[int]] = [[], [], []]
        self.pile_start: list[list[int]] = [[], [], []]
        self.pile_slot: list[list[int]] = [[EMPTY] * len(self.tiles) for _ in range(3)]
        self.draw_move: list[int] = [
            self.first(mv.DRAW_BONUS),
            self.first(mv.DRAW_CONTRACT),
            self.first(mv.DRAW_CHARACTER),
        ]
        for pile, content in (
            (BONUS_PILE, box.bonus_tiles),
            (CONTRACT_PILE, box.contracts),
            (CHARACTER_PILE, box.characters),
        ):
            for i in sorted({self.tile_index[tile.id] for tile in content}):
                self.pile_slot[pile][i] = len(self.pile_tiles[pile])
                self.pile_tiles[pile].append(i)
                self.pile_start[pile].append(0)
            for tile in content:
                if tile.players <= self.players:
                    self.pile_start[pile][self.pile_slot[pile][self.tile_index[tile.id]]] += 1
        self.contract_costs: list[int] = list(box.contract_costs)
        self.offer_size: int = box.character_offer

    def _lay_out_board(self) -> None:
        box, board = self.box, self.box.player_board
        self.contract_spaces: int = board.contract_spaces
        self.contract_space_vp: list[int] = list(board.contract_space_vp)
        self.contract_pillars: int = box.components["pillars"] - board.start_pillars
        self.board_size: int = STORE + board.storehouse
        self.crest_cost: list[int] = [building.crest_cost for building in box.buildings]
        self.crest_bonus: list[Effect] = [compile_effect(building.crest_bonus) for building in box.buildings]
        self.building_ap: list[int] = [building.ap for building in box.buildings]
        self.building_rooms: list[int] = [building.rooms for building in box.buildings]
        self.first_room: list[int] = [sum(self.building_rooms[:b]) for b in range(len(self.building_rooms))]
        self.room_building: list[int] = [
            b for b, rooms in enumerate(self.building_rooms) for _ in range(rooms)
        ]
        self.room_floor: list[int] = [f + 1 for rooms in self.building_rooms for f in range(rooms)]
        self.building_moves: list[int] = [self.first(mv.BUILDING) + b for b in range(5)]
        self.bonus_move: int = self.first(mv.BONUS)
        self.king_vp: list[int] = list(box.king_track)
        self.king_zero: int = self.king_vp.index(0)
        self.king_top: int = len(self.king_vp) - 1
        self.fair_vp: list[int] = list(box.fair_vp)
        self.fair_counts: list[tuple[str, ...]] = [fair.counts for fair in box.fair_tiles]
        self.fair_tile_vp: list[int] = [fair.vp for fair in box.fair_tiles]
        self.completed_vp: list[int] = list(board.completed_vp)
        self.leftovers_per_vp: int = board.leftovers_per_vp
        self.town_tile_space: list[int] = [self.space_index[tile.town] for tile in box.town_tiles]
        self.corruption_tokens: list[int] = [
            box.corruption.count(value) for value in range(max(box.corruption) + 1)
        ]
        self.corruption_move: list[int] = [
            self.table.find(f"corruption {token}") for token in range(len(self.corruption_tokens))
        ]
        self.corruption_drawn: int = box.corruption_drawn
        self.roll_move: int = self.first(mv.ROLL)

    def _lay_out_cardinalbot(self) -> None:
        printed = self.box.cardinalbot
        self.bot_seat: int = EMPTY if self.solo is None else 1
        self.equal_picks_asked: bool = self.solo is not None and self.solo.equal_picks_asked
        self.bot_room_floor: list[int] = [1, 2] * printed.columns
        self.bot_contract_spaces: int = printed.contract_spaces
        self.bot_store: int = printed.contract_spaces + 1 + len(self.bot_room_floor)
        """Places beside its board: its contracts, one more that is being paid, and at most a whole board's
        characters. Inactive crests have no place of their own: its families tell them."""
        self.bot_reserved_food: int = printed.reserved_food
        self.challenge_names: list[str] = [challenge.id for challenge in self.box.challenges]
        self.decree_ids: list[str] = [decree.id for decree in self.box.decrees]
        self.fair_decree: list[int] = [self._decree_for(fair.id) for fair in self.box.fair_tiles]
        self.last_decrees: list[int] = self._last_decrees()
        self.bot_architect_cost: int = [cost.id for cost in self.box.cost_tiles].index(
            printed.architect_cost_tile
        )

    def _last_decrees(self) -> list[int]:
        if self.solo is not None and self.solo.decrees_as_listed:
            return [self.decree_ids.index(name) for name in listed_last(self.box)]
        return [self.decree_ids.index(name) for name in LAST_DECREES]

    def _decree_for(self, fair: str) -> int:
        return next(i for i, decree in enumerate(self.box.decrees) if decree.fair == fair)


KEPT: Final = 64
"""Cache size: challenges alone can be chosen in thousands of ways."""
_tables: dict[str, mt.MoveTable] = {}
_rules: dict[tuple[str, int, str, bool, Solo | None], Rules] = {}


def move_table(box: Box) -> mt.MoveTable:
    if box.digest not in _tables:
        _tables[box.digest] = mt.MoveTable(box)
    return _tables[box.digest]


def rules_for(
    box: Box, players: int, edition: Edition, shuffled_actions: bool = False, solo: Solo | None = None
) -> Rules:
    """Return the rules for these options, from a cache."""
    key = (box.digest, players, edition.name, shuffled_actions, solo)
    found = _rules.pop(key, None) or Rules(box, players, edition, shuffled_actions, solo)
    _rules[key] = found
    if len(_rules) > KEPT:
        del _rules[next(iter(_rules))]  # the one that nobody has asked for longest
    return found


def restored(
    box: Box | str, players: int, edition: Edition, shuffled_actions: bool, solo: Solo | None
) -> Rules:
    """Return the rules that were pickled."""
    if isinstance(box, str):
        packaged = load()
        if packaged.digest != box:
            raise TiletumError("error-pickled-box")
        box = packaged
    return rules_for(box, players, edition, shuffled_actions, solo)


def forget(digest: str) -> None:
    """Drop a box's rules from the cache."""
    _tables.pop(digest, None)
    for key in list(_rules):
        if key[0] == digest:
            del _rules[key]


def unshared(rules: Rules) -> Rules:
    """Return a copy of the rules that shares nothing mutable."""
    box = rules.box._replace(components=dict(rules.box.components), data=deepcopy(rules.box.data))
    table = mt.MoveTable(box)
    return Rules(box, rules.players, rules.edition, rules.shuffled_actions, rules.solo, table)
