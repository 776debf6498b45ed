"""Write web/src/lib/catalogue.ts, the game's vocabularies for the client: `make catalogue`.

Each section comes from the records of one module in `tiletum.game.catalogue`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from tiletum.box.model import RESOURCES
from tiletum.game.catalogue.effects import OPERATIONS, Operation
from tiletum.game.catalogue.events import CARDINALBOT, REASON, ROLES, EventKind, Field
from tiletum.game.catalogue.events import EVENTS as EVENT_KINDS
from tiletum.game.catalogue.moves import GROUPS, KINDS, Kind

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "catalogue.ts"
HEADER = "/** Written by `make catalogue` from the records in src/tiletum/game/catalogue. Edit those. */\n"
OUTCOME = "outcome"

MOVES = """
export type MoveGroup = {groups};
/** Places and icons refer to words of the move by number: `store:1`. */
export interface MoveRecord {{
  readonly group: MoveGroup;
  readonly places?: readonly string[];
  /** The icon of one move, and of a button with many moves if it differs. */
  readonly icons?: readonly string[];
  /** The number of words for the first choice among many moves. */
  readonly first?: number;
  /** The heading in the list of moves, if it is not the group. */
  readonly heading?: string;
}}
export const MOVE_GROUPS = {group_list} as const satisfies readonly MoveGroup[];
/** The kinds of players' moves. */
export const MOVES = {{
{rows}
}} as const satisfies Record<string, MoveRecord>;
export type MoveKind = keyof typeof MOVES;
/** How the outcomes of chance begin. */
export const OUTCOMES = {outcomes} as const;
export type Outcome = (typeof OUTCOMES)[number];
"""

EFFECTS = """
/** A drawing, with text on it or beside it. `{{thing}}` and `{{amount}}` are replaced by the printed ones. */
export interface GlyphRecord {{
  readonly icon: string;
  readonly on?: string;
  readonly beside?: string;
}}
export interface EffectRecord {{
  /** The type of the effect's thing. */
  readonly thing?: string;
  readonly glyphs: readonly GlyphRecord[];
  /** The things and amounts for the help page. */
  readonly examples?: readonly string[];
}}
/** The printed effects, by their name in the box, which precedes thing and amount. */
export const EFFECTS: Readonly<Record<string, EffectRecord>> = {{
{rows}
}};
"""

EVENTS = """
export type EventRole = {roles};
export type EventGroup = {groups};
/** Templates such as `space:{{to}}` contain fields of the event in braces. */
export interface EventRecord {{
  /** The default is a pile. */
  readonly icon?: string;
  /** How the log and the story treat the event. The default is `act`. */
  readonly role?: EventRole;
  /** The kind of group that the event opens in the log. */
  readonly opens?: EventGroup;
  /** The place that its line in the log points at. */
  readonly place?: string;
  /** Other places that light up in the story. */
  readonly lights?: readonly string[];
  /** Where its gains come from: a place, or a part of the seat's board. */
  readonly source?: string;
}}
/** The record of most of the Cardinalbot's reasons. */
export const USUAL_REASON: EventRecord = {reason};
/** The kinds of events, except for usual reasons. */
export const EVENTS: Readonly<Partial<Record<GameEvent['key'], EventRecord>>> = {{
{rows}
}};
export type Kind = {kinds};
export type GameEvent = {{ rule: string; seat?: number }} & (
{events}
);
"""


def effects() -> str:
    return EFFECTS.format(rows="\n".join(map(effect_row, OPERATIONS.values())))


def effect_row(operation: Operation) -> str:
    return f"  {property_name(operation.name)}: {literal(effect_record(operation))},"


def effect_record(operation: Operation) -> dict[str, object]:
    """Return the fields that the client reads, without empty ones."""
    glyphs = [{field: text for field, text in glyph._asdict().items() if text} for glyph in operation.glyphs]
    found = {"thing": operation.thing, "glyphs": glyphs}
    if operation.examples != ("",):
        found["examples"] = operation.examples
    return {key: value for key, value in found.items() if value}


def property_name(name: str) -> str:
    return name if name.isidentifier() else literal(name)


def moves() -> str:
    kinds = [kind for kind in KINDS if kind.group != OUTCOME]
    groups = [group for group in GROUPS if group != OUTCOME]
    return MOVES.format(
        groups=" | ".join(map(literal, groups)),
        group_list=literal(groups),
        rows="\n".join(f"  {kind.name}: {literal(move_record(kind))}," for kind in kinds),
        outcomes=literal(kind.verb for kind in KINDS if kind.group == OUTCOME),
    )


def move_record(kind: Kind) -> dict[str, object]:
    """Return the non-empty fields, with numbers of words instead of names."""
    found: dict[str, object] = {
        "group": kind.group,
        "places": [with_word_numbers(kind, place) for place in kind.places],
        "icons": [with_word_numbers(kind, icon) for icon in kind.icons],
        "first": kind.spelling.split().index(kind.first_choice) + 1 if kind.first_choice else 0,
        "heading": kind.heading,
    }
    return {key: value for key, value in found.items() if value}


def with_word_numbers(kind: Kind, template: str) -> str:
    """Return a place or an icon, with word numbers for the fields after its colon."""
    name, colon, fields = template.partition(":")
    return name + colon + " ".join(str(number_of(kind, field)) for field in fields.split())


def number_of(kind: Kind, field: str) -> str | int:
    """Return the number of a field's word. A field that may be missing is the last word."""
    words = kind.spelling.split()
    if not field.isupper():
        return field
    if field in words:
        return words.index(field)
    if words[-1] == f"{field}]":
        return -1
    raise KeyError(f"{kind.name} has no {field}")


def events() -> str:
    return EVENTS.format(
        roles=" | ".join(map(literal, ROLES)),
        groups=" | ".join(literal(kind.opens) for kind in EVENT_KINDS if kind.opens),
        kinds=" | ".join(map(literal, RESOURCES)),
        reason=literal(USUAL_REASON),
        rows="\n".join(f"  {property_name(name)}: {literal(entry)}," for name, entry in event_records()),
        events="\n".join(f"  | {event_type(kind)}" for kind in EVENT_KINDS),
    )


USUAL_REASON = {"icon": CARDINALBOT, "role": REASON}


def event_records() -> list[tuple[str, dict[str, object]]]:
    """Return the records by name, without usual reasons to keep the client small."""
    records = [(kind.name, event_record(kind)) for kind in EVENT_KINDS]
    return [(name, record) for name, record in records if record != USUAL_REASON]


def event_record(kind: EventKind) -> dict[str, object]:
    """Return what the client reads of a kind of event, without empty and usual values."""
    usual = kind._field_defaults
    return {
        key: value
        for key, value in kind._asdict().items()
        if key not in ("name", "fields") and value != usual.get(key)
    }


def event_type(kind: EventKind) -> str:
    fields = [f"{field.name}: {field_type(field)}" for field in kind.fields]
    return "{ " + "; ".join([f"key: {literal(kind.name)}", *fields]) + " }"


FIELD_TYPES = {
    **dict.fromkeys(("int", "seat", "number", "column", "king"), "number"),
    **dict.fromkeys(("options", "dice", "kinds"), "string[]"),
    "values": "number[]",
    "kind": "Kind",
}
"""How programs get a field, by its type. All other fields are ids."""


def field_type(field: Field) -> str:
    type_ = FIELD_TYPES.get(field.type, "string")
    return f"{type_} | null" if field.optional else type_


def literal(value: object) -> str:
    """Return a value as the client's formatter writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {literal(item)}" for key, item in value.items()) + " }"
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1] + "'"
    if isinstance(value, Iterable):
        return "[" + ", ".join(map(literal, value)) + "]"
    return json.dumps(value)


def catalogue() -> str:
    return HEADER + moves() + effects() + events()


if __name__ == "__main__":
    FILE.write_text(catalogue(), encoding="utf-8")
