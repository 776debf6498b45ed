"""Printed components are explained: a sentence for each effect, and the rule that states it in full."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tiletum.box.model import Atom
from tiletum.box.phrases import SPELLINGS
from tiletum.game.core.editions import EDITIONS, LIVING
from tiletum.game.engine import Game
from tiletum.words import Words, languages
from tiletum.words.abouts import About, abouts, sentences

DOCS = Path(__file__).parents[2] / "docs"
RULES = {
    rule
    for file in ("rules.md", "rules-solo.md")
    for rule in re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", (DOCS / file).read_text("utf-8"), flags=re.MULTILINE)
}
LANGUAGES = [Words(lang) for lang in languages()]


def living_abouts() -> dict[str, dict[str, About]]:
    return abouts(Game.new(4).rules)


def keys(about: About) -> tuple[str, ...]:
    return tuple(message.key for message in about.said)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_explanation_has_sentences_and_rules(edition: str) -> None:
    for group in abouts(Game.new(4, edition=edition).rules).values():
        for id_, about in group.items():
            assert about.rules, id_
            assert set(about.rules) <= RULES, id_
            for words in LANGUAGES:
                assert [key for key in keys(about) if not words.has(key)] == [], id_


def test_an_owners_box_can_print_any_effect() -> None:
    for op, what, _ in SPELLINGS.values():
        for key in sentences((Atom(op, what),), LIVING):
            assert all(words.has(key) for words in LANGUAGES), key


HELPERS = {
    "joker1": "EFFECT-7",
    "merchant2": "EFFECT-8",
    "+2ap": "EFFECT-9",
    "colour": "EFFECT-11",
    "5gold": "EFFECT-13",
    "4vp": "EFFECT-13",
    "2gold+2vp": "EFFECT-13",
    "any3": "EFFECT-14",
    "goods": "EFFECT-15",
    "building": "EFFECT-16",
}


@pytest.mark.parametrize(("id_", "rule"), HELPERS.items())
def test_every_helper_has_its_own_rule(id_: str, rule: str) -> None:
    about = living_abouts()["tiles"][id_]
    assert about.rules[0] == rule
    assert about.said


CHARACTERS = {
    "contract:2wool": "EFFECT-17",
    "contract:ap1+any": "EFFECT-18",
    "king:ap2": "EFFECT-19",
    "merchant:2merchant": "EFFECT-20",
    "merchant:1merchant+house": "EFFECT-21",
    "architect:pillar": "EFFECT-22",
}


@pytest.mark.parametrize(("id_", "rule"), CHARACTERS.items())
def test_every_bonus_of_a_character_has_its_rule(id_: str, rule: str) -> None:
    assert living_abouts()["tiles"][id_].rules[0] == rule


def test_every_space_cites_the_rule_of_its_bonus() -> None:
    explanations = living_abouts()
    assert [explanations["crests"][str(number)].rules[1] for number in range(1, 7)] == [
        "EFFECT-30",
        "EFFECT-31",
        "EFFECT-32",
        "EFFECT-32",
        "EFFECT-33",
        "EFFECT-33",
    ]
    spaces = {f"{space.town} {space.number}": space.bonus for space in Game.new(4).rules.box.house_spaces}
    expected = {(): "MERCH-2", ("vp",): "EFFECT-28", ("building",): "EFFECT-29"}
    for id_, about in explanations["houses"].items():
        assert about.rules == (expected[tuple(atom.op for atom in spaces[id_])],)


def test_every_challenge_has_its_own_rules() -> None:
    cited = [rule for about in living_abouts()["challenges"].values() for rule in about.rules]
    assert cited == [f"CHALL-{number}" for number in range(1, 11)]


@pytest.mark.rule("EDITION-10")
def test_the_edition_determines_when_a_colour_is_changed() -> None:
    early = living_abouts()["tiles"]["colour"]
    late = abouts(Game.new(4, edition="ukrainian").rules)["tiles"]["colour"]
    assert (keys(early)[-1], early.rules[1]) == ("effect-colour-when", "EFFECT-12")
    assert (keys(late)[-1], late.rules[1]) == ("differs-colour-late", "EDITION-10")


@pytest.mark.rule("EDITION-8")
def test_the_edition_determines_the_target_of_a_town_step() -> None:
    where = {
        edition: sentences((Atom("town step"),), EDITIONS[edition])[-1]
        for edition in ("living", "french", "korean")
    }
    assert where == {
        "living": "effect-town-step-where",
        "french": "differs-step-from-road",
        "korean": "differs-step-anywhere",
    }


def test_each_sentence_appears_once() -> None:
    assert keys(living_abouts()["tiles"]["goods"]) == ("effect-gain-about",)
    assert keys(living_abouts()["tiles"]["merchant:1merchant+house"]) == (
        "effect-step-about",
        "effect-house-about",
        "effect-map-about",
    )


@pytest.mark.rule("BOT-3")
def test_a_decree_lists_its_entries_and_then_its_priority() -> None:
    about = living_abouts()["decrees"]["merchant-empire"]
    assert [Words().text(message) for message in about.said] == [
        "Merchant",
        "Die priority (blue/light grey, pink, yellow and dark grey)",
    ]
