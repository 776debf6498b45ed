"""The catalogue: constants and records agree, and the client has the present catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.players import finish, games
from tiletum.game import engine
from tiletum.game.catalogue import moves, steps
from tiletum.game.catalogue.events import EVENTS, ROLES, EventKind
from tiletum.game.catalogue.moves import GROUPS, KINDS
from tiletum.game.catalogue.steps import FIRST_AUTOMATIC, FIRST_CHANCE, STEPS
from tiletum.game.core.events import named
from tiletum.table.consistency import RANGES
from tiletum.words.moves import MOVES as WORDINGS
from tools.make_catalogue import FILE, catalogue, field_type

NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_client_has_the_catalogue_as_it_is() -> None:
    assert FILE.read_text(encoding="utf-8") == catalogue(), "run `make catalogue`"


MARKS = ("FIRST_OUTCOME", "FIRST_CHANCE", "FIRST_AUTOMATIC")


def constants(module: object) -> list[int]:
    """Return the numbers a module defines, without the marks of where ranges begin."""
    return [
        value
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int) and name not in MARKS
    ]


@pytest.mark.parametrize(("module", "records"), [(moves, KINDS), (steps, STEPS)])
def test_every_constant_is_the_place_of_its_record(module: object, records: tuple[moves.Kind, ...]) -> None:
    numbers = list(range(len(records)))
    assert [record.number for record in records] == numbers
    assert constants(module) == numbers
    assert len({record.name for record in records}) == len(records)


def test_kinds_of_moves_stand_by_group() -> None:
    places = [GROUPS.index(kind.group) for kind in KINDS]
    assert places == sorted(places)
    assert [kind.group == "outcome" for kind in KINDS] == [
        n >= moves.FIRST_OUTCOME for n in range(len(KINDS))
    ]


def test_every_step_of_chance_asks_for_a_kind_of_outcome_of_its_name() -> None:
    chance = STEPS[FIRST_CHANCE:FIRST_AUTOMATIC]
    assert [[KINDS[kind].name for kind in step.offers] for step in chance] == [[step.name] for step in chance]
    assert [step.name for step in STEPS[FIRST_AUTOMATIC:] if step.offers or step.asks_rule] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_move_is_spelled_as_the_notation_says(kind: moves.Kind) -> None:
    """It consists of the verb, and for a player's move also the fields of its places and icons."""
    assert kind.verb in NOTATION
    words = kind.spelling.replace("[", "").replace("]", "").split()
    used = [word for text in (*kind.places, *kind.icons) for word in text.partition(":")[2].split()]
    assert [word for word in (*used, kind.first_choice) if word.isupper() and word not in words] == []


def test_a_players_move_has_the_name_of_its_verb() -> None:
    """The client finds a move's kind by its verb. A helper that names a colour shares its place."""
    others = [kind for kind in KINDS if kind.rule and kind.verb.split()[-1] != kind.name]
    assert [(kind.name, kind.verb, kind.places) for kind in others] == [
        ("colour", "task helper", KINDS[moves.HELPER].places)
    ]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.name)
def test_the_templates_of_an_event_name_its_fields(kind: EventKind) -> None:
    templates = " ".join((kind.icon, kind.place, *kind.lights, kind.source))
    known = {field.name for field in kind.fields}
    # The client adds the town of a house.
    known |= {"town"} if "house" in known else set()
    assert set(re.findall(r"{(\w+)}", templates)) <= known
    assert kind.role in ROLES


TYPES = {"number": int, "string[]": list, "number[]": list, "string": str, "Kind": str}


def test_events_have_the_types_that_the_client_is_told() -> None:
    records = {kind.name: kind for kind in EVENTS}
    for game, chooser in games(6, bias=(0.9,)):
        game.events = []
        for event in finish(game, chooser).events or []:
            data = named(event, game.rules)
            for field in records[event[0]].fields:
                value, type_ = data[field.name], field_type(field).removesuffix(" | null")
                assert isinstance(value, TYPES[type_]) or (value is None and field.optional), (data, field)


def test_positions_know_the_range_of_every_field_of_a_step() -> None:
    assert {field for step in STEPS for field in step.fields} == set(RANGES)


def test_the_engine_plays_every_kind_of_move_and_every_step_once() -> None:
    played = sorted([*engine.PLAY, *engine.PLAY_WITH_ONE, *engine.PLAY_WITH_TWO])
    assert played == [kind.number for kind in KINDS]
    assert sorted(engine.OWN_MOVES) == list(range(FIRST_CHANCE))
    assert sorted(engine.AUTOMATIC) == list(range(FIRST_AUTOMATIC, steps.GAME_OVER))


def test_every_kind_of_move_has_words() -> None:
    """FIRST_PLAYER names a seat, with words from `move_message`."""
    assert sorted([*WORDINGS, moves.FIRST_PLAYER]) == [kind.number for kind in KINDS]
