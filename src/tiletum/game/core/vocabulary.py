"""Names for the engine's small numbers.

Resources, actions, character kinds and places on a player board are plain integers, because the state
consists of flat lists of them. Only this module fixes the numbers.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1
"""An empty place: no tile, no house, nothing chosen."""

# Resources: also the first places of a board, so `board[GOLD]` is a player's gold.
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4

# Actions, in the order printed round the wheel. A character's kind is the action it strengthens.
ARCHITECT_ACTION: Final = 0
JOKER_ACTION: Final = 1
CHARACTER_ACTION: Final = 2
KING_ACTION: Final = 3
CONTRACT_ACTION: Final = 4
MERCHANT_ACTION: Final = 5

# Types of tiles; a tile's number grows in this order.
CONTRACT_TILE: Final = 0
CREST_TILE: Final = 1
HELPER_TILE: Final = 2
CHARACTER_TILE: Final = 3
TILE_TYPES: Final = ("contract", "crest", "helper", "character")

# Piles of face-down tiles: what is in them is known, their order is not.
BONUS_PILE: Final = 0
CONTRACT_PILE: Final = 1
CHARACTER_PILE: Final = 2
PILES: Final = ("bonus", "contract", "character")

# Places for bonus tiles: six round the wheel, the King track, then those on the map.
KING_PLACE: Final = 6
FIRST_MAP_PLACE: Final = 7
# The offers that a tile can come from, for the log.
CONTRACT_OFFER: Final = 100
CHARACTER_OFFER: Final = 101

# Phases of a round.
SETUP: Final = 0
PREPARATION: Final = 1
ACTION: Final = 2
KING: Final = 3
FAIR: Final = 4
CLEANUP: Final = 5
OVER: Final = 6
PHASES: Final = ("setup", "preparation", "action", "king", "fair", "cleanup", "over")

# Sources of victory points, resources and actions.
SOURCES: Final = (
    "king-track",
    "king-leader",
    "fair",
    "contract",
    "contract-space",
    "cathedral",
    "crest",
    "house-space",
    "character",
    "helper",
    "houses-pillars",
    "buildings",
    "leftovers",
    "die",
    "exchange",
)
FROM_KING_TRACK: Final = 0
FROM_KING_LEADER: Final = 1
FROM_FAIR: Final = 2
FROM_CONTRACT: Final = 3
FROM_CONTRACT_SPACE: Final = 4
FROM_CATHEDRAL: Final = 5
FROM_CREST: Final = 6
FROM_HOUSE_SPACE: Final = 7
FROM_CHARACTER: Final = 8
FROM_HELPER: Final = 9
FROM_HOUSES_PILLARS: Final = 10
FROM_BUILDINGS: Final = 11
FROM_LEFTOVERS: Final = 12
FROM_DIE: Final = 13
FROM_EXCHANGE: Final = 14

# A player board is one list. After the five resources:
SCORE: Final = 5
KING_SPACE: Final = 6
MERCHANT: Final = 7
ARCHITECT: Final = 8
HOUSES: Final = 9
"""Houses in the personal supply."""
PILLARS: Final = 10
"""Pillars in the personal supply."""
HOUSE_TOWNS: Final = 11
"""Bit set of the spaces that hold a house of this player, Tiletum included."""
PILLAR_TOWNS: Final = 12
"""Bit set of the cathedrals with a pillar of this player."""
CONTRIBUTED: Final = 13
"""Bit set of the cathedrals this player has a tile of."""
FAMILIES: Final = 14
"""Bit set of the crest families in the storehouse or below a building."""
FULFILLED: Final = 15
"""Number of fulfilled contracts."""
FREE_SLOTS: Final = 16
"""Empty places in the storehouse."""
DICE: Final = 17
"""Three places: the dice taken this round."""
ROOMS: Final = 20
"""Ten places (a player's board uses nine): the tile in each room."""
CRESTS: Final = 30
"""Six places: the family below each building."""
MARKERS: Final = 36
"""Six places: the bonus points this player has for each action."""
HOME_OF: Final = 42
"""Six places: the building in which each kind of character lives."""
KIND_IN: Final = 48
"""Five places: the kind of character that lives in each building."""
ROOMS_LEFT: Final = 53
"""Five places: empty rooms of each building."""
CONTRACTS: Final = 58
"""Eight places: fulfilled contracts from the left (the printed board has six)."""
STORE: Final = 66
"""The storehouse, to the end of the list, in ascending order: a tile, EMPTY, or a helper in use."""


def in_use(tile: int) -> int:
    """Return the storehouse entry of a helper whose ability is being resolved."""
    return -2 - tile
