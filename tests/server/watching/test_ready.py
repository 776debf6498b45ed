"""Cached messages equal newly made ones."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from support.players import Chooser
from support.setting import position_dict
from tiletum import Table
from tiletum.box import from_data, load
from tiletum.box.model import ACTIONS
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.events import named
from tiletum.game.core.vocabulary import MARKERS
from tiletum.game.engine import Game
from tiletum.game.refusals import Refusal, explain
from tiletum.hall import guide as kept
from tiletum.hall.guide import guide
from tiletum.hall.wire import encode
from tiletum.table.position import position
from tiletum.table.table import Options
from tiletum.table.walks import walks
from tiletum.table.warnings import revealing_moves, warnings
from tiletum.words.said import said_decision, said_event, said_move, said_refusal, said_warnings

Data = dict[str, Any]


def decode(data: object) -> Any:
    return msgspec.json.decode(encode(data))


def build_guide(table: Table, since: int) -> Data:
    game, moves = table.game, table.moves()
    revealed = revealing_moves(game, [move.index for move in moves])
    found = {
        move.text: [*warnings(game, move.index), *(revealed[i] for i in revealed if i == move.index)]
        for move in moves
    }
    shown_warnings = {text: said_warnings(items, game.rules) for text, items in found.items()}
    markers = [dict(zip(ACTIONS, board[MARKERS:], strict=False)) for board in game.boards]
    return {
        "decision": said_decision(game),
        "moves": [said_move(game, move.index) for move in moves],
        "warnings": {text: found for text, found in shown_warnings.items() if found},
        "markers": [{action: more for action, more in of.items() if more} for of in markers],
        **count_fairs_and_pieces(table),
        "unusable": unusable(table),
        "walks": walks(game) if table.to_move is not None else {},
        "events": [said_event(event, game.rules) for event in table.events_since(since)],
    }


def unusable(table: Table) -> Data:
    """Return the active player's unusable tiles, each with the refusal that has least missing."""
    game, rules = table.game, table.game.rules
    if table.to_move in (None, rules.bot_seat):
        return {}
    legal = {move.text for move in table.moves()}
    found = {}
    for tile in position(game)["boards"][game.to_move]["store"]:
        starts = [f"task {task} {tile}" for task in ("helper", "fulfil", "crest")]
        texts = [row.text for row in rules.table.rows if row.text.startswith(tuple(starts))]
        texts = [text for text in texts if text in starts or text.rsplit(" ", 1)[0] in starts]
        if texts and legal.isdisjoint(texts):
            found[tile] = said_refusal(nearest_refusal(game, texts), rules)
    return found


def nearest_refusal(game: Game, texts: list[str]) -> Refusal:
    refusals = [explain(game, game.rules.table.find(text)) for text in texts]
    known = [refusal for refusal in refusals if refusal]
    assert len(known) == len(texts)
    short = [refusal for refusal in known if {"need", "missing"} & set(refusal.args)]
    return min(short or known, key=count_missing)


def count_missing(refusal: Refusal) -> int:
    need, missing = refusal.args.get("need", 0), refusal.args.get("missing", Amounts(()))
    assert isinstance(need, int)
    assert isinstance(missing, Amounts)
    return need + sum(amount for _, amount in missing.of)


def fair_players(table: Table) -> dict[int, set[int]]:
    """Return the seats that scored each round's fair, even 0 points, by round."""
    played: dict[int, set[int]] = {}
    round_ = 0
    for kind, _, number, *_ in table.events:
        if kind == "round":
            round_ = number
        elif kind == "fair":
            played.setdefault(round_, set())
        elif kind in ("fair-score", "king-fair-score"):
            played.setdefault(round_, set()).add(number)
    return played


def count_fairs_and_pieces(table: Table) -> Data:
    """Count fairs and pieces on the table itself. Every player has a house in the first town."""
    game, position = table.game, position_dict(table.game)
    box: Data = dict(game.rules.box.data)
    seats = range(game.rules.players)
    pillars = [owner for owners in position["pillars"].values() for owner in owners]
    worth = {tile["id"]: tile["vp"] for tile in box["fair_tiles"]}
    owned = {seat: {box["fairs"]["first_town"]} for seat in seats}
    for space, seat in position["houses"].items():
        owned[seat].add(space.split(" ")[0])

    def reason(seat: int, town: str) -> str | None:
        if seat == game.rules.bot_seat:
            return "always"
        at_town = position["boards"][seat]["merchant"] == town
        return "house" if town in owned[seat] else "merchant" if at_town else None

    def parts(round_: int, town: str) -> list[str | None]:
        if round_ not in played:
            return [reason(seat, town) for seat in seats]
        return ["took" if seat in played[round_] else None for seat in seats]

    played = fair_players(table)
    return {
        "fairs": [
            {"worth": box["fairs"]["vp"][i] + worth[tile], "parts": parts(i + 1, town)}
            for i, (town, tile) in enumerate(position["fairs"])
            if tile
        ],
        "built": [{"houses": len(owned[seat]), "pillars": pillars.count(seat)} for seat in seats],
    }


def assert_guide_is_current(table: Table, seed: str) -> set[str]:
    """Play a game and check each guide. Return the reasons why tiles were unusable."""
    chooser, reasons = Chooser(seed, 0.6), set[str]()
    while not table.over:
        since = len(table.made)
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
        message = guide(table, since, table.warnings())
        assert decode(message) == decode(build_guide(table, since))
        reasons |= {why.key for why in message.unusable.values()}
        events = table.events_since(since)
        rules = table.game.rules
        assert decode([kept.encode_event(rules, event) for event in events]) == [
            named(event, rules) for event in events
        ]
    return reasons


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_guides_of_whole_games_are_current(players: int) -> None:
    reasons = set[str]()
    for seed in range(3):
        solo = "deacon" if players == 1 else None
        reasons |= assert_guide_is_current(
            Table.open(players, seed=seed, solo=solo), f"ready {players} {seed}"
        )
    assert {"refused-helper-in-use", "refused-resources", "refused-food"} <= reasons
    assert kept.encode_move.cache_info().hits > kept.encode_move.cache_info().misses


def test_the_guide_of_a_table_without_a_dealer_is_current() -> None:
    """Outcomes are listed like moves, including the Cardinalbot's picks."""
    table = Table(Options(1, solo=Table.open(solo="priest").options.solo), None)
    chooser = Chooser("outcomes", 0.5)
    picked = 0
    while not table.over:
        move = chooser.next_move(table.game)
        picked += table.move_table.rows[move].text.startswith("pick")
        assert decode(guide(table, len(table.made), table.warnings())) == decode(
            build_guide(table, len(table.made))
        )
        table.play(move)
    assert picked


def test_each_box_has_its_own_messages() -> None:
    """Messages of the printed box must not be used for an owner's box."""
    text = encode(load().data).decode().replace('"Wien"', '"Vindobona"')
    owners = from_data(msgspec.json.decode(text), "owners.toml")
    for box in (load(), owners, load()):
        assert_guide_is_current(Table.open(2, seed=5, box=box), "boxes")


def test_walks_are_rebuilt_when_the_cache_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_WALKS", 3)
    assert_guide_is_current(Table.open(2, seed=1), "room")
    assert len(kept._ways) <= 3
