"""The available languages, and the choice of one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from .error import WordsError

DEFAULT = "en"
VARIABLES = ("TILETUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the user's language, highest priority first."""


def folder(lang: str) -> Traversable:
    return files(__package__) / lang


def languages() -> list[str]:
    """Return every language with a catalogue. Adding a folder of messages adds a language."""
    return sorted(place.name for place in files(__package__).iterdir() if _has_messages(place))


def _has_messages(place: Traversable) -> bool:
    return place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())


def choose_language(wanted: str | None = None, env: Mapping[str, str] | None = None) -> str:
    """Return the requested language, which must exist, or else the environment's, or else English."""
    known = languages()
    if wanted:
        if language_of(wanted) not in known:
            raise WordsError("words-unknown-language", language=wanted, known=", ".join(known))
        return language_of(wanted)
    variables = os.environ if env is None else env
    spoken = (language_of(variables.get(name, "")) for name in VARIABLES)
    first = next((lang for lang in spoken if lang), DEFAULT)
    return first if first in known else DEFAULT


def language_of(locale: str) -> str:
    """Return the language of a locale: `fr` for `fr_CA.UTF-8` and `fr-CA`."""
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
