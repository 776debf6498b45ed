"""A printed effect is whole: one list says everything that a new operation still lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from repository.test_rule_coverage import STATED, ids_named_by_tests
from tiletum.box.model import THINGS
from tiletum.game.catalogue.effects import GETS, MAP, NOTHING, OPERATIONS, Cardinal, Operation
from tiletum.game.catalogue.explanations import GROUPS, ORDERS
from tiletum.game.chapters.effects import FUNCTIONS
from tiletum.words import languages
from tiletum.words.check import messages_of

ROOT = Path(__file__).parents[2]
SPRITE = ROOT / "web" / "src" / "art" / "sprite.ts"
BLOCK = re.compile(r"^(?:export )?const ([A-Z]+): Record<.*? = \{$(.*?)^\};$", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"^  '?([a-z:-]+)'?:", re.MULTILINE)
DRAWINGS = {"RESOURCES": "resource:", "GLYPHS": "action:", "PIECES": "", "THINGS": "thing:"}
"""The records of the client's drawings, and what it puts before the names in each."""


def lacks(one: Operation, functions: Mapping[str, object] = FUNCTIONS) -> list[str]:
    """Return everything that an operation lacks, with the file where it is missing."""
    return [
        *missing_functions(one, functions),
        *missing_rules(one),
        *missing_words(one),
        *missing_drawings(one),
        *missing_worth(one),
        *missing_cardinal(one),
    ]


def missing_functions(one: Operation, functions: Mapping[str, object]) -> Iterator[str]:
    if (one.part_of or one.name) not in functions:
        yield f"game/chapters/effects.py: what {one.name!r} needs and what it does"


def missing_rules(one: Operation) -> Iterator[str]:
    """For each tile or space on which it may be printed: a rule, which is stated, and named by a test."""
    for source in one.printed_on:
        for rule in {
            one.rules.get(f"{source} {thing}") or one.rules.get(source) or one.rule for thing in things(one)
        }:
            if rule not in STATED:
                yield f"docs/rules.md: the rule on a {source}, {rule or 'which the record does not name'}"
                continue
            yield from (
                f"docs/{file.parent.name}/rules.md: {rule}"
                for file in sorted(ROOT.glob("docs/*/rules.md"))
                if f"- **{rule}** " not in file.read_text(encoding="utf-8")
            )
            if rule not in ids_named_by_tests():
                yield f"tests/game/chapters/test_effects.py: a test that names {rule}"


def missing_words(one: Operation) -> Iterator[str]:
    """Long and short, what it does, and how it is called if it is lost."""
    slug = one.name.replace(" ", "-")
    wanted = {
        f"effect-{slug}": ["brief"],
        f"effect-{slug}-about": [],
        f"lost-{(one.part_of or slug).replace(' ', '-')}": [],
    }
    for language in languages():
        messages = messages_of(language)
        for key, forms in wanted.items():
            if key not in messages:
                yield f"words/{language}/names.ftl: {key}"
            yield from (
                f"words/{language}/names.ftl: {key}.{form}"
                for form in forms
                if form not in forms_of(messages.get(key))
            )


def forms_of(message: ftl.Message | None) -> list[str]:
    return [attribute.id.name for attribute in message.attributes] if message else []


def missing_drawings(one: Operation) -> Iterator[str]:
    if not one.glyphs:
        yield "the record: a glyph"
    for glyph in one.glyphs:
        icons = {glyph.icon.replace("{thing}", thing) for thing in things(one)}
        yield from (f"web/src/art/sprite.ts: {icon}" for icon in sorted(icons) if icon not in drawings())


@cache
def drawings() -> set[str]:
    """Return the names of the client's drawings, such as `thing:house`."""
    found = {name: KEY.findall(block) for name, block in BLOCK.findall(SPRITE.read_text(encoding="utf-8"))}
    return {prefix + name for block, prefix in DRAWINGS.items() for name in found[block]}


def missing_worth(one: Operation) -> Iterator[str]:
    if one.worth <= 0:
        yield "the record: what bots think it is worth"


def missing_cardinal(one: Operation) -> Iterator[str]:
    if one.cardinal.group not in GROUPS:
        yield "the record: the group of tiles in which the Cardinalbot sees it"
    yield from (
        f"the record: {order} is no tie-breaker" for order in one.cardinal.orders if order not in ORDERS
    )
    if one.cardinal.gets not in GETS:
        yield f"the record: what the Cardinalbot gets, one of {GETS}"


def things(one: Operation) -> tuple[str, ...]:
    return THINGS.get(one.thing, ("",))


def test_every_operation_is_whole() -> None:
    found = {one.name: lacks(one) for one in OPERATIONS.values()}
    assert {name: missing for name, missing in found.items() if missing} == {}


def test_no_function_is_left_over() -> None:
    assert set(FUNCTIONS) == {one.part_of or one.name for one in OPERATIONS.values()}
    assert MAP in FUNCTIONS


HALF_MADE = Operation(
    "vp moons", rule="", glyphs=(), worth=0.0, cardinal=Cardinal("", "", ()), printed_on=("helper",)
)


def test_a_half_made_operation_is_told_all_that_it_lacks() -> None:
    words = ("effect-vp-moons", "effect-vp-moons.brief", "effect-vp-moons-about", "lost-vp-moons")
    assert lacks(HALF_MADE) == [
        "game/chapters/effects.py: what 'vp moons' needs and what it does",
        "docs/rules.md: the rule on a helper, which the record does not name",
        *(f"words/{language}/names.ftl: {key}" for language in languages() for key in words),
        "the record: a glyph",
        "the record: what bots think it is worth",
        "the record: the group of tiles in which the Cardinalbot sees it",
        f"the record: what the Cardinalbot gets, one of {GETS}",
    ]


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ({"rule": "EFFECT-999"}, "docs/rules.md: the rule on a helper, EFFECT-999"),
        ({"rules": {"helper": "EFFECT-999"}}, "docs/rules.md: the rule on a helper, EFFECT-999"),
        (
            {"glyphs": (OPERATIONS["vp"].glyphs[0]._replace(icon="thing:moon"),)},
            "web/src/art/sprite.ts: thing:moon",
        ),
        ({"cardinal": Cardinal("crest", NOTHING, ("moons",))}, "the record: moons is no tie-breaker"),
        (
            {"cardinal": Cardinal("crest", "moons", ())},
            f"the record: what the Cardinalbot gets, one of {GETS}",
        ),
    ],
)
def test_each_gap_is_noticed(change: dict[str, object], missing: str) -> None:
    whole = OPERATIONS["ap"]
    assert lacks(whole) == []
    assert lacks(whole._replace(**change)) == [missing]  # type: ignore[arg-type]


def test_a_rule_without_a_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ids_named_by_tests", dict)
    assert lacks(OPERATIONS["ap"]) == ["tests/game/chapters/test_effects.py: a test that names EFFECT-9"]
