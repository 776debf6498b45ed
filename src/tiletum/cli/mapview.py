"""The map in a terminal: towns at their places in the box, the roads between them, and the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tiletum.box.model import HouseSpace, Space

from .canvas import Canvas
from .look import DIM, FREE, Look

ROWS_PER_UNIT = 0.4
"""Rows per unit of the box's 100 by 70 drawing, with room for two lines in each town."""
MARGIN = 6
ROAD = "○"
CATHEDRAL = "†"
BONUS = "*"
OTHER_BONUS = "+"
CLOSED = "×"


def draw_map(look: Look, data: Mapping[str, Any], width: int) -> Text:
    return MapDrawing(look, data, width).draw()


class MapDrawing:
    def __init__(self, look: Look, data: Mapping[str, Any], width: int) -> None:
        self.look = look
        self.data = data
        self.box = look.rules.box
        xs, ys = [space.x for space in self.box.spaces], [space.y for space in self.box.spaces]
        self.left, self.top = min(xs), min(ys)
        self.scale = (width - 1 - 2 * MARGIN) / ((max(xs) - self.left) or 1)
        self.canvas = Canvas(width, round((max(ys) - self.top) * ROWS_PER_UNIT) + 3)

    def draw(self) -> Text:
        at = {space.id: self.point(space) for space in self.box.spaces}
        for link in self.box.links:
            self.canvas.line(at[link.between[0]], at[link.between[1]])
        for space in self.box.spaces:
            if space.road:
                self.draw_road(space)
            else:
                self.draw_town(space)
        return self.canvas.as_text()

    def point(self, space: Space) -> tuple[float, float]:
        return MARGIN + (space.x - self.left) * self.scale, (space.y - self.top) * ROWS_PER_UNIT

    def draw_road(self, space: Space) -> None:
        x, y = self.point(space)
        pieces = self.pieces(space.id)
        self.canvas.write_centred(x, round(y), Text.assemble(ROAD, pieces))

    def draw_town(self, space: Space) -> None:
        """Write a town's name, its house spaces and pillars, and its pieces, one below another."""
        x, y = self.point(space)
        name = Text(self.look.space(space.id), style="bold")
        left = max(0, min(round(x - name.cell_len / 2), self.canvas.width - name.cell_len))
        self.canvas.write(left, round(y), name + self.marks(space.id))
        self.canvas.write_centred(x, round(y) + 1, self.buildings(space.id))
        pieces = self.pieces(space.id)
        if pieces:
            self.canvas.write_centred(x, round(y) + 2, pieces)

    def marks(self, town: str) -> Text:
        """Return the marks after a town's name: a bonus tile, and the round of a fair."""
        marks = Text()
        if town in self.data["map_tiles"]:
            marks.append(BONUS, style="bold red")
        for number, (place, _) in enumerate(self.data["fairs"], start=1):
            if place == town:
                mark = self.look.words.say("map-fair", number=number)
                marks.append(mark, style=self.fair_style(number))
        return marks

    def fair_style(self, number: int) -> str:
        """Return the style of a fair: the current fair stands out, past fairs are dim."""
        if number == self.data["round"]:
            return "reverse"
        return "bold magenta" if number > self.data["round"] else DIM

    def buildings(self, town: str) -> Text:
        text = Text()
        if town == self.box.first_fair_town:  # every player has a house here from the start
            text = Text.assemble("[", self.look.letters(range(self.look.rules.players)), "]")
        for house in self.houses_of(town):
            text.append_text(self.house(house))
        return text + self.cathedral(town)

    def houses_of(self, town: str) -> list[HouseSpace]:
        rules = self.look.rules
        return [self.box.house_spaces[i] for i in rules.house_spaces_in[rules.space_index[town]]]

    def house(self, house: HouseSpace) -> Text:
        owner = self.data["houses"].get(f"{house.town} {house.number}")
        if owner is not None:
            return Text.assemble("[", self.look.seat_letter(owner), "]")
        return Text(f"[{house_mark(house)}]", style=DIM if not house.bonus else "")

    def cathedral(self, town: str) -> Text:
        """Return a cathedral's pillar spaces with the pillars in them."""
        spaces = {cathedral.town: cathedral.pillar_spaces for cathedral in self.box.cathedrals}
        if town not in spaces:
            return Text()
        if not self.data["cathedral_tiles"][town] and not self.data["pillars"].get(town):
            return Text(CATHEDRAL + CLOSED, style=DIM)
        seats = self.data["pillars"].get(town, [])
        free = FREE * (spaces[town] - len(seats))
        return Text.assemble(CATHEDRAL, self.look.letters(seats), (free, DIM))

    def pieces(self, space: str) -> Text:
        text = Text()
        for piece in ("merchant", "architect"):
            seats = [seat for seat, board in enumerate(self.data["boards"]) if board[piece] == space]
            if seats:
                sign = self.look.words.say(f"map-{piece}")
                text += Text.assemble(" " if text else "", sign, self.look.letters(seats))
        return text


def house_mark(house: HouseSpace) -> str:
    """Return one character for a free space's bonus: points as a digit, anything else as a plus."""
    if not house.bonus:
        return " "
    first = house.bonus[0]
    return str(first.amount) if first.op == "vp" and len(house.bonus) == 1 else OTHER_BONUS


def other_house_bonuses(look: Look, data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return the free house spaces with a bonus other than points, as town and bonus."""
    rules = look.rules
    used = [rules.box.house_spaces[i] for spaces in rules.house_spaces_in for i in spaces]
    return [
        (look.space(house.town), look.effect(house.bonus))
        for house in used
        if house_mark(house) == OTHER_BONUS and f"{house.town} {house.number}" not in data["houses"]
    ]
