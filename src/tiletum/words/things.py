"""Tiles, effects, fairs and places as values for messages, composed from the printed parts.

A label consists of the parts listed in the box, so a corrected box with different tiles has words, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES, Atom, DecreeEntry, Effect, Take, Tile
from tiletum.game.catalogue.challenges import FAVOR, FRIENDS, READY
from tiletum.game.catalogue.effects import Operation
from tiletum.game.catalogue.explanations import GROUPS
from tiletum.game.chapters.king import KING_START
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.events import PLACES
from tiletum.game.core.rules import Rules
from tiletum.game.core.vocabulary import FIRST_MAP_PLACE, SOURCES

from .values import Arg, Listing, Name, Names, Phrase, phrase, seat_at

# --- effects ---


def effect(atoms: Effect) -> Listing:
    return Listing(tuple(map(atom, atoms)))


def atom(printed: Atom) -> Phrase:
    """Return the message of an operation: `effect-gain`, `effect-house-anywhere`, ..."""
    operation = printed.operation
    named: dict[str, Arg] = {operation.thing: Name(operation.thing, printed.what)} if operation.thing else {}
    return phrase(effect_key(operation), **named, amount=printed.amount)


def effect_key(operation: Operation) -> str:
    return "effect-" + operation.name.replace(" ", "-")


# --- resources ---


def resources(amount: int, kind: str) -> Phrase:
    return phrase("amount", amount=amount, kind=Name("kind", kind))


def requirement(tile: Tile, of_any: str = "amount-identical") -> Listing:
    """Return the resources that a contract requires."""
    any_kind = [phrase(of_any, amount=tile.identical)] if tile.identical else []
    return Listing((*any_kind, *_resources_of({"wool": tile.wool, "iron": tile.iron})))


def payment(tile: Tile, kind: str | None) -> Listing:
    """Return the resources that pay for a contract; `kind` is the kind of the identical ones."""
    paid = {name: getattr(tile, name, 0) for name in ("wool", "iron")}
    if kind:
        paid[kind] = paid.get(kind, 0) + tile.identical
    return Listing(tuple(_resources_of(paid)))


def amounts(given: Amounts) -> Listing:
    return Listing(tuple(resources(amount, kind) for kind, amount in given.of))


def _resources_of(amounts: dict[str, int]) -> list[Phrase]:
    return [resources(amounts[kind], kind) for kind in RESOURCES if amounts.get(kind)]


# --- tiles ---


def tile(printed: Tile) -> Phrase:
    return TILES[printed.type](printed)


def contract(printed: Tile) -> Phrase:
    return phrase("tile-contract", needs=requirement(printed), gives=reward(printed))


def bots_contract(printed: Tile) -> Phrase:
    """Return a contract of the Cardinalbot, which may pay with different kinds."""
    return phrase("tile-contract", needs=requirement(printed, "amount-mixed"), gives=reward(printed))


def reward(printed: Tile) -> Listing:
    """Return a contract's points and the rest of its reward."""
    return Listing((phrase("effect-vp", amount=printed.vp), *map(atom, printed.effect)))


def crest(printed: Tile) -> Phrase:
    return phrase("tile-crest", family=family(printed.family))


def helper(printed: Tile) -> Phrase:
    return phrase("tile-helper", gives=effect(printed.effect))


def character(printed: Tile) -> Phrase:
    return phrase("tile-character", action=Name("action", printed.kind), gives=effect(printed.effect))


TILES: dict[str, Callable[[Tile], Phrase]] = {
    "contract": contract,
    "crest": crest,
    "helper": helper,
    "character": character,
}


def tile_called(id_: str, rules: Rules) -> Phrase:
    return tile(rules.tiles[rules.tile_index[id_]])


def bots_tile(id_: str, rules: Rules) -> Phrase:
    printed = rules.tiles[rules.tile_index[id_]]
    return bots_contract(printed) if printed.type == "contract" else tile(printed)


def tile_number(index: int, rules: Rules) -> Phrase:
    return tile(rules.tiles[index])


# --- the board ---


def family(id_: str) -> Name:
    return Name("family", id_, id_)


def space(id_: str, rules: Rules) -> Name:
    return Name("space", id_, rules.box.spaces[rules.space_index[id_]].name)


def space_number(index: int, rules: Rules) -> Name:
    return space(rules.spaces[index], rules)


def cost(id_: str, rules: Rules) -> Phrase:
    printed = next(tile for tile in rules.box.cost_tiles if tile.id == id_)
    if not printed.available:
        return phrase("cost-closed")
    return phrase("cost", stone=printed.stone, vp=printed.vp)


def fair(id_: str, rules: Rules, board: int = 0) -> Phrase:
    """Return what a fair tile pays, together with the points of the board."""
    printed = next(tile for tile in rules.box.fair_tiles if tile.id == id_)
    vp = printed.vp + board
    if printed.counts == ("king",):
        return phrase("fair-king", vp=vp)
    counted = Listing(tuple(Name("count", what) for what in printed.counts))
    return phrase("fair-each" if len(printed.counts) == 1 else "fair-sets", vp=vp, counted=counted)


def place(number: int, rules: Rules) -> Arg:
    """Return the place of a tile. At the wheel it is named by its action, unless the actions are shuffled."""
    if number in PLACES:
        return Name("place", PLACES[number])
    if number >= FIRST_MAP_PLACE:
        return space(rules.box.bonus_spaces[number - FIRST_MAP_PLACE].town, rules)
    if rules.shuffled_actions:
        return phrase("place-wheel", number=number + 1)
    return phrase("place-action", action=action(rules.printed_actions[number]))


def king_space(vp: int) -> str:
    """Return points as on the King track."""
    return f"+{vp}" if vp > 0 else f"−{-vp}" if vp else "0"


def action(index: int) -> Name:
    return Name("action", ACTIONS[index])


def source(index: int) -> Name:
    return Name("source", SOURCES[index])


# --- the Cardinalbot ---


def entry(decree: int, number: int, rules: Rules) -> Phrase:
    """Return an entry of a decree. Both are counted from 0."""
    printed = rules.box.decrees[decree]
    row = decree_entry(printed.entries[number])
    return phrase("entry", decree=Name("decree", printed.id), number=number + 1, entry=row)


def decree_entry(row: DecreeEntry) -> Phrase:
    """Return which die an entry takes, and its condition if it has one."""
    if not row.condition:
        return phrase("entry-plain", takes=takes(row.take))
    return phrase("entry-if", takes=takes(row.take), condition=Name("condition", row.condition))


def takes(take: Take) -> Phrase:
    """Return which die an entry takes."""
    if take.action:
        return phrase("takes-action", action=Name("action", take.action))
    if not take.kinds:
        return Phrase(f"takes-{take.way}")
    if len(take.kinds) == 2:  # both colours, not the needed one of them
        one, other = map(colour_of, take.kinds)
        return phrase("takes-highest-either", one=one, other=other)
    return phrase("takes-highest", colours=colours_of(take.kinds))


def colours_of(kinds: Sequence[str]) -> Listing:
    """Return dice by colour, as on the cards. The pair of colours has its own name."""
    if set(kinds) == {"iron", "wool"}:
        kinds = ("iron-wool",)
    return Listing(tuple(map(colour_of, kinds)))


def colour_of(kind: str) -> Name:
    return Name("colour", COLOURS[RESOURCES.index(kind)] if kind in RESOURCES else kind)


def priority(decree: int, rules: Rules) -> Listing:
    """Return the die priority of a decree."""
    return colours_of(rules.box.decrees[decree].priority)


def challenge(id_: str, rules: Rules) -> Phrase:
    """Return what a challenge changes, with the numbers of the box."""
    markers = sorted(rules.box.cardinalbot.ap_markers, reverse=True)
    return phrase(
        f"does-{id_}",
        gold=FRIENDS.amount,
        usual=king_space(KING_START),
        raised=king_space(FAVOR.amount),
        markers=Listing(tuple(map(str, markers))),
        crest=family(READY.family),
    )


def order(name: str, value: int, rules: Rules) -> Phrase:
    """Return a tie-breaker with the value of the remaining options."""
    if name == "priority":
        return phrase("order-priority", colours=priority(value, rules))
    if name == "group":
        return phrase("order-group", group=Name("tile-group", GROUPS[value]))
    return phrase(f"order-{name}", value=value)


# --- values by type ---

Maker = Callable[[str, Rules], Arg]


def named(type_: str) -> Maker:
    return lambda id_, rules: Name(type_, id_)


MAKERS: dict[str, Maker] = {
    "tile": tile_called,
    "space": space,
    "town": space,
    "cathedral": space,
    "from": space,
    "to": space,
    "cost": cost,
    "fair": fair,
    "family": lambda id_, rules: family(id_),
    "kind": named("kind"),
    "given": named("kind"),
    "received": named("kind"),
    "least": named("kind"),
    "colour": named("colour"),
    "action": named("action"),
    "needed": named("action"),
    "source": named("source"),
    "effect": lambda id_, rules: Name("lost", id_.replace(" ", "-")),
    "decree": named("decree"),
    "challenge": named("challenge"),
    "piece": named("piece"),
    "bots-tile": bots_tile,
}
"""Functions from ids to values, by the type of an event's argument or the name of a refusal's."""


def value(type_: str, given: int | str | list[str] | Amounts, rules: Rules, seats: Names = ()) -> Arg:
    """An argument as a value for messages: ids become things, seats players, the rest stays."""
    if isinstance(given, list):
        return Listing(tuple(value(type_, member, rules) for member in given))
    if isinstance(given, Amounts):
        return amounts(given)
    if type_ == "seat" and isinstance(given, int):
        return seat_at(given, seats, rules.bot_seat)
    if type_ == "king" and isinstance(given, int):
        return king_space(given)
    if isinstance(given, str) and type_ in MAKERS:
        return MAKERS[type_](given, rules)
    return given
