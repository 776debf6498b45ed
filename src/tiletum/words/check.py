"""Checks that a language covers everything in English: `tiletum words --check`.

A translation must have the same messages and show the same arguments as English. It is free to select
variants and to inflect names in its own way.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast as ftl

from .catalogue import read_language
from .languages import DEFAULT
from .values import Args

Messages = dict[str, ftl.Message]
Problem = tuple[str, Args]
"""The key and the arguments of a message about a problem."""

LATIN_WORD: Final = re.compile(r"(?<![-\w./<&])[A-Za-zÀ-ÿ]{3,}")
ENGLISH_WORD: Final = re.compile(r"\b(?:the|and|your|with|this|which|from)\b")
"""Words that appear in no other language."""
NAMES: Final = "space-"
"""Messages about towns, which need no translation."""
TECHNICAL: Final = """
    Tiletum Cardinalbot Elo Enter Esc Escape Ctrl Tab Fluent JSON Linux PNG Prometheus Python Ray SHA SIL
    SQLite PostgreSQL SVG TOML URL WebSocket EB Garamond Noto Sans Open Font License MIT QR
    tiletum box http https
"""
TOWNS: Final = """
    London Brugge Antwerpen Hamburg Köln Leipzig Paris Troyes Strasbourg Frankfurt Nürnberg Praha Bordeaux
    Wien Lyon Milano Verona Venezia Toulouse Arles Genova Firenze
"""
KNOWN: Final = frozenset(f"{TECHNICAL} {TOWNS}".split())
"""Names and technical words that stay the same in any script."""
SHARED: Final = """
    action bonus corruption joker licences menus messages minute minutes notifications option options orange
    pages pause piles place score scores solo source total version
"""
ALIKE: Final = frozenset(SHARED.split())
"""Words that other languages in Latin letters also have. Such a word alone can be a whole text."""
COUNT: Final = "count"
"""The argument that NAME passes to an attribute."""


def problems(lang: str) -> list[Problem]:
    """Return the problems of a language, in the order of the English catalogue."""
    theirs, ours = messages_of(lang), messages_of(DEFAULT)
    found: list[Problem] = [("check-missing", {"message": key}) for key in ours if key not in theirs]
    found += [("check-extra", {"message": key}) for key in extra(theirs, ours)]
    latin = in_latin_letters(theirs)
    for key in ours.keys() & theirs.keys():
        found += wrong_arguments(key, theirs[key], ours[key], theirs)
        if lang != DEFAULT:
            found += left_in_english(key, theirs[key], ours[key], latin=latin)
    return found


@cache
def messages_of(lang: str) -> Messages:
    entries = (entry for resource in read_language(lang) for entry in resource.body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def extra(theirs: Messages, ours: Messages) -> list[str]:
    """Return messages that English does not have and no other message uses."""
    parts = {node.id.name for node in nodes(list(theirs.values())) if isinstance(node, ftl.MessageReference)}
    return [key for key in theirs if key not in ours and key not in parts]


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """Yield a node of the syntax tree and all nodes below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


# --- arguments ---


def wrong_arguments(key: str, theirs: ftl.Message, ours: ftl.Message, all_theirs: Messages) -> list[Problem]:
    """Return arguments unknown to English, and arguments that only English shows."""
    unknown = used(theirs, all_theirs) - used(ours, messages_of(DEFAULT))
    lost = shown(ours, messages_of(DEFAULT)) - used(theirs, all_theirs)
    found: list[Problem] = []
    for problem, names in (("check-unknown-argument", unknown), ("check-lost-argument", lost)):
        found += [(problem, {"message": key, "argument": name}) for name in sorted(names)]
    return found


def used(message: ftl.Message, others: Messages) -> set[str]:
    """Return every argument of a message and of the messages it refers to."""
    return used_in(message.value, others) | (used_in(message.attributes, others) - {COUNT})


def used_in(part: object, others: Messages) -> set[str]:
    names: set[str] = set()
    for node in nodes(part):
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, ftl.MessageReference) and node.id.name in others:
            names |= used(others[node.id.name], others)
    return names


def shown(message: ftl.Message, others: Messages) -> set[str]:
    """Return the arguments that appear in the text, not only in selectors."""
    return shown_in(message.value, others) | (shown_in(message.attributes, others) - {COUNT})


def shown_in(part: object, others: Messages) -> set[str]:
    names: set[str] = set()
    for node in nodes(part):
        if isinstance(node, ftl.MessageReference) and node.id.name in others:
            names |= shown(others[node.id.name], others)
        if isinstance(node, ftl.Placeable) and not isinstance(node.expression, ftl.SelectExpression):
            names |= {inner.id.name for inner in nodes(node) if isinstance(inner, ftl.VariableReference)}
    return names


# --- untranslated English ---


def in_latin_letters(messages: Messages) -> bool:
    """Return whether a language is written mostly in Latin letters."""
    letters = [letter for message in messages.values() for letter in letters_of(message)]
    return sum(unicodedata.name(letter, "").startswith("LATIN") for letter in letters) * 2 > len(letters)


def letters_of(message: ftl.Message) -> Iterator[str]:
    return (letter for text in all_texts(message) for letter in text if letter.isalpha())


def left_in_english(key: str, theirs: ftl.Message, ours: ftl.Message, *, latin: bool) -> list[Problem]:
    """Return untranslated texts: equal to English or with English words, or Latin text in other scripts."""
    if key.startswith(NAMES):
        return []
    if latin:
        same = texts(theirs) & texts(ours)
        same |= {word for text in all_texts(theirs) for word in ENGLISH_WORD.findall(text)}
        return [("check-english", {"message": key, "text": text}) for text in sorted(same)]
    words = {word for text in all_texts(theirs) for word in LATIN_WORD.findall(text)} - KNOWN
    return [("check-english", {"message": key, "text": word}) for word in sorted(words)]


def texts(message: ftl.Message) -> set[str]:
    """Return the pieces of text that must differ between two languages."""
    found = (text.strip() for text in all_texts(message))
    return {text for text in found if not alike(set(LATIN_WORD.findall(text)) - KNOWN)}


def alike(words: set[str]) -> bool:
    return not words or (len(words) == 1 and {word.lower() for word in words} <= ALIKE)


def all_texts(message: ftl.Message) -> Iterator[str]:
    return (node.value for node in nodes(message) if isinstance(node, ftl.TextElement))
