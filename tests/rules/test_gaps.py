"""What only sabotage showed to be untested (docs/sabotage.md)."""

from __future__ import annotations

import pytest

from playing import discard, discards, end_round_open
from setting import Desk


def reshuffling() -> Desk:
    """The Ukrainian edition with an empty bonus pile and two discards; one place round the wheel is empty."""
    desk = discard(Desk(edition="ukrainian"), "4vp", "any2").pile("bonus", {})
    return desk.action_tile("king", None).king_tile("any3")


@pytest.mark.rule("EDITION-5", "CLEAN-2")
def test_the_discards_that_became_the_pile_are_no_discards_any_more() -> None:
    desk = reshuffling()
    end_round_open(desk)
    desk.play_open("leave")
    assert sum(discards(desk).values()) == 0

    drawn = desk.moves()[0]
    desk.play_open(drawn)
    assert sum(discards(desk).values()) == 0
    assert sum(desk.game.piles[0]) == desk.game.left[0]


@pytest.mark.rule("EDITION-5", "CONTR-5")
def test_an_empty_contract_pile_does_not_touch_the_bonus_tiles() -> None:
    desk = discard(Desk(edition="ukrainian"), "4vp").pile("contract", {})
    before = desk.position()["piles"]["bonus"]

    desk.act("contract", 3).play("contract 5", "end")

    assert desk.position()["contract_offer"].count(None) == 1
    assert discards(desk) == {"4vp": 1}
    assert desk.position()["piles"]["bonus"] == before
