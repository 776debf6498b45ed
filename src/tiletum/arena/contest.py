"""One game of the arena and its record: plain data, the same on every machine.

Only the fields `time` and `where` may differ from run to run.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

from tiletum.bots import Bot, Budget, bot_seed, make_bot
from tiletum.bots.ask import BotError, describe_error
from tiletum.errors import TiletumError
from tiletum.game.core.vocabulary import ACTION
from tiletum.game.engine import Game
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import log_sha256
from tiletum.table.table import Table

from .match import play_out
from .plan import Contestant, Pairing, Plan, labels_of
from .slate import NOBODY, Slate

Record = dict[str, Any]

CLASSES_PER_TENFOLD: Final = 20
"""Time classes per factor of ten: each is 12 % longer than the one before."""
LONGEST_REASON: Final = 200
RESULTS: Final = ("order", "scores", "winner", "decisions", "points", "log_sha256")
"""Fields that are null in the record of an unfinished game."""
FAILURES: Final[dict[str, tuple[str, ...]]] = {
    "bot-raised": ("bot", "why"),
    "bot-illegal": ("bot", "move"),
    "bot-late": ("bot", "seconds", "budget"),
    "bot-hung": ("bot", "seconds"),
    "bot-died": ("bot", "code"),
    "error-bot": ("bot", "known"),
    "error-bot-load": ("bot", "why"),
    "error-bot-slow": ("bot", "seconds"),
    "arena-broken": ("why",),
    "arena-broken-guests": ("guests", "why"),
    "arena-worker-died": ("code",),
    "arena-worker-died-guests": ("guests", "code"),
}
"""The messages about an unfinished game, with the names of their arguments."""
POSSIBLY_GUESTS_FAULT: Final = ("bot-raised", "bot-illegal")
"""Failures of built-in bots that only tampered code explains. Any bot can be late."""


class Stopwatch:
    """Wraps a bot and records when and for how long it thinks."""

    def __init__(self, bot: Bot, seat: int, slate: Slate) -> None:
        self.bot, self.seat, self.slate = bot, seat, slate
        self.decisions: list[float] = []
        self.turns: defaultdict[tuple[int, int], float] = defaultdict(float)

    def choose(self, game: Game, budget: Budget) -> int:
        turn = (game.round, game.turn) if game.phase == ACTION else None
        self.slate.begin(self.seat)
        start = time.perf_counter()
        # If it raises, the slate keeps its seat: the process may be about to end.
        move = self.bot.choose(game, budget)
        seconds = time.perf_counter() - start
        self.slate.end()
        self.decisions.append(seconds)
        if turn is not None:
            self.turns[turn] += seconds
        return move


def play(plan: Plan, pairing: Pairing, slate: Slate) -> Record:
    """Play a game and return its record. A bot's failure is part of the record, never an exception."""
    seated = [plan.contestants[bot] for bot in pairing.seats]
    watches: list[Stopwatch] = []
    # For bots that use the global random generator: games must be reproducible.
    random.seed(bot_seed(pairing.seed, 0) + str(pairing.seats))
    try:
        table = Table(plan.options, SeededDealer(pairing.seed))
        order = list(table.game.order)
        for seat, contestant in enumerate(seated):
            watches.append(Stopwatch(seat_bot(contestant, pairing.seed, seat, slate), seat, slate))
        budgets = [contestant.budget for contestant in seated]
        play_out(table, [contestant.label for contestant in seated], watches, budgets)
    except BotError as error:
        slate.end()
        seat = seat_at_fault(seated, error)
        if error.key in POSSIBLY_GUESTS_FAULT and plan.suspects(pairing, seat):
            return crash_record(plan, pairing, error.__cause__ or error)
        return {**failed_record(plan, pairing, seat, error), "time": times(watches)}
    except Exception as error:  # the engine's or the machine's fault, unless a bot tampered with them
        slate.end()
        return crash_record(plan, pairing, error)
    return {**finished_record(plan, pairing, table, order, watches), "time": times(watches)}


def seat_bot(contestant: Contestant, seed: int, seat: int, slate: Slate) -> Bot:
    slate.begin(seat)
    try:
        bot = make_bot(contestant.name, bot_seed(seed, seat))
    except TiletumError as error:
        raise BotError(error.key, **{**error.args_, "bot": contestant.label}) from error
    slate.end()
    return bot


def seat_at_fault(seated: list[Contestant], error: BotError) -> int:
    """Return any seat of the bot that the error names."""
    return next(seat for seat, contestant in enumerate(seated) if contestant.label == error.args_["bot"])


def crash_record(plan: Plan, pairing: Pairing, error: BaseException) -> Record:
    return void_record(plan, pairing, "arena-broken", why=describe_error(error))


def void_record(plan: Plan, pairing: Pairing, key: str, **args: str | float) -> Record:
    """Return the record of a game that counts for nobody.

    Bots of other packages share the process, so there is no proof of who broke the game.
    """
    guests = ", ".join(plan.guests(pairing))
    error = TiletumError(f"{key}-guests", guests=guests, **args) if guests else TiletumError(key, **args)
    return failed_record(plan, pairing, NOBODY, error)


# --- records ---


def finished_record(
    plan: Plan, pairing: Pairing, table: Table, order: list[int], watches: list[Stopwatch]
) -> Record:
    return {
        **record_head(plan, pairing),
        "order": order,
        "scores": table.scores(),
        "winner": table.winner(),
        "decisions": [len(watch.decisions) for watch in watches],
        "points": [{source: vp for source, vp in sheet.items() if vp} for sheet in table.score_sheet()],
        "log_sha256": log_sha256(table),
        "failure": None,
    }


def failed_record(plan: Plan, pairing: Pairing, seat: int, error: TiletumError) -> Record:
    """Return the record of an unfinished game: no points count, and the given seat has lost."""
    args = {name: shorten(value) for name, value in error.args_.items()}
    return {
        **record_head(plan, pairing),
        **dict.fromkeys(RESULTS),
        "failure": {"seat": None if seat == NOBODY else seat, "key": error.key, "args": args},
    }


def record_head(plan: Plan, pairing: Pairing) -> Record:
    bots = labels_of(plan.contestants, pairing.seats)
    return {"game": pairing.number, "seed": pairing.seed, "bots": bots}


def shorten(value: str | float) -> str | float:
    """Shorten text from a bot so that it fits into a sentence."""
    return " ".join(value.split())[:LONGEST_REASON] if isinstance(value, str) else value


# --- times ---


def times(watches: list[Stopwatch]) -> Record:
    return {
        "decisions": [time_summary(watch.decisions) for watch in watches],
        "turns": [time_summary(watch.turns.values()) for watch in watches],
    }


def time_summary(seconds: Iterable[float]) -> Record:
    """Summarise times in a few numbers that add up: sum, longest, and a count per class."""
    found = list(seconds)
    classes = Counter(map(time_class, found))
    return {
        "seconds": round(sum(found), 7),
        "longest": round(max(found, default=0.0), 7),
        "classes": {str(number): classes[number] for number in sorted(classes)},
    }


def time_class(seconds: float) -> int:
    return round(CLASSES_PER_TENFOLD * math.log10(max(seconds, 1e-7) * 1e6))


def class_seconds(number: int) -> float:
    """Return the middle of a time class, in seconds."""
    return float(10 ** (number / CLASSES_PER_TENFOLD) / 1e6)
