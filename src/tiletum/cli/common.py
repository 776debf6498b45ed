"""Options and output that the commands share."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, TextIO, TypeAlias

import rich._wrap
from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.segment import Segment

from tiletum.box import Box, load
from tiletum.errors import TiletumError
from tiletum.game.core.editions import EDITIONS, LEVELS, Solo
from tiletum.table.dealer import LARGEST_SEED
from tiletum.table.save import load_game
from tiletum.table.table import Options, Table, solo_level
from tiletum.words import Name, Words, choose_language
from tiletum.words.values import colour_name
from tiletum.words.visible import visible

NARROWEST = 60
"""Minimum line width, even for terminals that report less."""

# rich breaks lines at every kind of space, and has no setting for non-breaking ones.
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

Commands: TypeAlias = "argparse._SubParsersAction[Any]"  # argparse has no public name for it


def add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--box", metavar="F", help="use an owner's corrected box file")
    add_lang(parser)


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="L", help="language, e.g. en (default: from the environment)")


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    add_common(parser)
    parser.add_argument("--players", type=int, metavar="N", help=f"2 to 4 players (default {players})")
    parser.add_argument(
        "--edition", default="living", metavar="E", help=f"rules of: {', '.join(EDITIONS)} (default living)"
    )
    parser.add_argument("--first", type=int, metavar="SEAT", help="first player, from 1 (default: random)")
    parser.add_argument("--shuffle-actions", action="store_true", help="shuffle the six action tiles")


def add_solo_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--solo", metavar="LEVEL", help=f"one person against the Cardinalbot: {', '.join(LEVELS)}"
    )
    parser.add_argument(
        "--challenges",
        metavar="C[,C...]",
        help="against the Cardinalbot with these challenges instead of a level's; none for none "
        "(tiletum box lists them)",
    )


def solo_of(arguments: argparse.Namespace, words: Words, box: Box) -> Solo | None:
    """Return the solo options of a command line."""
    if arguments.solo is None and arguments.challenges is None:
        return None
    if arguments.solo is not None and arguments.challenges is not None:
        raise TiletumError("error-solo-both")
    if arguments.solo is not None:
        return solo_level(arguments.solo.strip().lower())
    names = [normalise(name) for name in arguments.challenges.split(",")]
    if names == ["none"]:
        return Solo(0)
    if "" in names:
        raise TiletumError("error-challenge-missing")
    ids = challenge_ids(words, box)
    return Solo(0, tuple(ids.get(name, name) for name in names))


def challenge_ids(words: Words, box: Box) -> dict[str, str]:
    """Return challenge ids by the names people can use: the id or the printed name, in any case."""
    ids = [challenge.id for challenge in box.challenges]
    return {normalise(name): id_ for id_ in ids for name in (id_, words.text(Name("challenge", id_, id_)))}


def normalise(text: str) -> str:
    """Normalise a name: case, surrounding spaces and the kind of apostrophe do not matter."""
    return " ".join(text.lower().replace("’", "'").split())


def players_of(arguments: argparse.Namespace, solo: Solo | None, default: int) -> int:
    """Return the number of players. A solo game has one; raise if another option contradicts it."""
    given: int | None = arguments.players
    if solo is None:
        return default if given is None else given
    if given not in (None, 1):
        raise TiletumError("error-solo-players", players=given)
    if arguments.first is not None:
        raise TiletumError("error-solo-first")
    return 1


def seat_names(words: Words, options: Options) -> list[str | Name]:
    """Return the seats' names, or colours where there is no name, and the Cardinalbot's name."""
    pairs = zip_longest(options.names, map(colour_name, options.colours))
    names = [name or colour or "" for name, colour in pairs]
    return names if options.solo is None else [*(names or [""]), words.say("seat-cardinalbot")]


def words_for(lang: str | None) -> Words:
    return Words(choose_language(lang))


class Screen(Console):
    """A console on which no text can control the terminal."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """Yield the segments of a renderable, with control characters in their text made visible."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else visible(text), style, control)


def screen() -> Console:
    """Return the console for people. Text is never markup, since names can contain brackets."""
    console = Screen(highlight=False, markup=False, emoji=False)
    console.width = max(console.width, NARROWEST)
    return console


def box_of(arguments: argparse.Namespace) -> Box:
    return load(arguments.box)


def seed_of(text: str) -> int:
    longest = len(str(LARGEST_SEED))
    if not text.isdecimal() or not text.isascii() or len(text) > longest or int(text) > LARGEST_SEED:
        raise TiletumError("error-seed", seed=text[:longest], largest=str(LARGEST_SEED))
    return int(text)


def first_of(arguments: argparse.Namespace) -> int | None:
    """Return the first player's seat, counted from 0; people count from 1."""
    if arguments.first is None:
        return None
    if not 1 <= arguments.first <= arguments.players:
        raise TiletumError("error-first", seat=arguments.first, players=arguments.players)
    return int(arguments.first) - 1


def progress_bar() -> Progress:
    """Return a progress bar, which appears only on a terminal and never in the output."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(
        *columns,
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
        # Printed lines go to stdout, not to the bar's console.
        redirect_stdout=False,
        redirect_stderr=False,
    )


def print_above_bar(progress: Progress, line: str, out: TextIO | None = None) -> None:
    """Print a line of output, above the bar if both are on the same terminal."""
    if not progress.disable and (out or sys.stdout).isatty():
        progress.console.print(line, markup=False, highlight=False, soft_wrap=True)
    else:
        print(line, file=out, flush=True)


def saved_game(arguments: argparse.Namespace) -> Table:
    """Return the game of `FILE`, up to entry `--to` if given. The whole file is checked."""
    file: str = arguments.file
    table = load_game(file)
    if arguments.box is not None and box_of(arguments).digest != table.options.box.digest:
        raise TiletumError("error-load-option", option="--box", file=file)
    if arguments.to is None or arguments.to == table.version:
        return table
    if not 0 <= arguments.to < table.version:
        raise TiletumError("error-to", file=file, entries=table.version)
    return load_game(file, to=arguments.to)
