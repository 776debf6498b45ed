"""Messages that are kept ready say what would be said if they were made anew."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from support.players import Chooser
from support.setting import everything
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


def decoded(data: object) -> Any:
    return msgspec.json.decode(encode(data))


def made_anew(table: Table, since: int) -> Data:
    game, moves = table.game, table.moves()
    revealed = revealing_moves(game, [move.index for move in moves])
    found = {
        move.text: [*warnings(game, move.index), *(revealed[i] for i in revealed if i == move.index)]
        for move in moves
    }
    against = {text: said_warnings(some, game.rules) for text, some in found.items()}
    markers = [dict(zip(ACTIONS, board[MARKERS:], strict=False)) for board in game.boards]
    return {
        "decision": said_decision(game),
        "moves": [said_move(game, move.index) for move in moves],
        "warnings": {text: found for text, found in against.items() if found},
        "markers": [{action: more for action, more in of.items() if more} for of in markers],
        **counted(table),
        "unusable": unusable(table),
        "walks": walks(game) if table.to_move is not None else {},
        "events": [said_event(event, game.rules) for event in table.events_since(since)],
    }


def unusable(table: Table) -> Data:
    """Each tile of whoever decides that cannot be used, as it is refused where least is missing."""
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
            found[tile] = said_refusal(nearest(game, texts), rules)
    return found


def nearest(game: Game, texts: list[str]) -> Refusal:
    refusals = [explain(game, game.rules.table.find(text)) for text in texts]
    known = [refusal for refusal in refusals if refusal]
    assert len(known) == len(texts)
    short = [refusal for refusal in known if {"need", "missing"} & set(refusal.args)]
    return min(short or known, key=lacked)


def lacked(refusal: Refusal) -> int:
    need, missing = refusal.args.get("need", 0), refusal.args.get("missing", Amounts(()))
    assert isinstance(need, int)
    assert isinstance(missing, Amounts)
    return need + sum(amount for _, amount in missing.of)


def took_part(table: Table) -> dict[int, set[int]]:
    """By round: whoever scored its fair, if only nothing."""
    took: dict[int, set[int]] = {}
    round_ = 0
    for kind, _, number, *_ in table.events:
        if kind == "round":
            round_ = number
        elif kind == "fair":
            took.setdefault(round_, set())
        elif kind in ("fair-score", "king-fair-score"):
            took.setdefault(round_, set()).add(number)
    return took


def counted(table: Table) -> Data:
    """Fairs and pieces, counted on the table itself: everybody has a house in the first town."""
    game, shown = table.game, everything(table.game)
    box: Data = dict(game.rules.box.data)
    seats = range(game.rules.players)
    pillars = [owner for owners in shown["pillars"].values() for owner in owners]
    worth = {tile["id"]: tile["vp"] for tile in box["fair_tiles"]}
    owned = {seat: {box["fairs"]["first_town"]} for seat in seats}
    for space, seat in shown["houses"].items():
        owned[seat].add(space.split(" ")[0])

    def why(seat: int, town: str) -> str | None:
        if seat == game.rules.bot_seat:
            return "always"
        here = shown["boards"][seat]["merchant"] == town
        return "house" if town in owned[seat] else "merchant" if here else None

    def parts(round_: int, town: str) -> list[str | None]:
        if round_ not in took:
            return [why(seat, town) for seat in seats]
        return ["took" if seat in took[round_] else None for seat in seats]

    took = took_part(table)
    return {
        "fairs": [
            {"worth": box["fairs"]["vp"][i] + worth[tile], "parts": parts(i + 1, town)}
            for i, (town, tile) in enumerate(shown["fairs"])
            if tile
        ],
        "built": [{"houses": len(owned[seat]), "pillars": pillars.count(seat)} for seat in seats],
    }


def assert_told_as_anew(table: Table, seed: str) -> set[str]:
    """And the reasons for which tiles had to wait."""
    chooser, reasons = Chooser(seed, 0.6), set[str]()
    while not table.over:
        since = len(table.made)
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
        told = guide(table, since, table.warnings())
        assert decoded(told) == decoded(made_anew(table, since))
        reasons |= {why.key for why in told.unusable.values()}
        events = table.events_since(since)
        rules = table.game.rules
        assert decoded([kept.encode_event(rules, event) for event in events]) == [
            named(event, rules) for event in events
        ]
    return reasons


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games(players: int) -> None:
    reasons = set[str]()
    for seed in range(3):
        solo = "deacon" if players == 1 else None
        reasons |= assert_told_as_anew(Table.open(players, seed=seed, solo=solo), f"ready {players} {seed}")
    assert {"refused-helper-in-use", "refused-resources", "refused-food"} <= reasons
    assert kept.encode_move.cache_info().hits > kept.encode_move.cache_info().misses


def test_a_table_without_a_dealer() -> None:
    """Outcomes are listed like moves, what the Cardinalbot picks among them."""
    table = Table(Options(1, solo=Table.open(solo="priest").options.solo), None)
    chooser = Chooser("outcomes", 0.5)
    picked = 0
    while not table.over:
        move = chooser.next_move(table.game)
        picked += table.move_table.rows[move].text.startswith("pick")
        assert decoded(guide(table, len(table.made), table.warnings())) == decoded(
            made_anew(table, len(table.made))
        )
        table.play(move)
    assert picked


def test_each_box_has_its_own() -> None:
    """Messages of the printed box are not said of an owner's."""
    text = encode(load().data).decode().replace('"Wien"', '"Vindobona"')
    owners = from_data(msgspec.json.decode(text), "owners.toml")
    for box in (load(), owners, load()):
        assert_told_as_anew(Table.open(2, seed=5, box=box), "boxes")


def test_walks_are_made_anew_when_there_is_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST_WALKS", 3)
    assert_told_as_anew(Table.open(2, seed=1), "room")
    assert len(kept._ways) <= 3
