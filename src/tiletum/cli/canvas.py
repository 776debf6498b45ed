"""A drawing in a terminal: lines of braille dots, with text over them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille character, by row and column. A character has 4 by 2 dots."""
BRAILLE = 0x2800

NARROW = 3
"""Between texts at most this far apart, a line can touch the text."""

Point = tuple[float, float]


class Canvas:
    def __init__(self, width: int, height: int, line_style: str = "dim") -> None:
        self.width = width
        self.height = height
        self.line_style = line_style
        self.dots = [[0] * width for _ in range(height)]
        self.letters: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def line(self, start: Point, end: Point) -> None:
        """Draw a line from the middle of one character to the middle of another."""
        (x, y), (to_x, to_y) = start, end
        steps = int(max(abs(to_x - x) * 2, abs(to_y - y) * 4)) or 1
        for step in range(steps + 1):
            part = step / steps
            self.dot(2 * (x + (to_x - x) * part) + 1, 4 * (y + (to_y - y) * part) + 2)

    def dot(self, x: float, y: float) -> None:
        column, row = int(x), int(y)
        if 0 <= column < 2 * self.width and 0 <= row < 4 * self.height:
            self.dots[row // 4][column // 2] |= DOTS[row % 4][column % 2]

    def write(self, column: int, row: int, text: Text) -> None:
        """Write text over the lines. A wide letter, such as a Korean one, takes two columns."""
        if not 0 <= row < self.height:
            return
        for letter, style in zip(text.plain, styles_of(text), strict=True):
            for part in (letter, "")[: cell_len(letter) or 1]:
                if 0 <= column < self.width:
                    self.letters[row][column] = (part, style)
                column += 1

    def write_centred(self, centre: float, row: int, text: Text) -> None:
        """Write text centred at a column, shifted if needed to stay on the canvas."""
        left = round(centre - text.cell_len / 2)
        self.write(max(0, min(left, self.width - text.cell_len)), row, text)

    def as_text(self) -> Text:
        drawing = Text(no_wrap=True)
        for row in range(self.height):
            if row:
                drawing.append("\n")
            for column in range(self.width):
                drawing.append(*self.character(column, row))
        drawing.rstrip()
        return drawing

    def character(self, column: int, row: int) -> tuple[str, str]:
        letter = self.letters[row][column]
        if letter is not None:
            return letter
        dots = self.dots[row][column]
        if not dots or self.is_crowded(column, row):
            return " ", ""
        return chr(BRAILLE + dots), self.line_style

    def is_crowded(self, column: int, row: int) -> bool:
        """Return whether a line comes too close to text here. A line in a narrow gap never does."""
        left, right = (self.distance(column, row, way) for way in (-1, 1))
        return min(left, right) == 1 and left + right > NARROW

    def distance(self, column: int, row: int, way: int) -> int:
        """Return the distance to the next letter in the row, up to a few columns."""
        for steps in range(1, NARROW + 1):
            if 0 <= column + way * steps < self.width and self.letters[row][column + way * steps]:
                return steps
        return NARROW + 1


def styles_of(text: Text) -> list[str]:
    """Return the style of every letter. Where styles overlap, the later one wins."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
    return styles
