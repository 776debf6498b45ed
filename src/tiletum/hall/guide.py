"""A game for people: the messages about it, and how far pieces can go.

The client puts the messages into words, in its reader's language. Most messages are sent many times, so
they are cached in encoded form, with all that they depend on as the key.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import Raw

from tiletum.bots.hint import stations
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
from tiletum.table.walks import PIECES, Ways, decided_by, walks_of
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
"""The rule by which a player makes a move of each kind."""
BOXES: Final = 50
"""Cached combinations of box and number of players."""
READY: Final = 20_000
"""Cached messages of a kind; each takes a few hundred bytes."""
WAYS: Final = 5_000
"""Cached walks; each takes up to a few thousand bytes."""

NEVER: Final = 1_000
"""More than a player lacks of anything."""

Warned = dict[int, list[MoveWarning]]
"""Warnings by move."""


def guide(table: Table, since: int, warned: Warned) -> Guide:
    game = table.game
    moves, rules, to_move = table.moves(), game.rules, game.to_move
    rows = table.move_table.rows
    return Guide(
        decision=[ready_step(rules, step, decision_facts(game, step), to_move) for step in steps_asked(game)],
        moves=[ready_move(rules, move, move_facts(game, move)) for move in moves],
        warnings={
            rows[move].text: messages(said_warnings(against, rules)) for move, against in warned.items()
        },
        markers=[ready_markers(*board[MARKERS : MARKERS + len(ACTIONS)]) for board in game.boards],
        fairs=fairs(table),
        built=[Built(houses(game, seat), pillars(game, seat)) for seat in range(rules.players)],
        unusable=unusable(game) if table.to_move not in (None, rules.bot_seat) else {},
        walks=ready_walks(game, moves) if table.to_move is not None else {},
        events=[ready_event(rules, event) for event in table.events_since(since)],
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
    """Return who took part in the fair of each finished round, as far as the events say."""
    game = table.game
    past: dict[int, set[int]] = {round_: set() for round_ in range(1, game.round)}
    of_king = next((i for i, tile in enumerate(game.fair_tiles, 1) if is_king_fair(game, tile)), 0)
    told = 0
    for kind, _, number, *_ in table.events:
        if kind == "fair":
            told = game.fair_towns.index(number) + 1
            past.setdefault(told, set())
        elif kind == "fair-score":
            past[told].add(number)
        elif kind == "king-fair-score":  # in most editions before the event of its fair
            past.setdefault(of_king, set()).add(number)
    return past


def unusable(game: Game) -> dict[str, Said]:
    """Return, by tile in the storehouse, why it cannot be used now. Tiles in use have other numbers."""
    rules, legal, found = game.rules, set(game.moves()), {}
    stored = game.boards[game.to_move][STORE:]
    held = {tile if tile >= 0 else in_use(tile) for tile in stored if tile != EMPTY}
    for tile in sorted(held):
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


# --- kept ready ---


def ready(data: Any) -> Any:
    """Return data as it will be sent, encoded."""
    return Raw(encode(data))


@lru_cache(READY)
def ready_step(rules: Rules, step: Step, facts: Facts, to_move: int) -> Said:
    return cast(Said, ready(said_step(rules, step, facts, to_move)))


@lru_cache(READY)
def ready_move(rules: Rules, move: Move, facts: Facts) -> Said:
    return cast(Said, ready(said_with(rules, move, facts)))


@lru_cache(READY)
def ready_event(rules: Rules, event: Event) -> Said:
    return cast(Said, ready(said_event(event, rules)))


@lru_cache(READY)
def ready_name(rules: Rules, event: Event) -> dict[str, Any]:
    """Return an event for programs."""
    return cast(dict[str, Any], ready(named(event, rules)))


@lru_cache(READY)
def ready_markers(*points: int) -> dict[str, int]:
    found = {action: more for action, more in zip(ACTIONS, points, strict=True) if more}
    return cast(dict[str, int], ready(found))


def ready_walks(game: Game, moves: list[Move]) -> dict[str, Ways]:
    kinds = {move.kind for move in moves}
    found = {KIND_NAMES[kind]: ready_ways(game, kind) for kind in PIECES if kind in kinds}
    return {piece: ways for piece, ways in found.items() if ways is not None}


def ready_ways(game: Game, kind: int) -> Ways | None:
    """Return the walks of a piece; None if it can only stay."""
    decided = decided_by(game, kind)
    if decided is None:
        return walks_of(game, kind) or None
    key = (game.rules, decided)
    if key not in _ways:
        if len(_ways) >= WAYS:
            _ways.clear()
        found = walks_of(game, kind)
        _ways[key] = cast(Ways, ready(found)) if found else None
    return _ways[key]


_ways: Final[dict[tuple[Rules, tuple[int, ...]], Ways | None]] = {}


def forget() -> None:
    """Clear the caches, which hold on to boxes that are not played with any more."""
    for messages_ in (ready_step, ready_move, ready_event, ready_name):
        messages_.cache_clear()
    _ways.clear()


# --- made when it is asked for ---


def said_plan(table: Table, plan: list[str]) -> list[Said]:
    """Return the moves of a plan, each as it is offered at its point of the turn."""
    game = table.game
    moves = [game.rules.table.find(text) for text in plan]
    return messages([said_move(twin, move) for twin, move, _ in stations(game, moves)])


def messages(data: list[dict[str, Any]]) -> list[Said]:
    return [Said(message["key"], message["args"]) for message in data]


@lru_cache(BOXES)
def printed(rules: Rules) -> BoxState:
    """Return what a client needs to draw the components and to name the rule of a move."""
    explained = {
        kind: {
            id_: Explained(messages(list(map(as_data, about.said))), list(about.rules))
            for id_, about in told.items()
        }
        for kind, told in abouts(rules).items()
    }
    return BoxState(rules.box.digest, rules.box.data, said_box(rules), RULES_OF_MOVES, explained)
