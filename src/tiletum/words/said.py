"""Messages as data, for clients that put them into words themselves.

The browser client has the same Fluent catalogues. So people can follow the same table in different
languages, and a client needs no knowledge of the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tiletum.game.catalogue.steps import FIRST_CHANCE, Step
from tiletum.game.core.movetable import Move
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import Event, State
from tiletum.game.core.vocabulary import EMPTY
from tiletum.game.engine import Game
from tiletum.game.refusals import Refusal
from tiletum.table.warnings import MoveWarning

from . import things
from .decisions import decision_args, decision_facts, decision_key
from .log import event_args
from .moves import Facts, message_with, move_facts
from .values import Arg, Args, Listing, Name, Phrase, Seat, seat_at

Data = dict[str, Any]


def message(key: str, args: Args) -> Data:
    return {"key": key, "args": {name: as_data(arg) for name, arg in args.items()}}


def as_data(arg: Arg) -> Any:
    """Return an argument as data. Text and numbers stay the same; things become objects with their type."""
    match arg:
        case Name():
            return {"name": arg.key, "text": arg.text} if arg.text else {"name": arg.key}
        case Phrase():
            return message(arg.key, dict(arg.args))
        case Listing():
            return {"list": [as_data(item) for item in arg.items]}
        case Seat():
            return {"seat": arg.number, "bot": True} if arg.bot else {"seat": arg.number}
    return arg


def said_event(event: Event, rules: Rules) -> Data:
    return message(f"event-{event[0]}", event_args(event, rules, ()))


def said_move(game: State, move: int) -> Data:
    row = game.rules.table.rows[move]
    return said_with(game.rules, row, move_facts(game, row))


def said_with(rules: Rules, move: Move, facts: Facts) -> Data:
    """Return a move's message from the facts it depends on."""
    return message(*message_with(rules, move, facts))


def said_warnings(warnings: Sequence[MoveWarning], rules: Rules) -> list[Data]:
    return [
        message(w.key, {name: things.value(name, given, rules) for name, given in w.args.items()})
        for w in warnings
    ]


def said_refusal(refusal: Refusal, rules: Rules) -> Data:
    args = {name: things.value(name, given, rules) for name, given in refusal.args.items()}
    return message(refusal.key, args)


def said_decision(game: Game) -> list[Data]:
    """Return the messages of the current decision and of the open steps below it, from the top."""
    return [
        said_step(game.rules, step, decision_facts(game, step), game.to_move) for step in steps_asked(game)
    ]


def steps_asked(game: State) -> list[Step]:
    return [step for step in reversed(game.stack) if step is game.stack[-1] or step[0] < FIRST_CHANCE]


def said_step(rules: Rules, step: Step, facts: Facts, to_move: int) -> Data:
    args = decision_args(rules, step, facts)
    if to_move != EMPTY:
        args["seat"] = seat_at(to_move, (), rules.bot_seat)
    return message(decision_key(step), args)


def said_box(rules: Rules) -> dict[str, dict[str, Data]]:
    """Return the names of all tiles, fairs, costs and challenges of a box, by id."""
    box = rules.box
    return {
        "tiles": {tile.id: as_data(things.tile(tile)) for tile in rules.tiles},
        "fairs": {tile.id: as_data(things.fair(tile.id, rules)) for tile in box.fair_tiles},
        "costs": {tile.id: as_data(things.cost(tile.id, rules)) for tile in box.cost_tiles},
        "challenges": {card.id: as_data(things.challenge(card.id, rules)) for card in box.challenges},
    }
