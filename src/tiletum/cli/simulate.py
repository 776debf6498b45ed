"""`tiletum simulate`: plays many games between bots, one line each."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tiletum.arena.match import play_game
from tiletum.bots import BotError
from tiletum.bots.registry import maker_of, names_in
from tiletum.box import Box
from tiletum.errors import TiletumError, cause
from tiletum.game.core.editions import LEVELS
from tiletum.table.position import position
from tiletum.table.save import log_sha256, save
from tiletum.table.table import Options, Table
from tiletum.words import Listing, Name, Words
from tiletum.words.describe import describe_error

from .common import (
    Commands,
    add_game_options,
    add_solo_options,
    box_of,
    first_of,
    players_of,
    print_above_bar,
    progress_bar,
    seed_of,
    solo_of,
    words_for,
)

MOST_GAMES = 1_000_000_000
PLAYERS = 2


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="play games between bots", description=__doc__)
    add_game_options(parser, PLAYERS)
    add_solo_options(parser)
    parser.add_argument("--games", type=int, default=10, metavar="G", help="how many games (default 10)")
    parser.add_argument("--seed", default="1", metavar="S", help="seed of the first game; the next has S+1")
    parser.add_argument(
        "--bots", default="random", metavar="B[,B...]", help="one bot for all seats, or one per seat"
    )
    parser.add_argument("--json", action="store_true", help="one JSON line per game, then a summary line")
    parser.add_argument("--save", metavar="DIR", help="write a save file for every game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    if not 1 <= arguments.games <= MOST_GAMES:
        raise TiletumError("error-games", most=MOST_GAMES)
    first_seed = seed_of(arguments.seed)
    seed_of(str(first_seed + arguments.games - 1))
    options = options_of(arguments, words, box_of(arguments))
    options.check()
    bots = bot_names(arguments.bots, options.players)
    folder = folder_of(arguments.save)
    start, decisions, failures = time.perf_counter(), 0, 0
    with progress_bar() as progress:
        for seed in progress.track(range(first_seed, first_seed + arguments.games)):
            try:
                table, count = play_game(options, seed, bots)
            except BotError as error:
                failures += 1
                message = words.say("simulate-failed", seed=seed, why=describe_error(words, error))
                progress.console.print(message)
                continue
            decisions += count
            line = game_line(table, seed, count)
            print_above_bar(progress, json.dumps(line) if arguments.json else game_words(words, line))
            if folder:
                save(table, folder / f"game-{seed}.json")
    seconds = round(time.perf_counter() - start, 3)
    summary = {"games": arguments.games - failures, "seconds": seconds, "decisions": decisions}
    print(json.dumps(summary) if arguments.json else summary_words(words, summary))
    return 1 if failures else 0


def options_of(arguments: argparse.Namespace, words: Words, box: Box) -> Options:
    solo = solo_of(arguments, words, box)
    arguments.players = players_of(arguments, solo, PLAYERS)
    return Options(
        players=arguments.players,
        edition=arguments.edition,
        first=first_of(arguments),
        shuffled_actions=arguments.shuffle_actions,
        box=box,
        solo=solo,
    )


def bot_names(text: str, players: int) -> list[str]:
    names = names_in(text)
    if len(names) not in (1, players):
        raise TiletumError("error-bots", bots=len(names), players=players)
    for name in names:
        maker_of(name)
    return names * players if len(names) == 1 else names


def folder_of(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TiletumError("save-cannot-write", file=name, why=cause(error)) from error
    return folder


def game_line(table: Table, seed: int, decisions: int) -> dict[str, Any]:
    return {
        "seed": seed,
        "players": table.options.players,
        "scores": table.scores(),
        "winner": table.winner(),
        "moves": decisions,
        "log_sha256": log_sha256(table),
        **solo_results(table),
    }


CHOSEN = "chosen"
"""Reported instead of a level if the challenges were chosen, or none was."""


def solo_results(table: Table) -> dict[str, Any]:
    """Return the level, challenges and result of a solo game."""
    solo = table.options.solo
    if solo is None:
        return {}
    return {
        "solo": next((name for name, number in LEVELS.items() if number == solo.random), CHOSEN),
        "challenges": position(table.game)["solo"]["challenges"],
        "won": table.winner() == 0,
    }


def game_words(words: Words, line: dict[str, Any]) -> str:
    if "won" in line:
        return solo_words(words, line)
    return words.say(
        "simulate-game",
        seed=line["seed"],
        scores=", ".join(str(score) for score in line["scores"]),
        winner=line["winner"] + 1,
        moves=line["moves"],
    )


def solo_words(words: Words, line: dict[str, Any]) -> str:
    """Describe a solo game: its level, its challenges, and the result."""
    person, bot = line["scores"]
    won = "yes" if line["won"] else "no"
    result = words.say("simulate-solo-result", person=person, bot=bot, won=won, moves=line["moves"])
    return words.say(
        "simulate-solo",
        seed=line["seed"],
        level=line["solo"],
        count=len(line["challenges"]),
        challenges=Listing(tuple(Name("challenge", name, name) for name in line["challenges"])),
        result=result,
    )


def summary_words(words: Words, summary: dict[str, Any]) -> str:
    rate = int(summary["decisions"] / max(summary["seconds"], 1e-9))
    seconds = words.number(summary["seconds"])
    return words.say("simulate-summary", games=summary["games"], seconds=seconds, rate=rate)
