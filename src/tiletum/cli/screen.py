"""The table as drawn in a terminal of any width, with or without colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box as borders
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tiletum.box.model import ACTIONS, RESOURCES
from tiletum.game.cardinal.board import column_marker
from tiletum.game.core.vocabulary import DICE, EMPTY, MARKERS, PILES, ROOMS
from tiletum.game.engine import Game
from tiletum.table.position import position
from tiletum.table.table import Table
from tiletum.words import Listing, Name, Words, things
from tiletum.words.log import SOURCES_NAMED, bots_name
from tiletum.words.values import Names, Seat, seat_at

from .common import seat_names
from .folding import Folding
from .look import DIM, FREE, HEADING, Look
from .mapview import OTHER_BONUS, MapDrawing, draw_map, house_mark, other_house_bonuses

WIDE = 112
"""Minimum width for the map and the other displays side by side."""
SIDE = 44
"""Minimum width of the displays beside the map."""
BOARD = 56
"""Width of a player board in a row of three or four."""
NARROW_BOARD = 45
"""Minimum width of a player board, so that two fit side by side."""
FRAME = 4
"""Width of a player board's frame."""
HERE = "▶"
FEW = 3
"""Up to this number, items are listed in one column, even if more columns fit."""
GAP = 3

TOWN_COLUMNS = ("town-name", "town-houses", "town-cathedral", "town-tile", "town-neighbours")
TOWN_COLUMN = 25
"""Maximum width of the columns between a town's name and its neighbours."""
NARROW = 12
"""Below this width such columns are useless, and all columns share the space."""


class View:
    """Draws one position of a game."""

    def __init__(
        self, words: Words, game: Game, names: Names, width: int, colours: Sequence[int] = ()
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.data: Mapping[str, Any] = position(game)
        self.look = Look(words, game.rules, names, colours)
        self.words = words
        self.width = width

    # --- everything ---

    def everything(self) -> RenderableType:
        shared = self.two_columns() if self.width >= WIDE else self.single_column()
        return Group(self.header(), shared, self.boards())

    def two_columns(self) -> RenderableType:
        side = max(SIDE, self.width * 38 // 100)
        left = self.width - side - 2
        grid = Folding.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=side)
        grid.add_row(
            stack(self.map(left), self.map_details()),
            stack(self.wheel(), self.king(), self.fairs(), self.contracts(), self.characters(), self.left()),
        )
        return grid

    def single_column(self) -> RenderableType:
        return stack(
            self.map(self.width),
            self.map_details(),
            self.wheel(),
            pair(self.king(), self.fairs()),
            pair(self.contracts(), self.characters()),
            self.left(),
        )

    def header(self) -> RenderableType:
        game, order = self.game, [self.seat(seat) for seat in self.data["order"]]
        text = self.words.say(
            "screen-header",
            round=game.round,
            rounds=len(self.rules.fair_vp),
            turn=min(game.turn + 1, self.rules.corruption_drawn),
            turns=self.rules.corruption_drawn,
            phase=Name("phase", self.data["phase"]),
        )
        parts = [Text(text, style=HEADING)]
        if order:
            parts.append(self.look.paint(self.words.say("screen-order", order=Listing(tuple(order)))))
        return Group(Rule(style=DIM), Text("   ").join(parts), *self.solo())

    def solo(self) -> list[RenderableType]:
        """Return the row of decrees with the Cardinalbot's pawn, and the challenges in play."""
        solo = self.data.get("solo")
        if solo is None or not solo["decrees"]:
            return []
        row = Text()
        for place, decree in enumerate(solo["decrees"]):
            here = place == solo["pawn"]
            name = self.words.text(Name("decree", decree))
            row.append("  " if place else "").append(f"▶ {name}" if here else name, HEADING if here else DIM)
        challenges = [self.words.text(Name("challenge", name)) for name in solo["challenges"]]
        sentence = self.words.say(
            "screen-challenges", count=len(challenges), challenges=", ".join(challenges)
        )
        return [Text.assemble(self.look.heading("screen-decrees"), " ", row), Text(sentence)]

    def seat(self, seat: int) -> Seat:
        return seat_at(seat, self.look.names)

    # --- the map ---

    def map(self, width: int) -> RenderableType:
        legend = Text(self.words.say("map-legend"), style=DIM)
        return Group(draw_map(self.look, self.data, width), legend)

    def map_details(self) -> RenderableType:
        """Return the cathedrals, bonus tiles, and house bonuses that do not fit on the map."""
        others = other_house_bonuses(self.look, self.data)
        parts: list[RenderableType] = [pair(self.cathedrals(), self.map_tiles())]
        if others:
            houses = [self.words.say("map-house", town=town, gives=gives) for town, gives in others]
            line = self.words.clauses(houses)
            parts.append(Text.assemble(self.look.heading("map-houses"), " ", self.look.paint(line)))
        return Group(*parts)

    def cathedrals(self) -> RenderableType:
        grid = self.grid()
        for whole in (True, False, True):
            grid.add_column(no_wrap=whole)
        for cathedral in self.rules.box.cathedrals:
            town = cathedral.town
            seats = self.data["pillars"].get(town, [])
            grid.add_row(self.look.space(town), self.cathedral_cost(town), self.look.letters(seats))
        return self.with_title("screen-cathedrals", grid)

    def cathedral_cost(self, town: str) -> Text:
        cost = next((c for c in self.rules.box.cost_tiles if c.id == self.data["costs"].get(town)), None)
        tiles = self.data["cathedral_tiles"][town]
        if cost is None:
            return Text("–", style=DIM)
        if not cost.available:
            return Text(self.words.say("cathedral-closed"), style=DIM)
        if not tiles:
            return Text(self.words.say("cathedral-built"), style=DIM)
        values = "/".join(map(str, tiles))
        return self.look.say("cathedral-cost", stone=cost.stone, vp=cost.vp, tiles=values)

    def map_tiles(self) -> RenderableType:
        grid = self.grid()
        for town, tile in self.data["map_tiles"].items():
            grid.add_row(self.look.space(town), self.look.tile(tile))
        if not self.data["map_tiles"]:
            grid.add_row(Text("–", style=DIM))
        return self.with_title("screen-map-tiles", grid)

    # --- the wheel and the tracks ---

    def wheel(self) -> RenderableType:
        """Return a row for each die value: action, points, bonus tile and dice."""
        grid = self.grid()
        by_value = {value: action for action, value in self.data["wheel"].items()}
        for value in sorted(by_value):
            action = by_value[value]
            grid.add_row(
                Text(str(value), style=HEADING),
                self.words.text(Name("action", action)),
                self.words.say("screen-points", points=self.rules.wheel_points[value - 1]),
                self.dice_at(value),
                self.look.tile(self.data["action_tiles"][action]),
            )
        legend = self.look.say("screen-dice", dice=", ".join(map(self.look.die_colour, RESOURCES)))
        return self.with_title("screen-wheel", Group(grid, legend))

    def dice_at(self, value: int) -> Text:
        kinds = [
            self.dice_of(kind, self.data["dice"][f"{colour} {value}"])
            for colour, kind in zip(self.data["bag"], RESOURCES, strict=True)
            if self.data["dice"].get(f"{colour} {value}")
        ]
        return Text(", ").join(kinds) if kinds else Text("–", style=DIM)

    def dice_of(self, kind: str, count: int) -> Text:
        """Return dice with their resource, uninflected: not all languages say “2 wool” like “wool”."""
        return self.look.kind(kind) if count == 1 else Text.assemble(self.look.kind(kind), f" ×{count}")

    def king(self) -> RenderableType:
        """Return the King track: the values in a row, and above them the markers, stacked."""
        stacks: dict[int, list[int]] = dict(self.data["king_track"])
        height = max((len(seats) for seats in stacks.values()), default=0)
        rows = [Text() for _ in range(height)]
        values = Text()
        for space, worth in enumerate(self.rules.king_vp):
            value = self.words.number(worth, "0")
            width = len(value) + (1 if space else 0)
            values.append(value.rjust(width), style=HEADING if space in stacks else DIM)
            seats = stacks.get(space, [])
            for level, row in enumerate(rows):
                seat = seats[height - 1 - level] if height - 1 - level < len(seats) else None
                row.append(" " * (width - 1))
                row.append_text(Text(" ") if seat is None else self.look.seat_letter(seat))
        corruption = ", ".join(map(str, self.data["corruption"])) or "–"
        below = [self.look.say("screen-corruption", tokens=corruption)]
        if self.data["king_tile"]:
            below.append(Text.assemble(self.words.say("screen-king-tile"), " ", self.king_tile()))
        return self.with_title("screen-king", Group(*rows, values, *below))

    def king_tile(self) -> Text:
        return self.look.tile(self.data["king_tile"])

    def fairs(self) -> RenderableType:
        grid = self.grid()
        for number, (town, fair) in enumerate(self.data["fairs"], start=1):
            now = number == self.game.round
            grid.add_row(
                Text(HERE if now else " ", style=HEADING),
                Text(str(number), style=HEADING),
                Text("–" if town is None else self.look.space(town), style=HEADING if now else ""),
                Text("–") if fair is None else self.look.paint(self.fair_words(number, fair)),
            )
        return self.with_title("screen-fairs", grid)

    def fair_words(self, number: int, fair: str) -> str:
        pays = things.fair(fair, self.rules)
        return self.words.say(f"brief-{pays.key}", base=self.rules.fair_vp[number - 1], **dict(pays.args))

    # --- offers and piles ---

    def contracts(self) -> RenderableType:
        grid = self.grid()
        for slot, tile in enumerate(self.data["contract_offer"]):
            points = self.rules.contract_costs[slot]
            grid.add_row(
                Text(str(slot + 1), style=HEADING),
                Text(self.words.say("screen-points", points=points), style=DIM),
                self.look.tile(tile),
            )
        return self.with_title("screen-contracts", grid)

    def characters(self) -> RenderableType:
        grid = self.grid()
        offer: list[str] = self.data["character_offer"]
        for tile, count in Counter(offer).items():
            grid.add_row(Text.assemble(self.look.tile(tile), f" ×{count}" if count > 1 else ""))
        if not self.data["character_offer"]:
            grid.add_row(Text("–", style=DIM))
        return self.with_title("screen-characters", grid)

    def left(self) -> RenderableType:
        bonus, contract, character = self.game.left
        counts = self.words.say(
            "screen-left", bonus=bonus, contract=contract, character=character, dice=sum(self.game.bag)
        )
        return Text(counts, style=DIM)

    def piles(self) -> RenderableType:
        """Return the tiles left in each pile, which are public."""
        parts: list[RenderableType] = []
        for pile in PILES:
            parts.append(self.counts(f"pile-{pile}", self.data["piles"][pile]))
        for pile, content in self.data["discards"].items():
            if content:
                parts.append(self.counts(f"discards-{pile}", content))
        bag = [
            Text.assemble(f"{count} ", self.look.kind(kind))
            for kind, count in zip(RESOURCES, self.data["bag"].values(), strict=True)
            if count
        ]
        parts.append(self.with_title("pile-bag", Text(", ").join(bag) if bag else Text("–", style=DIM)))
        return stack(*parts)

    def counts(self, key: str, content: dict[str, int]) -> RenderableType:
        items = [
            Text.assemble(f"{count}× " if count > 1 else "", self.look.tile(tile))
            for tile, count in content.items()
        ]
        heading = self.look.heading(key, count=sum(content.values()))
        return Group(heading, in_columns(items, self.width, indent=2) if items else Text("  –", style=DIM))

    # --- player boards ---

    def boards(self) -> RenderableType:
        count = self.rules.players
        beside = boards_per_row(count, self.width)
        grid = Folding.grid(expand=True)
        for _ in range(beside):
            grid.add_column(ratio=1)
        panels = [self.board(seat, self.width // beside) for seat in range(count)]
        for first in range(0, count, beside):
            grid.add_row(*panels[first : first + beside])
        return grid

    def board(self, seat: int, width: int) -> RenderableType:
        data = self.data["boards"][seat]
        active = self.game.to_move == seat
        here = f"{HERE} " if active else ""
        title = Text.assemble(
            here, self.look.seat_text(seat), "  ", self.words.say("board-score", vp=data["score"])
        )
        content = Group(
            self.stock(seat),
            self.rooms(seat, width - FRAME),
            self.bot_store(seat, width - FRAME) if seat == self.rules.bot_seat else self.store(seat),
            self.done(seat),
            self.supply(seat, width - FRAME),
            self.places(seat),
        )
        border = borders.HEAVY if active else borders.ROUNDED
        style = self.look.style(seat).removeprefix("bold ")
        return Panel(content, title=title, title_align="left", box=border, border_style=style, padding=(0, 1))

    def stock(self, seat: int) -> Text:
        data = self.data["boards"][seat]
        amounts = [
            self.look.paint(self.look.brief(Listing((things.resources(data["resources"][kind], kind),))))
            for kind in RESOURCES
        ]
        for amount in amounts:
            amount.highlight_regex(r"\d+", HEADING)
        return Text("  ").join(amounts)

    def holdings(self, seat: int) -> RenderableType:
        """Return what matters most for a decision: points, resources, pieces in supply."""
        data = self.data["boards"][seat]
        supply = self.words.say("board-supply", houses=data["houses"], pillars=data["pillars"])
        score = self.words.say("board-score", vp=data["score"])
        line = flow([self.stock(seat), Text(supply), Text(score)], self.width - 2)
        return Padding(line, (0, 0, 0, 2))

    def rooms(self, seat: int, width: int) -> RenderableType:
        """Return a row for each building: its characters from floor 1 up, and its crest."""
        row = self.column if seat == self.rules.bot_seat else self.building
        rows = [row(seat, number) for number in range(len(self.data["boards"][seat]["crests"]))]
        if sum(max(cell.cell_len + 1 for cell in column) for column in zip(*rows, strict=True)) > width:
            return Group(*[flow(shorten_row(cells), width) for cells in rows])
        grid = Folding.grid(padding=(0, 1, 0, 0))
        for cells in rows:
            grid.add_row(*cells)
        return grid

    def column(self, seat: int, number: int) -> list[Text]:
        """Return the cells for a column of the Cardinalbot's board, the upper character last."""
        data = self.data["boards"][seat]
        rooms, family = data["rooms"][number], data["crests"][number]
        tiles = [self.look.tile_by_id(tile) for tile in rooms if tile]
        kind = self.words.text(Name("action", tiles[0].kind)) if tiles else ""
        below: list[Text] = []
        if family:
            below.append(Text(self.words.say("board-crest", family=things.family(family)), style=HEADING))
        if not family or not all(rooms):
            points = column_marker(self.game, number)
            below.append(Text(self.words.say("board-column-marker", points=points), style=DIM))
        return [
            Text(str(number + 1), style=HEADING),
            Text(kind),
            self.floors(rooms),
            Text("  ").join(below),
        ]

    def building(self, seat: int, number: int) -> list[Text]:
        data, printed = self.data["boards"][seat], self.rules.box.buildings[number]
        rooms = data["rooms"][number] if number < len(data["rooms"]) else []
        tiles = [self.look.tile_by_id(tile) for tile in rooms if tile]
        kind = self.words.text(Name("action", tiles[0].kind)) if tiles else ""
        family = data["crests"][number]
        if family:
            crest = Text(self.words.say("board-crest", family=things.family(family)), style=HEADING)
        else:
            gives = self.look.effect(printed.crest_bonus)
            crest = Text(self.words.say("board-crest-cost", food=printed.crest_cost, gives=gives), style=DIM)
        return [Text(str(number + 1), style=HEADING), Text(kind), self.floors(rooms), crest]

    def floors(self, rooms: Sequence[str | None]) -> Text:
        """Return a building's floors from 1 up: `2 wool | · | ·`."""
        return Text(" | ", style=DIM).join(map(self.room, rooms))

    def room(self, tile: str | None) -> Text:
        if tile is None:
            return Text(FREE, style=DIM)
        return self.look.paint(self.look.effect(self.look.tile_by_id(tile).effect))

    def store(self, seat: int) -> Text:
        data = self.data["boards"][seat]
        tiles = [self.look.tile(tile) for tile in data["store"]]
        free = self.rules.box.player_board.storehouse - len(tiles)
        if free:
            tiles.append(Text(self.words.say("board-free", free=free), style=DIM))
        return Text.assemble(self.look.heading("board-store"), " ", self.look.clauses(tiles))

    def bot_store(self, seat: int, width: int) -> RenderableType:
        """Return the Cardinalbot's store, which has a place for each kind of tile."""
        contracts, waiting, inactive = (
            self.stored_tiles(seat, type_) for type_ in ("contract", "character", "crest")
        )
        printed = self.rules.box.cardinalbot
        spaces = self.look.heading(
            "board-bot-contracts", count=len(contracts), spaces=printed.contract_spaces
        )
        if contracts:
            spaces.append(" ").append_text(self.look.clauses(contracts))
        parts = [spaces]
        for key, tiles in (("board-bot-waiting", waiting), ("board-bot-inactive", inactive)):
            inside = self.look.clauses(tiles) if tiles else Text("–", style=DIM)
            parts.append(Text.assemble(self.look.heading(key), " ", inside))
        food = min(self.data["boards"][seat]["resources"]["food"], printed.reserved_food)
        parts.append(self.look.heading("board-bot-reserve", food=food, spaces=printed.reserved_food))
        return flow(parts, width)

    def stored_tiles(self, seat: int, type_: str) -> list[Text]:
        store = self.data["boards"][seat]["store"]
        return [self.look.tile(tile) for tile in store if self.look.tile_by_id(tile).type == type_]

    def done(self, seat: int) -> Text:
        data = self.data["boards"][seat]
        tiles = [self.look.tile(tile) for tile in data["contracts"]]
        if seat == self.rules.bot_seat:
            text = self.look.heading("board-pile", count=len(tiles))
        else:
            text = self.look.heading("board-contracts", count=len(tiles), spaces=self.rules.contract_spaces)
        if tiles:
            text.append(" ").append_text(self.look.clauses(tiles))
        towns = [self.look.space(town) for town in data["cathedrals"]]
        if towns:
            text.append("\n").append_text(self.look.heading("board-cathedrals"))
            text.append(" " + ", ".join(towns))
        return text

    def supply(self, seat: int, width: int) -> RenderableType:
        """Return the pieces not yet on the map, and this round's dice."""
        data = self.data["boards"][seat]
        parts = [Text(self.words.say("board-supply", houses=data["houses"], pillars=data["pillars"]))]
        taken_dice = [die for die in self.game.boards[seat][DICE:ROOMS] if die != EMPTY]
        dice = [Text.assemble(self.look.kind(RESOURCES[die // 6]), f" {die % 6 + 1}") for die in taken_dice]
        if dice:
            parts.append(Text.assemble(self.look.heading("board-dice"), " ", Text(", ").join(dice)))
        return flow(parts, width)

    def places(self, seat: int) -> Text:
        data, board = self.data["boards"][seat], self.game.boards[seat]
        text = self.look.say(
            "board-pieces",
            merchant=things.space(data["merchant"], self.rules),
            architect=things.space(data["architect"], self.rules),
        )
        markers = [
            self.words.say("board-marker", action=Name("action", action), points=board[MARKERS + number])
            for number, action in enumerate(ACTIONS)
            if board[MARKERS + number] > 0
        ]
        if markers:
            text = Text.assemble(text, "\n", self.look.heading("board-markers"), " ", ", ".join(markers))
        return text

    # --- the list of towns ---

    def towns(self) -> RenderableType:
        drawing = MapDrawing(self.look, self.data, 80)
        grid = Grid(box=borders.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style=DIM)
        for key, width in zip(TOWN_COLUMNS, self.town_widths(), strict=True):
            grid.add_column(self.words.say(key), width=width, overflow="fold")
        for space in self.rules.box.spaces:
            near = self.rules.neighbours[self.rules.space_index[space.id]]
            grid.add_row(
                Text.assemble(
                    self.look.space(space.id), drawing.marks(space.id), " ", drawing.pieces(space.id)
                ),
                self.house_spaces(space.id, drawing),
                self.cathedral_cost(space.id) if drawing.cathedral(space.id) else Text(),
                self.look.tile(self.data["map_tiles"].get(space.id)),
                Text(", ".join(self.look.space(self.rules.spaces[i]) for i in near), style=DIM),
            )
        return grid

    def town_widths(self) -> list[int | None]:
        """Return column widths: if possible, the longest name fits. The last column gets the rest."""
        name = max(cell_len(self.look.space(space.id)) for space in self.rules.box.spaces) + 1
        free = self.width - len(TOWN_COLUMNS) - 2 * name
        middle = min(free // 3, TOWN_COLUMN)
        return [name, *[middle] * 3, free - 3 * middle + name] if middle >= NARROW else [None] * 5

    def house_spaces(self, town: str, drawing: MapDrawing) -> Text:
        """Return a town's house spaces as on the map, with the bonuses behind [+] in words."""
        houses = drawing.houses_of(town)
        text = Text().join(map(drawing.house, houses))
        for house in houses:
            free = f"{town} {house.number}" not in self.data["houses"]
            if free and house_mark(house) == OTHER_BONUS:
                text.append(" ").append_text(self.look.paint(self.look.effect(house.bonus)))
        return text

    # --- small things ---

    def grid(self) -> Grid:
        """Return an empty grid without lines."""
        return Folding.grid(padding=(0, 1, 0, 0))

    def with_title(self, key: str, content: RenderableType) -> RenderableType:
        return Group(self.look.heading(key), Padding(content, (0, 0, 0, 1)))


# --- scores ---


def look_of(words: Words, table: Table) -> Look:
    return Look(words, table.game.rules, seat_names(words, table.options), table.options.colours)


def score_sheet(words: Words, table: Table) -> RenderableType:
    """Return the points by source, with a column per player. They add up with the starting score."""
    look = look_of(words, table)
    sheet = table.score_sheet()
    seats = range(table.options.seats)
    if (bot := table.game.rules.bot_seat) != EMPTY:
        sheet[bot] = {bots_name(source): vp for source, vp in sheet[bot].items()}
    grid = Grid(box=borders.SIMPLE, show_edge=False, title=words.say("sheet-title"), title_justify="left")
    grid.add_column(words.say("sheet-source"), footer=words.say("sheet-total"))
    for seat in seats:
        total = Text(str(table.scores()[seat]), style=HEADING)
        grid.add_column(look.seat_text(seat), footer=total, justify="right")
    grid.show_footer = True
    start = str(table.options.box.player_board.start_score)
    grid.add_row(words.say("sheet-start"), *[start for _ in seats])
    for source in SOURCES_NAMED:
        points = [sheet[seat].get(source, 0) for seat in seats]
        if any(points):
            title = words.text(Name("source", source), form="title")
            grid.add_row(title, *[words.number(number, "0") if number else "–" for number in points])
    return grid


def result(words: Words, table: Table) -> RenderableType:
    """Return a sentence about the winner and the points."""
    look = look_of(words, table)
    winner = table.winner()
    lines = [
        Text.assemble(look.seat_text(seat), "  ", words.say("board-score", vp=table.scores()[seat]))
        for seat in sorted(range(table.options.seats), key=lambda seat: -table.scores()[seat])
    ]
    if winner is not None:
        lines.insert(0, look.say("result-winner", seat=seat_at(winner, look.names, look.rules.bot_seat)))
    return Group(*lines)


# --- layout ---


def boards_per_row(count: int, width: int) -> int:
    """Return how many boards fit in a row: all, else two, else one."""
    if count * BOARD <= width:
        return count
    return 2 if width >= 2 * NARROW_BOARD else 1


def stack(*parts: RenderableType) -> RenderableType:
    """Return blocks one below another, with blank lines between them."""
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, ""]
    return Group(*spaced[:-1])


def pair(one: RenderableType, other: RenderableType) -> RenderableType:
    """Return two blocks side by side, the first as wide as it needs."""
    grid = Folding.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column()
    grid.add_row(one, other)
    return grid


def in_columns(items: Iterable[Text], width: int, indent: int = 0) -> RenderableType:
    """Return items in as many columns as fit, filled column by column. Long lines wrap."""
    return numbered((("", text) for text in items), width, indent)


def numbered(items: Iterable[tuple[str, Text]], width: int, indent: int = 0) -> RenderableType:
    """Return items in columns with a short label before each. Wrapped lines are indented past it."""
    pairs = list(items)
    before = max((len(number) for number, _ in pairs), default=0)
    longest = max((text.cell_len for _, text in pairs), default=1) + before + (1 if before else 0)
    count = max(1, (width - indent) // (longest + GAP)) if len(pairs) > FEW else 1
    count = min(count, max(1, len(pairs)))
    height = -(-len(pairs) // count)
    grid = Folding.grid()
    for _ in range(count):
        grid.add_column(justify="right", style=HEADING, min_width=before)
        grid.add_column()
    for row in range(height):
        cells: list[RenderableType] = []
        for number, text in pairs[row::height]:
            cells += [Text(number), Padding(text, (0, GAP, 0, 1 if before else 0))]
        grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, indent))


def shorten_row(cells: Sequence[Text]) -> list[Text]:
    """Return a building's characters without gaps and its crest, for a width too small for columns."""
    *inside, crest = cells
    return [Text(" ").join(cell for cell in inside if cell), crest]


def flow(items: Iterable[Text], width: int) -> RenderableType:
    """Return items one after another. Lines break only between items, and later lines are indented."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 2 + item.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", item)
        else:
            lines.append(Text.assemble("  " if lines else "", item))
    return Group(*lines)
