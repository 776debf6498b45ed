"""The box: the packaged file, owners' corrections, and all refusals of files."""

from __future__ import annotations

import datetime
import json
import pickle
import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tiletum.box
from tiletum.box import Box, BoxError, from_data, load
from tiletum.box.bounds import BoundError
from tiletum.box.marks import Fact, reconstructed_facts
from tiletum.box.model import Atom, DecreeEntry, Take
from tiletum.box.phrases import SPELLINGS, atom, decree_entry
from tiletum.game.catalogue.effects import OPERATIONS
from tiletum.words import Words
from tiletum.words.describe import describe_error

Data = dict[str, Any]
SOURCE = Path(tiletum.box.__file__).parent
PACKAGED = SOURCE / "box.toml"
CATALOGUE = SOURCE.parent / "words" / "en" / "box.ftl"
OWNERS = "owners.toml"


def packaged_data() -> Data:
    return deepcopy(load().data)


def change_box(change: Callable[[Data], object]) -> Data:
    data = packaged_data()
    change(data)
    return data


def refusal(data: Data) -> BoxError:
    with pytest.raises(BoxError) as caught:
        from_data(data, OWNERS)
    return caught.value


@cache
def catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CATALOGUE.read_text()))
    return bundle


def sentence(error: BoxError) -> str:
    bundle = catalogue()
    message = bundle.get_message(error.key)
    assert message.value is not None
    text, errors = bundle.format_pattern(
        message.value, {"file": error.file, "entry": error.entry, **error.args_}
    )
    assert not errors
    return str(text)


# --- the packaged box ---


def test_the_packaged_box_is_read_once() -> None:
    assert isinstance(load(), Box)
    assert load() is load()


def test_components_add_up() -> None:
    box = load()
    assert Counter(space.road for space in box.spaces) == {False: 23, True: 6}
    assert [len(pile) for pile in (box.characters, box.contracts, box.bonus_tiles)] == [45, 26, 54]
    assert Counter(tile.type for tile in box.bonus_tiles) == {"helper": 34, "crest": 12, "contract": 8}
    assert Counter(tile.type for tile in box.contracts) == {"contract": 20, "crest": 6}
    assert (box.dice_of_colour, len(box.decrees), len(box.challenges)) == (4, 13, 8)
    assert sum(len(cathedral.tiles) for cathedral in box.cathedrals) == 25
    assert [tile.id for tile in box.cost_tiles if not tile.available] == ["unavailable"]


def test_records_have_the_content_of_the_file() -> None:
    box = load()
    assert [(h.number, h.players) for h in box.house_spaces if h.town == "Paris"] == [(1, 2), (2, 3)]
    assert box.buildings[4].crest_bonus == (Atom("gain any", "", 2),)
    assert box.contracts[4].effect == (Atom("town step"),)
    assert (box.contracts[11].id, box.contracts[11].family) == ("fleur", "fleur")
    assert box.decrees[0].entries[0] == DecreeEntry("pillars>houses", Take("action", "merchant"))
    assert box.decrees[11].fair == ""


def test_the_digest_depends_only_on_the_content(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_bytes(b"\xef\xbb\xbf# mine\r\n" + PACKAGED.read_bytes().replace(b"\n", b"\r\n"))
    assert load(path) == load(PACKAGED) == load()
    assert re.fullmatch("[0-9a-f]{64}", load().digest)


def test_the_digest_is_the_same_in_every_process() -> None:
    # SHA-256 of the canonical JSON, computed independently of the loader.
    import hashlib
    import tomllib

    data = tomllib.loads(PACKAGED.read_text())
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert load().digest == hashlib.sha256(canonical.encode()).hexdigest()


@pytest.mark.parametrize("options", [{}, {"indent": 2}, {"sort_keys": True}, {"ensure_ascii": False}])
def test_a_box_can_be_written_and_read_as_json(tmp_path: Path, options: dict[str, Any]) -> None:
    path = tmp_path / "box.json"
    path.write_text(json.dumps(load().data, **options))
    assert load(str(path)) == load()
    assert load(str(path)).digest == load().digest


def test_a_box_has_its_own_copy_of_the_data() -> None:
    data = packaged_data()
    box = from_data(data, "save")
    data["name"] = "Other"
    assert box.data == load().data


def test_atoms_are_parsed() -> None:
    assert atom("vp 3") == Atom("vp", "", 3)
    assert atom("house") == Atom("house")
    assert atom("pillar anywhere") == Atom("pillar anywhere")
    assert atom("step merchant 2") == Atom("step", "merchant", 2)


def test_an_atom_has_the_whole_name_of_its_operation() -> None:
    """An operation may begin with the name of another: `house anywhere` is no `house`."""
    for text, (_, thing, most) in SPELLINGS.items():
        found = atom(f"{text} 1" if most else text)
        assert found is not None
        assert (found.op, found.what) == (text.removesuffix(thing).strip(), thing)
        assert found.operation is OPERATIONS[found.op]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "vp",
        "vp 0",
        "vp 03",
        "vp -1",
        "vp 100",
        "king 2",
        "house 2",
        "step king 1",
        "gain  any 1",
        " vp 1",
        "1",
    ],
)
def test_text_that_is_not_an_atom_is_refused(text: str) -> None:
    assert atom(text) is None


def test_a_decree_entry_is_read_once_into_what_it_takes() -> None:
    assert decree_entry("king") == DecreeEntry("", Take("action", "king"))
    assert decree_entry("unfulfilled: needed") == DecreeEntry("unfulfilled", Take("needed"))
    assert decree_entry("highest any") == DecreeEntry("", Take("highest-any"))
    assert decree_entry("highest iron wool") == DecreeEntry("", Take("highest", kinds=("iron", "wool")))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rain: king",
        ": king",
        "highest",
        "highest tin",
        "highest iron iron",
        # These conditions compare the points of an action, so an action must follow.
        "crest-in-reach: needed",
        "crest-in-reach: highest any",
        "crest-in-offer: needed",
        "crest-in-offer: highest iron wool",
    ],
)
def test_impossible_decrees_are_refused(text: str) -> None:
    assert decree_entry(text) is None


# --- owners' corrections ---

CORRECTIONS: dict[str, Callable[[Data], object]] = {
    "cost": lambda d: d["cost_tiles"][2].update(stone=1, vp=1, mark="P"),
    "house bonus": lambda d: d["house_spaces"][0].update(bonus=["gain gold 2"], mark="P"),
    "bonus space": lambda d: d["bonus_spaces"][7].update(town="Wien", players=4, mark="P"),
    "cathedral tile": lambda d: d["cathedrals"][2].update(tiles=[5, 3, 2], tile_marks=["P", "X", "P"]),
    "pillar spaces": lambda d: d["cathedrals"][0].update(pillar_spaces=4, pillar_mark="P"),
    "king track": lambda d: d["king_track"]["vp"].__setitem__(1, -8),
    "corruption": lambda d: d["corruption"].update(tokens=[0, 1, 1, 2, 2, 2]),
    "offer": lambda d: d["contract_offer"].update(costs=[3, 3, 2, 1, 1]),
    "family": lambda d: [
        entry.update({key: "thistle"})
        for section, key in (("crests", "id"), ("contracts", "crest"), ("bonus_tiles", "crest"))
        for entry in d[section]
        if entry.get(key) == "rose"
    ],
    "contract": lambda d: d["contracts"][0].update(players=4, mark="P"),
    "marked field": lambda d: d["contracts"][0].update(marks={"players": "P"}),
    "storehouse": lambda d: d["player_board"].update(storehouse=5),
    "contract spaces": lambda d: d["player_board"].update(contract_spaces=8, contract_space_vp=[0] * 8),
    "extra link": lambda d: d["links"].append({"between": ["Bordeaux", "Lyon"], "mark": "P"}),
    "action order": lambda d: d["actions"]["order"].reverse(),
    "bot": lambda d: d["cardinalbot"].update(architect_cost_tile="5for8"),
}


@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_correction_is_accepted_and_changes_the_digest(name: str) -> None:
    assert from_data(change_box(CORRECTIONS[name]), OWNERS).digest != load().digest


def test_a_correction_in_a_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / OWNERS
    old = '{ id = "2for2", stone = 2, vp = 2, mark = "X" }'
    new = '{ id = "2for2", stone = 2, vp = 1, mark = "P" }'
    path.write_text(PACKAGED.read_text().replace(old, new))
    assert load(path).cost_tiles[2].vp == 1
    assert load(path).digest != load().digest
    assert len(reconstructed_facts(load(path))) == len(reconstructed_facts(load())) - 1


# --- refused files ---

Refusal = tuple[Callable[[Data], object], str, str]


def put(section: str, index: int, **fields: object) -> Callable[[Data], object]:
    return lambda data: data[section][index].update(fields)


def drop(section: str, index: int = -1) -> Callable[[Data], object]:
    return lambda data: data[section].pop(index)


def table(section: str, **fields: object) -> Callable[[Data], object]:
    return lambda data: data[section].update(fields)


def relink(old: tuple[str, str], *new: tuple[str, str]) -> Callable[[Data], object]:
    """Replace one link by others."""

    def change(data: Data) -> None:
        data["links"] = [link for link in data["links"] if set(link["between"]) != set(old)]
        data["links"] += [{"between": list(pair), "mark": "X"} for pair in new]

    return change


def both(*changes: Callable[[Data], object]) -> Callable[[Data], object]:
    return lambda data: [change(data) for change in changes]


def everywhere(section: str, **fields: object) -> Callable[[Data], object]:
    return lambda data: [entry.update(fields) for entry in data[section]]


def king_track_without(value: int) -> Callable[[Data], object]:
    def change(data: Data) -> None:
        place = data["king_track"]["vp"].index(value)
        for key in ("vp", "marks"):
            data["king_track"][key].pop(place)

    return change


KNOWN_ON_KING_TRACK = (-10, -2, -1, 0, 3, 5, 15)
ROAD = "London-Brugge"

SHAPES: list[Refusal] = [
    (lambda d: d.update(format=2), "format", "box-bad-format"),
    (lambda d: d.update(format=True), "format", "box-bad-format"),
    (lambda d: d.pop("format"), "format", "box-bad-format"),
    (lambda d: d.clear(), "format", "box-bad-format"),
    (lambda d: d.pop("links"), "links", "box-missing-key"),
    (lambda d: d.update(castles=[]), "castles", "box-unknown-key"),
    (lambda d: d.update(links={}), "links", "box-bad-type"),
    (lambda d: d.update(wheel=[]), "wheel", "box-bad-type"),
    (lambda d: d["links"].insert(0, "x"), "links[1]", "box-bad-type"),
    (lambda d: d.update(name=7), "name", "box-bad-type"),
    (lambda d: d.update(name=""), "name", "box-bad-name"),
    (put("spaces", 0, name="Lon\ndon"), "spaces[1] (London)", "box-bad-name"),
    (put("spaces", 0, colour="red"), "spaces[1] (London)", "box-unknown-key"),
    (lambda d: d["contracts"][2].pop("vp"), "contracts[3] (5iron)", "box-missing-key"),
    (lambda d: d["contracts"][2].pop("mark"), "contracts[3] (5iron)", "box-missing-key"),
    (lambda d: d["cost_tiles"][1].pop("vp"), "cost_tiles[2] (3for4)", "box-missing-key"),
    (lambda d: d["cost_tiles"][1].pop("stone"), "cost_tiles[2] (3for4)", "box-missing-key"),
    (lambda d: d["components"].pop("dice"), "components", "box-missing-key"),
    (table("components", meeples=3), "components", "box-unknown-key"),
    (put("contracts", 11, id="x"), "contracts[12] (x)", "box-unknown-key"),
    (put("contracts", 2, helper=["vp 1"]), "contracts[3] (5iron)", "box-unknown-key"),
    (put("spaces", 0, x="6"), "spaces[1] (London)", "box-bad-type"),
    (put("spaces", 0, x=101), "spaces[1] (London)", "box-out-of-range"),
    (put("spaces", 0, y=float("nan")), "spaces[1] (London)", "box-out-of-range"),
    (put("spaces", 0, road=1), "spaces[1] (London)", "box-bad-type"),
    (put("spaces", 0, id="Lon don"), "spaces[1] (Lon don)", "box-bad-id"),
    (put("spaces", 0, id=5), "spaces[1] (5)", "box-bad-type"),
    (put("contracts", 2, vp=True), "contracts[3] (5iron)", "box-bad-type"),
    (put("contracts", 2, vp=7.0), "contracts[3] (5iron)", "box-bad-type"),
    (put("contracts", 2, vp=-1), "contracts[3] (5iron)", "box-out-of-range"),
    (put("contracts", 2, players=5), "contracts[3] (5iron)", "box-out-of-range"),
    (put("characters", 0, kind="bishop"), "characters[1] (contract:ap1+any)", "box-bad-word"),
    (put("fair_tiles", 0, counts=["sheep"]), "fair_tiles[1] (house+pillar)", "box-bad-word"),
    (put("fair_tiles", 0, counts=[]), "fair_tiles[1] (house+pillar)", "box-bad-length"),
    (put("fair_tiles", 0, counts="houses"), "fair_tiles[1] (house+pillar)", "box-bad-type"),
    (table("actions", order=["architect", "fish"]), "actions", "box-bad-word"),
    (table("corruption", tokens=[0, 1, 1, 1, 2, 3]), "corruption", "box-out-of-range"),
    (put("cathedrals", 0, pillar_spaces=0), "cathedrals[1] (Paris)", "box-out-of-range"),
    (table("contract_offer", costs=[3, 2, 2, 1]), "contract_offer", "box-exact-length"),
    # A board has eight places for contracts.
    (table("player_board", contract_spaces=9, contract_space_vp=[0] * 9), "player_board", "box-out-of-range"),
]

MARKS: list[Refusal] = [
    (put("links", 0, mark="Z"), "links[1] (London - London-Brugge)", "box-bad-mark"),
    (put("links", 0, mark=1), "links[1] (London - London-Brugge)", "box-bad-type"),
    (table("components", mark="r"), "components", "box-bad-mark"),
    (put("cathedrals", 0, tile_marks=["P", "X", "Q"]), "cathedrals[1] (Paris)", "box-bad-mark"),
    (put("cathedrals", 0, pillar_mark=""), "cathedrals[1] (Paris)", "box-bad-mark"),
    (table("fairs", vp_marks=["X", "X", "R", "?"]), "fairs", "box-bad-mark"),
    (table("player_board", marks={"storehouse": "Z"}), "player_board", "box-bad-mark"),
    (table("player_board", marks={"cellar": "S"}), "player_board", "box-unknown-key"),
    (table("player_board", marks=["S"]), "player_board", "box-bad-type"),
    (put("cathedrals", 0, tile_marks=["P", "X"]), "cathedrals[1] (Paris)", "box-exact-length"),
    (table("fairs", vp_marks=["X", "X", "R"]), "fairs", "box-exact-length"),
    (lambda d: d["king_track"]["marks"].pop(), "king_track", "box-exact-length"),
    (lambda d: d["corruption"]["marks"].pop(), "corruption", "box-exact-length"),
    (lambda d: d["contract_offer"]["marks"].pop(), "contract_offer", "box-exact-length"),
    (table("player_board", contract_spaces=7), "player_board", "box-exact-length"),
]

EFFECTS: list[Refusal] = [
    (put("house_spaces", 0, bonus=["gain tin 2"]), "house_spaces[1] (London)", "box-bad-effect"),
    (put("house_spaces", 0, bonus=["vp"]), "house_spaces[1] (London)", "box-bad-effect"),
    (put("house_spaces", 0, bonus=[3]), "house_spaces[1] (London)", "box-bad-type"),
    (put("bonus_tiles", 0, helper=["action fish 1"]), "bonus_tiles[1] (joker1)", "box-bad-effect"),
    (put("bonus_tiles", 0, helper=[]), "bonus_tiles[1] (joker1)", "box-bad-length"),
    (put("characters", 18, bonus=["step king 1"]), "characters[19] (architect:1architect)", "box-bad-effect"),
    (put("contracts", 2, reward=["fly"]), "contracts[3] (5iron)", "box-bad-effect"),
    (put("buildings", 0, crest_bonus=["town anywhere"]), "buildings[1]", "box-bad-effect"),
    (put("house_spaces", 0, bonus=["ap 1"]), "house_spaces[1] (London)", "box-effect-place"),
    (put("contracts", 2, reward=["colour"]), "contracts[3] (5iron)", "box-effect-place"),
    (put("characters", 0, bonus=["building"]), "characters[1] (contract:ap1+any)", "box-effect-place"),
    (put("bonus_tiles", 15, helper=["colour", "vp 1"]), "bonus_tiles[16] (colour)", "box-effect-alone"),
    (put("decrees", 1, entries=["rain: king"]), "decrees[2] (king-and-country)", "box-bad-decree-entry"),
    (put("decrees", 1, entries=["fish"]), "decrees[2] (king-and-country)", "box-bad-decree-entry"),
    (put("decrees", 1, entries=[1]), "decrees[2] (king-and-country)", "box-bad-type"),
    (put("decrees", 1, priority=["tin"]), "decrees[2] (king-and-country)", "box-bad-word"),
    (put("decrees", 1, priority=["gold", "food"]), "decrees[2] (king-and-country)", "box-bad-priority"),
]

COUNTED = {
    "cost_tiles": "cost_tiles",
    "town_tiles": "town_tiles",
    "fair_tiles": "fair_tiles",
    "bonus_tiles": "bonus_tiles",
    "contracts": "contract_tiles",
    "characters": "character_tiles",
    "decrees": "decrees",
    "challenges": "challenges",
}


def remove_piece(section: str, component: str) -> Callable[[Data], object]:
    """Remove a piece and correct the list of components accordingly, which must not help."""

    def change(data: Data) -> None:
        data[section].pop()
        data["components"][component] -= 1

    return change


COUNTS: list[Refusal] = [
    *((drop(section), section, "box-bad-count") for section in COUNTED),
    *((remove_piece(section, name), section, "box-bad-count") for section, name in COUNTED.items()),
    *(
        (table("components", **{n: c + 1}), "components", "box-rulebook-says")
        for n, c in load().components.items()
    ),
    (drop("spaces", 0), "spaces", "box-bad-count"),
    (drop("spaces"), "spaces (road)", "box-bad-count"),
    (put("spaces", 28, road=False), "spaces", "box-bad-count"),
    (drop("cathedrals"), "cathedrals", "box-bad-count"),
    (put("cathedrals", 0, tiles=[3, 2], tile_marks=["P", "X"]), "cathedrals (tiles)", "box-bad-count"),
    (table("fairs", vp=[1, 2, 3], vp_marks=["X", "X", "R"]), "fairs", "box-bad-count"),
    (lambda d: d["actions"]["order"].pop(), "actions", "box-bad-count"),
    (table("corruption", tokens=[0, 1], marks=["R", "R"]), "corruption", "box-bad-count"),
    (drop("buildings"), "buildings", "box-bad-count"),
    (put("buildings", 5, ap=1), "buildings (ap)", "box-bad-count"),
    (put("characters", 0, kind="king"), "characters", "box-kind-count"),
    (put("cost_tiles", 0, stone=1, vp=1), "cost_tiles", "box-one-unavailable"),
    (lambda d: d["cost_tiles"].__setitem__(1, {"id": "x", "mark": "P"}), "cost_tiles", "box-one-unavailable"),
    (table("corruption", tokens=[0, 0, 1, 1, 2, 2]), "corruption", "box-one-zero"),
    (table("corruption", tokens=[1, 1, 1, 1, 2, 2]), "corruption", "box-one-zero"),
]

FACTS: list[Refusal] = [
    (put("buildings", 0, rooms=2), "buildings[1]", "box-rulebook-says"),
    (put("buildings", 1, ap=3), "buildings[2]", "box-rulebook-says"),
    (put("buildings", 2, crest_cost=6), "buildings[3]", "box-rulebook-says"),
    (table("wheel", points=[1, 2, 3, 4, 5, 6]), "wheel", "box-rulebook-says"),
    (table("fairs", first_town="Paris"), "fairs", "box-rulebook-says"),
    (table("corruption", drawn=2), "corruption", "box-rulebook-says"),
    (table("player_board", dice_spaces=4), "player_board", "box-rulebook-says"),
    (table("cardinalbot", houses=8), "cardinalbot", "box-rulebook-says"),
    (table("player_board", start_pillars=3), "player_board", "box-rulebook-says"),
    (table("wheel", dice_drawn=[8, 11, 15]), "wheel", "box-rulebook-says"),
    (table("cardinalbot", columns=4), "cardinalbot", "box-rulebook-says"),
    (table("cardinalbot", contract_spaces=4), "cardinalbot", "box-rulebook-says"),
    (table("cardinalbot", reserved_food=2), "cardinalbot", "box-rulebook-says"),
    (table("cardinalbot", ap_markers=[3, 2, 2, 1, 1]), "cardinalbot", "box-rulebook-says"),
    (put("cathedrals", 0, tiles=[2, 3, 1]), "cathedrals[1] (Paris)", "box-not-descending"),
    (table("contract_offer", costs=[1, 2, 2, 3, 3]), "contract_offer", "box-not-descending"),
    (lambda d: d["king_track"]["vp"].__setitem__(1, -10), "king_track", "box-not-ascending"),
    *((king_track_without(value), "king_track", "box-king-track-missing") for value in KNOWN_ON_KING_TRACK),
    (both(*(put("bonus_tiles", i, players=4) for i in range(22))), "bonus_tiles", "box-pile-too-small"),
    (everywhere("contracts", players=3), "contracts", "box-pile-too-small"),
    (everywhere("characters", players=4), "characters", "box-pile-too-small"),
    (put("contracts", 2, iron=0), "contracts[3] (5iron)", "box-empty-contract"),
    (put("bonus_tiles", 31, iron=0), "bonus_tiles[32] (2iron)", "box-empty-contract"),
]

NAMES: list[Refusal] = [
    (put("spaces", 1, id="London"), "spaces[2] (London)", "box-duplicate"),
    (put("cost_tiles", 2, id="3for4"), "cost_tiles[3] (3for4)", "box-duplicate"),
    (put("fair_tiles", 1, id="king"), "fair_tiles[4] (king)", "box-duplicate"),
    (put("crests", 1, id="fleur"), "crests[2] (fleur)", "box-duplicate"),
    (put("decrees", 1, id="busy-hands"), "decrees[10] (busy-hands)", "box-duplicate"),
    (put("challenges", 1, id="deep-coffers"), "challenges[6] (deep-coffers)", "box-duplicate"),
    (put("cathedrals", 1, town="Paris"), "cathedrals[2] (Paris)", "box-duplicate"),
    (put("town_tiles", 1, town="Frankfurt"), "town_tiles[2] (Frankfurt)", "box-duplicate"),
    (put("bonus_spaces", 1, town="Brugge"), "bonus_spaces[2] (Brugge)", "box-duplicate"),
    (put("links", 8, between=["Koeln", "Tiletum"]), "links[9] (Koeln - Tiletum)", "box-duplicate"),
    (table("actions", order=["king", "king", *load().action_order[2:]]), "actions", "box-duplicate"),
    (put("decrees", 1, fair="house"), "decrees[3] (merchant-empire)", "box-duplicate"),
    (put("spaces", 18, id="Venice"), "spaces", "box-missing-id"),
    (put("challenges", 0, id="rain"), "challenges", "box-missing-id"),
    (put("decrees", 12, id="poverty"), "decrees", "box-missing-id"),
    (put("crests", 0, id="lily"), "crests", "box-missing-id"),
    (put("links", 8, between=["Tiletum", "Oslo"]), "links[9] (Tiletum - Oslo)", "box-unknown-id"),
    (put("house_spaces", 0, town="Oslo"), "house_spaces[1] (Oslo)", "box-unknown-id"),
    (put("bonus_spaces", 0, town="Oslo"), "bonus_spaces[1] (Oslo)", "box-unknown-id"),
    (put("cathedrals", 0, town="Oslo"), "cathedrals[1] (Oslo)", "box-unknown-id"),
    (put("town_tiles", 0, town="Oslo"), "town_tiles[1] (Oslo)", "box-unknown-id"),
    (put("contracts", 11, crest="thistle"), "contracts[12] (thistle)", "box-unknown-id"),
    (put("bonus_tiles", 23, crest="thistle"), "bonus_tiles[24] (thistle)", "box-unknown-id"),
    (put("decrees", 1, fair="sheep"), "decrees[2] (king-and-country)", "box-unknown-id"),
    (table("cardinalbot", architect_cost_tile="9for9"), "cardinalbot", "box-unknown-id"),
    (put("house_spaces", 1, town=ROAD), f"house_spaces[2] ({ROAD})", "box-on-road"),
    (put("bonus_spaces", 1, town=ROAD), f"bonus_spaces[2] ({ROAD})", "box-on-road"),
    (put("cathedrals", 1, town=ROAD), f"cathedrals[2] ({ROAD})", "box-on-road"),
    (put("town_tiles", 1, town=ROAD), f"town_tiles[2] ({ROAD})", "box-on-road"),
    (put("house_spaces", 1, town="Tiletum"), "house_spaces[2] (Tiletum)", "box-in-first-town"),
    (put("town_tiles", 1, town="Tiletum"), "town_tiles[2] (Tiletum)", "box-in-first-town"),
    (lambda d: d["decrees"][1].pop("fair"), "decrees[2] (king-and-country)", "box-decree-without-fair"),
    (put("decrees", 12, fair="king"), "decrees[13] (worldly-riches)", "box-decree-with-fair"),
    (put("decrees", 12, entries=["needed"]), "decrees[13] (worldly-riches)", "box-last-decree"),
    (put("fair_tiles", 0, counts=["king", "houses"]), "fair_tiles[1] (house+pillar)", "box-king-alone"),
    (put("fair_tiles", 3, counts=["king", "king"]), "fair_tiles[4] (king)", "box-king-alone"),
    (put("bonus_tiles", 12, helper=["ap 2"]), "bonus_tiles[13] (+1ap)", "box-unlike-tiles"),
    (put("characters", 8, bonus=["vp 1"]), "characters[9] (contract:ap1+any)", "box-unlike-tiles"),
    (put("contracts", 1, id="5identical"), "contracts[2] (5identical)", "box-unlike-tiles"),
    (put("bonus_tiles", 31, id="5iron"), "bonus_tiles[32] (5iron)", "box-unlike-tiles"),
    (put("bonus_tiles", 0, id="lion"), "bonus_tiles[1] (lion)", "box-unlike-tiles"),
    (
        lambda d: [
            e.update(crest="cup") for e in d["contracts"] + d["bonus_tiles"] if e.get("crest") == "rose"
        ],
        "crests[4] (rose)",
        "box-family-without-tile",
    ),
]

MAP: list[Refusal] = [
    (put("links", 8, between=["Paris", "Paris"]), "links[9] (Paris - Paris)", "box-self-link"),
    (both(relink(("Praha", "Wien")), relink(("Wien", "Venezia"))), "links", "box-map-split"),
    (relink(("Frankfurt", "Nuernberg")), "links", "box-map-distance"),
    (relink(("Nuernberg", "Praha")), "links", "box-map-distance"),
    (relink(("Arles", "Arles-Genova"), ("Arles", "Genova")), "links", "box-map-distance"),
    (relink(("Arles", "Arles-Genova")), "links", "box-map-distance"),
    (relink(("Wien", "Venezia"), ("Koeln", "Venezia")), "links", "box-map-distance"),
    (relink(("Troyes", "Strasbourg")), "links", "box-map-distance"),
    (relink(("Wien", "Venezia"), ("Strasbourg", "Wien")), "links", "box-map-neighbours"),
    (relink(("Troyes", "Lyon")), "links", "box-map-cathedrals"),
    (relink(("Hamburg", "Leipzig"), ("Antwerpen", "Praha")), "links", "box-map-distance"),
    (relink(("London-Brugge", "Brugge"), ("London-Brugge", "Bordeaux")), "links", "box-map-within"),
    (relink(("Bordeaux", "Toulouse"), ("Antwerpen", "Bordeaux")), "links", "box-map-cathedrals"),
    (put("house_spaces", 0, players=3), "house_spaces", "box-no-house-space"),
    (drop("house_spaces", 6), "house_spaces", "box-no-house-space"),
    (put("house_spaces", 1, players=2), "house_spaces[2] (London)", "box-second-house-space"),
    (put("house_spaces", 3, town="London"), "house_spaces[4] (London)", "box-third-house-space"),
]

REFUSALS = [*SHAPES, *MARKS, *EFFECTS, *COUNTS, *FACTS, *NAMES, *MAP]


@pytest.mark.parametrize(
    ("change", "entry", "key"), REFUSALS, ids=[f"{key}-{entry}" for _, entry, key in REFUSALS]
)
def test_a_wrong_file_is_refused(change: Callable[[Data], object], entry: str, key: str) -> None:
    error = refusal(change_box(change))
    assert (error.file, error.entry, error.key) == (OWNERS, entry, key)
    assert sentence(error).startswith(f"{OWNERS}: {entry}: ")


@pytest.mark.parametrize(
    ("change", "start", "end", "found"),
    [
        (relink(("Frankfurt", "Nuernberg")), "Frankfurt", "Nuernberg", 6),
        (relink(("Nuernberg", "Praha")), "Nuernberg", "Praha", 5),
        (relink(("Arles", "Arles-Genova"), ("Arles", "Genova")), "Arles", "Genova", 1),
        (relink(("Troyes", "Strasbourg")), "Frankfurt", "Troyes", 3),
        (relink(("Wien", "Venezia"), ("Koeln", "Venezia")), "London", "Venezia", 5),
    ],
)
def test_the_broken_example_is_named(
    change: Callable[[Data], object], start: str, end: str, found: int
) -> None:
    args = refusal(change_box(change)).args_
    assert (args["start"], args["end"], args["found"]) == (start, end, found)


# --- unreadable files ---


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert file_refusal(tmp_path / "none.toml").key == "box-not-found"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert file_refusal(tmp_path).key == "box-unreadable"


def test_an_impossible_path_is_refused() -> None:
    assert file_refusal(Path("a\0b")).key == "box-unreadable"


CUT_OFF = PACKAGED.read_bytes()[:5000]
BROKEN: dict[str, tuple[bytes, str, dict[str, str | int]]] = {
    "truncated": (CUT_OFF, "box-bad-syntax", {"line": CUT_OFF.count(b"\n") + 1}),
    "toml": (b"format = 1\nname = \n", "box-bad-syntax", {"line": 2}),
    "json": (b'{"format": 1,\n"name" "x"}', "box-bad-syntax", {"line": 2}),
    "repeated key in toml": (b"format = 1\nformat = 1\n", "box-bad-syntax", {"line": 2}),
    "repeated key in json": (b'{"format": 1, "format": 1}', "box-bad-syntax", {"line": 1}),
    "latin-1": ("name = 'K\u00f6ln'".encode("latin-1"), "box-not-text", {}),
    "empty": (b"", "box-bad-format", {"found": "-", "expected": 1}),
    "another format": (b"format = 2", "box-bad-format", {"found": 2, "expected": 1}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_an_unreadable_file_is_refused(name: str, tmp_path: Path) -> None:
    content, key, args = BROKEN[name]
    path = tmp_path / OWNERS
    path.write_bytes(content)
    error = file_refusal(path)
    assert (error.file, error.key, error.args_) == (str(path), key, args)
    assert sentence(error).startswith(f"{path}: ")


@pytest.mark.parametrize("part", range(1, 20))
def test_an_incomplete_file_is_refused(part: int, tmp_path: Path) -> None:
    path, content = tmp_path / OWNERS, PACKAGED.read_bytes()
    path.write_bytes(content[: len(content) * part // 20])
    assert file_refusal(path).file == str(path)


def test_a_save_file_without_a_table_as_its_box_is_refused() -> None:
    wrong: Any = ["not", "a", "box"]
    assert refusal(wrong).key == "box-bad-format"


def places(content: Any, *path: Any) -> list[tuple[Any, ...]]:
    """Return the paths to everything in the data."""
    inside = (
        content.items()
        if isinstance(content, dict)
        else enumerate(content)
        if isinstance(content, list)
        else ()
    )
    return [path, *(place for key, value in inside for place in places(value, *path, key))]


def test_every_fault_is_reported_as_a_box_error() -> None:
    from random import Random

    random = Random(1)
    messages: list[str] = []
    for path in random.sample(places(packaged_data())[1:], 400):
        data: Any = packaged_data()
        *parents, last = path
        inner = data
        for key in parents:
            inner = inner[key]
        inner[last] = random.choice([None, "", "x", -1, 10**30, True, 0.5, [], {}, [[]], {"": {}}, "\ud800"])
        try:
            from_data(data, OWNERS)
        except BoxError as error:
            messages.append(sentence(error))
        except BoundError as error:
            messages.append(describe_error(Words("en"), error))
    assert len(messages) > 300
    assert all(text.startswith(OWNERS) for text in messages)


def file_refusal(path: Path) -> BoxError:
    with pytest.raises(BoxError) as caught:
        load(path)
    return caught.value


# --- errors and their sentences ---


def test_an_error_names_its_place_without_a_catalogue() -> None:
    error = refusal(change_box(put("contracts", 2, vp=-1)))
    assert (
        str(error) == "owners.toml: contracts[3] (5iron): box-out-of-range field=vp, found=-1, low=0, high=99"
    )
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_sentence_is_readable_for_people() -> None:
    error = refusal(change_box(drop("contracts")))
    assert sentence(error) == "owners.toml: contracts: there are 25, but the rulebook lists 26."


AS_WRITTEN: list[tuple[object, str]] = [
    ("5", '"5"'),
    (5.5, "5.5"),
    (True, "true"),
    (None, "null"),
    ('a "b"\n', r'"a \"b\"\n"'),
    ([1, "x"], '[1, "x"]'),
    ({"a": 1}, "{ a = 1 }"),
    ({}, "{}"),
    (datetime.date(2024, 5, 1), "2024-05-01"),
    ("x" * 99, '"' + "x" * 56 + "..."),
]


@pytest.mark.parametrize(("value", "expected"), AS_WRITTEN)
def test_a_wrong_value_is_shown_as_in_the_file(value: object, expected: str) -> None:
    error = refusal(change_box(put("contracts", 2, vp=value)))
    message = f"owners.toml: contracts[3] (5iron): “vp” should be a whole number, but it is {expected}."
    assert sentence(error) == message


def test_values_have_their_own_quotes_and_keys_have_ours() -> None:
    error = refusal(change_box(put("characters", 0, mark="Q")))
    assert sentence(error).endswith('the mark “mark” is "Q", but it must be one of: "R", "P", "Y", "S", "X".')
    error = refusal(change_box(put("contracts", 2, id="5 iron")))
    assert '“id” is "5 iron", but' in sentence(error)


def test_every_key_has_a_sentence_and_a_test() -> None:
    code = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    in_code = set(re.findall(r'"(box-[a-z-]+)"', code))
    in_catalogue = set(re.findall(r"^(box-[a-z-]+) =", CATALOGUE.read_text(), re.MULTILINE))
    tested = {key for _, _, key in REFUSALS} | {key for _, key, _ in BROKEN.values()}
    assert in_code == in_catalogue
    assert in_code - tested == {"box-not-found", "box-unreadable"}


def test_the_catalogue_has_no_unused_entries() -> None:
    from fluent.syntax import FluentParser, ast

    entries = FluentParser().parse(CATALOGUE.read_text()).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


# --- reconstructed facts ---


def test_every_reconstructed_fact_is_listed() -> None:
    facts = reconstructed_facts(load())
    # The comments of the file write marks without quotes.
    assert len(facts) == PACKAGED.read_text().count('"X"')
    assert len(set(facts)) == len(facts)


@pytest.mark.parametrize(
    "fact",
    [
        Fact("links[3] (Brugge - Antwerpen)", "links[3]", 'between = ["Brugge", "Antwerpen"]'),
        Fact("cathedrals[1] (Paris)", "cathedrals[1].tiles[2]", "2"),
        Fact("cathedrals[1] (Paris)", "cathedrals[1].pillar_spaces", "3"),
        Fact("cost_tiles[3] (2for2)", "cost_tiles[3]", 'id = "2for2", stone = 2, vp = 2'),
        Fact("fairs", "fairs.vp[1]", "1"),
        Fact("king_track", "king_track.vp[2]", "-7"),
        Fact("corruption", "corruption.tokens[2]", "1"),
        Fact("contract_offer", "contract_offer.costs[4]", "2"),
        Fact("player_board", "player_board.contract_space_vp", "[0, 0, 0, 0, 0, 5]"),
        Fact("cardinalbot", "cardinalbot.architect_cost_tile", '"6for10"'),
    ],
    ids=lambda fact: fact.path,
)
def test_a_reconstructed_fact_is_listed(fact: Fact) -> None:
    assert fact in reconstructed_facts(load())


def test_a_marked_field_stands_for_itself() -> None:
    box = from_data(change_box(put("contracts", 0, mark="X", marks={"vp": "R", "identical": "X"})), OWNERS)
    facts = [fact for fact in reconstructed_facts(box) if fact.entry == "contracts[1] (5identical)"]
    assert [(fact.path, fact.value) for fact in facts] == [
        ("contracts[1]", 'id = "5identical", reward = [], players = 2'),
        ("contracts[1].identical", "5"),
    ]


def test_importing_the_package_parses_nothing() -> None:
    import subprocess
    import sys

    probe = "import sys, tiletum.box; print([m for m in ('tomllib',) if m in sys.modules])"
    path = str(SOURCE.parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, env={"PYTHONPATH": path}, check=True
    )
    assert done.stdout.strip() == "[]"
