"""The plan of an arena run: bots, options, deals and seats.

A *deal* is a seed. Each line-up plays each deal once per rotation of its seats, so every bot has every
seat of the same deal. docs/arena.md explains the scheme.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, count, islice, permutations
from typing import Any, Final, NamedTuple

from tiletum.bots import BOTS, UNLIMITED, Budget
from tiletum.bots.registry import maker_of, names_in
from tiletum.box import from_data, load
from tiletum.errors import TiletumError
from tiletum.game.core.editions import Solo
from tiletum.table.dealer import LARGEST_SEED
from tiletum.table.table import RULES_REVISION, Options
from tiletum.version import __version__

MOST_GAMES: Final = 1_000_000
"""Bounded because a run holds all its results in memory."""

LineUp = tuple[int, ...]
"""The bots at a table, as indices into the plan's contestants."""


class Contestant(NamedTuple):
    """A bot with its budget. The same bot can take part with several budgets."""

    label: str
    """Its spelling on the command line: `merchant@nodes=500`."""
    name: str
    budget: Budget


class Pairing(NamedTuple):
    """One game to play."""

    number: int
    seed: int
    seats: LineUp
    """The bot at each seat."""


@dataclass(frozen=True)
class Plan:
    """Everything that determines the results of a run, except its times."""

    contestants: tuple[Contestant, ...]
    options: Options
    seed: int
    games: int
    """The requested number of games. Deals are played whole, so there can be more."""

    def check(self) -> None:
        """Raise if the plan cannot be played."""
        self.options.check()
        if not 1 <= self.games <= MOST_GAMES:
            raise TiletumError("error-games", most=MOST_GAMES)
        seen: set[tuple[str, Budget]] = set()
        for contestant in self.contestants:
            # merchant@nodes=5 and merchant@nodes=05 are the same.
            if (contestant.name, contestant.budget) in seen:
                raise TiletumError("arena-twice", bot=contestant.label)
            seen.add((contestant.name, contestant.budget))
            maker_of(contestant.name)
        if self.seed + self.games > LARGEST_SEED:
            raise TiletumError("error-seed", seed=str(self.seed), largest=str(LARGEST_SEED - self.games))

    def pairings(self) -> list[Pairing]:
        """Return the games in order. A longer run begins with the same games."""
        return list(self.each_pairing())

    def each_pairing(self) -> Iterator[Pairing]:
        number = 0
        for deal in count():
            if self.is_enough(number, deal):
                return
            for seats in self.deal(deal):
                yield Pairing(number, self.seed + deal, seats)
                number += 1

    def pairings_by_number(self, numbers: Set[int]) -> dict[int, Pairing]:
        """Return the games with these numbers, including games that only a longer run plays."""
        longest = replace(self, games=MOST_GAMES).each_pairing()
        needed = islice(longest, max(numbers, default=-1) + 1)
        return {pairing.number: pairing for pairing in needed if pairing.number in numbers}

    def is_enough(self, games: int, deals: int) -> bool:
        """Return whether enough games were played: in solo per bot, otherwise in total."""
        return (deals if self.options.solo else games) >= self.games

    def deal(self, number: int) -> Iterator[LineUp]:
        """Yield the seatings of one deal."""
        for line_up in line_ups(len(self.contestants), self.options.players):
            orders = round_orders(line_up)
            yield from rotations(orders[number % len(orders)])

    def guests(self, pairing: Pairing) -> list[str]:
        """Return the labels of bots from other packages, which can do anything to their process."""
        seated = dict.fromkeys(self.contestants[bot] for bot in pairing.seats)
        return [contestant.label for contestant in seated if contestant.name not in BOTS]

    def suspects(self, pairing: Pairing, seat: int) -> bool:
        """Return whether a guest might have caused a failure of this seat, which is a built-in bot."""
        return self.contestants[pairing.seats[seat]].name in BOTS and bool(self.guests(pairing))

    # --- as plain data, for workers and journals ---

    def header(self) -> dict[str, Any]:
        """Return what two runs must have in common for one to resume the other. Only `games` can differ."""
        options = self.options
        return {
            "engine": __version__,
            "rules": RULES_REVISION,
            "bots": [[c.label, c.name, c.budget.nodes, c.budget.seconds] for c in self.contestants],
            "players": options.players,
            "edition": options.edition,
            "shuffled_actions": options.shuffled_actions,
            "solo": None if options.solo is None else [options.solo.random, list(options.solo.chosen)],
            "box": options.box.digest,
            "seed": self.seed,
        }

    def to_data(self) -> dict[str, Any]:
        own_box = self.options.box.digest != load().digest
        return {**self.header(), "games": self.games, "box_data": self.options.box.data if own_box else None}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Plan:
        if (data["engine"], data["rules"]) != (__version__, RULES_REVISION):
            raise TiletumError("arena-other-version", theirs=__version__, ours=str(data["engine"]))
        solo = data["solo"]
        options = Options(
            players=data["players"],
            edition=data["edition"],
            shuffled_actions=data["shuffled_actions"],
            box=load() if data["box_data"] is None else from_data(data["box_data"], "box"),
            solo=None if solo is None else Solo(solo[0], tuple(solo[1])),
        )
        bots = (Contestant(label, name, Budget(nodes, sec)) for label, name, nodes, sec in data["bots"])
        return Plan(tuple(bots), options, data["seed"], data["games"])


# --- line-ups ---


def line_ups(bots: int, seats: int) -> list[LineUp]:
    """Return all combinations of bots for the seats (a round robin).

    With fewer bots than seats, return every filling in which the bots' seat counts differ by at most one.
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    fillings = combinations_with_replacement(range(bots), seats)
    return [filling for filling in fillings if is_even([filling.count(bot) for bot in range(bots)])]


def is_even(seats_of: list[int]) -> bool:
    return max(seats_of) - min(seats_of) <= 1


def round_orders(line_up: LineUp) -> list[LineUp]:
    """Return the distinct circular orders: it matters a little which bot sits after which."""
    return sorted({min(rotations(order)) for order in permutations(line_up)})


def rotations(order: LineUp) -> list[LineUp]:
    """Return the distinct rotations: exchanging two seats of one bot changes nothing."""
    return list(dict.fromkeys(order[shift:] + order[:shift] for shift in range(len(order))))


# --- parsing bots ---


def contestants(text: str, budget: Budget = UNLIMITED) -> tuple[Contestant, ...]:
    """Parse `random,merchant@nodes=500,master@seconds=2`; `budget` is the default for settings left out."""
    return tuple(contestant(part, budget) for part in names_in(text))


def contestant(text: str, budget: Budget) -> Contestant:
    name, *settings = text.split("@")
    for setting in settings:
        what, _, value = setting.partition("=")
        if what == "nodes":
            budget = budget._replace(nodes=nodes_of(value))
        elif what == "seconds":
            budget = budget._replace(seconds=seconds_of(value))
        else:
            raise TiletumError("arena-setting", setting=setting[:40], bot=name[:40])
    return Contestant(text, name, budget)


def nodes_of(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or not 0 < int(text[:12]) <= 10**9:
        raise TiletumError("arena-nodes", nodes=text[:20])
    return int(text)


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= 3600:
        raise TiletumError("arena-seconds", seconds=text[:20])
    return seconds


def labels_of(bots: Sequence[Contestant], seats: LineUp) -> list[str]:
    return [bots[bot].label for bot in seats]
