"""`tiletum play`: a game on one terminal for two to four people or bots, or solo with --solo.

Type the number of a move, or its text as described in docs/notation.md. `help` lists the commands: undo,
why a move is not legal, the log with its rules, save, and more.
"""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from typing import Any

from tiletum.bots import BOTS, Bot, bot_names, bot_seed, make_bot
from tiletum.bots.registry import names_in
from tiletum.box import load
from tiletum.errors import TiletumError
from tiletum.table.dealer import SeededDealer
from tiletum.table.names import clean_name
from tiletum.table.save import load_game
from tiletum.table.setposition import read_position_file
from tiletum.table.table import Options, Table
from tiletum.words import Name, Words
from tiletum.words.editions import differences
from tiletum.words.values import Arg

from .common import (
    Commands,
    add_game_options,
    add_solo_options,
    box_of,
    first_of,
    players_of,
    screen,
    seed_of,
    solo_of,
    words_for,
)
from .session import Session

PLAYERS, EDITION = 2, "living"
HUMAN = "human"


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game at this terminal", description=__doc__)
    add_game_options(parser, PLAYERS)
    add_solo_options(parser)
    # None means not given: with --load, the file sets the edition.
    parser.set_defaults(edition=None)
    parser.add_argument("--names", metavar="A,B,...", help="names of the players, in seat order")
    parser.add_argument("--seed", metavar="S", help="seed of everything revealed (default: random)")
    parser.add_argument(
        "--bots",
        metavar="P[,P...]",
        help=f"who plays each seat: {HUMAN} or a bot ({', '.join(BOTS)}); one for all or one per seat, "
        f"e.g. {HUMAN},random (default: only people)",
    )
    parser.add_argument("--load", metavar="FILE", help="resume a saved game")
    parser.add_argument("--position", metavar="FILE", help="begin with a position file (command position)")
    parser.add_argument("--training", action="store_true", help="undo as far back as you like")
    parser.add_argument(
        "--full",
        action="store_true",
        help="show every step as it happens, with its rule, like the command log full",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    seed = secrets.randbits(128) if arguments.seed is None else seed_of(arguments.seed)
    if arguments.position is not None:
        options = position_options(arguments, words)
        players = parse_players(arguments.bots, options.players)
        table = Table(options, SeededDealer(seed))
    elif arguments.load is None:
        options = new_options(arguments, words)
        players = parse_players(arguments.bots, options.players)
        table = Table(options, SeededDealer(seed))
    else:
        table = load_table(arguments, SeededDealer(seed), words)
        players = parse_players(arguments.bots, table.options.players)
    bots = seat_players(table, players, seed)
    console = screen()
    console.print(words.say("play-welcome", **welcome(table.options)))
    for line in edition_lines(words, table.options):
        console.print(line)
    resume = "" if arguments.seed is None else f" --seed {seed}"
    return Session(console, words, table, bots, resume, last_game(), arguments.full).run()


def last_game() -> Path:
    """Return the file of the current game, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "tiletum" / "last-game.json"


def welcome(options: Options) -> dict[str, Arg]:
    return {"players": options.players, "edition": Name("edition", options.edition)}


def edition_lines(words: Words, options: Options) -> list[str]:
    """Return lines about the differences from the living rules."""
    differing = differences(options.edition, solo=options.solo is not None)
    lines = [f"- {words.say(way.key)} ({way.rule})" for way in differing]
    return [words.say("edition-differs"), *lines] if lines else []


# --- a new game ---


def new_options(arguments: argparse.Namespace, words: Words) -> Options:
    box = box_of(arguments)
    solo = solo_of(arguments, words, box)
    arguments.players = players_of(arguments, solo, PLAYERS)
    arguments.edition = EDITION if arguments.edition is None else arguments.edition
    names = parse_names(arguments.names)
    Options(arguments.players, arguments.edition, names=names, box=box, solo=solo).check()
    options = Options(
        players=arguments.players,
        edition=arguments.edition,
        first=first_of(arguments),
        shuffled_actions=arguments.shuffle_actions,
        training=arguments.training,
        names=names,
        box=box,
        solo=solo,
    )
    options.check()
    return options


def position_options(arguments: argparse.Namespace, words: Words) -> Options:
    """Return the options of a position file, which sets the player count and the edition."""
    if arguments.load is not None:
        raise TiletumError("error-load-option", option="--position", file=arguments.load)
    data = read_position_file(arguments.position)
    names = parse_names(arguments.names)
    options = Options.of_position(data, box_of(arguments), names=names, training=arguments.training)
    check_solo(arguments, options, words, arguments.position)
    return options


def parse_names(text: str | None) -> tuple[str, ...]:
    return tuple(clean_name(name.strip()) for name in text.split(",")) if text else ()


# --- a saved game ---


def load_table(arguments: argparse.Namespace, dealer: SeededDealer, words: Words) -> Table:
    """Return the game of the file. Options can repeat its settings, but not contradict them."""
    saved = load_game(arguments.load)
    check_options(arguments, saved.options)
    check_solo(arguments, saved.options, words, arguments.load)
    saved.go_on_with(dealer)
    return saved


def check_options(arguments: argparse.Namespace, options: Options) -> None:
    first = None if options.first is None else options.first + 1
    given: dict[str, tuple[Any, Any]] = {
        "--players": (arguments.players, options.players),
        "--edition": (arguments.edition, options.edition),
        "--first": (arguments.first, first),
        "--shuffle-actions": (arguments.shuffle_actions or None, options.shuffled_actions),
        "--training": (arguments.training or None, options.training),
        "--names": (parse_names(arguments.names) or None, options.names),
    }
    for option, (wanted, saved) in given.items():
        if wanted is not None and wanted != saved:
            raise TiletumError("error-load-option", option=option, file=arguments.load)
    if arguments.box is not None and load(arguments.box).digest != options.box.digest:
        raise TiletumError("error-load-option", option="--box", file=arguments.load)


def check_solo(arguments: argparse.Namespace, options: Options, words: Words, file: str) -> None:
    """Raise if the solo options contradict the file."""
    requested = solo_of(arguments, words, options.box)
    saved = None if options.solo is None else options.solo[:2]
    if requested is not None and requested[:2] != saved:
        option = "--challenges" if arguments.solo is None else "--solo"
        raise TiletumError("error-load-option", option=option, file=file)


# --- players ---


def parse_players(text: str | None, players: int) -> list[str] | None:
    if text is None:
        return None
    names = names_in(text)
    if len(names) not in (1, players):
        raise TiletumError("error-bots", bots=len(names), players=players)
    for name in names:
        if name != HUMAN and name not in bot_names():
            raise TiletumError("error-bot", bot=name, known=", ".join((HUMAN, *bot_names())))
    return names * players if len(names) == 1 else names


def seat_players(table: Table, wanted: list[str] | None, seed: int) -> dict[int, Bot]:
    """Return the bots by seat. The log records who plays, so a saved game resumes with the same bots."""
    for seat, name in enumerate(wanted or []):
        if table.played_by.get(seat, HUMAN) != name and not table.over:
            table.hand_over(seat, name)
    return {
        seat: make_bot(name, bot_seed(seed, seat)) for seat, name in table.played_by.items() if name != HUMAN
    }
