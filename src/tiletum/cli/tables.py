"""`tiletum tables`: administers the tables of a server, which can keep running.

--db is the server's database. Each table has a place: twelve digits, the same for all tables opened from
one network. Addresses are not stored. Servers notice changes within a minute.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from rich import box as borders

from tiletum.errors import TiletumError
from tiletum.extras import require
from tiletum.words import Words
from tiletum.words.describe import describe_error
from tiletum.words.values import Seat, colour_name

from .common import Commands, screen, words_for
from .folding import Folding
from .serve import add_database, database

if TYPE_CHECKING:
    from tiletum.hall.stored import SeatInfo
    from tiletum.server.storage.administration import Details, Listed

STATUSES = ("open", "playing", "over")


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("tables", help="administer the tables of a server", description=__doc__)
    actions = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    add_list(actions)
    showing = add_action(actions, "show", show, help="show a table, without its tokens and its seed")
    showing.add_argument("table", metavar="ID", help="the table's id")
    showing.add_argument("--chat", action="store_true", help="the last lines of its chat, too")
    closing = add_action(actions, "close", close, help="remove a table that has not started")
    closing.add_argument("table", metavar="ID", help="the table's id")
    removing = add_action(actions, "remove", remove, help="remove any table; its players lose it")
    removing.add_argument("table", metavar="ID", help="the table's id")
    removing.add_argument("--yes", action="store_true", help="do not ask first")
    blocking = add_action(actions, "block", block, help="refuse costly requests from a network")
    blocking.add_argument("address", metavar="ADDRESS", help="an address, or a place as list shows it")
    unblocking = add_action(actions, "unblock", unblock, help="lift a block")
    unblocking.add_argument("address", metavar="ADDRESS", help="the address given to block, or its place")
    add_action(actions, "blocked", blocked, help="list the blocked networks")


def add_action(
    actions: Commands, name: str, run: Callable[[argparse.Namespace], int], help: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=help, description=f"{help.capitalize()}.")
    add_database(parser)
    parser.set_defaults(run=partial(run_with_server, run))
    return parser


def run_with_server(run: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """Run a command that needs the server's packages. If they are missing, raise with the extra's name."""
    require("server")
    return run(arguments)


def add_list(actions: Commands) -> None:
    parser = add_action(actions, "list", list_tables, help="list tables, the latest first, fifty to a page")
    parser.add_argument("--status", choices=STATUSES, help="only tables of this status")
    parser.add_argument(
        "--days",
        type=float,
        default=0.0,
        metavar="D",
        help="only tables at which nothing happened for D days",
    )
    parser.add_argument(
        "--from", dest="place", metavar="A", help="only tables opened from an address or place"
    )
    parser.add_argument("--page", type=page, default=1, metavar="N", help="page number (default 1)")


def page(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1_000_000:
        raise ValueError
    return number


# --- list and show ---


def list_tables(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage.administration import PAGE, Filter, find_place, open_database
    from tiletum.server.storage.administration import list_tables as read

    words = words_for(arguments.lang)
    with open_database(database(arguments)) as connection:
        place = None if arguments.place is None else find_place(connection, arguments.place)[0]
        found, total = read(connection, Filter(arguments.status, arguments.days, place, arguments.page))
    if found:
        print_grid(words, HEADINGS, [cells(words, table) for table in found])
    pages = -(-total // PAGE)
    print(words.say("tables-listed", tables=total, page=arguments.page, pages=max(1, pages)))
    return 0


HEADINGS = ("id", "status", "players", "version", "opened", "touched", "place")
BLOCK_HEADINGS = ("network", "place", "since")


def cells(words: Words, table: Listed) -> list[str]:
    seats = ", ".join(seat_name(words, seat) for seat in table.seats)
    times = when(table.created), when(table.touched)
    return [table.id, status_name(words, table.status), seats, str(table.version), *times, table.place or "–"]


def print_grid(words: Words, headings: tuple[str, ...], lines: list[list[str]]) -> None:
    grid = Folding(box=borders.SIMPLE_HEAD, show_edge=False)
    for heading in headings:
        grid.add_column(words.say(f"tables-{heading}"), no_wrap=heading in ("id", "place"))
    for line in lines:
        grid.add_row(*line)
    screen().print(grid)


def status_name(words: Words, status: str) -> str:
    return words.say("tables-status-name", status=status)


def seat_name(words: Words, seat: SeatInfo) -> str:
    """Return the name of the seat's player, or a dash if nobody sits there."""
    if seat.player == "cardinalbot":
        return words.say("seat-cardinalbot")
    if seat.player != "person":
        return seat.player
    if seat.name:
        return seat.name
    return words.text(colour_name(seat.colour)) if seat.joined and seat.colour is not None else "–"


def when(seconds: float) -> str:
    """Return the local time, to the minute."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def show(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage.administration import details, open_database

    words = words_for(arguments.lang)
    with open_database(database(arguments)) as connection:
        found = details(connection, arguments.table)
    for line in described(words, found):
        print(line)
    if arguments.chat:
        for line in said(words, found):
            print(line)
    return 0


def said(words: Words, found: Details) -> list[str]:
    """Return the last lines of the chat, and the notices of the table among them."""
    names = [seat_name(words, seat) for seat in found.info.seats]
    lines = [(row.number, row.at, name_at(names, row.seat), row.text) for row in found.chat]
    for notice in found.info.notices:
        seats = {key: arg.get("seat", 0) for key, arg in notice.args.items()}
        named = {key: Seat(seat, name_at(names, seat)) for key, seat in seats.items()}
        lines.append((notice.number, notice.at, "–", words.say(notice.key, **named)))
    lines.sort()
    return [words.say("tables-said", at=when(at), name=name, text=text) for _, at, name, text in lines]


def name_at(names: list[str], seat: int | None) -> str:
    return "–" if seat is None or seat >= len(names) else names[seat]


def described(words: Words, found: Details) -> list[str]:
    row = found.row
    lines = [
        words.say("tables-table", table=row.id, status=row.status, public="yes" if row.public else "no"),
        words.say("tables-times", opened=when(row.created), touched=when(row.touched)),
        words.say("tables-size", version=row.version, rules=row.rules, size=found.size, chats=row.chats),
        words.say("tables-opened-from", place=row.place or "–"),
    ]
    for number, seat in enumerate(found.info.seats):
        turn, hook = number == found.to_move, seat.hook is not None
        said = words.say("tables-seat", seat=number + 1, name=seat_name(words, seat))
        notes = [words.say(key) for key, holds in (("tables-turn", turn), ("tables-hook", hook)) if holds]
        lines.append("  ".join([said, *notes]))
    if found.problem is not None:
        lines.append(describe_error(words, found.problem))
    return lines


# --- close and remove ---


def close(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage.administration import close as close_table
    from tiletum.server.storage.administration import open_database

    with open_database(database(arguments), changes=True) as connection:
        close_table(connection, arguments.table)
    print(words_for(arguments.lang).say("tables-removed", table=arguments.table))
    return 0


def remove(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage.administration import details, open_database
    from tiletum.server.storage.administration import remove as remove_table

    words, url = words_for(arguments.lang), database(arguments)
    if not arguments.yes:
        with open_database(url) as connection:
            found = details(connection, arguments.table)
        print(*described(words, found), sep="\n")
        confirm(words, arguments.table)
    with open_database(url, changes=True) as connection:
        remove_table(connection, arguments.table)
    print(words.say("tables-removed", table=arguments.table))
    return 0


def confirm(words: Words, table: str) -> None:
    """Ask for the table's id, which is the same in every language."""
    print(words.say("tables-confirm"), end=" ", flush=True)
    if sys.stdin.readline().strip() != table:
        raise TiletumError("tables-kept", table=table)


# --- block ---


def block(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage import places
    from tiletum.server.storage.administration import find_place, open_database, unfinished_from

    words = words_for(arguments.lang)
    with open_database(database(arguments), changes=True) as connection:
        place, name = find_place(connection, arguments.address)
        places.block(connection, place, name)
        tables = unfinished_from(connection, place)
    print(words.say("tables-blocked", name=name, place=place, tables=tables))
    return 0


def unblock(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage import places
    from tiletum.server.storage.administration import find_place, open_database

    with open_database(database(arguments), changes=True) as connection:
        place, name = find_place(connection, arguments.address)
        if not places.unblock(connection, place):
            raise TiletumError("tables-not-blocked", name=name)
    print(words_for(arguments.lang).say("tables-unblocked", name=name))
    return 0


def blocked(arguments: argparse.Namespace) -> int:
    from tiletum.server.storage.administration import open_database
    from tiletum.server.storage.places import read_blocked

    words = words_for(arguments.lang)
    with open_database(database(arguments)) as connection:
        found = read_blocked(connection)
    if found:
        lines = [[name, place, when(since)] for place, (name, since) in found.items()]
        print_grid(words, BLOCK_HEADINGS, lines)
    else:
        print(words.say("tables-none-blocked"))
    return 0
