"""A table for people: the messages about it, and how far pieces can go.

The client puts the messages into words, in whatever language its reader wants.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tiletum.box.model import ACTIONS
from tiletum.game.rules import Rules
from tiletum.game.vocabulary import MARKERS
from tiletum.table.table import Table
from tiletum.table.walks import walks
from tiletum.table.warnings import warnings
from tiletum.words.said import said_box, said_decision, said_event, said_move, said_warnings

from .schema import BoxState, Guide, Said

BOXES = 50
"""Different boxes and numbers of players that are kept ready."""


def guide(table: Table, since: int) -> Guide:
    game = table.game
    moves = table.moves()
    against = {move.text: said_warnings(warnings(game, move.index), game.rules) for move in moves}
    return Guide(
        decision=messages(said_decision(game)),
        moves=messages([said_move(game, move.index) for move in moves]),
        warnings={text: messages(found) for text, found in against.items() if found},
        markers=[markers(board) for board in game.boards],
        walks=walks(game) if table.to_move is not None else {},
        events=messages([said_event(event, game.rules) for event in table.events_since(since)]),
    )


def said_plan(table: Table, plan: list[str]) -> list[Said]:
    """The moves of a plan, up to the first thing that chance reveals or another seat decides."""
    game = table.game.copy()
    seat, said = game.to_move, []
    for text in plan:
        if game.to_move != seat:
            break
        move = game.rules.table.find(text)
        said.append(said_move(game, move))
        game.apply(move)
    return messages(said)


def markers(board: list[int]) -> dict[str, int]:
    points = board[MARKERS : MARKERS + len(ACTIONS)]
    return {action: more for action, more in zip(ACTIONS, points, strict=True) if more}


def messages(data: list[dict[str, Any]]) -> list[Said]:
    return [Said(message["key"], message["args"]) for message in data]


@lru_cache(BOXES)
def printed(rules: Rules) -> BoxState:
    """What a client needs to draw the components."""
    return BoxState(rules.box.digest, rules.box.data, said_box(rules))
