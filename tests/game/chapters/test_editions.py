"""The five editions (rules EDITION): one scenario per row of the table, with its result in each edition.

The last test changes each switch of each edition and checks that the result changes too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import pytest

from support.playing import (
    act,
    discard,
    discards,
    end_round,
    end_round_open,
    fulfil_small,
    goods,
    last_turn,
    moves_with,
    points_from,
)
from support.setting import Desk
from tiletum.game.core.editions import EDITIONS, Edition

NAMES = ["living", "first-printing", "french", "korean", "ukrainian"]


def desk_of(edition: Edition) -> Desk:
    return Desk(edition=cast(Any, edition))


def leader_turn(edition: Edition, number: int, tile: str | None) -> Desk:
    """Set up the last turn of a round: seat 1 leads at 0, the actions have tiles, the fair pays nothing."""
    desk = last_turn(desk_of(edition), number).king((-2, [0]), (0, [1])).king_tile(tile)
    for action in ("architect", "joker", "character", "king", "contract", "merchant"):
        desk.action_tile(action, "goods")
    return desk.fair(number, "Tiletum", "pillar")


# --- the scenarios ---


def refilled_after(edition: Edition) -> list[int]:
    """Return the rounds after which the King track gets a new tile."""
    rounds = (1, 2, 3)
    return [
        number for number in rounds if end_round(leader_turn(edition, number, None)).position()["king_tile"]
    ]


def vp_without_tile(edition: Edition) -> list[int]:
    """Return the leader's VP in each round when no tile lies beside the track."""
    return [
        points_from(end_round(leader_turn(edition, number, None)), 1, "king-leader")
        for number in (1, 2, 3, 4)
    ]


def king_fair_at_minus_2(edition: Edition) -> int:
    """Return the points a player at −2 gets from the King fair, apart from the printed VP."""
    desk = leader_turn(edition, 1, None).fair(1, "Tiletum", "king")
    return points_from(end_round(desk), 0, "fair") - desk.rules.box.fair_vp[0]


def drawn_after_a_discard(edition: Edition) -> list[str]:
    """Discard the offer with six tiles in the pile and return the tiles that can be drawn next."""
    desk = desk_of(edition).characters(*["king:2vp"] * 5).pile("character", {"king:3vp": 6})
    act(desk, "character").play("discard").play_open("character king:3vp")
    return desk.moves()


def drawn_from_an_empty_bonus_pile(edition: Edition) -> str | None:
    """Return the tile an action gets when the pile is empty and one tile is discarded."""
    desk = discard(leader_turn(edition, 3, None).action_tile("merchant", None).pile("bonus", {}), "4vp")
    tile: str | None = end_round(desk).position()["action_tiles"]["merchant"]
    return tile


def discards_of_used_tiles(edition: Edition) -> dict[str, int]:
    """Use two Helpers, discard King tiles by choice and for lack of space, and return the discards."""
    desk = desk_of(edition).give(0, "4vp", "colour").no_action_tiles().dice("blue 4")
    desk.play("task helper 4vp")
    if edition.colour_after_die:
        desk.play("die blue 4", "task helper colour gold")
    else:
        desk.play("task helper colour gold", "die blue 4")
    by_choice = end_round_open(leader_turn(edition, 3, "joker1")).play_open("leave")
    no_room = leader_turn(edition, 3, "building").give(1, "lion", "cup", "rose", "eagle")
    return discards(desk) | discards(by_choice) | discards(end_round_open(no_room))


def crests_counted(edition: Edition) -> tuple[int, int]:
    """Return how often both Crest fairs pay for one Crest below a Building and two in the Storehouse."""
    desks = []
    for tile in ("crest", "contract+crest"):
        desk = fulfil_small(desk_of(edition).give(0, "lion", "cup").crest(0, "rose", 1), 3)
        desks.append(end_round(last_turn(desk).king_tile(None).fair(1, "Tiletum", tile)))
    crest, both = ([event for event in desk.events("fair-score") if event["seat"] == 0] for desk in desks)
    return crest[0]["times"], both[0]["times"]


def wool_steps(edition: Edition) -> tuple[list[str], list[str]]:
    """Return the destinations of a Wool Contract's step from Arles and from a road next to it."""
    found = []
    for start in ("Arles", "Arles-Genova"):
        desk = desk_of(edition).merchant(0, start).give(0, "5wool").resources(0, wool=5)
        moves = moves_with(desk.play("task fulfil 5wool"), "merchant ")
        found.append([move.removeprefix("merchant ") for move in moves])
    return found[0], found[1]


def contracts_beyond_six(edition: Edition) -> list[str]:
    """Return the sources of a further Contract after six are fulfilled."""

    def desk() -> Desk:
        return fulfil_small(desk_of(edition), 6)

    offer = act(desk().contracts(None, None, None, None, "2iron"), "contract")
    wheel = desk().dice("blue 4").action_at("king", 4).action_tile("king", "2iron").play("die blue 4")
    on_map = act(desk().merchant(0, "Brugge").map_tile("Brugge", "2iron"), "merchant")
    track = end_round_open(last_turn(desk()).king((3, [0]), (0, [1])).king_tile("2iron"))
    sources = [("offer", offer, "contract 5"), ("action", wheel, "tile")]
    sources += [("map", on_map, "take Brugge"), ("King track", track, "tile")]
    return [name for name, at, move in sources if move in at.moves()]


def colour_helper_serves(edition: Edition) -> list[str]:
    """Return when a colour Helper can be used: when choosing the die, or after taking it."""
    held = desk_of(edition).give(0, "colour").dice("blue 4").no_action_tiles()
    taken = desk_of(edition).dice("blue 4").action_at("king", 4).action_tile("king", "colour")
    taken.play("die blue 4", "tile")
    found = {"before the die": held, "just taken": taken}
    return [when for when, desk in found.items() if moves_with(desk, "task helper colour")]


# --- their results ---


class Row(NamedTuple):
    scenario: Callable[[Edition], object]
    switches: tuple[str, ...]
    results: dict[str, object]


def results(*in_each_edition: object) -> dict[str, object]:
    """Return the results for living, first-printing, french, korean and ukrainian, in this order."""
    return dict(zip(NAMES, in_each_edition, strict=True))


TOWNS = ["Lyon", "Toulouse"]
"""The towns next to Arles."""
ROAD = "Arles-Genova"
ENDS = ["Arles", "Genova"]

ROWS = {
    1: Row(refilled_after, ("king_tile_refills",), results([1, 2], [], [], [1, 2], [1, 2])),
    2: Row(
        vp_without_tile,
        ("leader_vp_rounds",),
        results([4, 4, 4, 4], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 4], [4, 4, 4, 4]),
    ),
    3: Row(king_fair_at_minus_2, ("king_fair_before_reset",), results(3 - 2, 3, 3, 3 - 2, 3 - 2)),
    4: Row(
        drawn_after_a_discard,
        ("discarded_characters_kept",),
        results(
            ["draw character king:2vp", "draw character king:3vp"],
            ["draw character king:2vp", "draw character king:3vp"],
            ["draw character king:2vp", "draw character king:3vp"],
            ["draw character king:3vp"],
            ["draw character king:2vp", "draw character king:3vp"],
        ),
    ),
    5: Row(
        drawn_from_an_empty_bonus_pile, ("bonus_pile_reshuffled",), results(None, None, None, None, "4vp")
    ),
    6: Row(
        discards_of_used_tiles,
        ("used_tiles_to_discards",),
        results({}, {}, {}, {}, {"4vp": 1, "colour": 1, "joker1": 1, "building": 1}),
    ),
    7: Row(
        crests_counted, ("crest_fair_counts_storehouse",), results((1, 1), (1, 1), (1, 1), (1, 1), (3, 1))
    ),
    8: Row(
        wool_steps,
        ("step_from_road", "step_to_road"),
        results(
            (TOWNS, []),
            (TOWNS, []),
            (TOWNS, ENDS),
            ([*TOWNS, ROAD], ENDS),
            ([*TOWNS, ROAD], ENDS),
        ),
    ),
    9: Row(
        contracts_beyond_six,
        ("contracts_need_space",),
        results([], [], [], ["offer", "action", "map", "King track"], []),
    ),
    10: Row(
        colour_helper_serves,
        ("colour_after_die",),
        results(
            ["before the die"], ["before the die"], ["before the die"], ["before the die"], ["just taken"]
        ),
    ),
}

in_every_edition = pytest.mark.parametrize("edition", NAMES)


def result(number: int, edition: str) -> tuple[object, object]:
    """Return the actual and the expected result of the row's scenario."""
    row = ROWS[number]
    return row.scenario(EDITIONS[edition]), row.results[edition]


# --- the rules ---


@pytest.mark.rule("EDITION-1")
@in_every_edition
def test_refill_of_the_king_tile(edition: str) -> None:
    found, expected = result(1, edition)
    assert found == expected


@pytest.mark.rule("EDITION-2")
@in_every_edition
def test_leaders_vp_without_a_king_tile(edition: str) -> None:
    found, expected = result(2, edition)
    assert found == expected


@pytest.mark.rule("EDITION-3")
@in_every_edition
def test_king_fair_before_or_after_the_reset(edition: str) -> None:
    found, expected = result(3, edition)
    assert found == expected


@pytest.mark.rule("EDITION-4")
@in_every_edition
def test_discarded_characters(edition: str) -> None:
    found, expected = result(4, edition)
    assert found == expected


@pytest.mark.rule("EDITION-5")
@in_every_edition
def test_empty_bonus_pile(edition: str) -> None:
    found, expected = result(5, edition)
    assert found == expected


@pytest.mark.rule("EDITION-6")
@in_every_edition
def test_used_helpers_and_discarded_king_tiles(edition: str) -> None:
    found, expected = result(6, edition)
    assert found == expected


@pytest.mark.rule("EDITION-7")
@in_every_edition
def test_crests_in_the_storehouse_at_the_crest_fair(edition: str) -> None:
    found, expected = result(7, edition)
    assert found == expected


@pytest.mark.rule("EDITION-8")
@in_every_edition
def test_step_of_a_wool_contract(edition: str) -> None:
    found, expected = result(8, edition)
    assert found == expected


@pytest.mark.rule("EDITION-9")
@in_every_edition
def test_contracts_with_all_contract_spaces_filled(edition: str) -> None:
    found, expected = result(9, edition)
    assert found == expected


@pytest.mark.rule("EDITION-10")
@in_every_edition
def test_timing_of_the_colour_helper(edition: str) -> None:
    found, expected = result(10, edition)
    assert found == expected


# --- details of single editions ---


@pytest.mark.rule("EDITION-4")
def test_korean_discards_form_a_new_pile_only_when_the_old_one_runs_out() -> None:
    desk = Desk(edition="korean").characters(*["king:2vp"] * 5).pile("character", {"king:3vp": 6})
    act(desk, "character").play("discard")
    assert desk.position()["discards"]["character"] == {"king:2vp": 5}
    desk.play("character king:3vp")
    assert desk.position()["piles"]["character"] == {}
    desk.play_open("character king:3vp")
    assert desk.moves() == ["draw character king:2vp"]
    assert desk.position()["piles"]["character"] == {"king:2vp": 5}
    assert desk.position()["discards"]["character"] == {}


@pytest.mark.rule("EDITION-4")
def test_a_short_korean_pile_is_completed_from_the_discards_for_a_new_offer() -> None:
    desk = Desk(edition="korean").characters(*["king:2vp"] * 5).pile("character", {"king:3vp": 2})
    act(desk, "character").play("discard")
    assert desk.position()["character_offer"] == ["king:2vp"] * 3 + ["king:3vp"] * 2


@pytest.mark.rule("EDITION-5", "EDITION-6")
def test_a_used_ukrainian_helper_comes_back_when_the_pile_is_empty() -> None:
    desk = leader_turn(EDITIONS["ukrainian"], 3, None).action_tile("merchant", None).action_tile("king", None)
    desk.pile("bonus", {"goods": 1}).give(1, "4vp", "4vp").play("task helper 4vp", "task helper 4vp")
    tiles = end_round(desk).position()["action_tiles"]
    assert {tiles["merchant"], tiles["king"]} == {"goods", "4vp"}
    assert (desk.position()["piles"]["bonus"], discards(desk)) == ({"4vp": 1}, {})


@pytest.mark.rule("EDITION-9")
def test_a_korean_contract_beyond_the_sixth_cannot_be_fulfilled() -> None:
    desk = fulfil_small(Desk(edition="korean"), 6).give(0, "2iron").resources(0, iron=2)
    assert moves_with(desk, "task fulfil") == []


@pytest.mark.rule("EDITION-10")
def test_a_ukrainian_colour_helper_may_be_left_unused() -> None:
    desk = Desk(edition="ukrainian").give(0, "colour").dice("blue 4").no_action_tiles()
    desk.play("die blue 4", "resources")
    assert goods(desk) == {"iron": 4}
    assert desk.board(0)["store"] == ["colour"]
    assert moves_with(desk, "task helper colour") == []


# --- the proof ---


def changes(edition: Edition, switch: str) -> list[object]:
    """Yield every other value of a switch that affects the game; lists of rounds gain or lose one round."""
    value = getattr(edition, switch)
    if isinstance(value, bool):
        return [not value]
    rounds = (1, 2, 3) if switch == "king_tile_refills" else (1, 2, 3, 4)  # round 4 has no cleanup
    return [tuple(sorted({*value} ^ {number})) for number in rounds]


CHANGES = [
    pytest.param(name, number, switch, value, id=f"{name}-{switch}-{value}")
    for name in NAMES
    for number, row in ROWS.items()
    for switch in row.switches
    for value in changes(EDITIONS[name], switch)
]


def test_the_table_has_every_edition_and_every_switch_once() -> None:
    assert list(EDITIONS) == NAMES
    assert [edition.name for edition in EDITIONS.values()] == NAMES
    switches = [switch for row in ROWS.values() for switch in row.switches]
    assert switches == [*Edition._fields[1:]]


@pytest.mark.parametrize(("name", "number", "switch", "value"), CHANGES)
def test_changing_one_switch_of_one_edition_changes_its_result(
    name: str, number: int, switch: str, value: object
) -> None:
    change: dict[str, Any] = {switch: value, "name": f"{name} with {switch} {value}"}
    changed = EDITIONS[name]._replace(**change)
    assert ROWS[number].scenario(changed) != ROWS[number].results[name]


@in_every_edition
def test_changing_only_the_name_changes_nothing(edition: str) -> None:
    renamed = EDITIONS[edition]._replace(name=f"{edition} renamed")
    for row in ROWS.values():
        assert row.scenario(renamed) == row.results[edition]
