"""The arguments of each decision's message, made from the facts of the position, as with moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tiletum.box.model import RESOURCES, Atom
from tiletum.game.catalogue import steps as st
from tiletum.game.catalogue.steps import Step
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import KING_PLACE

from . import things
from .things import action, source, space_number, tile_number
from .values import Args, Name, Phrase, phrase

Facts = tuple[Any, ...]


def decision_key(step: Step) -> str:
    return f"decision-{st.NAMES[step[0]]}"


def decision(game: State, step: Step) -> Phrase:
    return phrase(decision_key(step), **decision_args(game.rules, step, decision_facts(game, step)))


def decision_facts(game: State, step: Step) -> Facts:
    """Return the facts a decision's message depends on, besides the rules and the step."""
    return DECISIONS[step[0]].facts(game, step) if step[0] in DECISIONS else ()


def decision_args(rules: Rules, step: Step, facts: Facts) -> Args:
    return DECISIONS[step[0]].args(rules, *facts) if step[0] in DECISIONS else {}


# --- facts ---


def itself(game: State, step: Step) -> Facts:
    """Return the numbers of the step."""
    return step[1:]


def tile_asked(game: State, step: Step) -> Facts:
    return (game.places[step[1] if step[0] == st.CHOOSE_TILE else KING_PLACE],)


def die_resources(game: State, step: Step) -> Facts:
    return (game.die,)


def die_action(game: State, step: Step) -> Facts:
    return game.action, game.points


def next_number(game: State, step: Step) -> Facts:
    """Return the ordinal, from 1, of the next thing of its kind."""
    return (len(SO_FAR[step[0]](game)) + 1,)


def next_cathedral(game: State, step: Step) -> Facts:
    return (game.rules.cathedral_town[len(game.costs)],)


SO_FAR: Final[dict[int, Callable[[State], tuple[int, ...]]]] = {
    st.DEAL_ACTION: lambda game: game.action_at,
    st.DEAL_TOWN: lambda game: game.fair_towns,
    st.DEAL_FAIR: lambda game: game.fair_tiles,
}


# --- words ---


def tile_of(rules: Rules, tile: int) -> Args:
    return {"tile": tile_number(tile, rules)}


def resources_of_die(rules: Rules, die: int) -> Args:
    return {"kind": Name("kind", RESOURCES[die // 6]), "amount": die % 6 + 1}


def action_with_points(rules: Rules, which: int, points: int) -> Args:
    return {"action": action(which), "points": points}


def bonus_action(rules: Rules, which: int, points: int, origin: int, _: int) -> Args:
    return {"action": action(which), "points": points, "source": source(origin)}


def resources_of_choice(rules: Rules, amount: int, _: int, origin: int, __: int) -> Args:
    return {"amount": amount, "source": source(origin)}


def map_bonus(rules: Rules, merchant: int, architect: int, houses: int, pillars: int) -> Args:
    """Return the remaining steps, houses and pillars."""
    parts = [Atom("step", "merchant", merchant), Atom("step", "architect", architect)]
    parts += [Atom("house")] * houses + [Atom("pillar")] * pillars
    return {"rest": things.effect(tuple(part for part in parts if part.amount))}


def which_building(rules: Rules, origin: int, *_: int) -> Args:
    return {"source": source(origin)}


def bonuses_left(rules: Rules, building: int, _: int, origin: int, __: int) -> Args:
    return {"building": building + 1, "source": source(origin)}


def bonus_place(rules: Rules, place: int, *_: int) -> Args:
    return {"place": things.place(place, rules)}


def numbered(rules: Rules, number: int) -> Args:
    return {"number": number}


def cathedral_in(rules: Rules, town: int) -> Args:
    return {"cathedral": space_number(town, rules)}


def open_options(rules: Rules, count: int, *_: int) -> Args:
    return {"count": count}


class Asking(NamedTuple):
    """The two functions that make a decision's arguments. Only the first sees the position."""

    facts: Callable[[State, Step], Facts]
    args: Callable[..., Args]
    """Returns the arguments, given the rules and the facts."""


DECISIONS: Final[dict[int, Asking]] = {
    st.CHOOSE_TILE: Asking(tile_asked, tile_of),
    st.CHOOSE_RESOURCES: Asking(die_resources, resources_of_die),
    st.DIE_ACTION: Asking(die_action, action_with_points),
    st.POINTS: Asking(itself, bonus_action),
    st.ANY: Asking(itself, resources_of_choice),
    st.MAP: Asking(itself, map_bonus),
    st.CHOOSE_BUILDING: Asking(itself, which_building),
    st.BONUSES: Asking(itself, bonuses_left),
    st.KING_TILE: Asking(tile_asked, tile_of),
    st.DEAL_ACTION: Asking(next_number, numbered),
    st.DEAL_BONUS: Asking(itself, bonus_place),
    st.DEAL_COST: Asking(next_cathedral, cathedral_in),
    st.DEAL_TOWN: Asking(next_number, numbered),
    st.DEAL_FAIR: Asking(next_number, numbered),
    st.PICK: Asking(itself, open_options),
}
"""Decisions whose messages have arguments."""
