"""The guide to a game: messages for people, and how far pieces can go.

The client puts the messages into words, in its reader's language. Most messages are sent many times, so
they are cached in encoded form, with everything they depend on as the key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import Raw

from tiletum.bots.hint import plan_positions
from tiletum.box.model import ACTIONS
from tiletum.game.catalogue.moves import KIND_NAMES, KINDS
from tiletum.game.catalogue.steps import Step
from tiletum.game.chapters.fair import houses, is_king_fair, pillars, why_part, worth
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.events import named
from tiletum.game.core.movetable import Move
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import Event
from tiletum.game.core.vocabulary import CONTRACT_TILE, CREST_TILE, EMPTY, HELPER_TILE, MARKERS, STORE, in_use
from tiletum.game.engine import Game
from tiletum.game.refusals import Refusal, explain
from tiletum.table.table import Table
from tiletum.table.walks import PIECES, Ways, walk_key, walks_of
from tiletum.table.warnings import MoveWarning
from tiletum.words.abouts import abouts
from tiletum.words.decisions import decision_facts
from tiletum.words.editions import differences
from tiletum.words.moves import Facts, move_facts
from tiletum.words.said import (
    as_data,
    said_box,
    said_event,
    said_move,
    said_refusal,
    said_step,
    said_warnings,
    said_with,
    steps_asked,
)

from .wire import BoxState, Built, EditionDifference, Explained, Fair, Guide, Said, encode

RULES_OF_MOVES: Final = {kind.name: kind.rule for kind in KINDS if kind.rule}
"""The rule behind each kind of a player's moves."""
MOST_BOXES: Final = 50
"""Cached combinations of box and number of players."""
MOST_MESSAGES: Final = 20_000
"""Cached messages of a kind. Each takes a few hundred bytes."""
MOST_WALKS: Final = 5_000
"""Cached walks. Each takes up to a few thousand bytes."""

NEVER: Final = 1_000
"""More than a player can lack of anything."""

Warnings = dict[int, list[MoveWarning]]
"""Warnings by move."""


def guide(table: Table, since: int, warnings: Warnings) -> Guide:
    game = table.game
    moves, rules, to_move = table.moves(), game.rules, game.to_move
    rows = table.move_table.rows
    return Guide(
        decision=[
            encode_step(rules, step, decision_facts(game, step), to_move) for step in steps_asked(game)
        ],
        moves=[encode_move(rules, move, move_facts(game, move)) for move in moves],
        warnings={
            rows[move].text: messages(said_warnings(against, rules)) for move, against in warnings.items()
        },
        markers=[encode_markers(*board[MARKERS : MARKERS + len(ACTIONS)]) for board in game.boards],
        fairs=fairs(table),
        built=[Built(houses(game, seat), pillars(game, seat)) for seat in range(rules.players)],
        unusable=unusable_tiles(game) if table.to_move not in (None, rules.bot_seat) else {},
        walks=encode_walks(game, moves) if table.to_move is not None else {},
        events=[encode_event_message(rules, event) for event in table.events_since(since)],
    )


@lru_cache
def edition_differences(edition: str, *, solo: bool) -> list[EditionDifference]:
    return [EditionDifference(rule, key) for rule, key in differences(edition, solo=solo)]


def fairs(table: Table) -> list[Fair]:
    game, past = table.game, past_fairs(table)
    seats = range(game.rules.players)
    known = zip(game.fair_towns, game.fair_tiles, strict=False)
    return [
        Fair(
            worth(game.rules, round_, tile),
            [("took" if seat in past[round_] else None) for seat in seats]
            if round_ in past
            else [why_part(game, seat, town) for seat in seats],
        )
        for round_, (town, tile) in enumerate(known, 1)
    ]


def past_fairs(table: Table) -> dict[int, set[int]]:
    """Return the seats that took part in each past fair, by round, as far as the events go."""
    game = table.game
    past: dict[int, set[int]] = {round_: set() for round_ in range(1, game.round)}
    of_king = next((i for i, tile in enumerate(game.fair_tiles, 1) if is_king_fair(game, tile)), 0)
    round_ = 0
    for kind, _, number, *_ in table.events:
        if kind == "fair":
            round_ = game.fair_towns.index(number) + 1
            past.setdefault(round_, set())
        elif kind == "fair-score":
            past[round_].add(number)
        elif kind == "king-fair-score":  # in most editions before the event of its fair
            past.setdefault(of_king, set()).add(number)
    return past


def unusable_tiles(game: Game) -> dict[str, Said]:
    """Return why tiles in the storehouse cannot be used now, by tile."""
    rules, legal, found = game.rules, set(game.moves()), {}
    slots = game.boards[game.to_move][STORE:]
    tiles = {tile if tile >= 0 else in_use(tile) for tile in slots if tile != EMPTY}
    for tile in sorted(tiles):
        ways = ways_to_use(rules, tile)
        if ways and legal.isdisjoint(ways):
            refusals = [refusal for move in ways if (refusal := explain(game, move))]
            found[rules.tiles[tile].id] = messages([said_refusal(min(refusals, key=lacking), rules)])[0]
    return found


def ways_to_use(rules: Rules, tile: int) -> Sequence[int]:
    """Return the moves that use a tile."""
    kind = rules.tile_type[tile]
    if kind == CONTRACT_TILE:
        return [move for move, *_ in rules.fulfil_options[tile]]
    if kind == CREST_TILE:
        buildings = len(rules.crest_cost)
        first = rules.crest_move + rules.tile_family[tile] * buildings
        return range(first, first + buildings)
    if rules.is_colour_helper[tile]:
        return rules.colour_moves[tile]
    return (rules.helper_move[tile],) if kind == HELPER_TILE else ()


def lacking(refusal: Refusal) -> int:
    """Return how far a move is from being legal; the nearest of several ways is explained."""
    match refusal.args:
        case {"missing": Amounts() as missing}:
            return missing.total
        case {"have": int(have), "need": int(need)}:
            return need - have
    return NEVER


# --- cached in encoded form ---


def encode_raw(data: Any) -> Any:
    """Return data in encoded form, to be sent as it is."""
    return Raw(encode(data))


@lru_cache(MOST_MESSAGES)
def encode_step(rules: Rules, step: Step, facts: Facts, to_move: int) -> Said:
    return cast(Said, encode_raw(said_step(rules, step, facts, to_move)))


@lru_cache(MOST_MESSAGES)
def encode_move(rules: Rules, move: Move, facts: Facts) -> Said:
    return cast(Said, encode_raw(said_with(rules, move, facts)))


@lru_cache(MOST_MESSAGES)
def encode_event_message(rules: Rules, event: Event) -> Said:
    return cast(Said, encode_raw(said_event(event, rules)))


@lru_cache(MOST_MESSAGES)
def encode_event(rules: Rules, event: Event) -> dict[str, Any]:
    """Return an event as data, for programs."""
    return cast(dict[str, Any], encode_raw(named(event, rules)))


@lru_cache(MOST_MESSAGES)
def encode_markers(*points: int) -> dict[str, int]:
    found = {action: more for action, more in zip(ACTIONS, points, strict=True) if more}
    return cast(dict[str, int], encode_raw(found))


def encode_walks(game: Game, moves: list[Move]) -> dict[str, Ways]:
    kinds = {move.kind for move in moves}
    found = {KIND_NAMES[kind]: encode_ways(game, kind) for kind in PIECES if kind in kinds}
    return {piece: ways for piece, ways in found.items() if ways is not None}


def encode_ways(game: Game, kind: int) -> Ways | None:
    """Return the walks of a piece; None if it cannot move."""
    state = walk_key(game, kind)
    if state is None:
        return walks_of(game, kind) or None
    key = (game.rules, state)
    if key not in _ways:
        if len(_ways) >= MOST_WALKS:
            _ways.clear()
        found = walks_of(game, kind)
        _ways[key] = cast(Ways, encode_raw(found)) if found else None
    return _ways[key]


_ways: Final[dict[tuple[Rules, tuple[int, ...]], Ways | None]] = {}


def forget() -> None:
    """Clear the caches, which keep unused boxes in memory."""
    for messages_ in (encode_step, encode_move, encode_event_message, encode_event):
        messages_.cache_clear()
    _ways.clear()


# --- made on request ---


def plan_messages(table: Table, plan: list[str]) -> list[Said]:
    """Return messages for the moves of a plan, each from its own position."""
    game = table.game
    moves = [game.rules.table.find(text) for text in plan]
    return messages([said_move(twin, move) for twin, move, _ in plan_positions(game, moves)])


def messages(data: list[dict[str, Any]]) -> list[Said]:
    return [Said(message["key"], message["args"]) for message in data]


@lru_cache(MOST_BOXES)
def box_state(rules: Rules) -> BoxState:
    """Return the data for clients about the components, and the rules behind kinds of moves."""
    explanations = {
        kind: {
            id_: Explained(messages(list(map(as_data, about.said))), list(about.rules))
            for id_, about in by_id.items()
        }
        for kind, by_id in abouts(rules).items()
    }
    return BoxState(rules.box.digest, rules.box.data, said_box(rules), RULES_OF_MOVES, explanations)
