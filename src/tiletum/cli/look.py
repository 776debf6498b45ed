"""The look of things in a terminal: players, resources and tiles have colours, and names or letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from tiletum.box.model import ACTIONS, RESOURCES, Effect, Tile
from tiletum.game.core.rules import Rules
from tiletum.table.names import LONGEST_NAME, clusters, may_stand_in_names
from tiletum.words import Listing, Name, Words, things
from tiletum.words.sounds import PARTICLES, is_korean
from tiletum.words.values import SEAT_COLOURS, Arg, Names, seat_at

SEAT_STYLES = ("bold dodger_blue1", "bold dark_orange", "bold medium_orchid", "bold green3")
SEAT_SHAPES = ("●", "■", "▲", "◆")
KIND_STYLES = dict(zip(RESOURCES, ("gold3", "hot_pink", "grey62", "grey46", "steel_blue1"), strict=True))
HEADING = "bold"
DIM = "dim"
FREE = "·"


class Look:
    """The context for showing things: the words, the box, and the players' names and colours."""

    def __init__(self, words: Words, rules: Rules, names: Names = (), colours: Sequence[int] = ()) -> None:
        self.words = words
        self.rules = rules
        self.names = [printable(name) if isinstance(name, str) else name for name in names]
        # A seat without a chosen colour, such as the Cardinalbot, gets the first free one.
        self.colours = [*colours, *(colour for colour in range(len(SEAT_COLOURS)) if colour not in colours)]
        kinds = [(words.spellings(Name("kind", kind)), KIND_STYLES[kind]) for kind in RESOURCES]
        seats = [(self.seat_spellings(seat), self.style(seat)) for seat in range(rules.players)]
        self._painted = [(whole_word(texts), style) for texts, style in (*kinds, *seats)]

    # --- players ---

    def seat(self, seat: int) -> str:
        return self.words.text(seat_at(seat, self.names))

    def seat_spellings(self, seat: int) -> set[str]:
        player = seat_at(seat, self.names, self.rules.bot_seat)
        name = player.name or player.colour
        return {name} if isinstance(name, str) else self.words.spellings(name)

    def style(self, seat: int) -> str:
        return SEAT_STYLES[self.colours[seat]]

    def letter(self, seat: int) -> str:
        return self.words.say(f"letter-{SEAT_COLOURS[self.colours[seat]]}")

    def seat_letter(self, seat: int) -> Text:
        return Text(self.letter(seat), style=self.style(seat))

    def seat_text(self, seat: int) -> Text:
        """Return a seat's shape, letter and name: `● B Ada`."""
        shape = SEAT_SHAPES[self.colours[seat]]
        return Text(f"{shape} {self.letter(seat)} {self.seat(seat)}", style=self.style(seat))

    def letters(self, seats: Iterable[int]) -> Text:
        return Text().join(map(self.seat_letter, seats))

    # --- texts ---

    def say(self, key: str, /, **args: Arg) -> Text:
        return self.paint(self.words.say(key, **args))

    def heading(self, key: str, /, **args: Arg) -> Text:
        return Text(self.words.say(key, **args), style=HEADING)

    def paint(self, text: str) -> Text:
        """Colour the resources and players in a sentence."""
        painted = Text(text)
        for pattern, style in self._painted:
            painted.highlight_regex(pattern, style)
        return painted

    def clauses(self, texts: Iterable[Text]) -> Text:
        return Text(self.words.clauses(("", ""))).join(texts)

    # --- things ---

    def space(self, id_: str) -> str:
        """Return a space's short name. A road is named after the towns at its ends."""
        return self.words.text(things.space(id_, self.rules), form="short")

    def action(self, index: int) -> str:
        return self.words.text(Name("action", ACTIONS[index]))

    def kind(self, kind: str) -> Text:
        return Text(self.words.text(Name("kind", kind)), style=KIND_STYLES[kind])

    def die_colour(self, kind: str) -> str:
        """Return a die's colour with its resource, since sentences use both: `yellow (gold)`."""
        return self.words.say("die-colour", colour=things.colour_of(kind), kind=Name("kind", kind))

    def tile_by_id(self, id_: str) -> Tile:
        return self.rules.tiles[self.rules.tile_index[id_]]

    def tile(self, id_: str | None) -> Text:
        """Return a tile in a few words, or a dash for no tile."""
        return Text("–", style=DIM) if id_ is None else self.paint(self.brief_tile(self.tile_by_id(id_)))

    def brief_tile(self, tile: Tile) -> str:
        args: dict[str, Arg] = {"gives": self.brief(things.effect(tile.effect))}
        if tile.type == "contract":
            args = {"needs": self.brief(things.requirement(tile)), "gives": self.brief(things.reward(tile))}
        elif tile.type == "crest":
            args = {"family": things.family(tile.family)}
        elif tile.type == "character":
            args["action"] = Name("action", tile.kind)
        return self.words.say(f"brief-tile-{tile.type}", **args)

    def effect(self, effect: Effect) -> str:
        return self.brief(things.effect(effect))

    def brief(self, listing: Listing) -> str:
        """Return effects in words short enough for a board."""
        parts = [self.words.text(item, form="brief") for item in listing.items]
        text = parts.pop() if parts else ""
        while parts:
            text = self.words.say("brief-join", first=parts.pop(), rest=text)
        return text


def whole_word(spellings: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for any of the spellings, longest first. A Korean word can have a particle."""
    ends = rf"(?=(?:{'|'.join(PARTICLES)})?(?!\w))"
    longest_first = sorted(spellings, key=len, reverse=True)
    words = [re.escape(word) + (ends if is_korean(word) else r"(?!\w)") for word in longest_first]
    return re.compile(rf"(?<!\w)(?:{'|'.join(words)})")


def printable(name: str) -> str:
    """Return a name without control characters, since names can come from files."""
    return "".join(clusters("".join(filter(may_stand_in_names, name)))[:LONGEST_NAME])
