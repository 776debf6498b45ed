"""Sentences about the game: events, decisions, legal moves, tiles and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tiletum.errors import TiletumError
from tiletum.game.catalogue.steps import FIRST_CHANCE
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import Event, State
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game
from tiletum.table.illegal import IllegalMove

from . import things
from .catalogue import Words
from .decisions import decision, decision_key
from .log import event_args
from .moves import move_message
from .values import Listing, Names, seat_at


class Refused(Protocol):
    """A refusal: a message key, and arguments whose names imply their types."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> Mapping[str, int | str | Amounts]: ...


def event_line(words: Words, event: Event, rules: Rules, seats: Names = ()) -> str:
    """Return an event in words; `seats` are the players' names, if they have any."""
    return words.say(f"event-{event[0]}", **event_args(event, rules, seats))


def describe_move(words: Words, game: State, move: int, seats: Names = ()) -> str:
    """Describe a legal move or a possible outcome, with its price and result."""
    key, args = move_message(game, move, seats)
    return words.say(key, **args)


def describe_decision(words: Words, game: State, seats: Names = ()) -> str:
    """Describe the current decision and its player, then the open steps below it."""
    top = game.stack[-1]
    args = dict(decision(game, top).args)
    if game.to_move != EMPTY:
        args["seat"] = seat_at(game.to_move, seats)
    now = words.say(decision_key(top), **args)
    waiting = [decision(game, step) for step in reversed(game.stack[:-1]) if step[0] < FIRST_CHANCE]
    return words.say("decision-nested", now=now, later=Listing(tuple(waiting))) if waiting else now


def describe_tile(words: Words, rules: Rules, tile: int | str) -> str:
    """Return the label of a tile, given by number or id."""
    index = rules.tile_index[tile] if isinstance(tile, str) else tile
    return words.text(things.tile_number(index, rules), form="label")


def describe_refusal(words: Words, refusal: Refused, rules: Rules, seats: Names = ()) -> str:
    args = {name: things.value(name, given, rules, seats) for name, given in refusal.args.items()}
    return words.say(refusal.key, **args)


def describe_error(words: Words, error: TiletumError, rules: Rules | None = None, seats: Names = ()) -> str:
    """Return an error as a sentence. Games with an owner's box need `rules`."""
    if isinstance(error, IllegalMove):
        return describe_refusal(words, error.refusal, rules or Game.new(4).rules, seats)
    return words.say(error.key, **error.message_args())
