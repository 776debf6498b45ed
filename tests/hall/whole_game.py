"""A whole four-player game in a house with a dictionary as storage, for CPython and Pyodide.

Four people take their seats and play random moves. On the way they undo, agree on an undo, let a bot play,
ask for hints, preview, chat and look back. After the end they play again. No thread may be started.
"""

from __future__ import annotations

import json
import random
import sys
import threading
from typing import Any, NoReturn

from tiletum.hall import requests
from tiletum.hall.dict_storage import DictStorage
from tiletum.hall.house import House
from tiletum.hall.tokens import hash_token
from tiletum.hall.visit import Visitor
from tiletum.hall.wire import (
    Answer,
    AskHint,
    Hand,
    Join,
    OpenSeat,
    OpenTable,
    PostMoves,
    Preview,
    Propose,
    Say,
    State,
    TakeBack,
    Undo,
)

PLAYERS = 4
ALL = 100_000
"""More moves than any game has, so that no events are included."""


def refuse_thread(thread: threading.Thread) -> NoReturn:
    raise AssertionError(f"{thread} is started")


class Watcher:
    """A watcher that stores the last message of each kind."""

    guided = True
    address = ""

    def __init__(self, token: str) -> None:
        self.hash: str | None = hash_token(token)
        self.number = 0
        self.last: dict[str, Any] = {}

    def tell(self, message: str) -> None:
        self.number += 1
        self.last |= json.loads(message)

    def leave(self) -> None:
        raise AssertionError("the link is good")


class Evening:
    """Four people at a table of a house."""

    def __init__(self, seed: int) -> None:
        self.tables: dict[str, bytes] = {}
        self.house = House(DictStorage(self.tables))
        self.chance = random.Random(seed)
        opened = self.house.open(OpenTable([OpenSeat() for _ in range(PLAYERS)]), "https://tiletum.example")
        self.id = opened.id
        self.visitors = [Visitor(seat.token) for seat in opened.seats]
        self.watcher = Watcher(opened.watch.token)
        self.turns = 0

    # --- what the players do ---

    def sit_down(self) -> None:
        for seat, visitor in enumerate(self.visitors):
            joined = self.house.act(self.id, visitor, requests.join, Join(f"Player {seat}"))
            assert joined.seat == seat
        assert self.state().table.status == "playing"
        self.house.watch(self.id, Visitor(self.visitors[0].token), self.watcher)

    def state(self, id_: str = "") -> State:
        return self.house.look(id_ or self.id, self.visitors[0], requests.look, ALL, False)

    def active(self) -> Visitor:
        game = self.state().game
        assert game is not None
        assert game.to_move is not None
        return self.visitors[game.to_move]

    @property
    def version(self) -> int:
        return self.state().table.version

    def move(self) -> str:
        """Play a legal move at random, and return its text."""
        game = self.house.tables[self.id].game
        move = self.chance.choice([row.text for row in game.moves()])
        posted = self.house.act(
            self.id, self.active(), requests.post_moves, PostMoves(game.version, [move], f"{game.version}")
        )
        assert posted.version == game.version
        assert self.watcher.last["game"]["version"] == posted.version
        return move

    def preview(self) -> None:
        game = self.house.tables[self.id].game
        before = self.version
        brought = self.house.look(self.id, self.active(), requests.preview, Preview([game.moves()[0].text]))
        assert len(brought.said) == len(brought.events)
        assert self.version == before

    def hint(self) -> None:
        hinted = self.house.hint(self.id, self.active(), AskHint(2))
        assert hinted.hints
        assert len(hinted.hints[0].said) == len(hinted.hints[0].plan)

    def undo(self) -> None:
        """Take back the next move that can be taken back."""
        while not self.undo_limit():
            self.move()
        before = self.house.tables[self.id].game.made[:]
        self.house.act(self.id, self.active(), requests.undo, Undo(self.version, 1))
        after = self.house.tables[self.id].game.made
        assert after == before[: len(after)] != before

    def undo_limit(self) -> int:
        game = self.state().game
        assert game is not None
        return int(game.undo["moves"])

    def undo_together(self) -> None:
        """Propose to take three decisions back, and let everybody agree."""
        before = len(self.house.tables[self.id].game.made)
        by = self.active()
        proposed = self.house.act(self.id, by, requests.propose, Propose("undo", decisions=3))
        others = [visitor for visitor in self.visitors if visitor is not by]
        assert proposed.proposal is not None
        assert len(proposed.proposal.wanted) == len(others)
        for other in others:
            proposed = self.house.act(self.id, other, requests.answer, Answer(True))
        assert proposed.proposal is None
        assert len(self.house.tables[self.id].game.made) <= before - 3

    def let_a_bot_play(self) -> None:
        """Let a bot play a turn for the active player, who then takes the seat back."""
        player, before = self.active(), self.version
        self.house.act(self.id, player, requests.hand_over, Hand("apprentice"))
        assert self.version > before + 1, "the bot has moved"
        self.house.act(self.id, player, requests.take_back, TakeBack())

    def check_log(self) -> None:
        """Check that what the players did besides moving is in the log."""
        log = [entry.text for entry in self.house.look(self.id, self.visitors[0], requests.entries).entries]
        others = [text.split() for text in log if text.startswith(("undo", "hand"))]
        assert [(words[0], words[-1]) for words in others] == [
            ("undo", "1"),
            ("undo", "granted"),
            ("hand", "apprentice"),
            ("hand", "human"),
        ]

    def chat(self) -> None:
        line = self.house.act(self.id, self.visitors[2], requests.say, Say("Well played!", "once"))
        assert self.house.act(self.id, self.visitors[2], requests.say, Say("Well played!", "once")) == line

    def look_back(self) -> None:
        now = self.version
        for version in (0, now // 2, now):
            moment = self.house.look(self.id, self.visitors[1], requests.look_back, version, None, True)
            assert moment.version == version
            assert moment.guide is not None
        assert len(self.house.look(self.id, self.visitors[1], requests.entries).entries) == now

    def go_on_elsewhere(self) -> None:
        """Open the table in another house on the same storage."""
        here = self.state()
        self.house = House(DictStorage(self.tables))
        assert self.state() == here
        self.house.watch(self.id, Visitor(self.visitors[0].token), self.watcher)

    # --- the evening ---

    def play(self) -> None:
        plans = {
            5: self.undo,
            10: self.preview,
            15: self.hint,
            20: self.undo_together,
            30: self.let_a_bot_play,
            40: self.chat,
            50: self.look_back,
            60: self.go_on_elsewhere,
            70: self.hint,
        }
        moves = 0
        while self.state().table.status == "playing":
            self.move()
            moves += 1
            if moves in plans and self.state().table.status == "playing":
                plans.pop(moves)()
        assert not plans
        self.check_log()

    def play_again(self) -> None:
        again = self.house.rematch(self.id, self.visitors[3]).table
        assert self.house.rematch(self.id, self.visitors[1]).table == again != self.id
        new = self.state(again).table
        assert new.status == "playing"
        assert [seat.name for seat in new.seats] == [f"Player {seat}" for seat in range(PLAYERS)]

    def import_again(self) -> None:
        """Open a table from the finished game's save file."""
        save = self.house.look(self.id, self.visitors[0], requests.export)
        opened = self.house.open(OpenTable([OpenSeat() for _ in range(PLAYERS)], save=save))
        assert opened.table.status == "over"
        assert opened.table.scores == self.state().table.scores


def main(seed: int) -> dict[str, Any]:
    threading.Thread.start = refuse_thread  # type: ignore[method-assign,assignment]
    evening = Evening(seed)
    evening.sit_down()
    evening.play()
    evening.look_back()
    evening.play_again()
    evening.import_again()
    table = evening.state().table
    scores = evening.house.look(evening.id, evening.visitors[0], requests.scores)
    assert scores.scores == table.scores
    return {
        "platform": sys.platform,
        "status": table.status,
        "version": table.version,
        "scores": table.scores,
        "messages": evening.watcher.number,
        "tables": len(evening.tables),
    }


if __name__ == "__main__":
    print(json.dumps(main(7)))
