"""The five rulebooks: an edition is a row of switches, and nothing else."""

from __future__ import annotations

from typing import NamedTuple


class Edition(NamedTuple):
    name: str
    king_tile_refills: tuple[int, ...]
    """Rounds after which the King track gets a new bonus tile."""
    leader_vp_rounds: tuple[int, ...]
    """Rounds in which the leader scores points if no tile lies there."""
    king_fair_before_reset: bool
    discarded_characters_kept: bool
    """Discarded characters stay aside until their pile runs out, instead of being mixed in at once."""
    bonus_pile_reshuffled: bool
    """When the bonus pile is empty the discards become the new pile."""
    used_tiles_to_discards: bool
    """Used helpers and discarded King tiles go to the discards, instead of out of the game."""
    crest_fair_counts_storehouse: bool
    step_from_road: bool
    """The wool contract's merchant step may begin on a road."""
    step_to_road: bool
    contracts_need_space: bool
    """A contract may be taken only while a contract space is open."""
    colour_after_die: bool
    """The colour helper is used just before the resources, not with the choice of the die."""


class Solo(NamedTuple):
    """A game against the Cardinalbot: challenges drawn at random, or chosen."""

    random: int
    chosen: tuple[str, ...] = ()
    equal_picks_asked: bool = False
    """As in games begun by the first revision of the rules: chance is asked between tied options even where
    all come to the same."""
    decrees_as_listed: bool = False
    """As in games begun before the third revision: the two decrees of no fair end the row in the box's order,
    whichever comes last."""


LEVELS = {"priest": 1, "deacon": 3, "bishop": 5}
"""Random challenges of each level."""

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
    """Solo always uses the living rules of the King tile; the other switches apply."""
    return edition._replace(
        king_tile_refills=LIVING.king_tile_refills, leader_vp_rounds=LIVING.leader_vp_rounds
    )
