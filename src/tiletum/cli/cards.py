"""The Cardinalbot's cards in words: decrees and challenges."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from tiletum.game.core.rules import Rules
from tiletum.words import Name, Words
from tiletum.words.things import challenge, decree_entry, priority

from .folding import Folding
from .look import DIM, HEADING


def decrees(words: Words, rules: Rules, ids: list[str]) -> RenderableType:
    """Return the decrees in words: entries from the top, then the die priority."""
    grid = Folding.grid(padding=(0, 2, 0, 0))
    for id_ in ids:
        grid.add_row(Text(words.text(Name("decree", id_)), style=HEADING), *decree(words, rules, id_))
    return grid


def decree(words: Words, rules: Rules, id_: str) -> list[Text]:
    number = rules.decree_ids.index(id_)
    entries = [words.text(decree_entry(entry)) for entry in rules.box.decrees[number].entries]
    lines = [words.say("card-entry", number=n, entry=entry) for n, entry in enumerate(entries, start=1)]
    order = words.say("card-priority", colours=priority(number, rules))
    return [Text.assemble("\n".join(lines), "\n", (order, DIM))]


def challenges(words: Words, rules: Rules, ids: list[str]) -> RenderableType:
    grid = Folding.grid(padding=(0, 2, 0, 0))
    for id_ in ids:
        name = Text(words.text(Name("challenge", id_)), style=HEADING)
        grid.add_row(name, words.text(challenge(id_, rules)))
    return grid
