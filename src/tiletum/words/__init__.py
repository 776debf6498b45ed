"""Words: everything a person reads, from Fluent messages by key and arguments.

The edge of the program: nothing in box, game or table imports this, because Fluent and its
number formats are slow to load. A language is a folder of *.ftl files beside this one.
"""

from __future__ import annotations

from .catalogue import Words
from .describe import describe_decision, describe_move, describe_refusal, describe_tile
from .error import WordsError
from .languages import choose_language, languages
from .log import event_line
from .values import Listing, Name, Phrase, Seat, slug

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
