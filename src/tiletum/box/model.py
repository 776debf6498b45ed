"""The printed components of the game as plain records.

The records mirror the data file `box.toml` and contain no rules. A mark is the source of a fact: R, P, Y,
S or X, explained at the top of the data file.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tiletum.game.catalogue.effects import OPERATIONS, Operation

Mark = str

RESOURCES = ("gold", "food", "wool", "stone", "iron")
COLOURS = ("yellow", "pink", "lightgrey", "darkgrey", "blue")
"""Die colours, in the same order as the resources they give."""

ACTIONS = ("architect", "joker", "character", "king", "contract", "merchant")
CHARACTER_KINDS = ("contract", "character", "architect", "merchant", "king")
PIECES = ("merchant", "architect")
THINGS = {"kind": RESOURCES, "action": ACTIONS, "piece": PIECES}
"""The words that can follow an operation, by the type of its thing (game.catalogue.effects)."""


class Atom(NamedTuple):
    """One printed effect: `gain wool 2` is Atom("gain", "wool", 2)."""

    op: str
    """The whole name of its operation: `house anywhere` and `gain any` are not a house and a gain."""
    what: str = ""
    """Its thing, if the operation has one."""
    amount: int = 1

    @property
    def operation(self) -> Operation:
        return OPERATIONS[self.op]


Effect = tuple[Atom, ...]


class Space(NamedTuple):
    id: str
    name: str
    road: bool
    x: float
    y: float
    mark: Mark


class Link(NamedTuple):
    between: tuple[str, str]
    mark: Mark


class HouseSpace(NamedTuple):
    town: str
    number: int
    """Position within the town, counted from 1 in file order."""
    players: int
    bonus: Effect
    mark: Mark


class BonusSpace(NamedTuple):
    town: str
    players: int
    mark: Mark


class Cathedral(NamedTuple):
    town: str
    tiles: tuple[int, ...]
    """Victory points of the tiles, from the top."""
    tile_marks: tuple[Mark, ...]
    pillar_spaces: int
    mark: Mark
    pillar_mark: Mark


class CostTile(NamedTuple):
    id: str
    stone: int
    vp: int
    available: bool
    mark: Mark


class TownTile(NamedTuple):
    town: str
    mark: Mark


class FairTile(NamedTuple):
    id: str
    vp: int
    counts: tuple[str, ...]
    mark: Mark


class Building(NamedTuple):
    rooms: int
    ap: int
    crest_cost: int
    crest_bonus: Effect
    mark: Mark


class Tile(NamedTuple):
    """A bonus, contract or character tile. Tiles with the same id differ only in pile, players and mark."""

    id: str
    type: str
    """"character", "contract", "crest" or "helper"."""
    pile: str
    """"character", "contract" or "bonus"."""
    players: int
    mark: Mark
    kind: str = ""
    """The action that a character's building strengthens."""
    family: str = ""
    """The family of a crest."""
    identical: int = 0
    wool: int = 0
    iron: int = 0
    vp: int = 0
    effect: Effect = ()
    """A character's bonus, a contract's reward besides its points, or a helper's ability."""


FOR_ACTION: Final = "action"
NEEDED: Final = "needed"
HIGHEST: Final = "highest"
HIGHEST_ANY: Final = "highest-any"


class Take(NamedTuple):
    """The die that an entry of a decree takes."""

    way: str
    """`FOR_ACTION`, `NEEDED`, `HIGHEST` or `HIGHEST_ANY`."""
    action: str = ""
    """The action that the die is for, if the entry names one."""
    kinds: tuple[str, ...] = ()
    """The colours to take the highest of, by the resources they give, in the order printed."""


class DecreeEntry(NamedTuple):
    condition: str
    """"" if there is none."""
    take: Take


class Decree(NamedTuple):
    id: str
    fair: str
    entries: tuple[DecreeEntry, ...]
    priority: tuple[str, ...]
    mark: Mark


class Challenge(NamedTuple):
    id: str
    mark: Mark


class Crest(NamedTuple):
    id: str
    mark: Mark


class PlayerBoard(NamedTuple):
    storehouse: int
    contract_spaces: int
    contract_space_vp: tuple[int, ...]
    dice_spaces: int
    start_score: int
    start_gold: tuple[int, ...]
    start_goods: tuple[str, ...]
    start_houses: int
    start_pillars: int
    completed_vp: tuple[int, ...]
    leftovers_per_vp: int


class Cardinalbot(NamedTuple):
    columns: int
    contract_spaces: int
    reserved_food: int
    houses: int
    pillars: int
    ap_markers: tuple[int, ...]
    architect_cost_tile: str


class Box(NamedTuple):
    name: str
    components: dict[str, int]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    house_spaces: tuple[HouseSpace, ...]
    bonus_spaces: tuple[BonusSpace, ...]
    cathedrals: tuple[Cathedral, ...]
    cost_tiles: tuple[CostTile, ...]
    town_tiles: tuple[TownTile, ...]
    fair_tiles: tuple[FairTile, ...]
    first_fair_town: str
    fair_vp: tuple[int, ...]
    wheel_points: tuple[int, ...]
    dice_drawn: tuple[int, ...]
    dice_of_colour: int
    action_order: tuple[str, ...]
    king_track: tuple[int, ...]
    king_leader_vp: int
    corruption: tuple[int, ...]
    corruption_drawn: int
    contract_costs: tuple[int, ...]
    character_offer: int
    buildings: tuple[Building, ...]
    player_board: PlayerBoard
    crests: tuple[Crest, ...]
    characters: tuple[Tile, ...]
    contracts: tuple[Tile, ...]
    bonus_tiles: tuple[Tile, ...]
    cardinalbot: Cardinalbot
    decrees: tuple[Decree, ...]
    challenges: tuple[Challenge, ...]
    digest: str
    """SHA-256 hash of the file's content as canonical JSON."""
    data: dict[str, object]
    """The file's content as read. `tiletum box --json` prints it and save files embed it."""
