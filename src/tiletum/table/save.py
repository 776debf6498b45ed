"""Save files: the whole game as its log, in a readable JSON file.

The file has a header, the entries in order, and a checksum over both. It leaves out the seed, so that
nobody can read from it what is still to be revealed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from tiletum.box import Box, BoxError, BoxReader, load, read_box
from tiletum.box.bounds import SAVE, check_data
from tiletum.box.files import decode_json, read_bytes
from tiletum.errors import TiletumError, cause
from tiletum.game.core.editions import Solo
from tiletum.game.core.rules import LAST_DECREES, listed_last
from tiletum.version import __version__

from .dealer import Dealer
from .entries import Made, Undone, entry_text, entry_type, read_entry
from .illegal import IllegalMove
from .names import kept_name
from .positionerror import PositionError
from .table import RULES_REVISION, Options, Table, is_choice, is_strict
from .trial import play_on

FORMAT: Final = 1
MOST_REPLAYED: Final = 1_000_000
"""Maximum moves that the undos of a saved game make the program replay, which takes about 20 seconds."""
RESTART: Final = 100
"""The cost of setting up a game or a position for an undo, in moves."""


class SaveError(TiletumError):
    """An unusable save file, with the reason."""


def log_texts(table: Table) -> list[str]:
    moves = table.move_table
    return [entry_text(entry, moves) for entry in table.log]


def log_sha256(table: Table) -> str:
    """Return a fingerprint of the log. Equal logs have equal fingerprints."""
    return hashlib.sha256("\n".join(log_texts(table)).encode()).hexdigest()


def to_data(table: Table) -> dict[str, Any]:
    options = table.options
    packaged = options.box.digest == load().digest
    data: dict[str, Any] = {
        "tiletum": FORMAT,
        "engine": __version__,
        "rules": options.revision,
        "players": options.players,
        "edition": options.edition,
        "first": options.first,
        "shuffled_actions": options.shuffled_actions,
        "training": options.training,
        "names": list(options.names),
        "solo": None if options.solo is None else solo_data(options.solo),
        "box": options.box.digest,
        "log": log_texts(table),
    }
    if not packaged:
        data["box_data"] = options.box.data
    if options.colours:
        data["colours"] = list(options.colours)
    if options.start is not None:
        data["start"] = options.start
    data["sha256"] = checksum(data)
    return data


def solo_data(solo: Solo) -> dict[str, Any]:
    """Return the solo options, except the one that follows from the rules revision."""
    data = solo._asdict()
    del data["decrees_as_listed"]
    return data


def checksum(data: dict[str, Any]) -> str:
    content = {key: value for key, value in data.items() if key != "sha256"}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def save(table: Table, path: str | Path) -> None:
    """Write the game to a file, atomically."""
    target = Path(path)
    try:
        draft = target.with_name(target.name + ".part")
        draft.write_text(json.dumps(to_data(table), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    except (OSError, ValueError) as error:
        raise SaveError("save-cannot-write", file=str(path), why=cause(error)) from error


def load_game(path: str | Path, dealer: Dealer | None = None, to: int | None = None) -> Table:
    """Read a game and replay it, or only its first `to` entries. Each entry is checked."""
    try:
        raw = read_bytes(path, SAVE)
    except (OSError, ValueError) as error:
        raise SaveError("save-cannot-read", file=str(path), why=cause(error)) from error
    try:
        data = decode_json(raw, SAVE, str(path))
    except (ValueError, RecursionError) as error:
        raise SaveError("save-not-json", file=str(path)) from error
    return from_save(data, str(path), dealer, to)


def from_save(
    data: object,
    file: str,
    dealer: Dealer | None = None,
    to: int | None = None,
    reader: BoxReader = read_box,
) -> Table:
    """Return the table in a save file. With a dealer, the game can continue.

    Raise TiletumError if the file is unusable. `reader` reads the owner's box in it, if there is one.
    """
    if not isinstance(data, dict) or "tiletum" not in data:
        raise SaveError("save-foreign", file=file)
    check_data(data, SAVE, file)
    try:
        check_header(data, file)
        check_replayed(data["log"], file)
        options = options_of(data, file, reader)
        fault = strict_fault(options, file)
        # Anybody can write into a file that its game is an earlier one.
        if fault is not None and not any(entry_type(line) is Made for line in data["log"]):
            raise fault
        table = Table(options, None)
    except NOT_AS_SAVED as error:
        raise SaveError("save-foreign", file=file) from error
    if fault is None:
        fold_log(table, data, to, file)
    else:
        fold_unchecked(table, data, to, file)
    table.go_on_with(dealer)
    return table


NOT_AS_SAVED: Final = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""Exceptions from reading a malformed header or options."""


HEADER: Final[dict[str, tuple[type, ...]]] = {
    "tiletum": (int,),
    "engine": (str,),
    "rules": (int,),
    "players": (int,),
    "edition": (str,),
    "first": (int, type(None)),
    "shuffled_actions": (bool,),
    "training": (bool,),
    "names": (list,),
    "solo": (dict, type(None)),
    "box": (str,),
    "log": (list,),
    "sha256": (str,),
}


def check_header(data: dict[str, Any], file: str) -> None:
    if data["tiletum"] != FORMAT:
        raise SaveError("save-format", file=file, found=str(data["tiletum"])[:20])
    for key, types in HEADER.items():
        if key not in data:
            raise SaveError("save-missing", file=file, field=key)
        if type(data[key]) not in types:
            raise SaveError("save-bad-field", file=file, field=key)
    for key in ("names", "log"):
        if not all(isinstance(item, str) for item in data[key]):
            raise SaveError("save-bad-field", file=file, field=key)
    if not are_colours(data.get("colours", []), data["players"]):
        raise SaveError("save-bad-field", file=file, field="colours")
    if data["rules"] < 1:
        raise SaveError("save-bad-field", file=file, field="rules")
    if data["rules"] > RULES_REVISION:
        raise SaveError("save-newer", file=file, engine=data["engine"][:20])
    if data["sha256"] != checksum(data):
        raise SaveError("save-edited", file=file)


def are_colours(value: object, players: int) -> bool:
    """Return whether these are the colours of all players, or none."""
    if type(value) is not list or not all(type(colour) is int for colour in value):
        return False
    return not value or (len(value) == players and is_choice(tuple(value)))


def options_of(data: dict[str, Any], file: str, reader: BoxReader = read_box) -> Options:
    box = box_of(data, file, reader)
    options = Options(
        players=data["players"],
        edition=data["edition"],
        first=data["first"],
        shuffled_actions=data["shuffled_actions"],
        training=data["training"],
        names=tuple(kept_name(name) for name in data["names"]),
        colours=tuple(data.get("colours", ())),
        box=box,
        solo=solo_of(data, file, box),
        start=data.get("start"),
        revision=data["rules"],
    )
    options.check()
    return options


def solo_of(data: dict[str, Any], file: str, box: Box) -> Solo | None:
    solo = data["solo"]
    if solo is None:
        return None
    random, chosen = solo.get("random"), solo.get("chosen")
    if type(random) is not int or not isinstance(chosen, list | tuple):
        raise SaveError("save-bad-field", file=file, field="solo")
    first_revision = solo.get("equal_picks_asked", data["rules"] == 1)
    names = tuple(str(name) for name in chosen)
    as_listed = not is_strict(data["rules"]) and listed_last(box) != LAST_DECREES
    return Solo(random, names, bool(first_revision), as_listed)


def box_of(data: dict[str, Any], file: str, reader: BoxReader) -> Box:
    if "box_data" not in data:
        box = load()
    else:
        try:
            box = reader(data["box_data"], file, is_strict(data["rules"]))
        except BoxError as error:
            raise SaveError("save-bad-box", file=file, entry=error.entry) from error
    if box.digest != data["box"]:
        raise SaveError("save-other-box", file=file)
    return box


def check_replayed(log: list[str], file: str) -> None:
    """Raise SaveError if replaying the undos of a log would take too long."""
    if moves_replayed(log) > MOST_REPLAYED:
        raise SaveError("save-long", file=file)


def moves_replayed(log: list[str]) -> int:
    """Return an upper bound for the moves that the undos of a log make the program replay.

    Every undo replays the game from its start, so even a short file could take hours.
    """
    in_force = replayed = 0
    for line in log:
        kind = entry_type(line)
        if kind is Undone:
            in_force = max(0, in_force - 1)
            replayed += in_force + RESTART
        elif kind is Made:
            in_force += 1
    return replayed


def fold_log(table: Table, data: dict[str, Any], to: int | None, file: str, unchecked: bool = False) -> None:
    """Replay the log; raise with its number at the first impossible entry."""
    moves = table.move_table
    for number, text in enumerate(data["log"][:to], start=1):
        try:
            table.fold(read_entry(text, moves))
        except IllegalMove as error:
            refused = bad_entry(text, file, number) if unchecked else not_possible(error, data, file, number)
            raise refused from error
        except TiletumError as error:
            raise bad_entry(text, file, number) from error
        except UNPLAYABLE as error:
            if not unchecked:
                raise
            raise bad_entry(text, file, number) from error


UNPLAYABLE: Final = (*NOT_AS_SAVED, AssertionError)
"""Exceptions of the engine for a box or position that has not passed the strict checks."""


def strict_fault(options: Options, file: str) -> TiletumError | None:
    """Return why a new game could not have the box or position of a game older than the strict checks."""
    from tiletum.box import check  # imported here to keep importing the package cheap

    from .setposition import set_position

    if options.strict:
        return None
    for fault in check.faults(options.box) if options.box.digest != load().digest else ():
        return SaveError("save-bad-box", file=file, entry=fault.entry)
    if options.start is not None:
        try:
            set_position(options.start, options.box, options.solo)
        except PositionError as error:
            return error
    return None


def fold_unchecked(table: Table, data: dict[str, Any], to: int | None, file: str) -> None:
    """Replay the log of a game that fails the strict checks, then play trial games from there."""
    fold_log(table, data, to, file, unchecked=True)
    try:
        play_on(table)
    except (*UNPLAYABLE, TiletumError) as error:
        raise SaveError("save-unplayable", file=file) from error


def bad_entry(text: str, file: str, number: int) -> SaveError:
    return SaveError("save-bad-entry", file=file, number=number, entry=text[:60])


def not_possible(error: IllegalMove, data: dict[str, Any], file: str, number: int) -> SaveError:
    """Return an error about an illegal move and its rule. An earlier revision may have allowed the move."""
    where: dict[str, str | int] = {"file": file, "number": number, "before": number - 1, "move": error.move}
    if data["rules"] == RULES_REVISION:
        return SaveError("save-illegal", **where, rule=error.refusal.rule)
    return SaveError("save-outdated", **where, rule=error.refusal.rule, engine=data["engine"][:20])
