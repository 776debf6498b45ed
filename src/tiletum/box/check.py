"""Consistency checks for a box: counts, references, and facts that the rulebooks state.

An owner may change anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from typing import Any, NamedTuple

from tiletum.box.error import Fault, excerpt, fault, label
from tiletum.box.marks import MARKED_LISTS
from tiletum.box.model import CHARACTER_KINDS, Box, Tile
from tiletum.box.phrases import ANY_DIE, decree_entry, is_complete_priority
from tiletum.box.shape import COMPONENTS, Int
from tiletum.game.catalogue.challenges import CHALLENGES

FIRST_TOWN = "Tiletum"
PLAYER_COUNTS = (2, 3, 4)
TILES_OF_A_KIND = 9
BONUS_TILES_OFF_THE_MAP = 7
"""One for each of the six actions and one for the King track."""

# --- Facts from the rulebooks ---


class Count(NamedTuple):
    entry: str
    expected: int
    found: Callable[[Box], int]


COUNTS = (
    Count("spaces", 23, lambda box: sum(not space.road for space in box.spaces)),
    Count("spaces (road)", 6, lambda box: sum(space.road for space in box.spaces)),
    Count("cathedrals", COMPONENTS["cost_tiles"], lambda box: len(box.cathedrals)),
    Count(
        "cathedrals (tiles)",
        COMPONENTS["cathedral_tiles"],
        lambda box: len([*chain(*(c.tiles for c in box.cathedrals))]),
    ),
    Count("cost_tiles", COMPONENTS["cost_tiles"], lambda box: len(box.cost_tiles)),
    Count("town_tiles", COMPONENTS["town_tiles"], lambda box: len(box.town_tiles)),
    Count("fair_tiles", COMPONENTS["fair_tiles"], lambda box: len(box.fair_tiles)),
    Count("fairs", COMPONENTS["fair_order_tiles"], lambda box: len(box.fair_vp)),
    Count("actions", COMPONENTS["action_tiles"], lambda box: len(box.action_order)),
    Count("corruption", COMPONENTS["corruption_tokens"], lambda box: len(box.corruption)),
    Count("buildings", 6, lambda box: len(box.buildings)),
    Count("buildings (ap)", COMPONENTS["bonus_ap_markers"], lambda box: sum(b.ap > 0 for b in box.buildings)),
    Count("characters", COMPONENTS["character_tiles"], lambda box: len(box.characters)),
    Count("contracts", COMPONENTS["contract_tiles"], lambda box: len(box.contracts)),
    Count("bonus_tiles", COMPONENTS["bonus_tiles"], lambda box: len(box.bonus_tiles)),
    Count("decrees", COMPONENTS["decrees"], lambda box: len(box.decrees)),
    Count("challenges", COMPONENTS["challenges"], lambda box: len(box.challenges)),
)

VALUES: dict[str, dict[str, object]] = {
    "fairs": {"first_town": FIRST_TOWN},
    "wheel": {"points": [6, 5, 4, 3, 2, 1], "dice_drawn": [8, 11, 14]},
    "corruption": {"drawn": 3},
    # The other houses start on five roofs and in Tiletum, the other pillars on five contract spaces.
    "player_board": {"dice_spaces": 3, "start_houses": 2, "start_pillars": 2},
    # One more house starts in Tiletum.
    "cardinalbot": {
        "columns": 5,
        "houses": COMPONENTS["houses"] - 1,
        "pillars": COMPONENTS["pillars"],
    },
    "components": dict(COMPONENTS),
}
STRICT_BOT_VALUES: dict[str, object] = {
    "contract_spaces": 2,
    "reserved_food": 3,
    "ap_markers": [1, 1, 2, 2, 3],
}
MAX_CONTRACT_SPACES = 8
"""The number of spaces that fit on a player board."""
BUILDINGS = {"rooms": (3, 2, 2, 1, 1, 0), "ap": (3, 2, 2, 1, 1, 0), "crest_cost": (6, 6, 5, 4, 3, 2)}

KING_TRACK = (-10, -2, -1, 0, 3, 5, 15)

IDS = {
    # Ids that a rule or an example refers to by name.
    "spaces": (
        *(FIRST_TOWN, "London", "Brugge", "Antwerpen", "Koeln", "Paris", "Lyon", "Troyes", "Strasbourg"),
        *("Frankfurt", "Nuernberg", "Praha", "Arles", "Genova", "Venezia"),
    ),
    "crests": ("fleur",),
    "decrees": ("everlasting-fame", "worldly-riches"),
    "challenges": tuple(CHALLENGES),
}

LAST_DECREE = IDS["decrees"][-1]
LAST_ENTRY = decree_entry(ANY_DIE)

DISTANCES = (
    ("Frankfurt", "Nuernberg", 1),
    ("Nuernberg", "Praha", 1),
    ("Arles", "Genova", 2),
    ("Frankfurt", "Troyes", 2),
    ("London", "Venezia", 9),
)
REACH = 6
WITHIN_REACH = (("London", "Brugge"), ("London", "Antwerpen"))
CATHEDRALS_IN_REACH = {"London": {"Paris", "Lyon", "Koeln"}}
NEIGHBOURS = {"Strasbourg": {"Troyes", "Frankfurt"}}

# --- References between sections ---

UNIQUE = {
    "spaces": "id",
    "bonus_spaces": "town",
    "cathedrals": "town",
    "cost_tiles": "id",
    "town_tiles": "town",
    "fair_tiles": "id",
    "crests": "id",
    "decrees": "id",
    "challenges": "id",
}

REFERENCES = (
    # section, field, section that must contain the id
    ("links", "between", "spaces"),
    ("house_spaces", "town", "spaces"),
    ("bonus_spaces", "town", "spaces"),
    ("cathedrals", "town", "spaces"),
    ("town_tiles", "town", "spaces"),
    ("fairs", "first_town", "spaces"),
    ("contracts", "crest", "crests"),
    ("bonus_tiles", "crest", "crests"),
    ("decrees", "fair", "fair_tiles"),
    ("cardinalbot", "architect_cost_tile", "cost_tiles"),
)

TOWNS_ONLY = ("house_spaces", "bonus_spaces", "cathedrals", "town_tiles")
NOT_IN_FIRST_TOWN = ("house_spaces", "town_tiles")
"""In Tiletum, every player has a house from the start, and the fair is printed on the board."""

SAME_LENGTH = (
    # section, list, the list (or number) that gives its length
    *((section, marks, values) for section, (marks, values) in MARKED_LISTS.items()),
    ("player_board", "contract_space_vp", "contract_spaces"),
)


def faults(box: Box, strict: bool = True) -> Iterator[Fault]:
    """Yield the box's faults. Callers raise the first one, since later checks can rely on earlier ones.

    Skip the strict checks unless `strict`: games started before those checks existed must still load.
    """
    return chain.from_iterable(check(box) for check in (CHECKS + STRICT_CHECKS if strict else CHECKS))


def labelled_entries(box: Box, section: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a section's entries as written in the file, each with its label."""
    content = box.data[section]
    if isinstance(content, dict):
        yield section, content
    elif isinstance(content, list):
        for index, entry in enumerate(content):
            yield label(section, index, entry), entry


def field_values(entry: dict[str, Any], key: str) -> list[Any]:
    """Return the values of a field as a list. The field can be missing, a single value or a list."""
    value = entry.get(key, [])
    return value if isinstance(value, list) else [value]


# --- Counts and fixed values ---


def counts(box: Box) -> Iterator[Fault]:
    for entry, expected, count in COUNTS:
        if (found := count(box)) != expected:
            yield fault(entry, "box-bad-count", found=found, expected=expected)


def fixed_values(box: Box) -> Iterator[Fault]:
    for section, expected in VALUES.items():
        for entry, fields in labelled_entries(box, section):
            for key, value in expected.items():
                yield from value_faults(entry, key, fields[key], value)


def fixed_buildings(box: Box) -> Iterator[Fault]:
    for index, (entry, fields) in enumerate(labelled_entries(box, "buildings")):
        for key, column in BUILDINGS.items():
            yield from value_faults(entry, key, fields[key], column[index])


def value_faults(entry: str, key: str, found: object, expected: object) -> Iterator[Fault]:
    if found != expected:
        yield fault(entry, "box-rulebook-says", field=key, found=excerpt(found), expected=excerpt(expected))


def kinds(box: Box) -> Iterator[Fault]:
    found = Counter(tile.kind for tile in box.characters)
    for kind in CHARACTER_KINDS:
        if found[kind] != TILES_OF_A_KIND:
            yield fault(
                "characters",
                "box-kind-count",
                kind=excerpt(kind),
                found=found[kind],
                expected=TILES_OF_A_KIND,
            )


def closed_cathedral(box: Box) -> Iterator[Fault]:
    found = sum(not tile.available for tile in box.cost_tiles)
    if found != 1:
        yield fault("cost_tiles", "box-one-unavailable", found=found)


def zero_token(box: Box) -> Iterator[Fault]:
    if (found := box.corruption.count(0)) != 1:
        yield fault("corruption", "box-one-zero", found=found)


def lengths(box: Box) -> Iterator[Fault]:
    for section, key, like in SAME_LENGTH:
        for entry, fields in labelled_entries(box, section):
            expected = fields[like] if isinstance(fields[like], int) else len(fields[like])
            if (found := len(fields[key])) != expected:
                yield fault(entry, "box-exact-length", field=key, found=found, expected=expected)


# --- Names ---


def duplicates(box: Box) -> Iterator[Fault]:
    for section, key in UNIQUE.items():
        values = [(entry, fields[key]) for entry, fields in labelled_entries(box, section)]
        yield from duplicate_faults(key, values)
    links = [(entry, sorted(link["between"])) for entry, link in labelled_entries(box, "links")]
    yield from duplicate_faults("between", links)
    yield from duplicate_faults("order", [("actions", action) for action in box.action_order])


def duplicate_faults(key: str, values: list[tuple[str, Any]]) -> Iterator[Fault]:
    for index, (entry, value) in enumerate(values):
        if value in [earlier for _, earlier in values[:index]]:
            yield fault(entry, "box-duplicate", field=key, found=excerpt(value))


def required_ids(box: Box) -> Iterator[Fault]:
    for section, ids in IDS.items():
        known = {fields["id"] for _, fields in labelled_entries(box, section)}
        yield from (
            fault(section, "box-missing-id", found=excerpt(name)) for name in ids if name not in known
        )


def references(box: Box) -> Iterator[Fault]:
    for section, key, target in REFERENCES:
        known = {fields["id"] for _, fields in labelled_entries(box, target)}
        for entry, fields in labelled_entries(box, section):
            for name in field_values(fields, key):
                if name not in known:
                    yield fault(entry, "box-unknown-id", field=key, found=excerpt(name), section=target)


def town_references(box: Box) -> Iterator[Fault]:
    roads = {space.id for space in box.spaces if space.road}
    for section in TOWNS_ONLY:
        for entry, fields in labelled_entries(box, section):
            if fields["town"] in roads:
                yield fault(entry, "box-on-road", found=fields["town"])
            if section in NOT_IN_FIRST_TOWN and fields["town"] == FIRST_TOWN:
                yield fault(entry, "box-in-first-town", found=FIRST_TOWN)


# --- The map ---


def self_links(box: Box) -> Iterator[Fault]:
    for entry, link in labelled_entries(box, "links"):
        if link["between"][0] == link["between"][1]:
            yield fault(entry, "box-self-link", found=link["between"][0])


def distances(box: Box, start: str) -> dict[str, int]:
    """Return the number of steps from a space to each reachable space."""
    steps, frontier = {start: 0}, [start]
    for here in frontier:
        for there in sorted(neighbours(box, here) - set(steps)):
            steps[there] = steps[here] + 1
            frontier.append(there)
    return steps


def neighbours(box: Box, here: str) -> set[str]:
    return {there for link in box.links if here in link.between for there in link.between if there != here}


def connectivity(box: Box) -> Iterator[Fault]:
    reached = distances(box, FIRST_TOWN)
    for space in box.spaces:
        if space.id not in reached:
            yield fault("links", "box-map-split", found=space.id, start=FIRST_TOWN)


def example_distances(box: Box) -> Iterator[Fault]:
    for start, end, expected in DISTANCES:
        if (found := distances(box, start)[end]) != expected:
            yield fault("links", "box-map-distance", start=start, end=end, found=found, expected=expected)


def example_reach(box: Box) -> Iterator[Fault]:
    for start, end in WITHIN_REACH:
        if (found := distances(box, start)[end]) > REACH:
            yield fault("links", "box-map-within", start=start, end=end, found=found, limit=REACH)


def example_cathedrals(box: Box) -> Iterator[Fault]:
    for start, expected in CATHEDRALS_IN_REACH.items():
        steps = distances(box, start)
        found = {c.town for c in box.cathedrals if steps[c.town] <= REACH} - {start}
        yield from town_faults("box-map-cathedrals", start, found, expected)


def example_neighbours(box: Box) -> Iterator[Fault]:
    towns = {space.id for space in box.spaces if not space.road}
    for start, expected in NEIGHBOURS.items():
        yield from town_faults("box-map-neighbours", start, neighbours(box, start) & towns, expected)


def town_faults(key: str, start: str, found: set[str], expected: set[str]) -> Iterator[Fault]:
    if found != expected:
        yield fault(
            "links", key, start=start, limit=REACH, found=join_towns(found), expected=join_towns(expected)
        )


def join_towns(towns: set[str]) -> str:
    return ", ".join(sorted(towns)) or "-"


def house_spaces(box: Box) -> Iterator[Fault]:
    spaces = list(labelled_entries(box, "house_spaces"))
    for town in (space.id for space in box.spaces if not space.road and space.id != FIRST_TOWN):
        here = [(entry, fields["players"]) for entry, fields in spaces if fields["town"] == town]
        always = [entry for entry, players in here if players == PLAYER_COUNTS[0]]
        if not always:
            yield fault("house_spaces", "box-no-house-space", town=town)
        yield from (fault(entry, "box-second-house-space", town=town) for entry in always[1:])
        yield from (fault(entry, "box-third-house-space", town=town) for entry, _ in here[2:])


# --- Rows of numbers ---


def descending_rows(box: Box) -> Iterator[Fault]:
    for section, key in (("cathedrals", "tiles"), ("contract_offer", "costs")):
        for entry, fields in labelled_entries(box, section):
            if any(left < right for left, right in pairwise(fields[key])):
                yield fault(entry, "box-not-descending", field=key, found=excerpt(fields[key]))


def king_track(box: Box) -> Iterator[Fault]:
    if any(left >= right for left, right in pairwise(box.king_track)):
        yield fault("king_track", "box-not-ascending", field="vp", found=excerpt(box.king_track))
    for value in KING_TRACK:
        if value not in box.king_track:
            yield fault("king_track", "box-king-track-missing", expected=value)


# --- Tiles and cards ---


def printed_parts(tile: Tile) -> tuple[object, ...]:
    """Return everything that distinguishes a tile from other tiles in a storehouse."""
    needs = (tile.identical, tile.wool, tile.iron)
    return tile.type, tile.kind, tile.family, needs, tile.vp, tile.effect


def tile_ids(box: Box) -> Iterator[Fault]:
    """Yield tiles that share an id but differ. Moves name tiles by id, and a storehouse mixes all piles."""
    first: dict[str, tuple[object, ...]] = {}
    for section, tiles in piles(box).items():
        for (entry, _), tile in zip(labelled_entries(box, section), tiles, strict=True):
            if first.setdefault(tile.id, printed_parts(tile)) != printed_parts(tile):
                yield fault(entry, "box-unlike-tiles", found=excerpt(tile.id))


def piles(box: Box) -> dict[str, tuple[Tile, ...]]:
    return {"characters": box.characters, "contracts": box.contracts, "bonus_tiles": box.bonus_tiles}


def families(box: Box) -> Iterator[Fault]:
    on_tiles = {tile.family for tiles in piles(box).values() for tile in tiles}
    for entry, fields in labelled_entries(box, "crests"):
        if fields["id"] not in on_tiles:
            yield fault(entry, "box-family-without-tile", found=excerpt(fields["id"]))


def contract_needs(box: Box) -> Iterator[Fault]:
    for section, tiles in piles(box).items():
        for (entry, _), tile in zip(labelled_entries(box, section), tiles, strict=True):
            if tile.type == "contract" and not tile.identical + tile.wool + tile.iron:
                yield fault(entry, "box-empty-contract")


def pile_sizes(box: Box) -> Iterator[Fault]:
    """Yield piles that are too small to set up the game for some number of players."""
    for players in PLAYER_COUNTS:
        on_map = sum(space.players <= players for space in box.bonus_spaces)
        needs = (box.character_offer, len(box.contract_costs), BONUS_TILES_OFF_THE_MAP + on_map)
        for (section, tiles), expected in zip(piles(box).items(), needs, strict=True):
            if (found := sum(tile.players <= players for tile in tiles)) < expected:
                yield fault(section, "box-pile-too-small", players=players, found=found, expected=expected)


def decree_fairs(box: Box) -> Iterator[Fault]:
    """Check that each fair tile has one decree and that only the two expected decrees have no fair."""
    for entry, fields in labelled_entries(box, "decrees"):
        if (fields["id"] in IDS["decrees"]) == ("fair" in fields):
            key = "box-decree-with-fair" if "fair" in fields else "box-decree-without-fair"
            yield fault(entry, key)
    fairs = [
        (entry, fields["fair"]) for entry, fields in labelled_entries(box, "decrees") if "fair" in fields
    ]
    yield from duplicate_faults("fair", fairs)


def contract_spaces(box: Box) -> Iterator[Fault]:
    """Yield player boards with more or fewer contract spaces than fit."""
    for entry, fields in labelled_entries(box, "player_board"):
        for problem in Int(5, MAX_CONTRACT_SPACES).problems("contract_spaces", fields["contract_spaces"]):
            yield Fault(entry, *problem)


def bot_values(box: Box) -> Iterator[Fault]:
    """Yield values of the Cardinalbot's board that differ from the numbers in its rules."""
    for entry, fields in labelled_entries(box, "cardinalbot"):
        for key, value in STRICT_BOT_VALUES.items():
            yield from value_faults(entry, key, fields[key], value)


def last_decree(box: Box) -> Iterator[Fault]:
    """Check that the last decree accepts any die; otherwise the Cardinalbot might find none (DECREE-10)."""
    for (entry, _), decree in zip(labelled_entries(box, "decrees"), box.decrees, strict=True):
        if decree.id == LAST_DECREE and decree.entries[-1] != LAST_ENTRY:
            yield fault(entry, "box-last-decree", expected=excerpt(ANY_DIE))


def king_fair(box: Box) -> Iterator[Fault]:
    """Yield fairs that combine the King with another count.

    The King fair pays for a position, not for sets.
    """
    for entry, fields in labelled_entries(box, "fair_tiles"):
        if "king" in fields["counts"] and len(fields["counts"]) > 1:
            yield fault(entry, "box-king-alone", found=excerpt(fields["counts"]))


def priorities(box: Box) -> Iterator[Fault]:
    for entry, fields in labelled_entries(box, "decrees"):
        if not is_complete_priority(fields["priority"]):
            yield fault(entry, "box-bad-priority", found=excerpt(fields["priority"]))


CHECKS: tuple[Callable[[Box], Iterator[Fault]], ...] = (
    counts,
    fixed_values,
    fixed_buildings,
    kinds,
    lengths,
    closed_cathedral,
    zero_token,
    duplicates,
    required_ids,
    references,
    town_references,
    self_links,
    connectivity,
    example_distances,
    example_reach,
    example_cathedrals,
    example_neighbours,
    house_spaces,
    descending_rows,
    king_track,
    tile_ids,
    families,
    contract_needs,
    pile_sizes,
    decree_fairs,
    priorities,
)
STRICT_CHECKS: tuple[Callable[[Box], Iterator[Fault]], ...] = (
    contract_spaces,
    bot_values,
    last_decree,
    king_fair,
)
