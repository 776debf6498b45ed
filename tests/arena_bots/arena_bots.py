"""Bots of another package, good and bad, for the tests of the arena; their entry points are beside."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import time
from pathlib import Path

from tiletum.bots import Budget
from tiletum.bots.random_bot import RandomBot
from tiletum.game.engine import Game


class First:
    """Always the first move of the list."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, game: Game, budget: Budget) -> int:
        return game.moves()[0]


class CommonChance(First):
    """Uses the chance that everybody uses."""

    def choose(self, game: Game, budget: Budget) -> int:
        return random.choice(game.moves())


class SetOrder(First):
    """Chooses by what differs from process to process, unless somebody cares."""

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        return moves[hash(f"{len(moves)}") % len(moves)]


class Noisy(First):
    """Prints, and reads what it is not meant to."""

    def choose(self, game: Game, budget: Budget) -> int:
        print("hm")
        assert sys.stdin.read() == ""
        return game.moves()[0]


class Touchy(First):
    """Fails with about every third seed only."""

    def choose(self, game: Game, budget: Budget) -> int:
        if int(self.seed, 16) % 3 == 0:
            raise RuntimeError("not\nthis one")
        return game.moves()[0]


class Vandal(First):
    """Changes the rules it was told only to read."""

    def choose(self, game: Game, budget: Budget) -> int:
        rules = game.rules
        move = game.moves()[0]
        rules.table.kind[:] = rules.table.kind[::-1]
        rules.table.rows.clear()
        rules.move_a[:] = [0] * len(rules.move_a)
        rules.king_vp[:] = [99] * len(rules.king_vp)
        rules.box.components.clear()
        rules.box.data.clear()
        return move


class Patches(First):
    """Breaks the engine of the process it thinks in, for everybody."""

    def choose(self, game: Game, budget: Budget) -> int:
        move = game.moves()[0]
        Game.moves = broken  # type: ignore[method-assign, assignment]  # that is what it does wrong
        return move


class Slanders(First):
    """Makes one of our bots fail."""

    def choose(self, game: Game, budget: Budget) -> int:
        RandomBot.choose = broken  # type: ignore[method-assign, assignment]  # that is what it does wrong
        return game.moves()[0]


class Ambushes(First):
    """Makes one of our bots end the process."""

    def choose(self, game: Game, budget: Budget) -> int:
        RandomBot.choose = Exits.choose  # type: ignore[method-assign, assignment]  # that is what it does wrong
        return game.moves()[0]


def broken(*args: object) -> int:
    raise RuntimeError("spoiled")


class Raises(First):
    def choose(self, game: Game, budget: Budget) -> int:
        raise ValueError("no idea")


class Illegal(First):
    def choose(self, game: Game, budget: Budget) -> int:
        return -1


class Wordless(First):
    def choose(self, game: Game, budget: Budget) -> int:
        return None  # type: ignore[return-value]  # that is what it does wrong


class Late(First):
    def choose(self, game: Game, budget: Budget) -> int:
        time.sleep(1.5 * budget.seconds + 0.7)
        return game.moves()[0]


class Hangs(First):
    def choose(self, game: Game, budget: Budget) -> int:
        while True:
            time.sleep(1)


class Deaf(First):
    """Hangs, and nothing that is raised inside it helps."""

    def choose(self, game: Game, budget: Budget) -> int:
        while True:
            try:
                while True:
                    sum(range(10_000_000))
            except BaseException:
                continue


class Floods(First):
    """Writes nonsense to whatever its process has open, without an end of the line."""

    def choose(self, game: Game, budget: Budget) -> int:
        for open_file in range(1, 20):
            with contextlib.suppress(OSError):
                os.write(open_file, b"nonsense" * 1000)
        os._exit(5)


class Exits(First):
    def choose(self, game: Game, budget: Budget) -> int:
        os._exit(3)


class IsKilled(First):
    """As if somebody else had killed its process."""

    def choose(self, game: Game, budget: Budget) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game, budget)


class IsKilledOnce(IsKilled):
    """Of all the games of a run, in one; a file notes that."""

    def choose(self, game: Game, budget: Budget) -> int:
        noted = Path(os.environ["KILLED"])
        if noted.exists():
            return First.choose(self, game, budget)
        noted.touch()
        return super().choose(game, budget)


class LeavesOthers(First):
    """Starts a process that has the same pipes, and ends its own."""

    def choose(self, game: Game, budget: Budget) -> int:
        if os.fork() == 0:
            time.sleep(120)
        os._exit(4)


class OwnNumber:
    """Equal to everything, and no move."""

    def __index__(self) -> int:
        return 123_456_789

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # nobody puts it into a set


class Cheats(First):
    def choose(self, game: Game, budget: Budget) -> int:
        return OwnNumber()  # type: ignore[return-value]  # that is what it does wrong


class Quits(First):
    def choose(self, game: Game, budget: Budget) -> int:
        sys.exit()


class Interrupts(First):
    """As if the person at the keyboard had done it."""

    def choose(self, game: Game, budget: Budget) -> int:
        raise KeyboardInterrupt


class Waits(First):
    """Answers with something that is not ready, and has an address."""

    async def choose(self, game: Game, budget: Budget) -> int:  # type: ignore[override]  # see above
        return game.moves()[0]


class Unborn(First):
    """Can be made for a look, but not for a game."""

    def __init__(self, seed: str) -> None:
        if seed:
            raise RuntimeError("stillborn")
