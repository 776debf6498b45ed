"""Words: everything that people read, from Fluent messages by key and arguments.

A language is a folder of *.ftl files in this package. Most modules only choose the message, as values
(`said`), and `catalogue` and `describe` make sentences of them. These two need Fluent and its number
formats, which are slow to load and not installed everywhere, so their names are imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .error import WordsError
from .languages import choose_language, languages
from .values import Listing, Name, Phrase, Seat, slug

if TYPE_CHECKING:
    from .catalogue import Words
    from .describe import describe_decision, describe_move, describe_refusal, describe_tile, event_line

SENTENCES = {
    "Words": "catalogue",
    "describe_decision": "describe",
    "describe_move": "describe",
    "describe_refusal": "describe",
    "describe_tile": "describe",
    "event_line": "describe",
}
"""Names imported on first use, with their module."""


def __getattr__(name: str) -> Any:
    if name not in SENTENCES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{SENTENCES[name]}"), name)


__all__ = [
    "Listing",
    "Name",
    "Phrase",
    "Seat",
    "Words",
    "WordsError",
    "choose_language",
    "describe_decision",
    "describe_move",
    "describe_refusal",
    "describe_tile",
    "event_line",
    "languages",
    "slug",
]
