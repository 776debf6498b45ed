"""Rules, tests and code use the same ids: every rule has a test, and every cited id is a rule."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS, SOURCE, DOCS = ROOT / "tests", ROOT / "src", ROOT / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
SOLO_RULES = (DOCS / "rules-solo.md").read_text(encoding="utf-8")
ALL_RULES = RULES + SOLO_RULES
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")

STATEMENT = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
STATED: list[str] = STATEMENT.findall(ALL_RULES)
CITED = re.compile(r"\b[A-Z]{4,}-\d+\b")
"""The id of a rule, of an existing chapter or not. Shorter ones are names such as UTF-8."""


def named_by(path: Path, mark: str = "rule") -> dict[str, list[str]]:
    """Return the names in `pytest.mark.MARK(...)`, each with the places where it stands."""
    found: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{mark}":
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            assert node.args, f"{where}: nothing is named"
            for arg in node.args:
                assert isinstance(arg, ast.Constant), f"{where}: not a plain string"
                found.setdefault(str(arg.value), []).append(where)
    return found


@cache
def ids_named_by_tests() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for rule, places in named_by(path).items():
            found.setdefault(rule, []).extend(places)
    return found


def cited_in(path: Path) -> list[tuple[str, str]]:
    """Return the rule ids anywhere in a file, with their places."""
    lines = path.read_text(encoding="utf-8").splitlines()
    place = str(path.relative_to(ROOT))
    return [(rule, f"{place}:{i}") for i, line in enumerate(lines, 1) for rule in CITED.findall(line)]


def test_every_rule_is_stated_once_and_chapters_count_from_1() -> None:
    chapters: dict[str, list[int]] = {}
    for rule in STATED:
        chapter, number = rule.split("-")
        chapters.setdefault(chapter, []).append(int(number))
    solo = {rule.split("-")[0] for rule in STATEMENT.findall(SOLO_RULES)}
    assert len(chapters) == 20 + len(solo)
    assert len(solo) == 13
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), chapter


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in STATED if rule not in ids_named_by_tests()] == []


def test_tests_name_only_existing_rules() -> None:
    unknown = {rule: places for rule, places in ids_named_by_tests().items() if rule not in STATED}
    assert unknown == {}


def test_the_code_cites_only_existing_rules() -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    cited = [citation for path in sorted(files) for citation in cited_in(path)]
    assert cited, "the code must cite its rules"
    assert [citation for citation in cited if citation[0] not in STATED] == []


@pytest.mark.parametrize("document", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_the_documents_cite_only_existing_rules(document: Path) -> None:
    assert [citation for citation in cited_in(document) if citation[0] not in STATED] == []


def test_every_link_to_a_ruling_has_its_anchor() -> None:
    anchors = re.findall(r'<a id="([^"]+)">', RULINGS)
    assert len(anchors) == len(set(anchors))
    links = re.findall(r"\]\(rulings\.md(?:#([^)]*))?\)", ALL_RULES)
    assert [link for link in links if link and link not in anchors] == []


def test_links_and_anchors_have_the_number_of_their_ruling() -> None:
    links = re.findall(r"\[ruling (\d+)\]\(rulings\.md#([^)]+)\)", ALL_RULES)
    assert links
    assert [link for link in links if link[0] != link[1]] == []
    assert ALL_RULES.count("[ruling ") == len(links)
    for number in {number for number, _ in links}:
        assert f'<a id="{number}"></a>**{number}.**' in RULINGS
