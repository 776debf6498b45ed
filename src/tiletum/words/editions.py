"""The differences between an edition and the living rules, the same list for every screen."""

from __future__ import annotations

from typing import Final, NamedTuple

from tiletum.game.core.editions import EDITIONS, LIVING, Edition, solo_edition


class Difference(NamedTuple):
    rule: str
    key: str
    """The message that describes this edition's rule."""


NEVER: Final = ()


def differences(name: str, *, solo: bool = False) -> list[Difference]:
    """Return an edition's differences, in the order of the rules."""
    edition = solo_edition(EDITIONS[name]) if solo else EDITIONS[name]
    played, living = ways(edition), ways(LIVING)
    return [Difference(rule, f"differs-{way}") for rule, way in played.items() if way != living[rule]]


def ways(edition: Edition) -> dict[str, str]:
    """Return how an edition plays each rule in which editions differ."""
    return {
        "EDITION-1": "king-tile-again" if edition.king_tile_refills else "king-tile-once",
        "EDITION-2": leader_way(edition),
        "EDITION-3": "king-fair-early" if edition.king_fair_before_reset else "king-fair-late",
        "EDITION-4": "characters-kept" if edition.discarded_characters_kept else "characters-mixed",
        "EDITION-5": "bonus-reshuffled" if edition.bonus_pile_reshuffled else "bonus-empty",
        "EDITION-6": "used-return" if edition.used_tiles_to_discards else "used-leave",
        "EDITION-7": "crests-stored" if edition.crest_fair_counts_storehouse else "crests-placed",
        "EDITION-8": step_way(edition),
        "EDITION-9": "contracts-space" if edition.contracts_need_space else "contracts-storehouse",
        "EDITION-10": "colour-late" if edition.colour_after_die else "colour-early",
    }


def leader_way(edition: Edition) -> str:
    if edition.leader_vp_rounds == LIVING.leader_vp_rounds:
        return "leader-always"
    return "leader-nothing" if edition.leader_vp_rounds == NEVER else "leader-last"


def step_way(edition: Edition) -> str:
    if edition.step_to_road:
        return "step-anywhere"
    return "step-from-road" if edition.step_from_road else "step-towns"
