"""What the message of each decision is told."""

from __future__ import annotations

from collections.abc import Callable

from tiletum.box.model import RESOURCES, Atom
from tiletum.game import steps as st
from tiletum.game.events import place_name
from tiletum.game.state import State
from tiletum.game.steps import Step
from tiletum.game.vocabulary import KING_PLACE

from . import things
from .things import action, source, space_number, tile_number
from .values import Args, Name, Phrase, phrase


def decision_key(step: Step) -> str:
    return f"decision-{st.NAMES[step[0]]}"


def decision(game: State, step: Step) -> Phrase:
    args = DECISIONS[step[0]](game, step) if step[0] in DECISIONS else {}
    return phrase(decision_key(step), **args)


def tile_asked(game: State, step: Step) -> Args:
    place = step[1] if step[0] == st.CHOOSE_TILE else KING_PLACE
    return {"tile": tile_number(game.places[place], game.rules)}


def die_resources(game: State, step: Step) -> Args:
    return {"kind": Name("kind", RESOURCES[game.die // 6]), "amount": game.die % 6 + 1}


def die_action(game: State, step: Step) -> Args:
    return {"action": action(game.action), "points": game.points}


def bonus_action(game: State, step: Step) -> Args:
    return {"action": action(step[1]), "points": step[2], "source": source(step[3])}


def resources_of_choice(game: State, step: Step) -> Args:
    return {"amount": step[1], "source": source(step[3])}


def map_bonus(game: State, step: Step) -> Args:
    """What is left of steps, a house and a pillar."""
    parts = [Atom("step", "merchant", step[1]), Atom("step", "architect", step[2])]
    parts += [Atom("house")] * step[3] + [Atom("pillar")] * step[4]
    return {"rest": things.effect(tuple(part for part in parts if part.amount))}


def which_building(game: State, step: Step) -> Args:
    return {"source": source(step[1])}


def bonuses_left(game: State, step: Step) -> Args:
    return {"building": step[1] + 1, "source": source(step[3])}


def bonus_place(game: State, step: Step) -> Args:
    return {"place": things.place(place_name(step[1], game.rules), game.rules)}


def next_number(game: State, step: Step) -> Args:
    """Which of several the next one of its kind is, counted from 1."""
    return {"number": len(SO_FAR[step[0]](game)) + 1}


def next_cathedral(game: State, step: Step) -> Args:
    return {"cathedral": space_number(game.rules.cathedral_town[len(game.costs)], game.rules)}


def open_options(game: State, step: Step) -> Args:
    return {"count": step[1]}


SO_FAR: dict[int, Callable[[State], tuple[int, ...]]] = {
    st.DEAL_ACTION: lambda game: game.action_at,
    st.DEAL_TOWN: lambda game: game.fair_towns,
    st.DEAL_FAIR: lambda game: game.fair_tiles,
}

DECISIONS: dict[int, Callable[[State, Step], Args]] = {
    st.CHOOSE_TILE: tile_asked,
    st.CHOOSE_RESOURCES: die_resources,
    st.DIE_ACTION: die_action,
    st.POINTS: bonus_action,
    st.ANY: resources_of_choice,
    st.MAP: map_bonus,
    st.CHOOSE_BUILDING: which_building,
    st.BONUSES: bonuses_left,
    st.KING_TILE: tile_asked,
    st.DEAL_ACTION: next_number,
    st.DEAL_BONUS: bonus_place,
    st.DEAL_COST: next_cathedral,
    st.DEAL_TOWN: next_number,
    st.DEAL_FAIR: next_number,
    st.PICK: open_options,
}
"""What the message of a decision is told; the others say all by their name."""
