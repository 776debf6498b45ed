"""The box's records, built from the entries of a data file whose shape has been checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tiletum.box import phrases
from tiletum.box.model import (
    COLOURS,
    BonusSpace,
    Box,
    Building,
    Cardinalbot,
    Cathedral,
    Challenge,
    CostTile,
    Crest,
    Decree,
    DecreeEntry,
    FairTile,
    HouseSpace,
    Link,
    PlayerBoard,
    Space,
    Tile,
    TownTile,
)
from tiletum.box.shape import COMPONENTS

Entry = dict[str, Any]
Record = TypeVar("Record")


def build(data: Entry) -> Box:
    """Return the box described by data whose shape has been checked."""
    return Box(
        name=data["name"],
        components={key: value for key, value in data["components"].items() if key in COMPONENTS},
        spaces=each(space, data["spaces"]),
        links=each(link, data["links"]),
        house_spaces=house_spaces(data["house_spaces"]),
        bonus_spaces=each(bonus_space, data["bonus_spaces"]),
        cathedrals=each(cathedral, data["cathedrals"]),
        cost_tiles=each(cost_tile, data["cost_tiles"]),
        town_tiles=each(lambda e: TownTile(e["town"], e["mark"]), data["town_tiles"]),
        fair_tiles=each(fair_tile, data["fair_tiles"]),
        first_fair_town=data["fairs"]["first_town"],
        fair_vp=tuple(data["fairs"]["vp"]),
        wheel_points=tuple(data["wheel"]["points"]),
        dice_drawn=tuple(data["wheel"]["dice_drawn"]),
        dice_of_colour=data["components"]["dice"] // len(COLOURS),
        action_order=tuple(data["actions"]["order"]),
        king_track=tuple(data["king_track"]["vp"]),
        king_leader_vp=data["king_track"]["leader_vp"],
        corruption=tuple(data["corruption"]["tokens"]),
        corruption_drawn=data["corruption"]["drawn"],
        contract_costs=tuple(data["contract_offer"]["costs"]),
        character_offer=data["character_offer"]["size"],
        buildings=each(building, data["buildings"]),
        player_board=PlayerBoard(**values(data["player_board"])),
        crests=each(lambda e: Crest(e["id"], e["mark"]), data["crests"]),
        characters=each(character, data["characters"]),
        contracts=each(lambda e: tile("contract", e), data["contracts"]),
        bonus_tiles=each(lambda e: tile("bonus", e), data["bonus_tiles"]),
        cardinalbot=Cardinalbot(**values(data["cardinalbot"])),
        decrees=each(decree, data["decrees"]),
        challenges=each(lambda e: Challenge(e["id"], e["mark"]), data["challenges"]),
        digest=digest(data),
        data=data,
    )


def digest(data: Entry) -> str:
    """Return a hash of the content, independent of format, comments and key order."""
    import json
    from hashlib import sha256

    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def each(record: Callable[[Entry], Record], entries: list[Entry]) -> tuple[Record, ...]:
    return tuple(map(record, entries))


def values(table: Entry) -> Entry:
    """Return the table's fields without its marks, with lists as tuples."""
    plain = {key: value for key, value in table.items() if key not in ("mark", "marks")}
    return {key: tuple(value) if isinstance(value, list) else value for key, value in plain.items()}


def space(e: Entry) -> Space:
    return Space(e["id"], e["name"], e.get("road", False), float(e["x"]), float(e["y"]), e["mark"])


def link(e: Entry) -> Link:
    return Link((e["between"][0], e["between"][1]), e["mark"])


def house_spaces(entries: list[Entry]) -> tuple[HouseSpace, ...]:
    towns = [e["town"] for e in entries]
    numbers = [towns[: index + 1].count(town) for index, town in enumerate(towns)]
    return tuple(map(house_space, entries, numbers))


def house_space(e: Entry, number: int) -> HouseSpace:
    return HouseSpace(e["town"], number, e["players"], phrases.effect(e["bonus"]), e["mark"])


def bonus_space(e: Entry) -> BonusSpace:
    return BonusSpace(e["town"], e["players"], e["mark"])


def cathedral(e: Entry) -> Cathedral:
    tiles, marks = tuple(e["tiles"]), tuple(e["tile_marks"])
    return Cathedral(e["town"], tiles, marks, e["pillar_spaces"], e["mark"], e["pillar_mark"])


def cost_tile(e: Entry) -> CostTile:
    return CostTile(e["id"], e.get("stone", 0), e.get("vp", 0), "stone" in e, e["mark"])


def fair_tile(e: Entry) -> FairTile:
    return FairTile(e["id"], e["vp"], tuple(e["counts"]), e["mark"])


def building(e: Entry) -> Building:
    return Building(e["rooms"], e["ap"], e["crest_cost"], phrases.effect(e["crest_bonus"]), e["mark"])


def character(e: Entry) -> Tile:
    bonus = phrases.effect(e["bonus"])
    return Tile(e["id"], "character", "character", e["players"], e["mark"], kind=e["kind"], effect=bonus)


def tile(pile: str, e: Entry) -> Tile:
    """Return a tile of the contract or bonus pile. A crest uses its family's id."""
    players, mark = e["players"], e["mark"]
    if "crest" in e:
        return Tile(e["crest"], "crest", pile, players, mark, family=e["crest"])
    if "helper" in e:
        return Tile(e["id"], "helper", pile, players, mark, effect=phrases.effect(e["helper"]))
    needs = {kind: e.get(kind, 0) for kind in ("identical", "wool", "iron")}
    reward = phrases.effect(e["reward"])
    return Tile(e["id"], "contract", pile, players, mark, vp=e["vp"], effect=reward, **needs)


def decree(e: Entry) -> Decree:
    return Decree(e["id"], e.get("fair", ""), decree_entries(e["entries"]), tuple(e["priority"]), e["mark"])


def decree_entries(texts: list[str]) -> tuple[DecreeEntry, ...]:
    return tuple(found for found in map(phrases.decree_entry, texts) if found is not None)
