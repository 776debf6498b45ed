"""The arguments of the messages about events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tiletum.box.model import ACTIONS
from tiletum.game.catalogue.explanations import CHOICES
from tiletum.game.chapters.tasks import GOLD_PER_RESOURCE
from tiletum.game.core.events import EVENTS, SETS, members, named, names
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import SOURCES

from .things import colours_of, effect, entry, fair, house_town, order, payment, value
from .values import Args, Listing, Name, Names, Phrase, phrase

Named = Mapping[str, Any]


def event_args(event: Event, rules: Rules, seats: Names) -> Args:
    found = named(event, rules)
    key = event[0]
    args: Args = {}
    for name, type_, _ in EVENTS[key].fields:
        given = found.get(name)
        if given is not None:
            args[name] = value(type_for(found, type_, rules), given, rules, seats)
    if key in FURTHER:
        args |= FURTHER[key](found, rules)
    return args


def type_for(event: Named, type_: str, rules: Rules) -> str:
    """What a list of options holds, and whose tile it is; other types are what they say."""
    if type_ == "options":
        type_ = next(choice.type for choice in CHOICES if choice.name == event["choice"])
    if type_ == "tile" and (event["key"].startswith("bot-") or event.get("seat") == rules.bot_seat):
        return "bots-tile"
    return SETS.get(type_, type_)


# --- what a sentence needs besides, worked out from what the event says ---


def sections(event: Named, rules: Rules) -> Args:
    """Which action takes dice of which value, from the first place on; unless tiles are drawn for it."""
    if rules.shuffled_actions:
        return {"laid": "no"}
    actions = [ACTIONS[action] for action in rules.printed_actions]
    values = [(int(event["value"]) - 1 + place) % len(actions) + 1 for place in range(len(actions))]
    found = [
        phrase("wheel-section", action=Name("action", action), value=value)
        for action, value in zip(actions, values, strict=True)
    ]
    return {"laid": "yes", "sections": Listing(tuple(found))}


def die_parts(event: Named, rules: Rules) -> Args:
    colour, face = str(event["die"]).split(" ")
    return {"die": Name("colour", colour), "face": int(face)}


def house_number(event: Named, rules: Rules) -> Args:
    """Which space, if the town has more than one in this game; else 0."""
    id_ = str(event["house"])
    spaces = rules.house_spaces_in[rules.space_index[house_town(id_)]]
    return {"number": int(id_.rpartition(" ")[2]) if len(spaces) > 1 else 0}


def paid(event: Named, rules: Rules) -> Args:
    kind = event["kind"]
    tile = rules.tiles[rules.tile_index[str(event["tile"])]]
    return {"paid": payment(tile, None if kind is None else str(kind))}


def fair_of_round(event: Named, rules: Rules) -> Args:
    return {"fair": fair(str(event["fair"]), rules, int(event["board"]))}


def change(event: Named, rules: Rules) -> Args:
    """Points gained, lost, or neither: a score of 0 has nothing to lose."""
    points = int(event["points"] or 0)
    how = "gain" if points > 0 else "loss" if points else "none"
    return {"points": abs(points), "change": how, **bots_source(event, rules)}


def bots_source(event: Named, rules: Rules) -> Args:
    """Where the Cardinalbot's points come from, as its board calls it."""
    if event["seat"] != rules.bot_seat:
        return {}
    return {"source": Name("source", bots_name(event["source"]))}


BOTS_SOURCES = {"contract-space": "bot-fulfilled"}


def bots_name(source: str) -> str:
    """What the Cardinalbot's points come from, as its board calls it."""
    return BOTS_SOURCES.get(source, source)


SOURCES_NAMED: tuple[str, ...] = tuple(dict.fromkeys(n for s in SOURCES for n in (s, bots_name(s))))
"""All that points come from, what only the Cardinalbot's board has included."""


def price(event: Named, rules: Rules) -> Args:
    return {"gold": GOLD_PER_RESOURCE}


def moved(event: Named, rules: Rules) -> Args:
    return {"moved": "no" if event["from"] == event["to"] else "yes"}


def whose(event: Named, rules: Rules) -> Args:
    """Whose board it is about: the Cardinalbot's has columns and rooms of its own."""
    return {"board": "bot" if event["seat"] == rules.bot_seat else "player"}


# --- and the Cardinalbot's ---


def pawn(event: Named, rules: Rules) -> Args:
    spaces, moved = event["spaces"], event["moved"]
    return {"move": "stays" if not moved else "stopped" if moved < spaces else "moves"}


def entry_row(event: Named, rules: Rules) -> Args:
    return {"row": entry(event["decree"], event["entry"], rules)}


def condition(event: Named, rules: Rules) -> Args:
    printed = rules.box.decrees[rules.decree_ids.index(event["decree"])].entries[event["entry"] - 1]
    key = Name("measured", printed.condition).key
    measured = phrase(key, left=event["left"], right=event["right"])
    return {"measured": measured} | entry_row(event, rules)


def section(event: Named, rules: Rules) -> Args:
    if event["used"] != "joker":
        return {"which": "action"}
    return {"which": "joker" if event["points"] else "only-joker"}


def options(event: Named, rules: Rules) -> Args:
    if event["choice"] == "needed":
        kinds = members("kind", event["amount"], rules)
        return {"choice": phrase("choice-needed", colours=colours_of(kinds))}
    return {"choice": phrase(f"choice-{event['choice']}", amount=event["amount"])}


def tie_breaker(event: Named, rules: Rules) -> Args:
    return {"order": order(event["order"], event["value"], rules)}


def values_of_others(event: Named, rules: Rules) -> Args:
    type_ = type_for(event, "options", rules)
    found = [
        phrase("option-value", option=value(type_, option, rules), value=number)
        for option, number in zip(event["options"], event["values"], strict=True)
    ]
    return {"others": Listing(tuple(found))}


def left_crest(event: Named, rules: Rules) -> Args:
    cost = rules.contract_costs[event["slot"] - 1]
    key = f"obstacle-{event['obstacle']}"
    return {"obstacle": phrase(key, amount=event["points"], wanted=cost)}


def tiles_of_cathedral(event: Named, rules: Rules) -> Args:
    """Its tiles from the top, unless nobody can contribute to it."""
    number = names("cathedral", rules).index(event["cathedral"])
    costs = names("cost", rules)
    available = rules.cost_available[costs.index(event["cost"])]
    return {
        "tiles": Listing(tuple(map(str, rules.cathedral_tiles[number]))),
        "available": "yes" if available else "no",
    }


def pair(event: Named, rules: Rules) -> Args:
    return {"alike": "yes" if event["wool"] == event["iron"] else "no"}


def need(event: Named, rules: Rules) -> Args:
    have, wanted = event["have"], event["wanted"]
    alike = "yes" if have == wanted else "no"
    return {"why": phrase(f"need-{event['need']}", have=have, wanted=wanted, alike=alike)}


def need_of_colours(event: Named, rules: Rules) -> Args:
    """Of the colours that are tied; gold may be the first of them though something else is required."""
    return {"why": Phrase("need-no-other")} if event["need"] == "nothing" else need(event, rules)


def obstacle(event: Named, rules: Rules) -> Args:
    numbers = {name: event.get(name, 0) for name in ("amount", "other", "wanted")}
    return {"obstacle": phrase(f"obstacle-{event['obstacle']}", **numbers)}


def ignored_reward(event: Named, rules: Rules) -> Args:
    return {"gives": effect(rules.tiles[rules.tile_index[event["tile"]]].effect)}


def ignored_bonus(event: Named, rules: Rules) -> Args:
    number = names("house", rules).index(event["house"])
    printed = rules.box.house_spaces[number].bonus
    return {"gives": effect(tuple(atom for atom in printed if atom.op != "vp"))}


def joker_on_map(event: Named, rules: Rules) -> Args:
    return {"more": "pillars" if event["pillars"] >= event["houses"] else "houses"}


def which_piece(event: Named, rules: Rules) -> Args:
    return {"which": event["piece"]}


def extension(event: Named, rules: Rules) -> Args:
    how = "all" if event["gold"] < event["spaces"] else "no"
    return {"how": f"{how}-reach" if event["reach"] else f"{how}-space"}


def lacking(event: Named, rules: Rules) -> Args:
    return {"lacking": event["amount"] // GOLD_PER_RESOURCE}


def tie(event: Named, rules: Rules) -> Args:
    return {"tie": "yes" if event["own"] == event["other"] else "no"}


FURTHER: dict[str, Callable[[Named, Rules], Args]] = {
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
