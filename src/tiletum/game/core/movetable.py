"""Every possible move as a row of a table, built once from the box.

The engine works with row numbers; people and files use the texts. Rows of one kind are consecutive, so
`first[KIND] + i` is the row of the i-th town, tile or other thing that the kind counts.
"""

from __future__ import annotations

from typing import Final

from tiletum.box import Box
from tiletum.box.model import ACTIONS, COLOURS, RESOURCES, Tile
from tiletum.game.catalogue import moves as mv

from .vocabulary import EMPTY, TILE_TYPES

MOST_TIED: Final = 30
"""Upper bound for tied options; the map has 29 spaces."""

VERBS: Final[tuple[str, ...]] = tuple(kind.verb for kind in mv.KINDS)


class Move:
    """A row of the table. The meaning of `a` and `b` depends on the kind; the text is complete."""

    def __init__(self, index: int, kind: int, text: str, a: int, b: int) -> None:
        self.index = index
        self.kind = kind
        self.text = text
        self.a = a
        self.b = b
        self.group = mv.KINDS[kind].group

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


def tile_order(box: Box) -> list[Tile]:
    """Return one record for each distinct tile: contracts, crests, helpers, characters."""
    seen: dict[str, Tile] = {}
    for tile in box.contracts + box.bonus_tiles + box.characters:
        seen.setdefault(tile.id, tile)
    return sorted(seen.values(), key=lambda tile: TILE_TYPES.index(tile.type))


class MoveTable:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.tiles: list[Tile] = tile_order(box)
        self.rows: list[Move] = []
        self.first: list[int] = [0] * len(mv.KINDS)
        self._add_die_moves()
        self._add_map_moves()
        self._add_tile_moves()
        self._add_tasks()
        self._add_outcomes()
        self.kind: list[int] = [row.kind for row in self.rows]
        self.a: list[int] = [row.a for row in self.rows]
        self.b: list[int] = [row.b for row in self.rows]
        self.by_text: dict[str, int] = {row.text: row.index for row in self.rows}

    def find(self, text: str) -> int:
        """Return the move with this text, or EMPTY."""
        return self.by_text.get(text, EMPTY)

    def _add(self, kind: int, fields: object = "", a: int = 0, b: int = 0) -> None:
        """Add a row; its text is the verb of the kind's spelling and the fields."""
        if not self.rows or self.rows[-1].kind != kind:
            self.first[kind] = len(self.rows)
        text = f"{VERBS[kind]} {fields}".rstrip()
        self.rows.append(Move(len(self.rows), kind, text, a, b))

    def _add_die_moves(self) -> None:
        for colour, name in enumerate(COLOURS):
            for value in range(6):
                for new in range(6):
                    change = "" if new == value else f" as {new + 1}"
                    self._add(mv.DIE, f"{name} {value + 1}{change}", colour * 6 + value, new)
        self._add(mv.TILE)
        self._add(mv.LEAVE)
        self._add(mv.TAKE_RESOURCES)

    def _add_map_moves(self) -> None:
        box = self.box
        index = {space.id: i for i, space in enumerate(box.spaces)}
        for i, space in enumerate(box.spaces):
            self._add(mv.MOVE_ARCHITECT, space.id, i)
        for i, space in enumerate(box.spaces):
            self._add(mv.MOVE_MERCHANT, space.id, i)
        for i, house in enumerate(box.house_spaces):
            self._add(mv.HOUSE, f"{house.town} {house.number}", i, index[house.town])
        for i, cathedral in enumerate(box.cathedrals):
            self._add(mv.PILLAR, cathedral.town, i, index[cathedral.town])
        for i, bonus in enumerate(box.bonus_spaces):
            self._add(mv.TAKE, bonus.town, i, index[bonus.town])

    def _add_tile_moves(self) -> None:
        box = self.box
        rooms = [(b, f) for b, building in enumerate(box.buildings) for f in range(building.rooms)]
        for i, tile in enumerate(self.tiles):
            if tile.type == "character":
                self._add(mv.CHARACTER, tile.id, i)
        self._add(mv.DISCARD)
        for i, tile in enumerate(self.tiles):
            if tile.type == "character":
                for room, (home, floor) in enumerate(rooms):
                    self._add(mv.PLACE, f"{tile.id} {home + 1}.{floor + 1}", i, room)
        for slot in range(len(box.contract_costs)):
            self._add(mv.CONTRACT, slot + 1, slot)
        for give, given in enumerate(RESOURCES):
            for get, gotten in enumerate(RESOURCES):
                if give != get:
                    self._add(mv.EXCHANGE, f"{given} {gotten}", give, get)
        self._add(mv.ADVANCE)
        for i, action in enumerate(ACTIONS):
            if action != "joker":
                self._add(mv.JOKER, action, i)
        for i, kind in enumerate(RESOURCES):
            self._add(mv.GAIN, kind, i)
        for b, building in enumerate(box.buildings):
            if building.rooms:
                self._add(mv.BUILDING, b + 1, b)
        for floor in range(max(building.rooms for building in box.buildings)):
            self._add(mv.BONUS, floor + 1, floor)

    def _add_tasks(self) -> None:
        box = self.box
        for i, kind in enumerate(RESOURCES):
            if kind != "gold":
                self._add(mv.BUY, kind, i)
        for i, cathedral in enumerate(box.cathedrals):
            self._add(mv.CATHEDRAL, cathedral.town, i)
        for i, tile in enumerate(self.tiles):
            if tile.type == "contract" and tile.identical:
                for k, kind in enumerate(RESOURCES):
                    self._add(mv.FULFIL, f"{tile.id} {kind}", i, k)
            elif tile.type == "contract":
                self._add(mv.FULFIL, tile.id, i, EMPTY)
        for family, crest in enumerate(box.crests):
            for below in range(len(box.buildings)):
                self._add(mv.CREST, f"{crest.id} {below + 1}", family, below)
        helpers = [(i, tile) for i, tile in enumerate(self.tiles) if tile.type == "helper"]
        for i, tile in helpers:
            if tile.effect[0].op != "colour":
                self._add(mv.HELPER, tile.id, i)
        for i, tile in helpers:
            if tile.effect[0].op == "colour":
                for k, kind in enumerate(RESOURCES):
                    self._add(mv.COLOUR, f"{tile.id} {kind}", i, k)
        self._add(mv.DONE)
        self._add(mv.END)

    def _add_outcomes(self) -> None:
        box = self.box
        for value in range(6):
            self._add(mv.WHEEL, value + 1, value)
        for i, action in enumerate(ACTIONS):
            self._add(mv.ACTION_TILE, action, i)
        piles = (
            (mv.DRAW_BONUS, box.bonus_tiles),
            (mv.DRAW_CONTRACT, box.contracts),
            (mv.DRAW_CHARACTER, box.characters),
        )
        for kind, pile in piles:
            inside = {tile.id for tile in pile}
            for i, tile in enumerate(self.tiles):
                if tile.id in inside:
                    self._add(kind, tile.id, i)
        for i, cost in enumerate(box.cost_tiles):
            self._add(mv.COST, cost.id, i)
        for i, town in enumerate(box.town_tiles):
            self._add(mv.TOWN, town.town, i)
        for i, fair in enumerate(box.fair_tiles):
            self._add(mv.FAIR_TILE, fair.id, i)
        for seat in range(4):
            self._add(mv.FIRST_PLAYER, seat, seat)
        for colour, name in enumerate(COLOURS):
            for value in range(6):
                self._add(mv.ROLL, f"{name} {value + 1}", colour * 6 + value)
        for token in sorted(set(box.corruption)):
            self._add(mv.CORRUPTION, token, token)
        for i, challenge in enumerate(box.challenges):
            self._add(mv.CHALLENGE, challenge.id, i)
        for i, town in enumerate(box.town_tiles):
            self._add(mv.BOT_TOWN, town.town, i)
        for value in range(6):
            self._add(mv.BOT_DIE, value + 1, value)
        for option in range(MOST_TIED):
            self._add(mv.PICK, option + 1, option)
