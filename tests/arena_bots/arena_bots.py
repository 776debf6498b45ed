"""Good and bad bots of another package, for the arena's tests. Their entry points are in the folder
beside."""

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
    """Always plays the first legal move."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, game: Game, budget: Budget) -> int:
        return game.moves()[0]


class CommonChance(First):
    """Uses the shared random generator."""

    def choose(self, game: Game, budget: Budget) -> int:
        return random.choice(game.moves())


class SetOrder(First):
    """Chooses by the hash of a string, which differs between processes unless PYTHONHASHSEED is set."""

    def choose(self, game: Game, budget: Budget) -> int:
        moves = game.moves()
        return moves[hash(f"{len(moves)}") % len(moves)]


class Noisy(First):
    """Prints, and reads standard input."""

    def choose(self, game: Game, budget: Budget) -> int:
        print("hm")
        assert sys.stdin.read() == ""
        return game.moves()[0]


class Touchy(First):
    """Fails with about every third seed."""

    def choose(self, game: Game, budget: Budget) -> int:
        if int(self.seed, 16) % 3 == 0:
            raise RuntimeError("not\nthis one")
        return game.moves()[0]


class Vandal(First):
    """Changes the rules, which it should only read."""

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
    """Breaks the engine for everything else in its process."""

    def choose(self, game: Game, budget: Budget) -> int:
        move = game.moves()[0]
        Game.moves = broken  # type: ignore[method-assign, assignment]  # the fault under test
        return move


class Slanders(First):
    """Makes one of our bots fail."""

    def choose(self, game: Game, budget: Budget) -> int:
        RandomBot.choose = broken  # type: ignore[method-assign, assignment]  # the fault under test
        return game.moves()[0]


class Ambushes(First):
    """Makes one of our bots exit."""

    def choose(self, game: Game, budget: Budget) -> int:
        RandomBot.choose = Exits.choose  # type: ignore[method-assign, assignment]  # the fault under test
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
        return None  # type: ignore[return-value]  # the fault under test


class Late(First):
    def choose(self, game: Game, budget: Budget) -> int:
        time.sleep(1.5 * budget.seconds + 0.7)
        return game.moves()[0]


class Hangs(First):
    def choose(self, game: Game, budget: Budget) -> int:
        while True:
            time.sleep(1)


class Deaf(First):
    """Hangs and ignores every exception."""

    def choose(self, game: Game, budget: Budget) -> int:
        while True:
            try:
                while True:
                    sum(range(10_000_000))
            except BaseException:
                continue


class Floods(First):
    """Writes nonsense without a line break to every open file of its process."""

    def choose(self, game: Game, budget: Budget) -> int:
        for open_file in range(1, 20):
            with contextlib.suppress(OSError):
                os.write(open_file, b"nonsense" * 1000)
        os._exit(5)


class Exits(First):
    def choose(self, game: Game, budget: Budget) -> int:
        os._exit(3)


class IsKilled(First):
    """Kills its process with a signal."""

    def choose(self, game: Game, budget: Budget) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game, budget)


class IsKilledOnce(IsKilled):
    """Is killed in one game of a run. A file records that."""

    def choose(self, game: Game, budget: Budget) -> int:
        marker = Path(os.environ["KILLED"])
        if marker.exists():
            return First.choose(self, game, budget)
        marker.touch()
        return super().choose(game, budget)


class LeavesOthers(First):
    """Exits, leaving a child process with the same pipes."""

    def choose(self, game: Game, budget: Budget) -> int:
        if os.fork() == 0:
            time.sleep(120)
        os._exit(4)


class OwnNumber:
    """An object that equals everything and is no legal move."""

    def __index__(self) -> int:
        return 123_456_789

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # never put into a set


class Cheats(First):
    def choose(self, game: Game, budget: Budget) -> int:
        return OwnNumber()  # type: ignore[return-value]  # the fault under test


class Quits(First):
    def choose(self, game: Game, budget: Budget) -> int:
        sys.exit()


class Interrupts(First):
    """Raises KeyboardInterrupt."""

    def choose(self, game: Game, budget: Budget) -> int:
        raise KeyboardInterrupt


class Waits(First):
    """Returns a coroutine, whose repr has a memory address."""

    async def choose(self, game: Game, budget: Budget) -> int:  # type: ignore[override]  # see above
        return game.moves()[0]


class Unborn(First):
    """Can be created without a seed, but not for a game."""

    def __init__(self, seed: str) -> None:
        if seed:
            raise RuntimeError("stillborn")
