"""Every language has all messages of English and no others."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tiletum
from tiletum.box import load
from tiletum.box.marks import reconstructed_facts
from tiletum.cli import main
from tiletum.words import languages
from tiletum.words.check import (
    Messages,
    all_texts,
    extra,
    left_in_english,
    messages_of,
    nodes,
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


def parse(source: str) -> Messages:
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize(
    ("english", "translated", "found"),
    [
        ("a = Take { $number } of { $town }", "a = Prenez { $number }", ["check-lost-argument"]),
        ("a = Take { $number }", "a = Prenez { $nombre }", ["check-unknown-argument", "check-lost-argument"]),
        ("a = { $way ->\n [x] by x\n *[y] by y\n }", "a = autrement", []),
        ("a = { b }\nb = { $n }", "a = voilà { b }\nb = { $n } fois", []),
        ("a = And { $count } more", "a = Ensuite", ["check-lost-argument"]),
        ("a = And more", "a = Et { $count }", ["check-unknown-argument"]),
        ("a = wool\n .counted = { $count } wool", "a = Laine", []),
        ("a = wool", "a = Laine\n .counted = { $count } Laines", []),
    ],
)
def test_a_translation_has_the_same_arguments(english: str, translated: str, found: list[str]) -> None:
    theirs = parse(translated)
    faults = wrong_arguments("a", theirs["a"], parse(english)["a"], theirs)
    # The English catalogue here is incomplete: it has no message named b.
    assert [key for key, args in faults if args["argument"] != "n"] == found


def test_english_words_in_a_translation_are_found() -> None:
    ours = parse("a = Take a die of the wheel")["a"]
    assert left_in_english("a", parse("a = Prenez un die")["a"], ours, latin=True) == []
    assert left_in_english("a", parse("a = Prenez the die")["a"], ours, latin=True)
    assert left_in_english("a", parse("a = Візьміть die")["a"], ours, latin=False)
    assert left_in_english("a", parse("a = Wien에서 주사위")["a"], ours, latin=False) == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Take a die of the wheel", True),
        ("Show more", True),
        ("Houses", True),
        ("Total score", True),
        ("Total", False),
        ("Tiletum, { $vp } VP", False),
    ],
)
def test_text_equal_to_the_english_is_found(text: str, left: bool) -> None:
    ours = parse(f"a = {text}")["a"]
    assert bool(left_in_english("a", ours, ours, latin=True)) is left


@pytest.mark.parametrize(("original", "left"), [("fr", False), ("uk", False), ("en", True)])
def test_another_folder_is_another_language(tmp_path: Path, original: str, left: bool) -> None:
    """A new language in any script is checked like the present ones."""
    package = tmp_path / "tiletum"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(package / "words" / original, package / "words" / "xx")
    result = subprocess.run(
        [sys.executable, "-m", "tiletum", "words", "--check", "--lang", "en"],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert ("nothing missing" in result.stdout.partition("\nxx ")[2].partition("\n")[0]) is not left
    assert result.returncode == int(left), result.stdout


def test_unused_messages_are_found() -> None:
    theirs = parse("a = { part }\npart = x\nold = y")
    assert extra(theirs, parse("a = x")) == ["old"]


# --- the glossary ---

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
REFERENCE = [
    path
    for folder in ("", *(lang for lang in languages() if lang != "en"))
    for name in ("rules.md", "rules-solo.md", "rulings.md")
    if (path := GLOSSARY.parent / folder / name).exists()
]
"""A language without a reference shows the English one."""


def table(title: str) -> list[list[str]]:
    """Return the table under a heading of the glossary: its head, the line below it, and its rows."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"{title}\n", 1)[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" °") for cell in line.strip("|").split("|")] for line in lines]


def rows(title: str) -> list[list[str]]:
    return table(title)[2:]


def column_of(lang: str) -> int:
    """Return the column of a language, whose head ends with its code."""
    found = [number for number, head in enumerate(table("# Glossary")[0]) if head.endswith(f"({lang})")]
    assert found, f"docs/glossary.md has no column for ({lang})"
    return found[0]


@cache
def text_of_language(lang: str) -> str:
    """Return all texts of a language in lower case."""
    return "\n".join(text for message in messages_of(lang).values() for text in all_texts(message)).lower()


ENDINGS = {
    "en": "s|es",
    "fr": "s|x",
    "uk": "а|я|у|ю|і|ї|и|о|е|є|ь|ом|ем|єм|ові|еві|ою|ею|єю|ів|їв|ей|ам|ям|ами|ями|ах|ях",
}
"""Endings of cases and plurals. Korean adds particles to words instead."""
FLEETING = {
    "uk": "ець ц,ок к,ква ков,ень н,інь ен,ім ом,ід од,ість ост,ка ц,ка ок,ко ок,ання ань,ля ель,х с",
    "fr": "al aux",
}
"""Ends of words, with their replacements in other forms."""


def forms(word: str, lang: str) -> str:
    """Return a pattern for a word in all its cases and numbers."""
    return rf"(?:{stems(word, lang)})(?:{ENDINGS[lang]})?"


def stems(word: str, lang: str) -> str:
    """Return a pattern for the stems of a word."""
    bare = re.sub("(?:[аяоеєиіїуюьй]|ий)$", "", word)
    ends = [pair.split() for pair in FLEETING.get(lang, "").split(",") if pair]
    other = [word.removesuffix(end) + instead for end, instead in ends if word.endswith(end)]
    return "|".join(map(re.escape, [word, bare, *other]))


def term_pattern(term: str, lang: str) -> re.Pattern[str]:
    words = term.lower().split()
    if lang not in ENDINGS:  # Korean joins words without spaces, and adds particles to them
        return re.compile(" ?".join(map(re.escape, words)))
    return re.compile(r"\b" + r"\s+".join(forms(word, lang) for word in words) + r"\b")


def reference(lang: str) -> str:
    """Return the rules reference of a language in lower case, without quoted foreign words."""
    folder = GLOSSARY.parent / ("" if lang == "en" else lang)
    text = "\n".join(path.read_text(encoding="utf-8") for path in REFERENCE if path.parent == folder)
    return re.sub(r"«[^»]*»", "", text).lower()


def rules(lang: str) -> dict[str, str]:
    """Return the texts of the rules, rulings and other chapters of a language, in lower case."""
    folder = GLOSSARY.parent / ("" if lang == "en" else lang)
    parts = re.compile(r'^(?=- \*\*[A-Z]+-\d|<a id="|#)', re.MULTILINE)
    links = re.compile(r"\]\(\S*\)|[A-Z]+-\d+|\s+")
    found: dict[str, str] = {}
    for path in (path for path in REFERENCE if path.parent == folder):
        for number, part in enumerate(parts.split(path.read_text(encoding="utf-8"))):
            match = re.match(r'- \*\*([A-Z]+-\d+)|<a id="(\d+)"', part)
            key = (match[1] or match[2]) if match else f"{path.name}:{number}"
            found[key] = links.sub(" ", part).lower()
    return found


def sentences(lang: str) -> dict[str, str]:
    """Return the texts of all messages of a language, including those they refer to, in lower case."""
    messages = messages_of(lang)

    def parts(message: ftl.Message) -> Iterator[str]:
        for node in nodes(message):
            if isinstance(node, ftl.TextElement):
                yield node.value
            elif isinstance(node, ftl.MessageReference):
                yield from parts(messages[node.id.name])
            elif isinstance(node, ftl.VariableReference) and node.id.name in EXAMPLES:
                yield from parts(messages[EXAMPLES[node.id.name]])

    return {key: " ".join(parts(message)).lower() for key, message in messages.items()}


def has_term(term: str, text: str, lang: str) -> bool:
    """Return whether a text has all words of a term, in any form and order."""
    stem_patterns = {word: rf"\b(?:{stems(word, lang)})" for word in re.findall(r"[^\s,]+", term)}
    return all(
        re.search(pattern if lang in ENDINGS else word, text) for word, pattern in stem_patterns.items()
    )


def translations(lang: str) -> dict[str, list[str]]:
    """Return the translations by English term, without the text in brackets. One of them must be used."""
    found: dict[str, list[str]] = {}
    for row in rows("# Glossary"):
        english, term = (re.sub(r" \(.*", "", row[column]).lower() for column in (0, column_of(lang)))
        found.setdefault(english, []).append(term)
    return found


OTHER_SENSES = {"turn", "round", "room", "pass", "reach", "supply"}
"""English words that are often no terms: turned up, round the wheel, room for more."""
NOT_A_TERM = re.compile(
    "building (?:cathedrals|nothing)|steps and buildings|buildings are forever|ready for action|fair opponent"
    "|mouse wheel"
)
"""Phrases whose words are no terms."""
WITHOUT_TERM = {
    "": ["SOLO-9", "box-empty-contract", "error-bot-unnamed", "refused-has-crest"],
    "fr": ["CHALL-3"],
    "ko": ["SOLO-2", "does-whispers-in-the-kings-ear", "event-bot-begins", "event-bot-joker-king",
           "event-bot-joker-map"],
    "uk": ["BOT-8", "count-filled__buildings", "event-bot-none-required", "event-bot-required",
           "ui-board-filled", "ui-board-stored"],
}  # fmt: skip
"""Rules and messages in which all languages, or one of them, may avoid the term."""
EXAMPLES = {"action": "action-merchant"}
"""Example values for arguments whose names contain terms."""


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_terms_are_translated_as_in_the_glossary(lang: str) -> None:
    theirs = {**rules(lang), **sentences(lang)}
    excused = {*WITHOUT_TERM[""], *WITHOUT_TERM.get(lang, [])}
    english_texts = {**rules("en"), **sentences("en")}
    ours = {key: NOT_A_TERM.sub("", text) for key, text in english_texts.items() if key not in excused}
    found = [
        (english, key)
        for english, terms in translations(lang).items()
        if english not in OTHER_SENSES
        for key, text in ours.items()
        if key in theirs and term_pattern(english, "en").search(text)
        if not any(has_term(term, theirs[key], lang) for term in terms)
    ]
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_every_term_is_used(lang: str) -> None:
    texts = [*rules(lang).values(), *sentences(lang).values()]
    terms = [term for terms in translations(lang).values() for term in terms]
    assert [term for term in terms if not any(has_term(term, text, lang) for text in texts)] == []


@pytest.mark.parametrize("lang", languages())
def test_no_forbidden_terms_are_used(lang: str) -> None:
    forbidden = [word for language, word, _ in rows("## Not to be used") if language == lang]
    text = text_of_language(lang) + reference(lang)
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
def test_forbidden_terms_are_found_in_all_forms(lang: str, term: str, text: str) -> None:
    assert term_pattern(term, lang).search(text)


@pytest.mark.parametrize(
    ("lang", "term", "text"),
    [("uk", "склад", "складається з"), ("fr", "aide", "aider"), ("en", "gem", "arrangement")],
)
def test_other_words_do_not_count_as_forbidden_terms(lang: str, term: str, text: str) -> None:
    assert not term_pattern(term, lang).search(text)


# --- the rules reference ---


def test_the_client_is_rebuilt_when_the_reference_changes() -> None:
    root = GLOSSARY.parent.parent
    rule_text = subprocess.run(
        ["make", "--dry-run", "--print-data-base"], cwd=root, capture_output=True, text=True
    )
    rule = re.search(r"^src/tiletum/client/index\.html: (.*)$", rule_text.stdout, re.MULTILINE)
    assert rule is not None
    assert {str(path.relative_to(root)) for path in REFERENCE} <= set(rule[1].split())


@pytest.mark.parametrize("path", REFERENCE, ids=lambda path: "/".join(path.parts[-2:]))
def test_the_reference_has_the_same_rules_and_anchors_as_the_english_one(path: Path) -> None:
    """They come in the same order, with as many chapters."""
    marks = re.compile(r"^(?:- \*\*[A-Z]+-\d+\*\*|<a id=\"[^\"]+\">|##? )", re.MULTILINE)
    english = (GLOSSARY.parent / path.name).read_text(encoding="utf-8")
    assert marks.findall(path.read_text(encoding="utf-8")) == marks.findall(english)


@pytest.mark.parametrize("path", REFERENCE, ids=lambda path: "/".join(path.parts[-2:]))
def test_links_in_the_reference_have_readable_texts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"\[[^\]]*\.md\]", text) == []


@pytest.mark.parametrize(
    "path",
    [path for path in REFERENCE if path.name == "rulings.md"],
    ids=lambda path: "/".join(path.parts[-2:]),
)
def test_the_reference_lists_what_is_reconstructed(path: Path) -> None:
    """It names each part and the number of values that the box marks."""
    chapter = (
        path.read_text(encoding="utf-8").partition('<a id="reconstructed"></a>')[2].partition("\n## ")[0]
    )
    texts = {part: int(values) for part, values in re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", chapter, re.M)}
    assert texts == Counter(re.split(r"[.\[]", fact.path)[0] for fact in reconstructed_facts(load()))
