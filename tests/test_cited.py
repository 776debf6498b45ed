"""The rule that a line of the log cites is the one it follows from, for each thing that can happen."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from players import Chooser, games
from tiletum import Table
from tiletum.game.engine import Game
from tiletum.game.events import PLAYER_WAYS, WAYS_TOLD, named, rule_of
from tiletum.game.explain import DECISION_RULE
from tiletum.game.state import Event
from tiletum.game.steps import (
    ARCHITECT_ANYWHERE,
    HOUSE_ANYWHERE,
    KING_STEP,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    TOWN_STEP,
)

RULES_FILE = Path(__file__).parent.parent / "docs" / "rules.md"
GAMES = 60

Told = tuple[int, list[Event], Game]
"""The decision that was asked, what its move made happen, and the game."""


@cache
def told() -> list[Told]:
    """What happens in games of two to four players, move by move."""
    found: list[Told] = []
    for game, chooser in games(GAMES, bias=(0.6, 0.9)):
        game.events = []
        while not game.over:
            asked, before = game.stack[-1][0], len(game.events)
            game.apply(chooser.next_move(game))
            found.append((asked, game.events[before:], game))
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
    "architect": {"reach": {"ARCH-1"}, "character": {"EFFECT-20"}, "crest": {"EFFECT-32"}},
    "merchant": {
        "reach": {"MERCH-1"},
        "character": {"EFFECT-20"},
        "contract": {"EFFECT-25"},
        "crest": {"EFFECT-32"},
    },
    "house": {"": {"MERCH-2", "EFFECT-21", "EFFECT-30"}},
    "pillar": {"": {"ARCH-2", "EFFECT-22", "EFFECT-31"}},
    "king-advance": {"": {"KINGA-1", "EFFECT-24"}},
    "more-points": {"": {"BUILD-4", "EFFECT-9", "JOKER-3"}},
    "bonus": {"": {"EFFECT-16"}},
    "king-tile-discarded": {"choice": {"KINGP-2"}, "no-room": {"KINGP-3"}, "not-allowed": {"KINGP-3"}},
    "winner": {"": {"FINAL-5"}},
}
"""Of each kind of event, the rules it cites by where it comes from or how it is done."""


@pytest.mark.parametrize("key", CITED)
def test_players_events_cite_the_rule_of_where_they_come_from(key: str) -> None:
    found: dict[str, set[str]] = {}
    for _, events, game in told():
        for event in events:
            if event[0] == key:
                found.setdefault(detail(event, game), set()).add(rule_of(event, game.rules))
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
    "winner": r"wins",
}
"""What the text of a rule speaks of if it fits the kind of event."""


@pytest.mark.parametrize("key", CITED)
def test_the_rules_cited_speak_of_what_happens(key: str) -> None:
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
def test_what_a_bonus_lets_a_player_do_cites_the_rule_that_asked_for_it(step: int) -> None:
    cited = [
        rule_of(event, game.rules)
        for asked, events, game in told()
        if asked == step
        for event in events[:1]
        if event[0] in DONE
    ]
    assert cited
    assert set(cited) == {DECISION_RULE[step]}


def test_a_changed_die_cites_the_rule_of_the_change_and_an_unchanged_one_does_not() -> None:
    dice = [(event, game) for _, events, game in told() for event in events if event[0] == "die"]
    assert {(event[4] > 0, rule_of(event, game.rules)) for event, game in dice} == {
        (False, "TURN-1"),
        (True, "TURN-3"),
    }


def test_only_a_score_with_nothing_to_lose_cites_the_rule_that_spares_it() -> None:
    scores = [(event, game) for _, events, game in told() for event in events if event[0] == "score"]
    assert {rule_of(event, game.rules) for event, game in scores if not event[2]} == {"ROUND-4"}
    assert "ROUND-4" not in {rule_of(event, game.rules) for event, game in scores if event[2]}


def test_every_way_has_a_name() -> None:
    assert {way for _, way in PLAYER_WAYS} <= set(WAYS_TOLD)


@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_solo_game_the_person_cites_these_rules_and_the_cardinalbot_its_own(seed: int) -> None:
    table = Table.open(solo="bishop", seed=seed)
    chooser = Chooser(f"cited {seed}", 0.9)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    for event in table.events:
        if event[0] in CITED and event[0] != "winner":
            rule = rule_of(event, table.game.rules)
            players = {rule for rules in CITED[event[0]].values() for rule in rules}
            assert (rule in players) == (event[1] == 0), (event, rule)


@pytest.mark.parametrize("winner", [0, 1])
def test_who_wins_a_solo_game_does_so_by_its_own_rule(winner: int) -> None:
    rules = Table.open(solo="priest", seed=1).game.rules
    assert rule_of(("winner", winner, 0, 0, 0), rules) == "SOLO-18"
