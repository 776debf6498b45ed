"""The Cardinalbot's Merchant action: relocating, a house, a bonus tile, the next town (rules BMERCH).

House spaces with 2 players: 4 VP in Wien and Firenze, 3 in London, Venezia and Toulouse, 2 in Hamburg, Praha
and Bordeaux, and one Building's bonuses in Leipzig, Lyon and Genova. The other towns give nothing.
"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from support.solo_setting import BOT, PERSON, SoloDesk
from tiletum.box import BoxError, from_data, load


def merchant(
    where: str, points: int, *outcomes: str, gold: int = 0, desk: SoloDesk | None = None
) -> SoloDesk:
    """Run its Merchant action with this many AP from this space."""
    desk = desk or SoloDesk()
    return desk.pieces(merchant=where).bot_supply(gold=gold).action("merchant", points, *outcomes)


def relocations(desk: SoloDesk) -> list[str]:
    return [event["to"] for event in desk.events_with("merchant") if event["way"] == "relocation"]


def relocation(where: str, points: int, desk: SoloDesk, gold: int = 0) -> list[str]:
    """Return where it relocates to first."""
    return relocations(desk.pieces(merchant=where).bot_supply(gold=gold).action_open("merchant", points))


def desk_with_houses(*towns: str, number: int = 1) -> SoloDesk:
    """Set up a desk with its own houses in these towns, in this round."""
    desk = SoloDesk().bot_houses(*towns)
    desk.game.round = number
    return desk


# --- relocating ---


@pytest.mark.rule("BMERCH-1")
def test_it_stays_where_it_can_build() -> None:
    desk = merchant("Brugge", 1, gold=9)
    assert relocations(desk) == []
    assert desk.houses_of() == ["Brugge 1"]
    assert desk.events_with("bot-pays") == []


@pytest.mark.rule("BMERCH-1")
@pytest.mark.parametrize("where", ["London-Brugge", "Tiletum", "Brugge"])
def test_it_relocates_from_where_it_cannot_build(where: str) -> None:
    """These are a road, Tiletum, and a town whose only space is taken."""
    desk = SoloDesk().house(PERSON, "Brugge").bot_houses("Antwerpen", "Koeln", "Troyes")
    desk.pieces(merchant=where).bot_supply(gold=1).action_open("merchant", 1)
    assert len(relocations(desk)) == 1
    assert desk.houses_of()[-1] != "Brugge 1"


@pytest.mark.rule("BMERCH-1")
def test_it_relocates_from_a_town_with_its_own_house() -> None:
    desk = merchant("Troyes", 1, gold=1, desk=desk_with_houses("Troyes"))
    assert relocations(desk) == ["Lyon"]


@pytest.mark.rule("BMERCH-1", "BOT-12")
def test_without_a_house_it_neither_relocates_nor_pays() -> None:
    """The bonus tile and the last move are as usual. Toulouse (3 VP) is one step from Arles."""
    desk = desk_with_houses("Arles").supply(BOT, houses=0).map_tile("Toulouse", "rose")
    merchant("Arles", 1, gold=5, desk=desk)
    assert relocations(desk) == []
    assert desk.houses_of() == ["Arles 1"]
    assert (desk.bot["merchant"], desk.goods(), desk.bot["store"]) == ("Toulouse", {"gold": 5}, ["rose"])


@pytest.mark.rule("BMERCH-1")
def test_relocating_costs_no_ap() -> None:
    """After a step to Lyon the 2 AP still reach Toulouse, two steps further."""
    desk = merchant("Troyes", 2, gold=1, desk=desk_with_houses("Troyes"))
    assert (relocations(desk), desk.bot["merchant"]) == (["Lyon"], "Toulouse")
    assert desk.goods() == {}


@pytest.mark.rule("BMERCH-2")
def test_a_space_for_more_players_makes_no_town_eligible() -> None:
    """Milano's second space, with 2 VP, is used only with four players."""
    desk = merchant("Strasbourg-Milano", 1, "pick 1", gold=1, desk=SoloDesk().house(PERSON, "Milano"))
    assert desk.houses_of() == ["Strasbourg 1"]
    assert desk.houses_of(PERSON) == ["Milano 1"]


@pytest.mark.rule("BMERCH-2")
def test_a_town_with_its_own_house_is_not_eligible() -> None:
    desk = merchant("Strasbourg-Milano", 1, gold=1, desk=desk_with_houses("Strasbourg"))
    assert desk.houses_of() == ["Strasbourg 1", "Milano 1"]


@pytest.mark.rule("BMERCH-2", "BMERCH-7")
def test_its_last_move_goes_only_to_eligible_towns() -> None:
    """From Wien with 1 AP, Venezia (3 VP) is taken by the person, and Praha (2 VP) has its own house."""
    assert merchant("Wien", 1).bot["merchant"] == "Venezia"
    desk = merchant("Wien", 1, desk=SoloDesk().house(PERSON, "Venezia"))
    assert desk.bot["merchant"] == "Praha"
    desk = merchant("Wien", 1, desk=desk_with_houses("Praha"))
    assert desk.bot["merchant"] == "Venezia"


@pytest.mark.rule("BMERCH-3")
@pytest.mark.parametrize(("number", "town"), [(1, "Praha"), (2, "Frankfurt"), (3, "Praha")])
def test_the_town_of_this_rounds_fair_is_preferred(number: int, town: str) -> None:
    """On a bare desk Frankfurt has the fair of round 2. Praha has 2 VP on its space."""
    desk = desk_with_houses("Nuernberg", number=number)
    assert relocation("Nuernberg", 1, desk, gold=1) == [town]


@pytest.mark.rule("BMERCH-3")
def test_the_fair_is_preferred_only_if_the_gold_reaches_it() -> None:
    desk = desk_with_houses("Praha", number=2)
    assert relocation("Praha", 1, desk, gold=1) == ["Wien"]
    desk = desk_with_houses("Praha", number=2)
    assert relocation("Praha", 1, desk, gold=2) == ["Frankfurt"]


@pytest.mark.rule("BMERCH-3")
def test_next_it_prefers_the_highest_vp_over_the_distance() -> None:
    """From Antwerpen, Hamburg (2 VP) is two steps away and London (3 VP) three."""
    assert relocation("Antwerpen", 1, desk_with_houses("Antwerpen"), gold=2) == ["Hamburg"]
    assert relocation("Antwerpen", 1, desk_with_houses("Antwerpen"), gold=3) == ["London"]


@pytest.mark.rule("BMERCH-3")
def test_vp_count_before_another_reward() -> None:
    """From Arles: Toulouse (3 VP) and Lyon (one Building's bonuses)."""
    assert relocation("Arles", 1, desk_with_houses("Arles"), gold=1) == ["Toulouse"]


@pytest.mark.rule("BMERCH-3")
def test_next_it_prefers_another_reward() -> None:
    """From Troyes, Paris and Strasbourg have nothing, and Lyon has one Building's bonuses."""
    assert relocation("Troyes", 1, desk_with_houses("Troyes"), gold=1) == ["Lyon"]
    desk = desk_with_houses("Arles", "Toulouse", "Bordeaux", "Lyon")
    assert relocation("Arles", 1, desk, gold=2) == ["Genova"]


@pytest.mark.rule("BMERCH-3")
def test_next_it_prefers_the_nearest() -> None:
    """From Brugge, with its own house in London, Antwerpen is one step away and Koeln two."""
    desk = desk_with_houses("Brugge", "London")
    assert relocation("Brugge", 1, desk, gold=2) == ["Antwerpen"]


@pytest.mark.rule("BMERCH-3", "SOLO-16")
@pytest.mark.parametrize(("number", "town"), [(1, "Brugge"), (2, "Koeln")])
def test_last_chance_decides_in_the_order_of_the_spaces(number: int, town: str) -> None:
    desk = desk_with_houses("Antwerpen").pieces(merchant="Antwerpen").bot_supply(gold=1)
    desk.action_open("merchant", 1)
    assert desk.moves() == ["pick 1", "pick 2"]
    assert relocations(desk.answer_chance(f"pick {number}")) == [town]


@pytest.mark.rule("BMERCH-3")
def test_with_no_town_in_reach_of_its_gold_the_nearest_wins_with_the_same_ties() -> None:
    """From Troyes without Gold, Paris, Strasbourg and Lyon are one step away. Lyon has a reward."""
    assert relocation("Troyes", 1, desk_with_houses("Troyes")) == ["Lyon"]
    assert relocation("Nuernberg", 1, desk_with_houses("Nuernberg")) == ["Praha"]
    assert relocation("Nuernberg", 1, desk_with_houses("Nuernberg", number=2)) == ["Frankfurt"]


@pytest.mark.rule("BMERCH-3")
def test_with_no_town_in_reach_of_its_gold_a_better_but_farther_town_is_ignored() -> None:
    """From Toulouse, with its own houses next to it, Lyon is two steps away; Paris three, Genova three."""
    desk = desk_with_houses("Toulouse", "Bordeaux", "Arles")
    desk.fair(1, "Paris", "house")
    assert relocation("Toulouse", 1, desk, gold=1) == ["Lyon"]


@pytest.mark.rule("BMERCH-3")
def test_ap_do_not_help_to_relocate() -> None:
    """Six AP would reach Wien and Firenze."""
    assert relocation("Nuernberg", 6, desk_with_houses("Nuernberg"), gold=1) == ["Praha"]


@pytest.mark.rule("BMERCH-4")
@pytest.mark.parametrize(("gold", "left"), [(5, 2), (4, 1), (3, 0)])
def test_relocating_costs_a_gold_per_space(gold: int, left: int) -> None:
    """London is three spaces from Antwerpen, including the road. Then 2 AP reach Brugge."""
    desk = desk_with_houses(
        "Antwerpen", "Hamburg", "Bordeaux", "Toulouse", "Praha", "Wien", "Firenze", "Venezia"
    )
    merchant("Antwerpen", 2, gold=gold, desk=desk)
    assert (relocations(desk), desk.bot["merchant"]) == (["London"], "Brugge")
    assert desk.bot["resources"]["gold"] == left


@pytest.mark.rule("BMERCH-4")
@pytest.mark.parametrize("gold", [0, 1])
def test_relocating_with_too_little_gold_takes_all_of_it(gold: int) -> None:
    desk = desk_with_houses("Toulouse", "Bordeaux", "Arles")
    merchant("Toulouse", 3, gold=gold, desk=desk)
    assert "Lyon 1" in desk.houses_of()
    assert (relocations(desk), desk.goods()) == (["Lyon"], {})


@pytest.mark.rule("BMERCH-1", "BOT-12")
def test_with_no_eligible_town_it_stays_and_builds_nothing() -> None:
    desk = SoloDesk()
    for town in {space.town for space in desk.rules.box.house_spaces}:
        desk.house(PERSON, town)
    merchant("Leipzig", 3, gold=4, desk=desk)
    assert (desk.bot["merchant"], desk.goods(), desk.houses_of()) == ("Leipzig", {"gold": 4}, [])


# --- the house ---


@pytest.mark.rule("BMERCH-5")
@pytest.mark.parametrize(
    ("town", "points"), [("Wien", [4]), ("Venezia", [3]), ("Hamburg", [2]), ("Koeln", [])]
)
def test_a_house_scores_the_vp_of_its_space(town: str, points: list[int]) -> None:
    desk = merchant(town, 1, *(["pick 1"] if town == "Koeln" else []))
    assert desk.houses_of() == [f"{town} 1"]
    assert desk.bot["houses"] == 6
    assert desk.points_from("house-space") == points


@pytest.mark.rule("BMERCH-5")
def test_another_reward_is_ignored() -> None:
    """Leipzig would give one Building's bonuses."""
    desk = SoloDesk().column(1, "king:3vp")
    merchant("Leipzig", 1, "pick 1", gold=1, desk=desk)
    assert desk.houses_of() == ["Leipzig 1"]
    assert (desk.points_of(), desk.goods()) == (10, {"gold": 1})
    assert desk.events_with("building-bonuses", "bonus") == []


@pytest.mark.rule("BMERCH-5")
def test_after_relocating_it_builds_without_ap() -> None:
    desk = merchant("Nuernberg", 1, gold=1, desk=desk_with_houses("Nuernberg"))
    assert desk.houses_of() == ["Nuernberg 1", "Praha 1"]
    assert desk.points_from("house-space") == [2]
    assert desk.bot["merchant"] == "Wien", "one step further with its 1 AP"


@pytest.mark.rule("BMERCH-5")
def test_no_town_has_a_choice_of_spaces() -> None:
    """Each town has one space with two players, and the box check allows no other number."""
    desk = SoloDesk()
    assert [len(spaces) for spaces in desk.rules.house_spaces_in if spaces] == [1] * 22
    data: dict[str, Any] = copy.deepcopy(dict(load().data))
    next(row for row in data["house_spaces"] if row["town"] == "Milano" and row["players"] == 4)[
        "players"
    ] = 2
    with pytest.raises(BoxError, match="box-second-house-space"):
        from_data(data, "another box")


# --- the bonus tile ---


@pytest.mark.rule("BMERCH-6")
def test_it_takes_the_best_tile_in_reach_of_its_new_town() -> None:
    """It relocates from Antwerpen to London. Hamburg was in reach of Antwerpen, Brugge is in reach of
    London."""
    desk = desk_with_houses("Antwerpen").map_tile("Hamburg", "rose").map_tile("Brugge", "+1ap")
    merchant("Antwerpen", 2, gold=3, desk=desk)
    assert relocations(desk) == ["London"]
    assert desk.tiles_taken() == ["+1ap"]


@pytest.mark.rule("BMERCH-6")
@pytest.mark.parametrize(("points", "taken"), [(1, []), (2, ["4vp"]), (3, ["rose"])])
def test_it_takes_the_best_tile_within_its_ap(points: int, taken: list[str]) -> None:
    """From London, Brugge is two steps away and Antwerpen three. Taking the tile does not move the
    Merchant."""
    desk = SoloDesk().map_tile("Brugge", "4vp").map_tile("Antwerpen", "rose")
    merchant("London", points, desk=desk, gold=0)
    assert desk.tiles_taken() == taken
    assert all(event["from"] == "London" for event in desk.events_with("merchant"))


@pytest.mark.rule("BMERCH-6")
def test_it_can_take_the_tile_of_its_own_town_and_only_one() -> None:
    desk = SoloDesk().map_tile("Venezia", "rose").map_tile("Nuernberg", "lion")
    merchant("Venezia", 1, gold=3, desk=desk)
    assert desk.tiles_taken() == ["rose"]
    assert desk.bot["store"] == ["rose"]
    assert desk.goods() == {"gold": 3}


@pytest.mark.rule("BMERCH-6", "SOLO-16")
def test_equally_good_tiles_are_drawn() -> None:
    desk = SoloDesk().map_tile("Antwerpen", "lion").map_tile("Brugge", "rose").pieces(merchant="Koeln")
    desk.action_open("merchant", 2)
    assert desk.moves() == ["pick 1", "pick 2"]
    assert desk.answer_chance("pick 1").tiles_taken() == ["rose"]


# --- the last move ---


@pytest.mark.rule("BMERCH-7")
@pytest.mark.parametrize(
    ("points", "number", "target"),
    [(1, 1, "Venezia"), (2, 1, "Venezia"), (3, 1, "Firenze"), (3, 2, "Frankfurt"), (2, 2, "Venezia")],
)
def test_it_moves_to_the_best_town_in_reach(points: int, number: int, target: str) -> None:
    """From Wien, Venezia (3 VP) is 1 step away, Firenze (4 VP) 3 steps, and Frankfurt, the fair of round 2, 3
    steps."""
    desk = desk_with_houses(number=number)
    merchant("Wien", points, gold=2, desk=desk)
    assert (desk.bot["merchant"], desk.goods()) == (target, {"gold": 2})


@pytest.mark.rule("BMERCH-7")
def test_it_moves_to_another_reward_and_then_to_the_nearest() -> None:
    desk = desk_with_houses("Paris").map_tile("Paris", None)
    assert merchant("Troyes", 1, desk=desk).bot["merchant"] == "Lyon"
    desk = desk_with_houses("Lyon", "Paris", "Frankfurt", "Koeln")
    assert merchant("Troyes", 2, desk=desk).bot["merchant"] == "Strasbourg"


@pytest.mark.rule("BMERCH-7", "SOLO-16")
def test_equally_good_towns_are_drawn_in_the_order_of_the_spaces() -> None:
    desk = SoloDesk().pieces(merchant="Frankfurt")
    desk.action_open("merchant", 1)
    assert desk.moves() == ["pick 1", "pick 2", "pick 3"]
    assert desk.answer_chance("pick 3").bot["merchant"] == "Nuernberg"


@pytest.mark.rule("BMERCH-7")
@pytest.mark.parametrize(("points", "gold", "left"), [(1, 3, 2), (1, 1, 0), (1, 0, 0), (2, 3, 3)])
def test_with_none_in_reach_it_pays_gold_to_the_nearest(points: int, gold: int, left: int) -> None:
    """From Toulouse, with its own houses in Bordeaux and Arles, Lyon is two steps away."""
    desk = desk_with_houses("Bordeaux", "Arles")
    merchant("Toulouse", points, gold=gold, desk=desk)
    assert desk.houses_of()[-2:] == ["Toulouse 1", "Arles 1"]
    assert (desk.bot["merchant"], desk.bot["resources"]["gold"]) == ("Lyon", left)


@pytest.mark.rule("BMERCH-7")
def test_among_the_nearest_towns_it_prefers_the_best() -> None:
    """From Nuernberg, without Frankfurt and Praha, five towns are two steps away: Strasbourg, Koeln, Leipzig,
    Wien and Verona."""
    desk = desk_with_houses("Frankfurt", "Praha")
    assert merchant("Nuernberg", 1, desk=desk).bot["merchant"] == "Wien"
    desk = desk_with_houses("Frankfurt", "Praha", "Wien")
    assert merchant("Nuernberg", 1, desk=desk).bot["merchant"] == "Leipzig"


@pytest.mark.rule("BMERCH-7", "BOT-12")
def test_with_no_town_left_it_stays_where_it_built() -> None:
    desk = SoloDesk()
    for town in {space.town for space in desk.rules.box.house_spaces} - {"Wien"}:
        desk.house(PERSON, town)
    merchant("Wien", 3, gold=4, desk=desk)
    assert (desk.bot["merchant"], desk.goods(), desk.houses_of()) == ("Wien", {"gold": 4}, ["Wien 1"])
    assert [event["piece"] for event in desk.events_with("bot-no-target")] == ["merchant"]
