"""A desk for setting up positions, so that tests read like the rulebook's examples.

    desk = Desk(players=2)
    desk.resources(0, gold=3).merchant(0, "Arles").dice("pink 4", "blue 2").action_at("merchant", 4)
    desk.play("die pink 4", "merchant Arles-Genova")
    assert "house Genova 1" in desk.moves()

Positions need not add up to the box. Everything a test does not set is as after a fixed setup.
"""

from __future__ import annotations

import hashlib
from typing import Any, Self

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.game.catalogue.steps import NAMES, ROLL_DIE, TURN_UP_CORRUPTION
from tiletum.game.core.events import named
from tiletum.game.core.state import put_in_store, remove_from_store
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    CREST_TILE,
    CRESTS,
    EMPTY,
    FAMILIES,
    FIRST_MAP_PLACE,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    KIND_IN,
    KING_PLACE,
    KING_SPACE,
    MARKERS,
    MERCHANT,
    PILES,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SCORE,
    STORE,
)
from tiletum.game.engine import Game
from tiletum.table.position import position


def position_dict(game: Game) -> dict[str, Any]:
    """Return a position as a plain dictionary that tests can index and change."""
    return {**position(game)}


class FixedDealer:
    """Deals everything a test does not name, independently of the real dealer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def deal(self, game: Game, number: int) -> int:
        kind = game.stack[-1][0]
        of_round = f" {game.round}" if kind in (ROLL_DIE, TURN_UP_CORRUPTION) else ""
        key = f"{self.seed}/{NAMES[kind]}{of_round}/{number}".encode()
        digest = hashlib.blake2b(key, digest_size=8).digest()
        return game.outcome(int.from_bytes(digest, "big") * game.total() >> 64)


class Desk:
    def __init__(
        self, players: int = 2, edition: str = "living", first: int = 0, seed: int = 1, **options: Any
    ) -> None:
        self._game = Game.new(players, edition, first=first, **options)
        self.game.events = []
        self.rules = self.game.rules
        self.dealer = FixedDealer(seed)
        self.deal_count = 0
        self.deal()
        for seat in range(players):
            board = self.game.boards[seat]
            board[: len(RESOURCES)] = [0] * len(RESOURCES)

    @property
    def game(self) -> Game:
        """Return the position. It shares no list with a copy, because tests change it from outside."""
        self._game.unshare()
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    # --- playing ---

    def deal(self, *outcomes: str) -> Self:
        """Answer chance with these outcomes in order, then with a fixed dealer's."""
        script = list(outcomes)
        while self.game.at_chance:
            if script:
                self.apply(script.pop(0))
            else:
                self.deal_count += 1
                self.game.apply(self.dealer.deal(self.game, self.deal_count))
        assert not script, f"unused outcomes: {script}"
        return self

    def apply(self, text: str) -> None:
        move = self.rules.table.find(text)
        assert move in self.game.moves(), f"{text!r} is not possible; possible: {self.moves()}"
        self.game.apply(move)

    def play(self, *texts: str) -> Self:
        """Play these moves. The fixed dealer answers chance."""
        for text in texts:
            self.apply(text)
            self.deal()
        return self

    def play_open(self, *texts: str) -> Self:
        """Play these moves and outcomes. The test answers chance."""
        for text in texts:
            self.apply(text)
        return self

    def moves(self) -> list[str]:
        rows = self.rules.table.rows
        return [rows[move].text for move in self.game.moves()]

    def events(self, key: str = "") -> list[dict[str, Any]]:
        """Return the events so far by name, or only those with this key."""
        events = [named(event, self.rules) for event in self.game.events or []]
        return [event for event in events if not key or event["key"] == key]

    def position(self) -> dict[str, Any]:
        return position_dict(self.game)

    def board(self, seat: int) -> dict[str, Any]:
        data: dict[str, Any] = self.position()["boards"][seat]
        return data

    # --- whole turns ---

    def act(self, action: str, points: int, colour: str = "pink") -> Self:
        """Take a die that gives this action this many points, with no bonus tiles round the wheel."""
        value = 7 - points
        self.game.dice[COLOURS.index(colour) * 6 + value - 1] += 1
        return self.no_action_tiles().action_at(action, value).play(f"die {colour} {value}")

    def points(self) -> int:
        """Return the action points of the die's action still to spend."""
        return self.game.points

    def idle_turns(self, turns: int = 1) -> Self:
        """Take this many turns with any die, no tile and no action. Chance after the last one is left
        open."""
        for _ in range(turns):
            self.deal()
            self.apply(next(move for move in self.moves() if move.startswith("die ")))
            if "leave" in self.moves():
                self.apply("leave")
            self.apply("end")
        return self

    def idle_round(self) -> Self:
        """Pass the rest of the round. The leader leaves the King tile."""
        number = self.game.round
        while self.game.round == number and not self.game.over:
            if self.position()["phase"] == "king":
                self.apply("leave")
            else:
                self.idle_turns()
            self.deal()
        return self

    # --- setting up ---

    def resources(self, seat: int, **amounts: int) -> Self:
        for kind, amount in amounts.items():
            self.game.boards[seat][RESOURCES.index(kind)] = amount
        return self

    def score(self, seat: int, points: int) -> Self:
        self.game.boards[seat][SCORE] = points
        return self

    def merchant(self, seat: int, space: str) -> Self:
        self.game.boards[seat][MERCHANT] = self.rules.space_index[space]
        return self

    def architect(self, seat: int, space: str) -> Self:
        self.game.boards[seat][ARCHITECT] = self.rules.space_index[space]
        return self

    def supply(self, seat: int, houses: int | None = None, pillars: int | None = None) -> Self:
        board = self.game.boards[seat]
        board[HOUSES] = board[HOUSES] if houses is None else houses
        board[PILLARS] = board[PILLARS] if pillars is None else pillars
        return self

    def house(self, seat: int, town: str, number: int = 1) -> Self:
        spaces = [f"{h.town} {h.number}" for h in self.rules.box.house_spaces]
        self.game.houses[spaces.index(f"{town} {number}")] = seat
        self.game.boards[seat][HOUSE_TOWNS] |= 1 << self.rules.space_index[town]
        return self

    def pillar(self, seat: int, town: str) -> Self:
        cathedral = self.rules.cathedral_in[self.rules.space_index[town]]
        self.game.boards[seat][PILLAR_TOWNS] |= 1 << cathedral
        self.game.pillars_at[cathedral] += 1
        return self

    def give(self, seat: int, *tiles: str) -> Self:
        """Put tiles into the Storehouse."""
        board = self.game.boards[seat]
        for name in tiles:
            tile = self.rules.tile_index[name]
            put_in_store(board, tile)
            if self.rules.tile_type[tile] == CREST_TILE:
                board[FAMILIES] |= 1 << self.rules.tile_family[tile]
        return self

    def take_away(self, seat: int, *tiles: str) -> Self:
        for name in tiles:
            remove_from_store(self.game.boards[seat], self.rules.tile_index[name])
        return self

    def room(self, seat: int, where: str, tile_name: str) -> Self:
        """Put a character into a room: `desk.room(0, "1.3", "king:2vp")`. A full building frees no house
        here."""
        building, floor = (int(part) - 1 for part in where.split("."))
        board, tile = self.game.boards[seat], self.rules.tile_index[tile_name]
        board[ROOMS + self.rules.first_room[building] + floor] = tile
        board[HOME_OF + self.rules.tile_kind[tile]] = building
        board[KIND_IN + building] = self.rules.tile_kind[tile]
        board[ROOMS_LEFT + building] -= 1
        self._complete(board, building)
        return self

    def crest(self, seat: int, family: str, building: int) -> Self:
        """Put a crest below a building, counted from 1."""
        board, number = self.game.boards[seat], self.rules.families.index(family)
        board[CRESTS + building - 1] = number
        board[FAMILIES] |= 1 << number
        if building < 6:
            self._complete(board, building - 1)
        return self

    def _complete(self, board: list[int], building: int) -> None:
        if not board[ROOMS_LEFT + building] and board[CRESTS + building] != EMPTY:
            board[MARKERS + board[KIND_IN + building]] = self.rules.building_ap[building]

    def king(self, *stacks: tuple[int, list[int]]) -> Self:
        """Put markers on the King track: (points of the space, seats from the bottom), lowest first."""
        order: list[int] = []
        for points, seats in sorted(stacks):
            for seat in seats:
                self.game.boards[seat][KING_SPACE] = self.rules.king_vp.index(points)
                order.append(seat)
        self.game.king_order = tuple(order)
        return self

    def dice(self, *dice: str) -> Self:
        """Put these dice round the wheel, such as "pink 2"."""
        self.game.dice = [0] * 30
        for name in dice:
            colour, value = name.split()
            self.game.dice[COLOURS.index(colour) * 6 + int(value) - 1] += 1
        return self

    def action_at(self, action: str, value: int) -> Self:
        """Turn the wheel so that the action has this die value."""
        place = self.game.action_at.index(ACTIONS.index(action))
        self.game.wheel = (value - 1 - place) % 6
        return self

    def action_tile(self, action: str, tile: str | None) -> Self:
        self.game.places[self.game.action_at.index(ACTIONS.index(action))] = self._tile(tile)
        return self

    def no_action_tiles(self) -> Self:
        self.game.places[:KING_PLACE] = [EMPTY] * KING_PLACE
        return self

    def king_tile(self, tile: str | None) -> Self:
        self.game.places[KING_PLACE] = self._tile(tile)
        return self

    def map_tile(self, town: str, tile: str | None) -> Self:
        towns = [space.town for space in self.rules.box.bonus_spaces]
        self.game.places[FIRST_MAP_PLACE + towns.index(town)] = self._tile(tile)
        return self

    def contracts(self, *tiles: str | None) -> Self:
        self.game.contract_offer = [self._tile(tile) for tile in tiles]
        return self

    def characters(self, *tiles: str) -> Self:
        self.game.character_offer = sorted(self._tile(tile) for tile in tiles)
        return self

    def pile(self, name: str, tiles: dict[str, int]) -> Self:
        """Set what is left in a pile: "bonus", "contract" or "character"."""
        pile = PILES.index(name)
        counts = [tiles.get(self.rules.tiles[tile].id, 0) for tile in self.rules.pile_tiles[pile]]
        self.game.piles[pile] = counts
        self.game.left[pile] = sum(counts)
        return self

    def cost(self, town: str, cost: str) -> Self:
        ids = [tile.id for tile in self.rules.box.cost_tiles]
        cathedral = self.rules.cathedral_in[self.rules.space_index[town]]
        costs = list(self.game.costs)
        costs[cathedral] = ids.index(cost)
        self.game.costs = tuple(costs)
        return self

    def fair(self, number: int, town: str, tile: str) -> Self:
        """Set the town and the tile of a round's fair."""
        towns, tiles = list(self.game.fair_towns), list(self.game.fair_tiles)
        towns[number - 1] = self.rules.space_index[town]
        tiles[number - 1] = [fair.id for fair in self.rules.box.fair_tiles].index(tile)
        self.game.fair_towns, self.game.fair_tiles = tuple(towns), tuple(tiles)
        return self

    def _tile(self, name: str | None) -> int:
        return EMPTY if name is None else self.rules.tile_index[name]

    def store(self, seat: int) -> list[int]:
        return self.game.boards[seat][STORE:]


def set_up(players: int, *, seed: int = 1, **options: Any) -> Game:
    """Return a game after the setup, before the first die is rolled."""
    game, dealer, deal_count = Game.new(players, **options), FixedDealer(seed), 0
    while game.round == 0:
        deal_count += 1
        game.apply(dealer.deal(game, deal_count))
    return game
