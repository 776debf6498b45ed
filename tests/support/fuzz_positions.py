"""Positions of real games with random changes, as a hand-written file might have."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final, NamedTuple

from support.players import games
from support.solo_games import solo_games
from tiletum.game.catalogue.steps import NAMES
from tiletum.game.engine import Game
from tiletum.table.position import position

Data = Any

NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 13, 29, 99, 100, 999, 1000, 10_000, 10_001, 2**40)
JUNK: Final[tuple[Data, ...]] = (None, True, "", "Paris", "tile", [], {}, 1.5)


class Changed(NamedTuple):
    """A changed position, with a description of its changes for a report."""

    data: Data
    changes: list[str]


def base_position(rng: random.Random) -> Data:
    """Return a position from any point of a random game. Half of the games are solo."""
    number = rng.randrange(10**6)
    if rng.random() < 0.5:
        solo = next(solo_games(1, start=number))
        game, chooser = solo.game, solo.chooser
    else:
        game, chooser = next(games(1, start=number))
    return json.loads(json.dumps(position(advance(game, chooser.next_move, rng))))


def advance(game: Game, next_move: Callable[[Game], int], rng: random.Random) -> Game:
    """Play on to a random point, often one with more open steps than the choice of a die."""
    for _ in range(rng.choice((0, 10, 40, 60, 120, 250, 400, 700))):
        if game.over:
            break
        game.apply(next_move(game))
    for _ in range(30):
        if game.over or len(game.stack) > 3 or rng.random() < 0.1:
            break
        game.apply(next_move(game))
    return game


def position_numbered(number: int) -> Changed:
    """Return the changed position with this number, the same one on every machine."""
    rng = random.Random(f"position {number}")
    data = base_position(rng)
    before = json.dumps(data)
    changes = [rng.choice(CHANGES)(rng, data) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    return Changed(data, changes if json.dumps(data) != before else [])


# --- paths ---


def places(data: Data, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all fields and entries."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, below in data.items():
            found += places(below, (*path, key))
    elif isinstance(data, list):
        for index, below in enumerate(data):
            found += places(below, (*path, index))
    return found


def at(data: Data, path: tuple[Any, ...]) -> Data:
    for step in path:
        data = data[step]
    return data


def any_place(
    rng: random.Random, data: Data, kind: type | tuple[type, ...] = object
) -> tuple[Any, ...] | None:
    """Return the path of a random field of this kind. All parts of the position are equally likely, whatever
    their size."""
    part = rng.choice(list(data))
    if part == "boards" and data["boards"]:
        seat = rng.randrange(len(data["boards"]))
        field = rng.choice(list(data["boards"][seat]))
        found = [(*("boards", seat, field), *rest) for rest in [(), *places(data["boards"][seat][field])]]
    elif part in ("pending", "solo"):
        field = rng.choice(list(data[part]))
        found = [(part, field, *rest) for rest in [(), *places(data[part][field])]]
    else:
        found = [(part, *rest) for rest in [(), *places(data[part])]]
    fitting = [path for path in found if isinstance(at(data, path), kind)]
    return rng.choice(fitting) if fitting else None


def put(data: Data, path: tuple[Any, ...], new: Data) -> str:
    old = at(data, path)
    at(data, path[:-1])[path[-1]] = new
    return f"{path}: {json.dumps(old)[:80]} -> {json.dumps(new)[:80]}"


def words_of(data: Data) -> list[str]:
    """Return all names in the position: of tiles, towns, dice and fields."""
    found: set[str] = set()
    for path in places(data):
        here = at(data, path)
        found.update([here] if isinstance(here, str) else here if isinstance(here, dict) else [])
    return sorted(found)


# --- changes ---


def change_number(rng: random.Random, data: Data) -> str:
    path = any_place(rng, data, int)
    if path is None:
        return ""
    now = at(data, path)
    return put(data, path, rng.choice((now + 1, now - 1, now + rng.randrange(1, 7), rng.choice(NUMBERS))))


def change_word(rng: random.Random, data: Data) -> str:
    path = any_place(rng, data, (str, type(None)))
    return "" if path is None else put(data, path, rng.choice((rng.choice(words_of(data)), None)))


def change_list(rng: random.Random, data: Data) -> str:
    path = any_place(rng, data, list)
    if path is None:
        return ""
    new = list(at(data, path))
    way = rng.randrange(6)
    if way == 0 or not new:
        new = [*new, deepcopy(rng.choice(new)) if new else rng.choice((*words_of(data), 0, 1, None))]
    elif way == 1:
        new.pop(rng.randrange(len(new)))
    elif way == 2:
        rng.shuffle(new)
    elif way == 3:
        new = []
    elif way == 4:
        new.insert(rng.randrange(len(new) + 1), rng.choice((*words_of(data), 0, 1, None)))
    else:
        new = new[: rng.randrange(len(new))]
    return put(data, path, new)


def change_table(rng: random.Random, data: Data) -> str:
    path = any_place(rng, data, dict)
    if path is None:
        return ""
    new = dict(at(data, path))
    way = rng.randrange(3)
    if way == 0 and new:
        del new[rng.choice(list(new))]
    elif way == 1 and new:
        new[rng.choice(words_of(data))] = deepcopy(rng.choice(list(new.values())))
    elif new:
        new[rng.choice(words_of(data))] = new.pop(rng.choice(list(new)))
    return put(data, path, new)


def exchange_two(rng: random.Random, data: Data) -> str:
    """Swap two values of one kind, which keeps more of the totals valid than other changes."""
    kind = rng.choice((str, (str, type(None)), int, list))
    one, other = any_place(rng, data, kind), any_place(rng, data, kind)
    if one is None or other is None or one == other[: len(one)] or other == one[: len(other)]:
        return ""
    first, second = deepcopy(at(data, one)), deepcopy(at(data, other))
    return put(data, one, second) + "; " + put(data, other, first)


def move_thing(rng: random.Random, data: Data) -> str:
    """Move an entry from one list to another, or a tile from a pile to a board."""
    source, target = any_place(rng, data, (list, dict)), any_place(rng, data, list)
    if source is None or target is None or source == target[: len(source)] or not at(data, source):
        return ""
    holder = at(data, source)
    if isinstance(holder, list):
        thing = holder.pop(rng.randrange(len(holder)))
    else:
        thing = rng.choice(list(holder))
        count = holder[thing]
        if type(count) is not int or count < 2:
            del holder[thing]
        else:
            holder[thing] = count - 1
    entries = at(data, target)
    if None in entries and rng.random() < 0.7:
        entries[entries.index(None)] = thing
    else:
        entries.append(thing)
    return f"{json.dumps(thing)[:60]} moved from {source} to {target}"


BOARD_TILES: Final = ("store", "contracts")


def deal_tile(rng: random.Random, data: Data) -> str:
    """Move a tile from a pile to a board."""
    if not data.get("boards") or not isinstance(data.get("piles"), dict):
        return ""
    board = rng.choice(data["boards"])
    pile = data["piles"].get(rng.choice(("bonus", "contract", "character")))
    if not pile or not isinstance(board, dict):
        return ""
    tile = rng.choice(list(pile))
    pile[tile] -= 1
    if not pile[tile]:
        del pile[tile]
    holder = board[rng.choice(BOARD_TILES)] if rng.random() < 0.7 else rng.choice(board["rooms"] or [[]])
    if not isinstance(holder, list):  # another change has put something else there
        return f"{tile} of the pile is gone"
    if None in holder:
        holder[holder.index(None)] = tile
    else:
        holder.append(tile)
    return f"{tile} of the pile to a board"


def change_step(rng: random.Random, data: Data) -> str:
    """Change one number of an open step, replace the step, or add or remove one."""
    stack = data.get("pending", {}).get("stack")
    if not stack:
        return ""
    step = rng.choice(stack)
    before = json.dumps(stack)
    way = rng.randrange(4)
    if way == 0:
        step[rng.randrange(1, 5)] = rng.choice((-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 20, 99, 999))
    elif way == 1:
        step[0] = rng.choice(NAMES)
    elif way == 2:
        numbers = [rng.choice((0, 0, 1, 2, 3, 5, 10)) for _ in range(4)]
        stack.insert(rng.randrange(len(stack) + 1), [rng.choice(NAMES), *numbers])
    else:
        stack.remove(step)
    return f"stack: {before} -> {json.dumps(stack)}"


def forget_pending(rng: random.Random, data: Data) -> str:
    """Leave out everything that only the engine needs, as a person would."""
    data.pop("pending", None)
    if rng.random() < 0.7:
        data["to_move"] = rng.randrange(len(data["boards"]))
    return "no pending"


def change_course(rng: random.Random, data: Data) -> str:
    """Change the round, turn, phase or order."""
    field = rng.choice(("round", "turn", "phase", "order", "to_move", "corruption"))
    phases = ("setup", "preparation", "action", "king", "fair", "cleanup", "over")
    new: Data = {
        "round": rng.randrange(5),
        "turn": rng.randrange(1, 4),
        "phase": rng.choice(phases),
        "order": data["order"][::-1] if isinstance(data["order"], list) else [],
        "to_move": rng.randrange(len(data["boards"])),
        "corruption": [rng.choice((0, 1, 2)) for _ in range(rng.randrange(4))],
    }[field]
    return put(data, (field,), new)


def put_junk(rng: random.Random, data: Data) -> str:
    path = any_place(rng, data)
    return "" if path is None else put(data, path, deepcopy(rng.choice(JUNK)))


CHANGES: Final[tuple[Callable[[random.Random, Data], str], ...]] = (
    *[change_number] * 4,
    *[change_word] * 3,
    *[change_list] * 3,
    *[exchange_two] * 3,
    *[move_thing] * 3,
    *[deal_tile] * 2,
    *[change_step] * 4,
    *[forget_pending] * 2,
    *[change_course] * 2,
    change_table,
    put_junk,
)
