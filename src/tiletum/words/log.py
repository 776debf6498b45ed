"""The arguments of the messages about events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.game.catalogue.explanations import CHOICES, NEEDS, OBSTACLES, ORDERS
from tiletum.game.chapters.tasks import GOLD_PER_RESOURCE
from tiletum.game.core.events import EVENTS, PIECES, SETS, in_set, members, unpack
from tiletum.game.core.events import value as id_of
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import EMPTY, JOKER_ACTION, SOURCES

from .things import colours_of, effect, entry, fair, order, payment, place, value
from .values import Arg, Args, Listing, Name, Names, Phrase, phrase

Numbers = Mapping[str, int]
"""The numbers of an event, by name."""


def event_args(event: Event, rules: Rules, seats: Names) -> Args:
    """Return the arguments of the message about an event."""
    key, _, *given = event
    fields = EVENTS[key].fields
    numbers = {field.name: number for field, number in zip(fields, given, strict=False)}
    args: Args = {}
    for field in fields:
        arg = argument(type_for(key, field.type, numbers, rules), numbers[field.name], rules, seats)
        if arg is not None:
            args[field.name] = arg
    if key in FURTHER:
        args |= FURTHER[key](numbers, rules)
    return args


def type_for(key: str, type_: str, numbers: Numbers, rules: Rules) -> str:
    """Return the type of an argument. Options have the type of their choice, the bot's tiles their own."""
    if type_ == "tile" and (key.startswith("bot-") or numbers.get("seat") == rules.bot_seat):
        return "bots-tile"
    return f"{CHOICES[numbers['choice']].type} set" if type_ == "options" else type_


def argument(type_: str, number: int, rules: Rules, seats: Names = ()) -> Arg | None:
    """Return a number of this type as a value for messages."""
    if type_ in SETS:
        return argument_set(SETS[type_], number, rules)
    if type_.endswith(" set"):
        return argument_set(type_.removesuffix(" set"), number, rules)
    if type_ == "values":
        return Listing(tuple(unpack(number)))
    if type_ in NUMBERED:
        return NUMBERED[type_](number, rules)
    id_ = id_of("tile" if type_ == "bots-tile" else type_, number, rules)
    return None if id_ is None else value(type_, id_, rules, seats)


def argument_set(type_: str, bits: int, rules: Rules) -> Listing:
    return Listing(tuple(option(type_, number, rules) for number in in_set(bits)))


def option(type_: str, number: int, rules: Rules) -> Arg:
    """Return an option of the Cardinalbot as a value for messages. Tiles are its own."""
    arg = argument(type_ if type_ != "tile" else "bots-tile", number, rules)
    assert arg is not None
    return arg


# --- numbers that combine several things ---


def die(number: int, rules: Rules) -> Phrase:
    colour, value = divmod(number, 6)
    return phrase("option-die", colour=Name("colour", COLOURS[colour]), value=value + 1)


def tile_at(number: int, rules: Rules) -> Phrase:
    """Return a tile and its place."""
    place, tile = divmod(number, len(rules.tiles))
    return phrase("option-tile-at", tile=option("tile", tile, rules), place=option("place", place, rules))


def tile_in_slot(number: int, rules: Rules) -> Phrase:
    slot, tile = divmod(number, len(rules.tiles))
    return phrase("option-tile-slot", tile=option("tile", tile, rules), slot=slot + 1)


def column(number: int, rules: Rules) -> Phrase:
    return phrase("option-column", value=number + 1)


def house(number: int, rules: Rules) -> Arg:
    """Return the town of a house space."""
    return option("space", rules.house_town[number], rules)


NUMBERED: Final[dict[str, Callable[[int, Rules], Arg]]] = {
    "die": die,
    "tile-at": tile_at,
    "tile-slot": tile_in_slot,
    "column": column,
    "place": place,
    "house": house,
}


# --- further arguments, derived from the event ---


def sections(numbers: Numbers, rules: Rules) -> Args:
    """Return the actions and their die values, from the first place on, unless tiles are drawn for them."""
    if rules.shuffled_actions:
        return {"laid": "no"}
    actions = [ACTIONS[action] for action in rules.printed_actions]
    values = [(numbers["value"] - 1 + place) % len(actions) + 1 for place in range(len(actions))]
    found = [
        phrase("wheel-section", action=Name("action", action), value=value)
        for action, value in zip(actions, values, strict=True)
    ]
    return {"laid": "yes", "sections": Listing(tuple(found))}


def die_parts(numbers: Numbers, rules: Rules) -> Args:
    colour, value = divmod(numbers["die"], 6)
    return {"die": Name("colour", COLOURS[colour]), "face": value + 1}


def house_number(numbers: Numbers, rules: Rules) -> Args:
    """Return the number of the space if the town has more than one in this game, or else 0."""
    space = numbers["house"]
    several = len(rules.house_spaces_in[rules.house_town[space]]) > 1
    return {"number": rules.box.house_spaces[space].number if several else 0}


def paid(numbers: Numbers, rules: Rules) -> Args:
    kind = numbers["kind"]
    return {"paid": payment(rules.tiles[numbers["tile"]], None if kind == EMPTY else RESOURCES[kind])}


def fair_of_round(numbers: Numbers, rules: Rules) -> Args:
    return {"fair": fair(rules.box.fair_tiles[numbers["fair"]].id, rules, numbers["board"])}


def change(numbers: Numbers, rules: Rules) -> Args:
    """Return the points and whether they are gained, lost or neither: a score of 0 has nothing to lose."""
    points = numbers["points"]
    how = "gain" if points > 0 else "loss" if points else "none"
    return {"points": abs(points), "change": how, **bots_source(numbers, rules)}


def bots_source(numbers: Numbers, rules: Rules) -> Args:
    """Return the source of the Cardinalbot's points as its board calls it."""
    if numbers["seat"] != rules.bot_seat:
        return {}
    return {"source": Name("source", bots_name(SOURCES[numbers["source"]]))}


BOTS_SOURCES = {"contract-space": "bot-fulfilled"}


def bots_name(source: str) -> str:
    """Return the name of a source of points on the Cardinalbot's board."""
    return BOTS_SOURCES.get(source, source)


SOURCES_NAMED: tuple[str, ...] = tuple(dict.fromkeys(n for s in SOURCES for n in (s, bots_name(s))))
"""All sources of points, including those that only the Cardinalbot's board has."""


def price(numbers: Numbers, rules: Rules) -> Args:
    return {"gold": GOLD_PER_RESOURCE}


def moved(numbers: Numbers, rules: Rules) -> Args:
    return {"moved": "no" if numbers["from"] == numbers["to"] else "yes"}


def whose(numbers: Numbers, rules: Rules) -> Args:
    """Return whose board the event is about: the Cardinalbot's has different columns and rooms."""
    return {"board": "bot" if numbers["seat"] == rules.bot_seat else "player"}


# --- further arguments of the Cardinalbot's events ---


def pawn(numbers: Numbers, rules: Rules) -> Args:
    spaces, moved = numbers["spaces"], numbers["moved"]
    return {"move": "stays" if not moved else "stopped" if moved < spaces else "moves"}


def entry_row(numbers: Numbers, rules: Rules) -> Args:
    return {"row": entry(numbers["decree"], numbers["entry"], rules)}


def condition(numbers: Numbers, rules: Rules) -> Args:
    printed = rules.box.decrees[numbers["decree"]].entries[numbers["entry"]]
    key = Name("measured", printed.condition).key
    measured = phrase(key, left=numbers["left"], right=numbers["right"])
    return {"measured": measured} | entry_row(numbers, rules)


def section(numbers: Numbers, rules: Rules) -> Args:
    if numbers["used"] != JOKER_ACTION:
        return {"which": "action"}
    return {"which": "joker" if numbers["points"] else "only-joker"}


def options(numbers: Numbers, rules: Rules) -> Args:
    choice, amount = CHOICES[numbers["choice"]].name, numbers["amount"]
    if choice == "needed":
        return {"choice": phrase("choice-needed", colours=colours_of(members("kind", amount, rules)))}
    return {"choice": phrase(f"choice-{choice}", amount=amount)}


def tie_breaker(numbers: Numbers, rules: Rules) -> Args:
    return {"order": order(list(ORDERS)[numbers["order"]], numbers["value"], rules)}


def values_of_others(numbers: Numbers, rules: Rules) -> Args:
    type_, options = CHOICES[numbers["choice"]].type, in_set(numbers["options"])
    found = [
        phrase("option-value", option=option(type_, number, rules), value=value)
        for number, value in zip(options, unpack(numbers["values"]), strict=True)
    ]
    return {"others": Listing(tuple(found))}


def left_crest(numbers: Numbers, rules: Rules) -> Args:
    cost = rules.contract_costs[numbers["slot"]]
    return {"obstacle": phrase(obstacle_key(numbers), amount=numbers["points"], wanted=cost)}


def tiles_of_cathedral(numbers: Numbers, rules: Rules) -> Args:
    """Return a cathedral's tiles from the top, and whether players can contribute to it."""
    available = rules.cost_available[numbers["cost"]]
    return {
        "tiles": Listing(tuple(map(str, rules.cathedral_tiles[numbers["cathedral"]]))),
        "available": "yes" if available else "no",
    }


def pair(numbers: Numbers, rules: Rules) -> Args:
    return {"alike": "yes" if numbers["wool"] == numbers["iron"] else "no"}


def need(numbers: Numbers, rules: Rules) -> Args:
    have, wanted = numbers["have"], numbers["wanted"]
    alike = "yes" if have == wanted else "no"
    return {"why": phrase(f"need-{need_name(numbers)}", have=have, wanted=wanted, alike=alike)}


def need_name(numbers: Numbers) -> str:
    return list(NEEDS)[numbers["need"]]


def need_of_colours(numbers: Numbers, rules: Rules) -> Args:
    """Return the need of the tied colours. Gold can be the first of them without being required."""
    return {"why": Phrase("need-no-other")} if need_name(numbers) == "nothing" else need(numbers, rules)


def obstacle(numbers: Numbers, rules: Rules) -> Args:
    amounts = {name: numbers.get(name, 0) for name in ("amount", "other", "wanted")}
    return {"obstacle": phrase(obstacle_key(numbers), **amounts)}


def obstacle_key(numbers: Numbers) -> str:
    return f"obstacle-{list(OBSTACLES)[numbers['obstacle']]}"


def ignored_reward(numbers: Numbers, rules: Rules) -> Args:
    return {"gives": effect(rules.tiles[numbers["tile"]].effect)}


def ignored_bonus(numbers: Numbers, rules: Rules) -> Args:
    printed = rules.box.house_spaces[numbers["house"]].bonus
    return {"gives": effect(tuple(atom for atom in printed if atom.op != "vp"))}


def joker_on_map(numbers: Numbers, rules: Rules) -> Args:
    return {"more": "pillars" if numbers["pillars"] >= numbers["houses"] else "houses"}


def which_piece(numbers: Numbers, rules: Rules) -> Args:
    return {"which": PIECES[numbers["piece"]]}


def extension(numbers: Numbers, rules: Rules) -> Args:
    how = "all" if numbers["gold"] < numbers["spaces"] else "no"
    return {"how": f"{how}-reach" if numbers["reach"] else f"{how}-space"}


def lacking(numbers: Numbers, rules: Rules) -> Args:
    return {"lacking": numbers["amount"] // GOLD_PER_RESOURCE}


def tie(numbers: Numbers, rules: Rules) -> Args:
    return {"tie": "yes" if numbers["own"] == numbers["other"] else "no"}


FURTHER: dict[str, Callable[[Numbers, Rules], Args]] = {
    "wheel": sections,
    "cost-drawn": tiles_of_cathedral,
    "die": die_parts,
    "house": house_number,
    "fulfil": paid,
    "fair": fair_of_round,
    "score": change,
    "king-move": moved,
    "buy": price,
    "place": whose,
    "complete": whose,
    "cathedral": whose,
    "bot-pawn": pawn,
    "bot-tries": entry_row,
    "bot-condition": condition,
    "bot-section": section,
    "bot-options": options,
    "bot-order": tie_breaker,
    "bot-alike": tie_breaker,
    "bot-others": values_of_others,
    "bot-leaves": left_crest,
    "bot-pair": pair,
    "bot-need": need_of_colours,
    "bot-need-absent": need,
    "bot-required": need,
    "bot-joker-map": joker_on_map,
    "bot-skips": obstacle,
    "bot-no-pillar": obstacle,
    "bot-no-house": obstacle,
    "bot-removes": obstacle,
    "bot-no-target": which_piece,
    "bot-none-in-reach": which_piece,
    "bot-pays": extension,
    "bot-spends": lacking,
    "bot-spends-pair": pair,
    "bot-ignores-reward": ignored_reward,
    "bot-ignores-space": ignored_bonus,
    "bot-leads": tie,
}
