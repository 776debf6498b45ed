"""A printed effect is whole: one list says what a new operation still lacks, in the order of the recipe."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from repository.test_rule_coverage import STATED, ids_named_by_tests, named_by
from support.carried_out import carried_out
from support.playing import bonus_of
from support.setting import Desk
from tiletum.box.model import THINGS
from tiletum.game.catalogue.effects import (
    GETS,
    GOODS,
    HELPER,
    MAP,
    NOTHING,
    OPERATIONS,
    SAME,
    Cardinal,
    Glyph,
    Operation,
)
from tiletum.game.catalogue.explanations import GROUPS, ORDERS
from tiletum.game.chapters.effects import FUNCTIONS
from tiletum.words import languages
from tiletum.words.check import messages_of
from tools.make_catalogue import FILE, effect_row

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECORD = "src/tiletum/game/catalogue/effects.py"
CHAPTER = "src/tiletum/game/chapters/effects.py"
SPRITE = "web/src/art/sprite.ts"
TESTS = "tests/game/chapters/test_effects.py"
CLIENT = "web/src/lib/catalogue.ts"
BLOCK = re.compile(r"^(?:export )?const ([A-Z]+): Record<.*? = \{$(.*?)^\};$", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"^  '?([a-z:-]+)'?:", re.MULTILINE)
DRAWINGS = {"RESOURCES": "resource:", "GLYPHS": "action:", "PIECES": "", "THINGS": "thing:"}
"""The records of the client's drawings, and what it puts before the names in each."""

Gaps = Iterator[tuple[str, str]]
"""What is missing: the file, and what it lacks."""


def lacks(one: Operation) -> list[str]:
    """Return everything that an operation lacks, with the file where it is missing, in order."""
    return [f"{file}: {what}" for missing in RECIPE.values() for file, what in missing(one)]


def missing_in_record(one: Operation) -> Gaps:
    if "" in rules_of(one):
        yield RECORD, "the rule that says what it does"
    if not one.glyphs:
        yield RECORD, "a drawing"
    if one.worth <= 0:
        yield RECORD, "what bots think it is worth"
    if one.cardinal.group not in GROUPS:
        yield RECORD, "the group of tiles in which the Cardinalbot sees it"
    if one.cardinal.gets not in GETS:
        yield RECORD, f"what the Cardinalbot gets, one of {GETS}"
    yield from (
        (RECORD, f"{order} is no tie-breaker") for order in one.cardinal.orders if order not in ORDERS
    )


def missing_rules(one: Operation) -> Gaps:
    for rule in sorted(rules_of(one) - {""}):
        if rule not in STATED:
            yield "docs/rules.md", rule
        yield from (
            (str(file.relative_to(ROOT)), rule)
            for file in sorted(ROOT.glob("docs/*/rules.md"))
            if f"- **{rule}** " not in file.read_text(encoding="utf-8")
        )


def rules_of(one: Operation) -> set[str]:
    """Return the rules of an operation on all tiles and spaces on which it may be printed."""
    return {
        one.rules.get(f"{source} {thing}") or one.rules.get(source) or one.rule
        for source in one.printed_on
        for thing in things(one)
    }


def missing_functions(one: Operation) -> Gaps:
    if (one.part_of or one.name) not in FUNCTIONS:
        yield CHAPTER, "what it needs and what it does"


def missing_words(one: Operation) -> Gaps:
    """Return the missing messages: long and short, the explanation, and the name of a lost effect."""
    slug = one.name.replace(" ", "-")
    wanted = {
        f"effect-{slug}": ["brief"],
        f"effect-{slug}-about": [],
        f"lost-{(one.part_of or slug).replace(' ', '-')}": [],
    }
    for language in languages():
        file, messages = f"src/tiletum/words/{language}/names.ftl", messages_of(language)
        for key, forms in wanted.items():
            if key not in messages:
                yield file, key
            yield from ((file, f"{key}.{form}") for form in forms if form not in forms_of(messages.get(key)))


def forms_of(message: ftl.Message | None) -> list[str]:
    return [attribute.id.name for attribute in message.attributes] if message else []


def missing_drawings(one: Operation) -> Gaps:
    for glyph in one.glyphs:
        icons = {glyph.icon.replace("{thing}", thing) for thing in things(one)}
        yield from ((SPRITE, icon) for icon in sorted(icons) if icon not in drawings())


@cache
def drawings() -> set[str]:
    """Return the names of the client's drawings, such as `thing:house`."""
    sprite = (ROOT / SPRITE).read_text(encoding="utf-8")
    found = {name: KEY.findall(block) for name, block in BLOCK.findall(sprite)}
    return {prefix + name for block, prefix in DRAWINGS.items() for name in found[block]}


def missing_tests(one: Operation) -> Gaps:
    """A test of the operation itself (its mark is checked when it runs), and one of each of its rules."""
    if one.name not in effects_tested():
        yield TESTS, f'a test that carries it out, with pytest.mark.effect("{one.name}")'
    for rule in sorted(rules_of(one) - {""}):
        if rule not in ids_named_by_tests():
            yield TESTS, f"a test that names {rule}"


@cache
def effects_tested() -> set[str]:
    return set(named_by(ROOT / TESTS, "effect"))


def missing_in_client(one: Operation) -> Gaps:
    if effect_row(one) not in client_catalogue():
        yield CLIENT, "run `make catalogue`"


@cache
def client_catalogue() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def things(one: Operation) -> tuple[str, ...]:
    return THINGS.get(one.thing, ("",))


RECIPE: dict[tuple[str, ...], Callable[[Operation], Gaps]] = {
    (RECORD,): missing_in_record,
    ("docs/rules.md", "docs/*/rules.md"): missing_rules,
    (CHAPTER,): missing_functions,
    ("src/tiletum/words/*/names.ftl",): missing_words,
    (SPRITE,): missing_drawings,
    (TESTS,): missing_tests,
    (CLIENT,): missing_in_client,
}
"""The steps to a new operation: the files of each, and what checks them."""


def test_every_operation_is_whole() -> None:
    found = [f"{one.name!r} lacks {gap}" for one in OPERATIONS.values() for gap in lacks(one)]
    if found:
        pytest.fail("\n".join(found), pytrace=False)  # the whole list, which a comparison would shorten


def test_no_function_is_left_over() -> None:
    assert set(FUNCTIONS) == {one.part_of or one.name for one in OPERATIONS.values()}
    assert MAP in FUNCTIONS


# --- the list ---

EMPTY_RECORD = Operation(
    "vp moons", rule="", glyphs=(), worth=0.0, cardinal=Cardinal("", "", ()), printed_on=(HELPER,)
)
ONLY_A_RECORD = EMPTY_RECORD._replace(
    rule="EFFECT-999",
    glyphs=(Glyph("thing:moon"),),
    worth=1.0,
    cardinal=Cardinal(GOODS, SAME, ("helper-vp",)),
)
WORDS = [
    f"src/tiletum/words/{language}/names.ftl: {key}"
    for language in languages()
    for key in ("effect-vp-moons", "effect-vp-moons.brief", "effect-vp-moons-about", "lost-vp-moons")
]


def test_an_empty_record_is_told_all_that_it_lacks() -> None:
    assert lacks(EMPTY_RECORD) == [
        f"{RECORD}: the rule that says what it does",
        f"{RECORD}: a drawing",
        f"{RECORD}: what bots think it is worth",
        f"{RECORD}: the group of tiles in which the Cardinalbot sees it",
        f"{RECORD}: what the Cardinalbot gets, one of {GETS}",
        f"{CHAPTER}: what it needs and what it does",
        *WORDS,
        f'{TESTS}: a test that carries it out, with pytest.mark.effect("vp moons")',
        f"{CLIENT}: run `make catalogue`",
    ]


def test_an_operation_that_is_only_a_record_is_told_every_other_step() -> None:
    assert lacks(ONLY_A_RECORD) == [
        "docs/rules.md: EFFECT-999",
        *(f"docs/{language}/rules.md: EFFECT-999" for language in sorted(languages()) if language != "en"),
        f"{CHAPTER}: what it needs and what it does",
        *WORDS,
        f"{SPRITE}: thing:moon",
        f'{TESTS}: a test that carries it out, with pytest.mark.effect("vp moons")',
        f"{TESTS}: a test that names EFFECT-999",
        f"{CLIENT}: run `make catalogue`",
    ]


@pytest.mark.parametrize(
    ("change", "missing"),
    [
        ({"rule": "EFFECT-999"}, "docs/rules.md: EFFECT-999"),
        ({"rules": {"helper": "EFFECT-999"}}, "docs/rules.md: EFFECT-999"),
        ({"glyphs": (Glyph("thing:moon"),)}, f"{SPRITE}: thing:moon"),
        ({"glyphs": (Glyph("thing:crest"),)}, f"{CLIENT}: run `make catalogue`"),
        ({"cardinal": Cardinal("crest", NOTHING, ("moons",))}, f"{RECORD}: moons is no tie-breaker"),
        ({"cardinal": Cardinal("crest", "moons", ())}, f"{RECORD}: what the Cardinalbot gets, one of {GETS}"),
    ],
)
def test_each_gap_is_noticed(change: dict[str, object], missing: str) -> None:
    whole = OPERATIONS["ap"]
    assert lacks(whole) == []
    assert missing in lacks(whole._replace(**change))  # type: ignore[arg-type]


def test_a_rule_without_a_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ids_named_by_tests", dict)
    assert lacks(OPERATIONS["ap"]) == [f"{TESTS}: a test that names EFFECT-9"]


def test_an_operation_without_a_test_of_its_own_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if a test of another operation names its rule."""
    monkeypatch.setitem(globals(), "effects_tested", lambda: {"gain"})
    assert OPERATIONS["vp"].rules[HELPER] in ids_named_by_tests()
    assert lacks(OPERATIONS["vp"]) == [f'{TESTS}: a test that carries it out, with pytest.mark.effect("vp")']


def test_an_effect_is_noted_where_it_is_carried_out() -> None:
    with carried_out() as seen:
        Desk().give(0, "4vp").play("task helper 4vp")
    assert seen == {"vp"}
    with carried_out() as seen:
        bonus_of(Desk(), "merchant:1merchant+house")
    assert seen == {"building", "step", "house"}
    with carried_out() as seen:
        Desk().give(0, "colour").dice("blue 4").play("task helper colour gold")
    assert seen == {"colour"}


def test_an_effect_that_is_lost_is_not_noted() -> None:
    with carried_out() as seen:
        Desk().give(0, "building").play("task helper building")
    assert seen == set()


# --- the recipe ---


def recipe_written() -> str:
    """Return the part of CONTRIBUTING about a new effect."""
    found = re.search(r"^- \*\*A new effect\*\*.*?(?=^- \*\*)", CONTRIBUTING, re.MULTILINE | re.DOTALL)
    assert found
    return found[0]


def test_contributing_has_the_steps_of_this_list_in_its_order() -> None:
    steps = re.findall(r"^  \d+\. (.+?):", recipe_written(), re.MULTILINE)
    assert [tuple(re.findall(r"`([^`]+)`", step)) for step in steps] == list(RECIPE)


def test_every_step_speaks_of_its_own_files() -> None:
    for paths, missing in RECIPE.items():
        files = [file for record in (EMPTY_RECORD, ONLY_A_RECORD) for file, _ in missing(record)]
        assert files, paths
        assert [file for file in files if not any(fnmatch(file, path) for path in paths)] == []


def test_contributing_says_how_many_files_that_is() -> None:
    """With a rule and drawings there are already: one for each other step, and the words of each language."""
    files = len(RECIPE) - 3 + len(languages())
    assert files == 8
    assert "eight files" in recipe_written()
