"""Every language says all that English says, and nothing else."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tiletum
from tiletum.box import load
from tiletum.box.marks import reconstructed
from tiletum.cli import main
from tiletum.words import languages
from tiletum.words.check import (
    Messages,
    all_texts,
    extra,
    left_in_english,
    messages_of,
    problems,
    wrong_arguments,
)

SOURCE = Path(tiletum.__file__).parent


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_missing_or_left_in_english(lang: str) -> None:
    assert problems(lang) == []


def test_the_check_prints_a_line_for_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == languages()
    assert all("nothing missing" in line for line in lines)


def parsed(source: str) -> Messages:
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize(
    ("english", "translated", "found"),
    [
        ("a = Take { $number } of { $town }", "a = Prenez { $number }", ["check-lost-argument"]),
        ("a = Take { $number }", "a = Prenez { $nombre }", ["check-unknown-argument", "check-lost-argument"]),
        ("a = { $way ->\n [x] by x\n *[y] by y\n }", "a = autrement", []),
        ("a = { b }\nb = { $n }", "a = voilà { b }\nb = { $n } fois", []),
    ],
)
def test_arguments_are_the_same(english: str, translated: str, found: list[str]) -> None:
    theirs = parsed(translated)
    told = wrong_arguments("a", theirs["a"], parsed(english)["a"], theirs)
    # The measure is the English catalogue itself, which has no message called b.
    assert [key for key, args in told if args["argument"] != "n"] == found


def test_what_is_left_in_english_is_noticed() -> None:
    ours = parsed("a = Take a die of the wheel")["a"]
    assert left_in_english("a", ours, ours, latin=True)
    assert left_in_english("a", parsed("a = Prenez un die")["a"], ours, latin=True) == []
    assert left_in_english("a", parsed("a = Prenez the die")["a"], ours, latin=True)
    assert left_in_english("a", parsed("a = Візьміть die")["a"], ours, latin=False)
    assert left_in_english("a", parsed("a = Wien에서 주사위")["a"], ours, latin=False) == []


@pytest.mark.parametrize(("spoken_as", "left"), [("fr", False), ("uk", False), ("en", True)])
def test_a_folder_more_is_a_language_more(tmp_path: Path, spoken_as: str, left: bool) -> None:
    """In whatever script: a new language is checked like those that are there."""
    package = tmp_path / "tiletum"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(package / "words" / spoken_as, package / "words" / "xx")
    told = subprocess.run(
        [sys.executable, "-m", "tiletum", "words", "--check", "--lang", "en"],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert ("nothing missing" in told.stdout.partition("\nxx ")[2].partition("\n")[0]) is not left
    assert told.returncode == int(left), told.stdout


def test_messages_that_nothing_says_are_noticed() -> None:
    theirs = parsed("a = { part }\npart = x\nold = y")
    assert extra(theirs, parsed("a = x")) == ["old"]


# --- the glossary ---

GLOSSARY = Path(__file__).resolve().parent.parent / "docs" / "glossary.md"
REFERENCE = [
    path
    for folder in ("", *(lang for lang in languages() if lang != "en"))
    for name in ("rules.md", "rules-solo.md", "rulings.md")
    if (path := GLOSSARY.parent / folder / name).exists()
]
"""A language that has no reference yet shows the English one."""
ENDING = {"uk": 2, "fr": 1}
"""Letters at the end of a term that its language inflects."""


def table(title: str) -> list[list[str]]:
    """The table under a heading of the glossary: its head, the line below it and its rows."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"{title}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" °") for cell in line.strip("|").split("|")] for line in lines]


def rows(title: str) -> list[list[str]]:
    return table(title)[2:]


def column_of(lang: str) -> int:
    """The head of a language's column ends with its code."""
    found = [number for number, head in enumerate(table("# Glossary")[0]) if head.endswith(f"({lang})")]
    assert found, f"docs/glossary.md has no column for ({lang})"
    return found[0]


@cache
def spoken(lang: str) -> str:
    """Everything that a language says, in small letters."""
    return "\n".join(text for message in messages_of(lang).values() for text in all_texts(message)).lower()


def stem(term: str, lang: str) -> str:
    """A word without the ending that changes; of several words the first."""
    first = re.sub(r" \(.*", "", term).split(",")[0].split(" ")[0].lower()
    return first[: max(2, len(first) - ENDING.get(lang, 0))] if len(first) > 3 else first


@pytest.mark.parametrize("lang", languages())
def test_the_terms_of_the_glossary_are_used(lang: str) -> None:
    terms = [row[column_of(lang)] for row in rows("# Glossary")]
    assert [term for term in terms if stem(term, lang) not in spoken(lang)] == []


ENDINGS = {
    "en": "s|es",
    "fr": "s|x",
    "uk": "а|я|у|ю|і|ї|и|о|е|є|ь|ом|ем|єм|ові|еві|ою|ею|єю|ів|їв|ей|ам|ям|ами|ями|ах|ях",
}
"""What cases and numbers put at the end of a word. Korean joins particles to it instead."""
FLEETING = {"uk": {"ець": "ц", "ок": "к", "ква": "ков"}, "fr": {"al": "aux"}}
"""Ends of words that other forms lack."""


def forms(word: str, lang: str) -> str:
    """A pattern for a word in all its cases and numbers."""
    bare = (
        re.sub("[аяоеєиіїуюьй]$", "", word)
        if lang == "uk"
        else re.sub("e?s$", "", word)
        if lang == "fr"
        else word
    )
    other = [
        word.removesuffix(end) + short for end, short in FLEETING.get(lang, {}).items() if word.endswith(end)
    ]
    stems = "|".join(map(re.escape, [word, bare, *other]))
    return rf"(?:{stems})(?:{ENDINGS[lang]})?"


def term_pattern(term: str, lang: str) -> re.Pattern[str]:
    words = term.lower().split()
    if lang not in ENDINGS:  # Korean puts words together without spaces, and particles behind them
        return re.compile(" ?".join(map(re.escape, words)))
    return re.compile(r"\b" + r"\s+".join(forms(word, lang) for word in words) + r"\b")


def reference(lang: str) -> str:
    """The rules reference of a language, in small letters, without the words of others that it quotes."""
    folder = GLOSSARY.parent / ("" if lang == "en" else lang)
    text = "\n".join(path.read_text(encoding="utf-8") for path in REFERENCE if path.parent == folder)
    return re.sub(r"«[^»]*»", "", text).lower()


@pytest.mark.parametrize("lang", languages())
def test_no_other_terms_are_used(lang: str) -> None:
    forbidden = [word for language, word, _ in rows("## Not to be used") if language == lang]
    text = spoken(lang) + reference(lang)
    found = {word: term_pattern(word, lang).findall(text) for word in forbidden}
    assert {word: forms for word, forms in found.items() if forms} == {}


@pytest.mark.parametrize(
    ("lang", "term", "text"),
    [
        ("uk", "торговець", "ходом торговця"),
        ("uk", "церква", "дві церкви"),
        ("uk", "ринок", "на ринку"),
        ("uk", "стовп собору", "стовпи соборів"),
        ("fr", "métal", "deux métaux"),
        ("fr", "magasin", "les magasins"),
        ("fr", "colonne de cathédrale", "des colonnes de cathédrale"),
        ("ko", "성당 건물", "성당건물을"),
        ("en", "church", "two churches"),
    ],
)
def test_forbidden_terms_are_found_in_all_their_forms(lang: str, term: str, text: str) -> None:
    assert term_pattern(term, lang).search(text)


@pytest.mark.parametrize(
    ("lang", "term", "text"),
    [("uk", "склад", "складається з"), ("fr", "aide", "aider"), ("en", "gem", "arrangement")],
)
def test_other_words_are_not_taken_for_forbidden_terms(lang: str, term: str, text: str) -> None:
    assert not term_pattern(term, lang).search(text)


# --- the rules reference ---


def test_the_client_is_built_anew_when_the_reference_changes() -> None:
    root = GLOSSARY.parent.parent
    told = subprocess.run(
        ["make", "--dry-run", "--print-data-base"], cwd=root, capture_output=True, text=True
    )
    rule = re.search(r"^src/tiletum/client/index\.html: (.*)$", told.stdout, re.MULTILINE)
    assert rule is not None
    assert {str(path.relative_to(root)) for path in REFERENCE} <= set(rule[1].split())


@pytest.mark.parametrize("path", REFERENCE, ids=lambda path: "/".join(path.parts[-2:]))
def test_the_reference_has_the_rules_and_anchors_of_the_english_one(path: Path) -> None:
    """In the same order, and with as many chapters."""
    marks = re.compile(r"^(?:- \*\*[A-Z]+-\d+\*\*|<a id=\"[^\"]+\">|##? )", re.MULTILINE)
    english = (GLOSSARY.parent / path.name).read_text(encoding="utf-8")
    assert marks.findall(path.read_text(encoding="utf-8")) == marks.findall(english)


@pytest.mark.parametrize("path", REFERENCE, ids=lambda path: "/".join(path.parts[-2:]))
def test_links_of_the_reference_have_words_for_people(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"\[[^\]]*\.md\]", text) == []


@pytest.mark.parametrize(
    "path",
    [path for path in REFERENCE if path.name == "rulings.md"],
    ids=lambda path: "/".join(path.parts[-2:]),
)
def test_the_reference_says_what_is_reconstructed(path: Path) -> None:
    """Part by part, and how many values: what the box marks so."""
    chapter = (
        path.read_text(encoding="utf-8").partition('<a id="reconstructed"></a>')[2].partition("\n## ")[0]
    )
    told = {part: int(values) for part, values in re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", chapter, re.M)}
    assert told == Counter(re.split(r"[.\[]", fact.path)[0] for fact in reconstructed(load()))
