"""The legal moves as a numbered list, grouped as the rulebook groups them."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tiletum.box.model import RESOURCES
from tiletum.game.catalogue import moves as mv
from tiletum.game.core.movetable import Move
from tiletum.game.engine import Game
from tiletum.table.warnings import warnings
from tiletum.words import Name, describe_move, describe_refusal
from tiletum.words.moves import args_of

from .look import DIM, HEADING, Look
from .screen import flow, numbered

INDENT = 2
IMPLIED_WARNINGS = ("warning-points-lost", "warning-bonus-lost")
"""Warnings that the description of the move already gives."""


class Choices:
    """The legal moves. `moves` is in the order of their displayed numbers, which count from 1."""

    def __init__(self, look: Look, game: Game, legal: list[Move]) -> None:
        self.look = look
        self.game = game
        self.moves = sorted(legal, key=lambda move: (mv.GROUPS.index(move.group), rank(move)))
        self.number = {move.index: number for number, move in enumerate(self.moves, start=1)}

    def show(self, width: int, texts: bool = False) -> RenderableType:
        """Return all moves. With `texts`, each has its notation, for people who prefer to type it."""
        parts: list[RenderableType] = []
        for heading, moves in groupby(self.moves, key=heading_of):
            parts.append(self.look.heading(heading))
            for special, some in groupby(moves, key=rank):
                parts.append(self.section(PLAIN if texts else special, list(some), width, texts))
        return Group(*parts)

    def section(self, special: int, moves: list[Move], width: int, texts: bool) -> RenderableType:
        if special == CHANGED:
            return self.changed_dice(moves, width)
        if special == EXCHANGES:
            return self.exchanges(moves, width)
        if special == PURCHASES:
            return self.purchases(moves)
        return numbered(((str(self.number[m.index]), self.offer(m, texts)) for m in moves), width, INDENT)

    def offer(self, move: Move, texts: bool) -> Text:
        look = self.look
        text = look.paint(describe_move(look.words, self.game, move.index, look.names))
        if texts:
            text.append(f"  {move.text}", style=DIM)
        for warning in warnings(self.game, move.index):
            if warning.key in IMPLIED_WARNINGS:
                continue
            sentence = describe_refusal(look.words, warning, self.game.rules, look.names)
            text.append(" " + look.words.say("play-warning", warning=sentence), style=DIM)
        return text

    # --- kinds with dozens of moves ---

    def changed_dice(self, moves: list[Move], width: int) -> RenderableType:
        """Return a line for each die, with the numbers of the values it can be changed to."""
        lines: list[RenderableType] = [Text(self.look.words.say("play-changed"), style=DIM)]
        for _, same in groupby(moves, key=lambda move: move.a):
            die = self.changed_die(list(same), width - 3 * INDENT)
            lines.append(Padding(die, (0, 0, 0, INDENT)))
        return Padding(Group(*lines), (0, 0, 0, INDENT))

    def changed_die(self, moves: list[Move], width: int) -> RenderableType:
        say = self.look.words.say
        args = [args_of(self.game, move) for move in moves]
        options = [
            Text.assemble(
                (f"[{self.number[move.index]}]", HEADING),
                " ",
                say("play-changed-to", value=arg["value"], action=arg["action"], gold=arg["gold"]),
            )
            for move, arg in zip(moves, args, strict=True)
        ]
        die = say("play-changed-die", die=args[0]["die"], face=args[0]["face"])
        return flow([Text(die), *options], width)

    def exchanges(self, moves: list[Move], width: int) -> RenderableType:
        args = [args_of(self.game, move) for move in moves]
        heading = self.look.words.say("play-exchange", first=args[0]["first"])
        items = [
            self.look.say("play-exchange-item", given=arg["given"], received=arg["received"]) for arg in args
        ]
        numbers = [str(self.number[move.index]) for move in moves]
        columns = numbered(zip(numbers, items, strict=True), width, 2 * INDENT)
        return Group(Padding(Text(heading, style=DIM), (0, 0, 0, INDENT)), columns)

    def purchases(self, moves: list[Move]) -> RenderableType:
        """Return one line with all purchases: they are nearly always legal and rarely wanted."""
        args = [args_of(self.game, move) for move in moves]
        items = [
            Text.assemble((f"[{self.number[move.index]}]", HEADING), " ", self.purchase(RESOURCES[move.a]))
            for move in moves
        ]
        line = Text.assemble(self.look.say("play-buy", gold=args[0]["gold"]), " ", Text("  ").join(items))
        return Padding(line, (0, 0, 0, INDENT))

    def purchase(self, kind: str) -> Text:
        return self.look.say("play-buy-item", kind=Name("kind", kind))


PLAIN, CHANGED, EXCHANGES, PURCHASES = 0, 1, 2, 3


def heading_of(move: Move) -> str:
    return f"group-{mv.KINDS[move.kind].heading or move.group}"


def rank(move: Move) -> int:
    """Return a move's rank in its group: single moves come first, then kinds that are listed in short."""
    if move.kind == mv.DIE and move.a % 6 != move.b:
        return CHANGED
    if move.kind == mv.BUY:
        return PURCHASES
    return EXCHANGES if move.kind == mv.EXCHANGE else PLAIN
