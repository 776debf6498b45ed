"""`tiletum box`: shows everything printed on the components, with its source.

Marks: R the text of a rulebook, P a photograph, Y an existing online edition, S a secondary source,
X reconstructed (nobody here has seen it). Owners of the game can correct a copy of the file
(`tiletum box --json > my.json`), check it with --file, and play with it with --box.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rich import box as borders
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tiletum.box import Box, phrases
from tiletum.box.marks import MARK_KEYS, MARKED_LISTS, field_marks, reconstructed_facts
from tiletum.box.phrases import effect
from tiletum.game.core.editions import EDITIONS
from tiletum.game.core.rules import Rules, rules_for
from tiletum.words import Name, Words, things
from tiletum.words.visible import visible

from .common import Commands, add_lang, box_of, screen, words_for
from .look import DIM, HEADING, Look

Entry = dict[str, Any]
WIDE = 120
"""Minimum width for effects to be written out."""
HIDDEN_FIELDS = ("x", "y", "road")
"""Fields of the map that its table shows differently, or not at all."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("box", help="show every component, with its source", description=__doc__)
    parser.add_argument(
        "--file",
        "--box",
        dest="box",
        metavar="F",
        help="check an owner's box file, TOML or JSON, and show it",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--json", action="store_true", help="the whole file as JSON, which --file can read")
    what.add_argument("--reconstructed", action="store_true", help="only facts marked X, one per line")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    box = box_of(arguments)
    if arguments.json:
        print(json.dumps(box.data, ensure_ascii=False, indent=1))
    elif arguments.reconstructed:
        for fact in reconstructed_facts(box):
            field = fact.path.removeprefix(fact.entry.partition(" (")[0])
            print(visible(f"{fact.entry}{field}: {fact.value}"))
    else:
        console = screen()
        if arguments.box:
            console.print(words.say("box-fine", file=arguments.box))
        Catalogue(words, box, console).show()
    return 0


class Catalogue:
    """Every section of the file as a table, built from the file's content so that nothing is left out."""

    def __init__(self, words: Words, box: Box, console: Console) -> None:
        self.words = words
        self.box = box
        self.console = console
        self.rules: Rules = rules_for(box, 4, EDITIONS["living"])
        self.look = Look(words, self.rules)
        self.cells: dict[str, Callable[[Any], str]] = {
            "town": self.space,
            "first_town": self.space,
            "kind": self.action,
            "crest": self.family,
            "bonus": self.effect,
            "reward": self.effect,
            "helper": self.effect,
            "crest_bonus": self.effect,
            "counts": self.counts,
            "order": self.actions,
            "entries": self.entries,
            "priority": self.colours,
        }

    def show(self) -> None:
        self.console.print(Text(self.words.say("box-marks"), style=DIM))
        for section, content in self.box.data.items():
            if isinstance(content, dict):
                self.show_fields(section, content)
            elif isinstance(content, list) and section != "links":
                self.show_entries(section, content)

    # --- tables ---

    def grid(self, section: str) -> Grid:
        title = Text(self.words.say(f"section-{key(section)}"), style=HEADING)
        self.console.print()
        return Grid(title=title, title_justify="left", box=borders.SIMPLE_HEAD, show_edge=False)

    def show_fields(self, section: str, fields: Entry) -> None:
        """Print a section of single values, one row each."""
        grid = self.grid(section)
        for heading in ("printed-what", "printed-value", "printed-mark"):
            grid.add_column(self.words.say(heading))
        own = field_marks(section, fields)
        for name, value in fields.items():
            if name not in MARK_KEYS:
                mark = self.list_marks(section, name, fields) or own.get(name, fields["mark"])
                grid.add_row(self.heading(name, section), self.cell(name, value), mark)
        self.console.print(grid)

    def show_entries(self, section: str, entries: list[Entry]) -> None:
        """Print a section with a list of entries, one row each. Equal rows are counted."""
        wider = self.add_columns(section, entries)
        names = list(dict.fromkeys(name for entry in wider for name in entry if name not in MARK_KEYS))
        rows = Counter(self.row(section, names, entry) for entry in wider)
        several = any(count > 1 for count in rows.values())
        grid = self.grid(section)
        for name in names:
            grid.add_column(self.heading(name), overflow="fold", no_wrap=name == "id")
        grid.add_column(self.words.say("printed-mark"))
        if several:
            grid.add_column(self.words.say("printed-copies"), justify="right")
        for row, count in rows.items():
            grid.add_row(*row, *([str(count)] if several else []))
        self.console.print(grid)

    def add_columns(self, section: str, entries: list[Entry]) -> list[Entry]:
        """Return the entries with extra columns that are not in the file."""
        if section == "spaces":
            return [self.add_neighbours(entry) for entry in entries]
        if section == "house_spaces":
            numbers = [house.number for house in self.box.house_spaces]
            return [
                {"town": entry["town"], "number": number, **entry}
                for entry, number in zip(entries, numbers, strict=True)
            ]
        return entries

    def add_neighbours(self, entry: Entry) -> Entry:
        """Return a map space's entry with its place and its neighbours, and the marks of the links."""
        near = []
        for link in self.box.links:
            if entry["id"] in link.between:
                other = link.between[link.between.index(entry["id"]) ^ 1]
                near.append(self.words.say("box-link", space=self.space(other), mark=link.mark))
        fields = {name: value for name, value in entry.items() if name not in HIDDEN_FIELDS}
        return {**fields, "place": f"{entry['x']:g}, {entry['y']:g}", "neighbours": ", ".join(near)}

    def row(self, section: str, names: Iterable[str], entry: Entry) -> tuple[str, ...]:
        cells = [self.cell(name, entry[name]) if name in entry else "" for name in names]
        return (*cells, self.marks(section, entry))

    def heading(self, field: str, section: str = "") -> str:
        """Return a field's heading. Counts in the component list are named after the component."""
        if section == "components":
            return self.words.say(f"component-{key(field)}")
        return self.words.say(f"printed-{key(field)}")

    # --- cells ---

    def cell(self, field: str, value: Any) -> str:
        if field in self.cells:
            return self.cells[field](value)
        if isinstance(value, list):
            return ", ".join(map(str, value)) or "–"
        return str(value)

    def space(self, id_: str) -> str:
        return self.words.text(things.space(id_, self.rules))

    def action(self, id_: str) -> str:
        return self.words.text(Name("action", id_))

    def actions(self, ids: list[str]) -> str:
        return ", ".join(map(self.action, ids))

    def family(self, id_: str) -> str:
        return self.words.text(things.family(id_))

    def effect(self, atoms: list[str]) -> str:
        """Describe an effect, in full if there is room."""
        if not atoms:
            return "–"
        if self.console.width < WIDE:
            return self.look.effect(effect(atoms))
        return self.words.text(things.effect(effect(atoms)))

    def counts(self, names: list[str]) -> str:
        return ", ".join(self.words.text(Name("count", name)) for name in names)

    def entries(self, texts: list[str]) -> str:
        """Return the numbered entries of a decree."""
        rows = [phrases.decree_entry(text) for text in texts]
        sentences = [self.words.text(things.decree_entry(row)) for row in rows if row is not None]
        return "\n".join(
            self.words.say("card-entry", number=n, entry=entry) for n, entry in enumerate(sentences, start=1)
        )

    def colours(self, kinds: list[str]) -> str:
        return self.words.text(things.colours_of(kinds))

    # --- marks ---

    def marks(self, section: str, entry: Entry) -> str:
        """Return the entry's mark and the marks of fields that differ: `R (players X)`."""
        own = [f"{self.heading(name).lower()} {mark}" for name, mark in field_marks(section, entry).items()]
        lists, values = MARKED_LISTS.get(section, ("", ""))
        if isinstance(entry.get(lists), list):
            own.insert(0, f"{self.heading(values).lower()} {' '.join(entry[lists])}")
        return f"{entry['mark']} ({', '.join(own)})" if own else str(entry["mark"])

    def list_marks(self, section: str, field: str, fields: Entry) -> str:
        marks, values = MARKED_LISTS.get(section, ("", ""))
        return " ".join(fields[marks]) if field == values and isinstance(fields.get(marks), list) else ""


def key(name: str) -> str:
    return name.replace("_", "-")
