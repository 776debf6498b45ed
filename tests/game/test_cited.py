"""Every event in the log cites the rule it follows from."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from support.players import Chooser, games
from tiletum import Table
from tiletum.cli.screen import look_of
from tiletum.cli.telling import event_lines as folded
from tiletum.game.catalogue.moves import KIND_NAMES
from tiletum.game.catalogue.steps import (
    ARCHITECT_ANYWHERE,
    DIE_ACTION,
    HOUSE_ANYWHERE,
    KING_STEP,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    POINTS,
    STEPS,
    TOWN_STEP,
)
from tiletum.game.chapters.chance import bonus_place_rule
from tiletum.game.chapters.character import DISCARDED_BY_BOT, REFILL_RULES
from tiletum.game.chapters.final_scoring import finish_game
from tiletum.game.chapters.king import tell_bot_leads
from tiletum.game.core.events import EVENTS, named, rules_in, rules_of
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import FROM_DIE, FROM_KING_TRACK, KING_SPACE, SCORE
from tiletum.game.engine import Game
from tiletum.words import Words

RULES_FILE = Path(__file__).parents[2] / "docs" / "rules.md"
GAMES = 60

PlayedMove = tuple[int, list[Event], Game]
"""The decision, the events of its move, and the game."""


@cache
def played_moves() -> list[PlayedMove]:
    """Return the moves of games of two to four players, with their events."""
    found: list[PlayedMove] = []
    for game, chooser in games(GAMES, bias=(0.6, 0.9)):
        game.events = []
        while not game.over:
            open_step, before = game.stack[-1][0], len(game.events)
            game.apply(chooser.next_move(game))
            found.append((open_step, game.events[before:], game))
    return found


CITED = {
    "die": {"": {"TURN-1", "TURN-3"}},
    "take-tile": {
        "wheel": {"TURN-6"},
        "king-track": {"KINGP-2"},
        "contract-offer": {"CONTR-1"},
        "character-offer": {"CHAR-1"},
        "town": {"MERCH-6"},
    },
    "gain": {
        "die": {"TURN-8", "EFFECT-11"},
        "exchange": {"CONTR-3"},
        "crest": {"EFFECT-33"},
        "character": {"EFFECT-17", "EFFECT-18"},
        "helper": {"EFFECT-13", "EFFECT-14", "EFFECT-15"},
    },
    "score": {
        "king-track": {"KINGP-5", "ROUND-4"},
        "king-leader": {"KINGP-4"},
        "fair": {"FAIR-3", "FAIR-8"},
        "contract": {"TASK-6"},
        "contract-space": {"TASK-6"},
        "cathedral": {"TASK-9"},
        "crest": {"EFFECT-33"},
        "house-space": {"EFFECT-28"},
        "character": {"EFFECT-17"},
        "helper": {"EFFECT-13"},
        "houses-pillars": {"FINAL-2"},
        "buildings": {"FINAL-3"},
        "leftovers": {"FINAL-4"},
    },
    "architect": {"reach": {"ARCH-1"}, "character": {"EFFECT-20", "EFFECT-22"}, "crest": {"EFFECT-32"}},
    "merchant": {
        "reach": {"MERCH-1"},
        "character": {"EFFECT-20", "EFFECT-21"},
        "contract": {"EFFECT-25"},
        "crest": {"EFFECT-32"},
    },
    "house": {"": {"MERCH-2", "EFFECT-21", "EFFECT-30"}},
    "pillar": {"": {"ARCH-2", "EFFECT-22", "EFFECT-31"}},
    "king-advance": {"": {"KINGA-1", "EFFECT-24"}},
    "more-points": {"": {"BUILD-4", "EFFECT-9", "JOKER-3"}},
    "bonus": {"": {"EFFECT-16"}},
    "character-drawn": {"": {"SETUP-7", "CHAR-1", "CHAR-2"}},
    "complete": {"": {"BUILD-1", "BUILD-2", "BUILD-5"}},
    "joker": {"": {"JOKER-1", "EFFECT-7"}},
    "corruption": {"": {"CORR-1", "CORR-2"}},
    "king-phase": {"": {"ROUND-2"}},
    "wheel-turned": {"": {"CLEAN-7", "CLEAN-8"}},
    "king-tile-discarded": {"choice": {"KINGP-2"}, "no-room": {"KINGP-3"}, "not-allowed": {"KINGP-3"}},
    "winner": {"": {"FINAL-5"}},
}
"""The rules cited by each kind of event, by the event's source or manner."""


@pytest.mark.parametrize("key", CITED)
def test_players_events_cite_the_rule_of_their_source(key: str) -> None:
    found: dict[str, set[str]] = {}
    for _, events, game in played_moves():
        for event in events:
            if event[0] == key:
                found.setdefault(detail(event, game), set()).update(event[1].split())
    assert found == CITED[key]


def detail(event: Event, game: Game) -> str:
    data = named(event, game.rules)
    if event[0] == "take-tile":
        place = str(data["place"]).partition(" ")[0]
        return place if place in CITED["take-tile"] else "town"
    return str(data.get("source") or data.get("way") or data.get("why") or "")


FITTING = {
    "die": r"die",
    "take-tile": r"tile|Character from the offer",
    "gain": r"resource|Gold|Iron",
    "score": r"VP|score",
    "architect": r"Architect",
    "merchant": r"Merchant",
    "house": r"House",
    "pillar": r"Pillar",
    "king-advance": r"King track",
    "more-points": r"AP",
    "bonus": r"bonus",
    "king-tile-discarded": r"discard",
    "character-drawn": r"filled up|turns up|offer",
    "complete": r"[Cc]omplet",
    "joker": r"action",
    "corruption": r"corruption token|King markers",
    "king-phase": r"King",
    "wheel-turned": r"dice|wheel",
    "winner": r"wins",
}
"""A pattern that the text of a fitting rule contains, by kind of event."""


@pytest.mark.parametrize("key", CITED)
def test_the_cited_rules_describe_the_event(key: str) -> None:
    for rules in CITED[key].values():
        for rule in rules:
            assert re.search(FITTING[key], text_of(rule)), rule


def text_of(rule: str) -> str:
    text = RULES_FILE.read_text(encoding="utf-8")
    found = re.search(rf"^- \*\*{rule}\*\*(.*?)^(?=- \*\*|#|$)", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


GIVEN = (HOUSE_ANYWHERE, PILLAR_ANYWHERE, MERCHANT_ANYWHERE, ARCHITECT_ANYWHERE, TOWN_STEP, KING_STEP)
DONE = ("house", "pillar", "merchant", "architect", "king-advance")


@pytest.mark.parametrize("step", GIVEN)
def test_a_move_made_with_a_bonus_cites_the_rule_of_the_bonus(step: int) -> None:
    cited = [
        event[1]
        for open_step, events, game in played_moves()
        if open_step == step
        for event in events[:1]
        if event[0] in DONE
    ]
    assert cited
    assert set(cited) == {STEPS[step].asks_rule}


def test_a_changed_die_cites_the_rule_of_the_change_and_an_unchanged_one_does_not() -> None:
    dice = [(event, game) for _, events, game in played_moves() for event in events if event[0] == "die"]
    assert {(event[5] > 0, event[1]) for event, game in dice} == {
        (False, "TURN-1"),
        (True, "TURN-3"),
    }


def test_only_a_loss_at_0_cites_the_rule_against_negative_scores() -> None:
    scores = [(event, game) for _, events, game in played_moves() for event in events if event[0] == "score"]
    assert {event[1] for event, game in scores if not event[3]} == {"ROUND-4"}
    assert "ROUND-4" not in {event[1] for event, game in scores if event[3]}


@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_solo_game_each_side_cites_its_own_rules(seed: int) -> None:
    table = Table.open(solo="bishop", seed=seed)
    chooser = Chooser(f"cited {seed}", 0.9)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    for event in table.events:
        if event[0] in CITED and event[0] != "winner" and has_seat(event[0]):
            cited = rules_in(event)
            players = {rule for rules in CITED[event[0]].values() for rule in rules}
            assert (set(cited) <= players) == (event[2] == 0 or is_spared(event)), event


def has_seat(key: str) -> bool:
    return any(field.name == "seat" for field in EVENTS[key].fields)


def is_spared(event: Event) -> bool:
    """Return whether this is a loss at 0, which the same rule prevents on both sides."""
    return event[0] == "score" and not event[3]


@pytest.mark.rule("ROUND-4", "SOLO-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_loss_at_0_cites_the_same_rule_on_both_sides(seat: int) -> None:
    game = Table.open(solo="priest", seed=1).game
    game.events = []
    for score in (5, 0):
        game.boards[seat][SCORE] = score
        game.score(seat, -2, FROM_KING_TRACK, "SOLO-11")
    assert [event[1] for event in game.events] == ["SOLO-11", "ROUND-4"]


@pytest.mark.rule("CHAR-1", "CHAR-2", "BCHAR-5", "SETUP-7")
def test_a_new_character_cites_why_the_offer_was_refilled() -> None:
    taken, discarded = refill_events("character")[-1:], refill_events("discard")[-5:]
    assert [event[0] for event in (*taken, *discarded)] == ["character-drawn"] * 6
    assert rules_of(taken) == "CHAR-1"
    assert rules_of(discarded) == "CHAR-2"
    laid_out = [event for event in Table.open(seed=1).events if event[0] == "character-drawn"]
    assert rules_of(laid_out) == "SETUP-7"
    assert REFILL_RULES[DISCARDED_BY_BOT] == "BCHAR-5"


def refill_events(kind: str) -> list[Event]:
    """Return the new characters after the first move of this kind, without later mixing."""
    for seed in range(20):
        table = Table.open(seed=seed)
        chooser = Chooser(f"refilled {seed}", 0.9)
        while not table.over:
            found = [move for move in table.moves() if KIND_NAMES[move.kind] == kind]
            if found:
                return [event for event in table.play(found[0]) if event[0] == "character-drawn"]
            table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    raise AssertionError(kind)


@pytest.mark.rule("BUILD-1", "BUILD-2", "BUILD-5")
def test_only_the_last_building_cites_its_own_completion_rule() -> None:
    complete = [event for _, events, _ in played_moves() for event in events if event[0] == "complete"]
    assert {(event[3] == 5, event[1]) for event in complete} == {
        (False, "BUILD-1 BUILD-2"),
        (True, "BUILD-5"),
    }


@pytest.mark.rule("JOKER-1", "EFFECT-7")
def test_an_action_named_with_a_helper_cites_the_helpers_rule() -> None:
    cited = {(step, event[1]) for step, event, game in first_events("joker")}
    assert cited == {(DIE_ACTION, "JOKER-1"), (POINTS, "EFFECT-7")}


def first_events(key: str) -> list[tuple[int, Event, Game]]:
    return [
        (step, events[0], game) for step, events, game in played_moves() if events and events[0][0] == key
    ]


@pytest.mark.rule("SOLO-10", "KINGP-1")
def test_the_cardinalbots_lead_cites_its_own_rule_only_in_a_tie() -> None:
    game = Table.open(solo="priest", seed=1).game
    game.events = []
    for space in (12, 13):
        game.boards[0][KING_SPACE], game.boards[1][KING_SPACE] = 12, space
        tell_bot_leads(game)
    assert [event[1:4] for event in game.events] == [("SOLO-10", 12, 12), ("KINGP-1", 13, 12)]


FOLDED: list[tuple[str, list[Event]]] = [
    ("SETUP-5 SETUP-6", [("bonus-drawn", bonus_place_rule(place, 0), place, 0, 0, 0) for place in range(15)]),
    ("CLEAN-2 CLEAN-3", [("bonus-drawn", bonus_place_rule(place, 1), place, 0, 1, 0) for place in range(7)]),
    ("CLEAN-3 CLEAN-2", [("bonus-drawn", bonus_place_rule(place, 1), place, 0, 1, 0) for place in (6, 5, 4)]),
    ("CHAR-2", [("character-drawn", "CHAR-2", tile, 1, 0, 0) for tile in range(5)]),
    ("TURN-8 EFFECT-11", [("gain", rule, 0, 1, 2, FROM_DIE) for rule in ("TURN-8", "EFFECT-11")]),
]


@pytest.mark.rule("SETUP-5", "SETUP-6", "CLEAN-2", "CLEAN-3")
@pytest.mark.parametrize(("cited", "events"), FOLDED[:4])
def test_a_folded_line_cites_the_rules_of_all_its_events(cited: str, events: list[Event]) -> None:
    table = Table.open(2, seed=1)
    lines = folded(look_of(Words("en"), table), events)
    assert [line.rule for line in lines] == [cited]


@pytest.mark.parametrize(("cited", "events"), FOLDED)
def test_rules_of_several_events_are_listed_once_and_in_order(cited: str, events: list[Event]) -> None:
    assert rules_of(events) == cited


@pytest.mark.rule("KINGP-6", "SOLO-10")
def test_a_folded_line_of_both_sides_cites_the_rules_of_both() -> None:
    table = Table.open(solo="priest", seed=1)
    order: list[Event] = [("turn-order", "SOLO-10", 1, 1, 0, 0), ("turn-order", "KINGP-6", 0, 2, 0, 0)]
    assert [line.rule for line in folded(look_of(Words("en"), table), order)] == ["SOLO-10 KINGP-6"]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_a_solo_game_cites_the_solo_rule(winner: int) -> None:
    game = Table.open(solo="priest", seed=1).game
    game.events = []
    game.boards[winner][SCORE] = 100
    finish_game(game)
    assert [event[:3] for event in game.events] == [("winner", "SOLO-18", winner)]
