"""The state of a game: flat lists of small numbers, without secrets and without history.

A face-down pile is a count of what is left in it; nothing is decided before it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tiletum.game.catalogue.steps import ALONE, FIRST_CHANCE, GAME_OVER, Step

from .rules import Rules
from .vocabulary import EMPTY, FREE_SLOTS, SCORE, STORE, in_use

Event = tuple[str, str, int, int, int, int]
"""What happened: a key of `events.EVENTS`, the rules it follows from, and up to four numbers named there."""


VALUES: Final = (
    "action",
    "action_at",
    "bag",
    "boards",
    "bonus_discards",
    "bot_contracts",
    "bot_dice",
    "challenges",
    "character_discards",
    "character_offer",
    "colour",
    "colour_tile",
    "contract_offer",
    "corruption",
    "costs",
    "decrees",
    "dice",
    "die",
    "exchanged",
    "fair_tiles",
    "fair_towns",
    "houses",
    "king_order",
    "left",
    "order",
    "pawn",
    "phase",
    "pick",
    "piles",
    "pillars_at",
    "places",
    "points",
    "position",
    "round",
    "seat",
    "stack",
    "tiles_taken",
    "turn",
    "wheel",
)
"""The attributes that make up a position, besides its rules."""


class State:
    """Everything on the table. The chapters read and change it.

    Copies share the lists that a turn seldom changes: all but the stack, the offers, the active player's
    board and the Cardinalbot's. Call `unshare` before changing one of them in place; `Game.apply` does so
    before an outcome.
    """

    __slots__ = (*VALUES, "events", "rules", "shared")

    rules: Rules
    events: list[Event] | None
    stack: list[Step]
    round: int
    turn: int
    phase: int
    seat: int
    position: int
    order: tuple[int, ...]
    wheel: int
    """Die value (from 0) at the first place of the wheel."""
    action_at: tuple[int, ...]
    """The action at each place of the wheel, clockwise."""
    action: int
    """The action of the die taken this turn; for a Joker, the named action."""
    points: int
    """Unspent points of that action."""
    die: int
    """The die taken this turn: colour * 6 + value from 0."""
    colour: int
    """The kind that a colour helper named for this turn's die."""
    colour_tile: int
    exchanged: int
    """Whether this turn has had its first exchange."""
    dice: list[int]
    bag: list[int]
    places: list[int]
    """The bonus tile at each place: wheel, King track, map."""
    contract_offer: list[int]
    character_offer: list[int]
    piles: list[list[int]]
    left: list[int]
    """The number of tiles left in each pile."""
    bonus_discards: list[int]
    character_discards: list[int]
    costs: tuple[int, ...]
    tiles_taken: list[int]
    pillars_at: list[int]
    fair_towns: tuple[int, ...]
    fair_tiles: tuple[int, ...]
    corruption: tuple[int, ...]
    king_order: tuple[int, ...]
    """Seats by their space on the King track, lowest first, a stack from the bottom."""
    houses: list[int]
    boards: list[list[int]]
    challenges: int
    """Solo: bit set of the challenges in play."""
    decrees: tuple[int, ...]
    """Solo: the decrees still in the row, from the left."""
    pawn: int
    """Solo: the Cardinalbot's place in that row."""
    bot_dice: tuple[int, ...]
    bot_contracts: tuple[int, ...]
    """Solo: the Cardinalbot's pile of fulfilled contracts, in the order of the box."""
    pick: int
    """Solo: the tied option that chance has just picked."""
    shared: bool
    """Whether another position may share lists with this one."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.events = None
        self.shared = False

    def __copy__(self) -> State:
        """Return an independent twin, without the events. It shares no list."""
        twin = State(self.rules)
        self.copy_state(twin)
        twin.unshare()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Return an independent twin, without the events; it shares the rules, which never change."""
        return self.__copy__()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Pickle the position without its events; the rules are pickled as their options."""
        return restored, (type(self), self.rules, *[getattr(self, name) for name in VALUES])

    def copy_state(self, twin: State) -> None:
        """Make another state equal to this one. From now on they share lists."""
        self.shared = twin.shared = True
        twin.boards = boards = self.boards[:]
        seat, bot = self.seat, self.rules.bot_seat
        if seat != EMPTY:
            boards[seat] = boards[seat][:]
        if bot != EMPTY and bot != seat:
            boards[bot] = boards[bot][:]
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.seat = self.seat
        twin.position = self.position
        twin.order = self.order
        twin.wheel = self.wheel
        twin.action_at = self.action_at
        twin.action = self.action
        twin.points = self.points
        twin.die = self.die
        twin.colour = self.colour
        twin.colour_tile = self.colour_tile
        twin.exchanged = self.exchanged
        twin.dice = self.dice
        twin.bag = self.bag
        twin.places = self.places
        twin.contract_offer = self.contract_offer[:]
        twin.character_offer = self.character_offer[:]
        twin.piles = self.piles
        twin.left = self.left
        twin.bonus_discards = self.bonus_discards
        twin.character_discards = self.character_discards
        twin.costs = self.costs
        twin.tiles_taken = self.tiles_taken
        twin.pillars_at = self.pillars_at
        twin.fair_towns = self.fair_towns
        twin.fair_tiles = self.fair_tiles
        twin.corruption = self.corruption
        twin.king_order = self.king_order
        twin.houses = self.houses
        twin.challenges = self.challenges
        twin.decrees = self.decrees
        twin.pawn = self.pawn
        twin.bot_dice = self.bot_dice
        twin.bot_contracts = self.bot_contracts
        twin.pick = self.pick

    def unshare(self) -> None:
        """Replace every list that another position may share by one of this position's own."""
        if self.shared:
            self.shared = False
            self.dice = self.dice[:]
            self.bag = self.bag[:]
            self.places = self.places[:]
            self.piles = [pile[:] for pile in self.piles]
            self.left = self.left[:]
            self.bonus_discards = self.bonus_discards[:]
            self.character_discards = self.character_discards[:]
            self.tiles_taken = self.tiles_taken[:]
            self.pillars_at = self.pillars_at[:]
            self.houses = self.houses[:]
            seat, bot = self.seat, self.rules.bot_seat
            self.boards = [
                board if number in (seat, bot) else board[:] for number, board in enumerate(self.boards)
            ]

    def board_to_change(self, seat: int) -> list[int]:
        """Return a seat's board, which no other position shares."""
        if seat != self.seat:
            self.unshare()
        return self.boards[seat]

    def key(self) -> tuple[object, ...]:
        """Return a key that is equal for equal positions, whatever led to them."""
        return (
            tuple(self.stack),
            (self.round, self.turn, self.phase, self.seat, self.position),
            (self.wheel, self.action, self.points, self.die, self.colour, self.colour_tile, self.exchanged),
            self.order,
            self.action_at,
            tuple(self.dice),
            tuple(self.bag),
            tuple(self.places),
            tuple(self.contract_offer),
            tuple(self.character_offer),
            tuple(map(tuple, self.piles)),
            tuple(self.bonus_discards),
            tuple(self.character_discards),
            self.costs,
            tuple(self.tiles_taken),
            self.fair_towns,
            self.fair_tiles,
            self.corruption,
            self.king_order,
            tuple(self.houses),
            tuple(map(tuple, self.boards)),
            (self.challenges, self.decrees, self.pawn, self.bot_dice, self.bot_contracts, self.pick),
        )

    # --- the active player ---

    @property
    def over(self) -> bool:
        return self.stack[-1][0] == GAME_OVER

    @property
    def at_chance(self) -> bool:
        return FIRST_CHANCE <= self.stack[-1][0] < GAME_OVER

    @property
    def to_move(self) -> int:
        """Return the active player's seat; EMPTY while chance is asked or when the game is over."""
        return self.seat if self.stack[-1][0] < FIRST_CHANCE else EMPTY

    # --- shared by the chapters ---

    def tell(self, key: str, rule: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report an event, if somebody listens. Spaces separate several rules."""
        if self.events is not None:
            self.events.append((key, rule, a, b, c, d))

    def rule_for(self, seat: int, rule: str, bots: str) -> str:
        """Return the players' rule, or the Cardinalbot's own for the same thing."""
        return bots if seat == self.rules.bot_seat else rule

    def push(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.stack.append((kind, a, b, c, d) if a or b or c or d else ALONE[kind])

    def score(self, seat: int, points: int, source: int, rule: str) -> None:
        """Gain or lose victory points; a score never falls below 0 (rule ROUND-4)."""
        if seat != self.seat:
            self.unshare()
        board = self.boards[seat]
        before = board[SCORE]
        board[SCORE] = max(0, before + points)
        if self.events is not None and points:
            change = board[SCORE] - before
            self.events.append(("score", rule if change else "ROUND-4", seat, change, source, board[SCORE]))

    def gain(self, seat: int, kind: int, amount: int, source: int, rule: str) -> None:
        if seat != self.seat:
            self.unshare()
        self.boards[seat][kind] += amount
        if self.events is not None:
            self.events.append(("gain", rule, seat, kind, amount, source))


def restored(make: Callable[[Rules], State], rules: Rules, *values: object) -> State:
    """Return the position that was pickled."""
    state = make(rules)
    for name, value in zip(VALUES, values, strict=True):
        setattr(state, name, value)
    return state


def put_in_store(board: list[int], tile: int) -> None:
    """Put a tile into an empty slot of the storehouse, which stays sorted."""
    swap_in_store(board, EMPTY, tile)
    board[FREE_SLOTS] -= 1


def remove_from_store(board: list[int], tile: int) -> None:
    swap_in_store(board, tile, EMPTY)
    board[FREE_SLOTS] += 1


def mark_in_use(board: list[int], tile: int) -> None:
    """Mark a helper as in use. It keeps its slot until its ability is resolved (ruling 9)."""
    swap_in_store(board, tile, in_use(tile))


def finish_use(board: list[int], tile: int) -> None:
    remove_from_store(board, in_use(tile))


def swap_in_store(board: list[int], old: int, new: int) -> None:
    """Replace an entry of the storehouse. The entries between the old and the new one's slot shift by one."""
    at = board.index(old, STORE)
    last = len(board) - 1
    while at > STORE and board[at - 1] > new:
        board[at] = board[at - 1]
        at -= 1
    while at < last and board[at + 1] < new:
        board[at] = board[at + 1]
        at += 1
    board[at] = new
