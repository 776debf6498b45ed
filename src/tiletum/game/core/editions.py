"""The five rulebooks: an edition is just a row of switches."""

from __future__ import annotations

from typing import NamedTuple


class Edition(NamedTuple):
    name: str
    king_tile_refills: tuple[int, ...]
    """Rounds after which a new bonus tile is placed on the King track."""
    leader_vp_rounds: tuple[int, ...]
    """Rounds in which the leader scores points if no tile lies there."""
    king_fair_before_reset: bool
    discarded_characters_kept: bool
    """Whether discarded characters stay aside until the pile runs out, instead of being mixed in at once."""
    bonus_pile_reshuffled: bool
    """Whether the discards replace an empty bonus pile."""
    used_tiles_to_discards: bool
    """Whether used helpers and discarded King tiles go to the discards, instead of out of the game."""
    crest_fair_counts_storehouse: bool
    step_from_road: bool
    """Whether the wool contract's merchant step can begin on a road."""
    step_to_road: bool
    contracts_need_space: bool
    """Whether a player needs an open contract space to take a contract."""
    colour_after_die: bool
    """Whether the colour helper is used just before the resources, not with the choice of the die."""


class Solo(NamedTuple):
    """A game against the Cardinalbot: challenges drawn at random, or chosen."""

    random: int
    chosen: tuple[str, ...] = ()
    equal_picks_asked: bool = False
    """Whether chance also decides ties whose options are equivalent, as in the first rules revision."""
    decrees_as_listed: bool = False
    """Whether the two decrees without a fair keep the box's order, as before the third rules revision."""


LEVELS = {"priest": 1, "deacon": 3, "bishop": 5}
"""Number of random challenges at each level."""

ALL_ROUNDS = (1, 2, 3, 4)

LIVING = Edition("living", (1, 2), ALL_ROUNDS, True, False, False, False, False, False, False, True, False)
EDITIONS: dict[str, Edition] = {
    e.name: e
    for e in (
        LIVING,
        Edition("first-printing", (), (), False, False, False, False, False, False, False, True, False),
        Edition("french", (), (), False, False, False, False, False, True, False, True, False),
        Edition("korean", (1, 2), (4,), True, True, False, False, False, True, True, False, False),
        Edition("ukrainian", (1, 2), ALL_ROUNDS, True, False, True, True, True, True, True, True, True),
    )
}


def solo_edition(edition: Edition) -> Edition:
    """Return an edition for solo: the King tile follows the living rules, the other switches stay."""
    return edition._replace(
        king_tile_refills=LIVING.king_tile_refills, leader_vp_rounds=LIVING.leader_vp_rounds
    )
