"""The Fluent messages of one language, which turn keys and arguments into sentences.

A sentence is complete or an error: an unreadable entry, a missing message or a wrong argument raises
WordsError. Fluent itself would continue silently.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from babel import Locale
from babel.localedata import LocaleDataDict
from babel.numbers import format_decimal, parse_pattern
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from .error import WordsError
from .languages import DEFAULT, folder, languages
from .sounds import elided, with_particle
from .values import Arg, Listing, Name, Phrase, Seat
from .visible import visible, visible_line

SOUND = "sound"
COUNTS: Final = (1, 2, 5)
"""One example of each plural category in our languages."""
LARGEST_NUMBER: Final = 10**15
"""A safe limit: Fluent formats numbers as decimals, which fails from 28 digits on."""
STEM: Final = 2
"""Stem length assumed to be shared by all inflected forms."""
WORD: Final = re.compile(r"[^\W\d]+")
REMEMBERED = 8192
"""Cache size for phrases. A box has fewer tiles, forms and places together."""


# --- files of a catalogue ---


@cache
def read_language(lang: str) -> tuple[Resource, ...]:
    """Return the parsed files of a language's folder, in order of name. They are parsed only once."""
    if lang not in languages():
        raise WordsError("words-unknown-language", language=lang, known=", ".join(languages()))
    texts = {f.name: f.read_text(encoding="utf-8") for f in folder(lang).iterdir() if f.name.endswith(".ftl")}
    return read_strictly({f"{lang}/{name}": texts[name] for name in sorted(texts)})


def read_strictly(sources: Mapping[str, str]) -> tuple[Resource, ...]:
    """Parse files, given by name. Raise for junk and duplicates, which Fluent would skip silently."""
    resources = {file: FluentParser().parse(text) for file, text in sources.items()}
    seen: set[str] = set()
    for file, resource in resources.items():
        for entry in resource.body:
            if isinstance(entry, Junk):
                first_line = (entry.content or "").strip().partition("\n")[0]
                raise WordsError("words-junk", file=file, entry=first_line)
            if isinstance(entry, Message | Term):
                _note(entry, file, seen)
    return tuple(resources.values())


def _note(entry: Message | Term, file: str, seen: set[str]) -> None:
    key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
    if key in seen:
        raise WordsError("words-twice", file=file, message=key)
    seen.add(key)


# --- sentences ---


class Thing(FluentType):
    """A value inside Fluent. It has several forms, so only NAME or SEAT can put it into a sentence."""

    def __init__(self, value: Name | Phrase | Listing | Seat) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        raise ValueError(f"{self.value!r} stands in a message without NAME or SEAT")


def with_minus(pattern: str) -> str:
    """Return a number pattern with a minus sign where Babel would print a hyphen."""
    return f"{pattern};−{pattern}"


class Writing(Locale):
    """The number formats of a language."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        usual = super().decimal_formats[None].pattern
        return LocaleDataDict({None: parse_pattern(with_minus(usual))})


class Words:
    """One language. `say` makes sentences. Inside them, NAME calls `text`."""

    def __init__(self, lang: str = DEFAULT) -> None:
        self._start(lang, read_language(lang))

    @classmethod
    def of(cls, sources: Mapping[str, str], lang: str = DEFAULT) -> Words:
        """Return a language from texts instead of the packaged files, for tests and translators."""
        words = cls.__new__(cls)
        words._start(lang, read_strictly(sources))
        return words

    def _start(self, lang: str, resources: Iterable[Resource]) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"NAME": self._named, "SEAT": self._named}
        # No isolation marks: none of our languages needs them, and terminals would show them.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._bundle._babel_locale = Writing(lang)
        for resource in resources:
            self._bundle.add_resource(resource)
        self._remembered = lru_cache(REMEMBERED)(self._text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: Arg) -> str:
        """Return a message as a sentence."""
        return visible(self._say(key, args, ()))

    def _named(
        self, given: Arg | Thing, count: int | None = None, *, particle: str = "", elide: str = "", **how: str
    ) -> str:
        """Implement NAME and SEAT: return `text` with the particle or elision that its sound requires.

        NAME($town, particle: "을/를") appends the right Korean particle. NAME($town, elide: "de") puts a
        French word in front, which can lose its vowel.
        """
        value = given.value if isinstance(given, Thing) else given
        said = self.text(value, count, **how)
        if particle:
            return with_particle(said, particle, self._spoken(value, said))
        return elided(elide, said) if elide else said

    def _spoken(self, value: Arg, said: str) -> str:
        """Return how a name is pronounced: its attribute `sound`, or the name as written."""
        if isinstance(value, Listing) and value.items:
            return self._spoken(value.items[-1], said)
        if isinstance(value, Name) and self.has(value.key):
            attributes = self._bundle.get_message(value.key).attributes
            return self._say(value.key, {}, (SOUND,)) if SOUND in attributes else said
        return said

    def text(self, value: Arg, count: int | None = None, *, form: str = "", case: str = "") -> str:
        """Return a thing in words: NAME($x), NAME($x, form: "the"), NAME($x, $count, form: "counted").

        Forms and cases are attributes of the thing's message. If both are given, `.FORM-CASE` is tried
        first, then `.FORM`, then `.CASE`, then the message's value. The attribute gets the number as
        `$count`.
        """
        if isinstance(value, str):
            return value
        if not isinstance(value, Name | Phrase | Listing | Seat):
            raise WordsError("words-cannot-say", message="NAME", reason=repr(value))
        return self._remembered(value, None if count is None else int(count), form, case)

    def _text(self, value: Arg, count: int | None, form: str, case: str) -> str:
        if isinstance(value, Seat):
            return self.text(value.name or value.colour, form=form, case=case)
        if isinstance(value, Listing):
            return self._join([self.text(item, count, form=form, case=case) for item in value.items])
        assert isinstance(value, Name | Phrase)
        if isinstance(value, Name) and value.text and not self.has(value.key):
            return self._unknown(value, form, case)
        args = dict(value.args) if isinstance(value, Phrase) else {}
        if count is not None:
            args["count"] = count
        return self._say(value.key, args, attributes(form, case))

    def _unknown(self, name: Name, form: str, case: str) -> str:
        """Return a thing from an owner's box as printed, in the forms of `TYPE-other` if there are any."""
        key = f"{name.type}-other"
        return self._say(key, {"text": name.text}, attributes(form, case)) if self.has(key) else name.text

    def _join(self, texts: list[str]) -> str:
        """Join texts as `a`, `a and b`, `a, b and c`, by the language's list messages."""
        if not texts:
            return self.say("list-none")
        *earlier, text = texts
        for number, item in enumerate(reversed(earlier)):
            text = self.say("list-more" if number else "list-last", first=item, rest=text)
        return text

    def signed(self, change: float) -> str:
        """Return a change with its sign, rounded to a tenth (`signed` in the client)."""
        rounded = round(change, 1) or 0.0  # avoid "-0"
        return str(format_decimal(rounded, "+0.0;−0.0" if rounded else "0.0", locale=self.lang))

    def number(self, value: float, pattern: str = "#,##0.0") -> str:
        """Return a number in the language's format. `@##` means three digits, `#,##0` groups thousands."""
        return str(format_decimal(value, with_minus(pattern), locale=self.lang))

    def clauses(self, texts: Sequence[str]) -> str:
        """Join clauses that can contain commas into one sentence."""
        *earlier, text = texts
        for clause in reversed(earlier):
            text = self.say("list-clause", first=clause, rest=text)
        return text

    def spellings(self, name: Name) -> set[str]:
        """Return all forms and cases of a name, without articles and numbers."""
        stem = self.text(name)[:STEM]
        attributes = (
            set(self._bundle.get_message(name.key).attributes) - {SOUND} if self.has(name.key) else set()
        )
        forms = [self.text(name, count, form=form) for form in ("", *attributes) for count in COUNTS]
        return {word for form in forms for word in WORD.findall(form) if word.startswith(stem)} | {forms[0]}

    def _say(self, key: str, args: Mapping[str, Arg], attributes: Iterable[str]) -> str:
        if not self.has(key):
            raise WordsError("words-no-message", language=self.lang, message=key)
        message = self._bundle.get_message(key)
        found = (message.attributes[name] for name in attributes if name in message.attributes)
        pattern = next(found, message.value)
        if pattern is None:
            raise WordsError("words-cannot-say", message=key, reason="no value")
        text, errors = self._bundle.format_pattern(pattern, {name: plain(arg) for name, arg in args.items()})
        if errors or not isinstance(text, str):
            raise WordsError("words-cannot-say", message=key, reason="; ".join(map(str, errors)))
        return text


def attributes(form: str, case: str) -> tuple[str, ...]:
    return (f"{form}-{case}", form, case) if form and case else (form, case)


def plain(arg: Arg) -> Any:
    """Return an argument for Fluent: numbers without digit grouping, texts as one visible line.

    An integer with too many digits for Fluent becomes text.
    """
    if isinstance(arg, int) and abs(arg) > LARGEST_NUMBER:
        arg = str(arg)
    if isinstance(arg, str):
        return visible_line(arg)
    if isinstance(arg, float):
        return FluentFloat(arg, useGrouping=False)
    return FluentInt(arg, useGrouping=False) if isinstance(arg, int) else Thing(arg)
