"""Options and manners that the commands share."""

from __future__ import annotations

import argparse
import sys
from typing import Any, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tiletum.box import Box, load
from tiletum.errors import TiletumError
from tiletum.game.editions import EDITIONS
from tiletum.table.dealer import LARGEST_SEED
from tiletum.words import Words, choose_language

Commands: TypeAlias = "argparse._SubParsersAction[Any]"  # argparse has no public name for it


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--box", metavar="F", help="use an owner's corrected box file")
    add_lang(parser)


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="L", help="language, e.g. en (default: from the environment)")


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    add_common(parser)
    parser.add_argument(
        "--players", type=int, default=players, metavar="N", help=f"2 to 4 players (default {players})"
    )
    parser.add_argument(
        "--edition", default="living", metavar="E", help=f"rules of: {', '.join(EDITIONS)} (default living)"
    )
    parser.add_argument("--first", type=int, metavar="SEAT", help="first player, from 1 (default: by chance)")
    parser.add_argument("--shuffle-actions", action="store_true", help="shuffle the six action tiles")


def words_for(lang: str | None) -> Words:
    return Words(choose_language(lang))


def screen() -> Console:
    """Where people read. What is printed is never markup: names and files may hold brackets."""
    return Console(highlight=False, markup=False, emoji=False)


def box_of(arguments: argparse.Namespace) -> Box:
    return load(arguments.box)


def seed_of(text: str) -> int:
    longest = len(str(LARGEST_SEED))
    if not text.isdecimal() or not text.isascii() or len(text) > longest or int(text) > LARGEST_SEED:
        raise TiletumError("error-seed", seed=text[:longest], largest=str(LARGEST_SEED))
    return int(text)


def first_of(arguments: argparse.Namespace) -> int | None:
    """Seats count from 0 inside and from 1 for people."""
    if arguments.first is None:
        return None
    if not 1 <= arguments.first <= arguments.players:
        raise TiletumError("error-first", seat=arguments.first, players=arguments.players)
    return int(arguments.first) - 1


def progress_bar() -> Progress:
    """On a terminal, and never in the way of what is printed."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
