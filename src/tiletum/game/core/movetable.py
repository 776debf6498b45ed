"""Every move there can be, as a row of a table built once from the box.

The engine's currency is the row's number; people and files use its text. The rows of one kind
stand together, so `first[KIND] + i` is the row of the i-th town, tile or whatever the kind counts.
"""

from __future__ import annotations

from typing import Final

from tiletum.box import Box
from tiletum.box.model import ACTIONS, COLOURS, RESOURCES, Tile

from .vocabulary import EMPTY

# Kinds of moves: a player's, in the order of docs/notation.md ...
DIE: Final = 0
TILE: Final = 1
LEAVE: Final = 2
TAKE_RESOURCES: Final = 3
MOVE_ARCHITECT: Final = 4
MOVE_MERCHANT: Final = 5
HOUSE: Final = 6
PILLAR: Final = 7
TAKE: Final = 8
CHARACTER: Final = 9
DISCARD: Final = 10
PLACE: Final = 11
CONTRACT: Final = 12
EXCHANGE: Final = 13
ADVANCE: Final = 14
JOKER: Final = 15
GAIN: Final = 16
BUILDING: Final = 17
BONUS: Final = 18
BUY: Final = 19
CATHEDRAL: Final = 20
FULFIL: Final = 21
CREST: Final = 22
HELPER: Final = 23
COLOUR: Final = 24
DONE: Final = 25
END: Final = 26
# ... and chance's.
FIRST_OUTCOME: Final = 27
WHEEL: Final = 27
ACTION_TILE: Final = 28
DRAW_BONUS: Final = 29
DRAW_CONTRACT: Final = 30
DRAW_CHARACTER: Final = 31
COST: Final = 32
TOWN: Final = 33
FAIR_TILE: Final = 34
FIRST_PLAYER: Final = 35
ROLL: Final = 36
CORRUPTION: Final = 37
CHALLENGE: Final = 38
BOT_TOWN: Final = 39
BOT_DIE: Final = 40
PICK: Final = 41

MOST_TIED: Final = 30
"""More options than this are never tied; the map has 29 spaces."""

KIND_NAMES: Final = (
    "die",
    "tile",
    "leave",
    "resources",
    "architect",
    "merchant",
    "house",
    "pillar",
    "take",
    "character",
    "discard",
    "place",
    "contract",
    "exchange",
    "king",
    "joker",
    "gain",
    "building",
    "bonus",
    "buy",
    "cathedral",
    "fulfil",
    "crest",
    "helper",
    "colour",
    "done",
    "end",
    "deal-wheel",
    "deal-action",
    "deal-bonus",
    "deal-contract",
    "deal-character",
    "deal-cost",
    "deal-town",
    "deal-fair",
    "deal-first",
    "roll",
    "corruption",
    "deal-challenge",
    "deal-bot-town",
    "roll-bot",
    "pick",
)

KIND_RULES: Final = {
    "die": "TURN-3",
    "tile": "TURN-6",
    "leave": "TURN-6",
    "resources": "TURN-8",
    "architect": "ARCH-1",
    "merchant": "MERCH-1",
    "house": "MERCH-2",
    "pillar": "ARCH-2",
    "take": "MERCH-6",
    "character": "CHAR-1",
    "discard": "CHAR-2",
    "place": "CHAR-4",
    "contract": "CONTR-1",
    "exchange": "CONTR-2",
    "king": "KINGA-1",
    "joker": "JOKER-1",
    "gain": "EFFECT-5",
    "building": "EFFECT-16",
    "bonus": "EFFECT-16",
    "buy": "TASK-4",
    "cathedral": "TASK-9",
    "fulfil": "TASK-5",
    "crest": "TASK-7",
    "helper": "TASK-10",
    "colour": "EFFECT-11",
    "done": "EFFECT-2",
    "end": "TURN-12",
}
"""The rule by which a player makes a move of each kind."""

GROUPS: Final = ("die", "action", "task", "end", "outcome")


def group_of(kind: int) -> str:
    """How the moves of a decision are grouped for people: as the rulebook groups them."""
    if kind <= TAKE_RESOURCES:
        return "die"
    if kind < BUY:
        return "action"
    if kind < DONE:
        return "task"
    return "end" if kind < FIRST_OUTCOME else "outcome"


class Move:
    """A row of the table. What `a` and `b` count depends on the kind; the text says it all."""

    def __init__(self, index: int, kind: int, text: str, a: int, b: int) -> None:
        self.index = index
        self.kind = kind
        self.text = text
        self.a = a
        self.b = b
        self.group = group_of(kind)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


def tile_order(box: Box) -> list[Tile]:
    """One record for each different tile: contracts, crests, helpers, characters."""
    seen: dict[str, Tile] = {}
    for tile in box.contracts + box.bonus_tiles + box.characters:
        seen.setdefault(tile.id, tile)
    types = ("contract", "crest", "helper", "character")
    return sorted(seen.values(), key=lambda tile: types.index(tile.type))


class MoveTable:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.tiles: list[Tile] = tile_order(box)
        self.rows: list[Move] = []
        self.first: list[int] = [0] * len(KIND_NAMES)
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
        """The move with this text, or EMPTY."""
        return self.by_text.get(text, EMPTY)

    def _add(self, kind: int, text: str, a: int = 0, b: int = 0) -> None:
        if not self.rows or self.rows[-1].kind != kind:
            self.first[kind] = len(self.rows)
        self.rows.append(Move(len(self.rows), kind, text, a, b))

    def _add_die_moves(self) -> None:
        for colour, name in enumerate(COLOURS):
            for value in range(6):
                for new in range(6):
                    change = "" if new == value else f" as {new + 1}"
                    self._add(DIE, f"die {name} {value + 1}{change}", colour * 6 + value, new)
        self._add(TILE, "tile")
        self._add(LEAVE, "leave")
        self._add(TAKE_RESOURCES, "resources")

    def _add_map_moves(self) -> None:
        box = self.box
        index = {space.id: i for i, space in enumerate(box.spaces)}
        for i, space in enumerate(box.spaces):
            self._add(MOVE_ARCHITECT, f"architect {space.id}", i)
        for i, space in enumerate(box.spaces):
            self._add(MOVE_MERCHANT, f"merchant {space.id}", i)
        for i, house in enumerate(box.house_spaces):
            self._add(HOUSE, f"house {house.town} {house.number}", i, index[house.town])
        for i, cathedral in enumerate(box.cathedrals):
            self._add(PILLAR, f"pillar {cathedral.town}", i, index[cathedral.town])
        for i, bonus in enumerate(box.bonus_spaces):
            self._add(TAKE, f"take {bonus.town}", i, index[bonus.town])

    def _add_tile_moves(self) -> None:
        box = self.box
        rooms = [(b, f) for b, building in enumerate(box.buildings) for f in range(building.rooms)]
        for i, tile in enumerate(self.tiles):
            if tile.type == "character":
                self._add(CHARACTER, f"character {tile.id}", i)
        self._add(DISCARD, "discard")
        for i, tile in enumerate(self.tiles):
            if tile.type == "character":
                for room, (home, floor) in enumerate(rooms):
                    self._add(PLACE, f"place {tile.id} {home + 1}.{floor + 1}", i, room)
        for slot in range(len(box.contract_costs)):
            self._add(CONTRACT, f"contract {slot + 1}", slot)
        for give, given in enumerate(RESOURCES):
            for get, gotten in enumerate(RESOURCES):
                if give != get:
                    self._add(EXCHANGE, f"exchange {given} {gotten}", give, get)
        self._add(ADVANCE, "king")
        for i, action in enumerate(ACTIONS):
            if action != "joker":
                self._add(JOKER, f"joker {action}", i)
        for i, kind in enumerate(RESOURCES):
            self._add(GAIN, f"gain {kind}", i)
        for b, building in enumerate(box.buildings):
            if building.rooms:
                self._add(BUILDING, f"building {b + 1}", b)
        for floor in range(max(building.rooms for building in box.buildings)):
            self._add(BONUS, f"bonus {floor + 1}", floor)

    def _add_tasks(self) -> None:
        box = self.box
        for i, kind in enumerate(RESOURCES):
            if kind != "gold":
                self._add(BUY, f"task buy {kind}", i)
        for i, cathedral in enumerate(box.cathedrals):
            self._add(CATHEDRAL, f"task cathedral {cathedral.town}", i)
        for i, tile in enumerate(self.tiles):
            if tile.type == "contract" and tile.identical:
                for k, kind in enumerate(RESOURCES):
                    self._add(FULFIL, f"task fulfil {tile.id} {kind}", i, k)
            elif tile.type == "contract":
                self._add(FULFIL, f"task fulfil {tile.id}", i, EMPTY)
        for family, crest in enumerate(box.crests):
            for below in range(len(box.buildings)):
                self._add(CREST, f"task crest {crest.id} {below + 1}", family, below)
        helpers = [(i, tile) for i, tile in enumerate(self.tiles) if tile.type == "helper"]
        for i, tile in helpers:
            if tile.effect[0].op != "colour":
                self._add(HELPER, f"task helper {tile.id}", i)
        for i, tile in helpers:
            if tile.effect[0].op == "colour":
                for k, kind in enumerate(RESOURCES):
                    self._add(COLOUR, f"task helper {tile.id} {kind}", i, k)
        self._add(DONE, "done")
        self._add(END, "end")

    def _add_outcomes(self) -> None:
        box = self.box
        for value in range(6):
            self._add(WHEEL, f"wheel {value + 1}", value)
        for i, action in enumerate(ACTIONS):
            self._add(ACTION_TILE, f"action {action}", i)
        piles = (
            (DRAW_BONUS, "bonus", box.bonus_tiles),
            (DRAW_CONTRACT, "contract", box.contracts),
            (DRAW_CHARACTER, "character", box.characters),
        )
        for kind, name, pile in piles:
            inside = {tile.id for tile in pile}
            for i, tile in enumerate(self.tiles):
                if tile.id in inside:
                    self._add(kind, f"draw {name} {tile.id}", i)
        for i, cost in enumerate(box.cost_tiles):
            self._add(COST, f"draw cost {cost.id}", i)
        for i, town in enumerate(box.town_tiles):
            self._add(TOWN, f"draw town {town.town}", i)
        for i, fair in enumerate(box.fair_tiles):
            self._add(FAIR_TILE, f"draw fair {fair.id}", i)
        for seat in range(4):
            self._add(FIRST_PLAYER, f"first {seat}", seat)
        for colour, name in enumerate(COLOURS):
            for value in range(6):
                self._add(ROLL, f"roll {name} {value + 1}", colour * 6 + value)
        for token in sorted(set(box.corruption)):
            self._add(CORRUPTION, f"corruption {token}", token)
        for i, challenge in enumerate(box.challenges):
            self._add(CHALLENGE, f"challenge {challenge.id}", i)
        for i, town in enumerate(box.town_tiles):
            self._add(BOT_TOWN, f"cardinal town {town.town}", i)
        for value in range(6):
            self._add(BOT_DIE, f"cardinal {value + 1}", value)
        for option in range(MOST_TIED):
            self._add(PICK, f"pick {option + 1}", option)
