"""The arena: pairings, statistics, workers, journals, and bots with faults."""

from __future__ import annotations

import errno
import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from support.watching import Watched
from tiletum import extras
from tiletum.arena import cluster, contest
from tiletum.arena.contest import Record, class_seconds, play, time_class, time_summary
from tiletum.arena.journal import Journal
from tiletum.arena.match import play_game
from tiletum.arena.plan import Plan, contestants, line_ups, rotations, round_orders
from tiletum.arena.pool import play_here
from tiletum.arena.slate import Slate
from tiletum.arena.statistics import (
    class_quantile,
    design_effect,
    moments,
    quantile,
    ratings,
    wilson,
    win_rate,
)
from tiletum.arena.summary import pair_result, summary, win_share
from tiletum.bots import Budget, bot_seed, registry
from tiletum.bots.ask import hang_limit
from tiletum.bots.merchant import Merchant
from tiletum.box import from_data, load
from tiletum.cli import arena_report, main
from tiletum.cli.arena_sheets import duration
from tiletum.errors import TiletumError
from tiletum.table.save import load_game, log_sha256
from tiletum.table.table import Options, solo_level
from tiletum.version import __version__
from tiletum.words import Words
from tools.measure_bots import (
    calls_a_second,
    games_to_show,
    missing_games,
    unranked_neighbours,
    waste_verdict,
)

FOLDER = Path(__file__).parents[1] / "arena_bots"
VARIES = ("time", "where")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def other_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package with other bots, for this process and its children."""
    monkeypatch.syspath_prepend(str(FOLDER))
    registry.registered.cache_clear()
    yield
    registry.registered.cache_clear()


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TILETUM_LANG", "en")

    def call(*argv: object) -> tuple[int, str, str]:
        try:
            code = main(["arena", *map(str, argv)])
        except SystemExit as exit_:
            code = int(exit_.code or 0)
        out, err = capfd.readouterr()
        return code, out, err

    return call


def plan_for(bots: str, games: int = 4, players: int = 2, seed: int = 1, **options: Any) -> Plan:
    plan = Plan(contestants(bots), Options(players, **options), seed, games)
    plan.check()
    return plan


def records_of(plan: Plan, workers: int = 2) -> list[Record]:
    return sorted(play_here(plan, plan.pairings(), workers), key=lambda record: int(record["game"]))


def reproducible_part(record: Record) -> Record:
    """Return the part of a record that must be the same in every run."""
    return {key: value for key, value in record.items() if key not in VARIES}


def without_times(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key not in VARIES}
    return found


def won_game(
    winner: int, scores: list[int], seed: int = 1, bots: tuple[str, ...] = ("a", "b", "c")
) -> Record:
    names = list(bots[: len(scores)])
    return {"seed": seed, "bots": names, "scores": scores, "winner": winner, "failure": None}


def spoiled_game(seat: int | None, bots: list[str]) -> Record:
    return {"seed": 1, "bots": bots, "scores": None, "winner": None, "failure": {"seat": seat}}


# --- pairings ---


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        (1, 2, [(0, 0)]),
        (1, 4, [(0, 0, 0, 0)]),
        (2, 2, [(0, 1)]),
        (2, 3, [(0, 0, 1), (0, 1, 1)]),
        (2, 4, [(0, 0, 1, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (3, 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
        (3, 1, [(0,), (1,), (2,)]),
    ],
)
def test_line_ups_of_bots(bots: int, seats: int, expected: list[tuple[int, ...]]) -> None:
    assert line_ups(bots, seats) == expected


def test_the_orders_round_the_table_and_their_rotations() -> None:
    assert round_orders((0, 1)) == [(0, 1)]
    assert round_orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert round_orders((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert len(round_orders((0, 1, 2, 3))) == 6
    assert rotations((0, 1, 2)) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_every_bot_has_every_seat_equally_often_on_each_deal(bots: int, players: int) -> None:
    names = ",".join(["random", *(f"random@nodes={number}" for number in range(1, bots))])
    plan = plan_for(names, games=25, players=players, seed=7)
    pairings = plan.pairings()
    for seed in {pairing.seed for pairing in pairings}:
        seats = Counter((seat, bot) for p in pairings if p.seed == seed for seat, bot in enumerate(p.seats))
        assert len(seats) == players * bots
        assert len(set(seats.values())) == 1
    assert len(pairings) >= 25
    assert [pairing.number for pairing in pairings] == list(range(len(pairings)))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [len(plan_for("random,first", games).pairings()) for games in (1, 2, 3, 400)] == [2, 2, 4, 400]
    assert len(plan_for("random", 3).pairings()) == 3
    assert len(plan_for("random,first", 7, 3).pairings()) == 12
    solo = plan_for("random,first", 5, 1, solo=solo_level("priest")).pairings()
    assert Counter(pairing.seats for pairing in solo) == {(0,): 5, (1,): 5}


def test_a_longer_run_begins_with_the_same_games() -> None:
    few, many = (plan_for("random,first,raises", games, 4).pairings() for games in (30, 100))
    assert many[: len(few)] == few


def test_bots_have_their_own_budgets() -> None:
    found = contestants("random, merchant@nodes=500,x@seconds=0.5@nodes=7", Budget(10, 3.0))
    assert [bot.label for bot in found] == ["random", "merchant@nodes=500", "x@seconds=0.5@nodes=7"]
    assert [bot.name for bot in found] == ["random", "merchant", "x"]
    assert [bot.budget for bot in found] == [Budget(10, 3.0), Budget(500, 3.0), Budget(7, 0.5)]


def test_a_plan_can_be_converted_to_data_and_back() -> None:
    box = changed_box()
    plan = plan_for(
        "random,first@nodes=3@seconds=0.5", 6, 3, edition="korean", shuffled_actions=True, box=box
    )
    restored = Plan.from_data(json.loads(json.dumps(plan.to_data())))
    assert restored == plan
    assert restored.options.box.digest != load().digest
    solo = plan_for("random", 2, 1, solo=solo_level("bishop"))
    assert Plan.from_data(json.loads(json.dumps(solo.to_data()))) == solo


def test_the_plan_of_another_version_is_refused() -> None:
    data = plan_for("random").to_data()
    with pytest.raises(TiletumError, match="arena-other-version"):
        Plan.from_data({**data, "engine": "99.0"})


def changed_box() -> Any:
    data = json.loads(json.dumps(load().data))
    data["cost_tiles"][2] |= {"vp": 3, "mark": "P"}
    return from_data(data, "mine")


# --- statistics ---


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [
        (0.8, 10, 0.490162, 0.943318),
        (0.5, 100, 0.403832, 0.596168),
        (1.0, 400, 0.990488, 1.0),
        (0.0, 10, 0.0, 0.277533),
    ],
)
def test_wilsons_interval(rate: float, games: int, low: float, high: float) -> None:
    found = wilson(rate, games)
    assert found.rate == rate
    assert [found.low, found.high] == pytest.approx([low, high], abs=2e-6)


def test_deals_all_won_or_all_lost_count_less_than_independent_games() -> None:
    """Without any loss the correlation within deals is unknown."""
    assert win_rate([2.0] * 200, [2] * 200) == pytest.approx(wilson(1.0, 400 / 1.5))
    assert win_rate([0.0] * 200, [2] * 200) == pytest.approx(wilson(0.0, 400 / 1.5))


def test_without_games_the_interval_covers_everything() -> None:
    assert win_rate([], []) == (0.0, 0.0, 1.0)


def test_the_interval_depends_on_the_correlation_within_deals() -> None:
    """Opposite results within a deal narrow the interval, and equal results widen it."""
    tries = [2] * 100
    independent = wilson(0.5, 200)
    split = win_rate([1.0] * 100, tries)
    equal = win_rate([0.0, 2.0] * 50, tries)
    mixed = win_rate([0.0, 1.0, 1.0, 2.0] * 25, tries)
    assert split.high - split.low < 0.2 * (independent.high - independent.low)
    assert equal == pytest.approx(wilson(0.5, 200 / design_effect([0.0, 2.0] * 50, tries)))
    assert design_effect([0.0, 2.0] * 50, tries) == pytest.approx(2, rel=0.03)
    assert mixed == pytest.approx(independent, rel=0.02)


@pytest.mark.parametrize("rate", [0.5, 0.8, 0.97, 0.99])
@pytest.mark.parametrize("correlation", [0.0, 0.3, 1.0])
def test_the_interval_covers_the_truth_as_often_as_stated(rate: float, correlation: float) -> None:
    """A share of the pairs always has equal results.

    The coverage in long simulations is 0.93 to 0.97 with 200 deals. 1,000 runs scatter by 0.008.
    """
    chance = random.Random(f"{rate} {correlation}")
    covered = 0
    for _ in range(1000):
        wins = []
        for _ in range(200):
            first = chance.random() < rate
            second = first if chance.random() < correlation else chance.random() < rate
            wins.append(float(first + second))
        found = win_rate(wins, [2] * 200)
        assert 0 <= found.low <= found.rate <= found.high <= 1
        covered += found.low <= rate <= found.high
    assert covered >= 905


@pytest.mark.parametrize(("rate", "bar"), [(0.85, 0.65), (0.92, 0.8), (0.651, 0.6), (1.0, 0.99)])
@pytest.mark.parametrize("effect", [1.0, 1.4])
def test_the_number_of_games_that_would_show_a_target(rate: float, bar: float, effect: float) -> None:
    games = 20
    needed = games_to_show({"win_rate": rate, "low": wilson(rate, games / effect).low, "games": games}, bar)
    assert wilson(rate, needed / effect).low == pytest.approx(bar)


def test_undecided_neighbours_are_reported() -> None:
    three = {"a": wilson(0.722, 18), "b": wilson(0.611, 18), "c": wilson(0.0, 18)}
    bots = {name: {"win_rate": rate.rate, "low": rate.low, "high": rate.high} for name, rate in three.items()}
    assert [line for line in unranked_neighbours(bots) if line.startswith("The wins")] == [
        "The wins of these games do not rank a and b: the rate of each"
    ]
    assert unranked_neighbours({name: bots[name] for name in "ab"}) == []


def test_a_low_share_of_few_turns_is_not_called_shown() -> None:
    assert waste_verdict(wilson(2 / 288, 288)) == (
        "reached, but not shown: after so few turns it may be as much as 2.5 %"
    )
    assert waste_verdict(wilson(0.0, 1000)) == "reached"
    assert waste_verdict(wilson(0.02, 1000)) == "missed by 100 % of it"
    few = {
        Watched("merchant", 0, 20): [{"seed": 1}, {"seed": 1}, {"seed": 2}],
        Watched("x", 0, 1): [{"seed": 1}],
    }
    assert missing_games(few) == ["", "Fewer games than planned: merchant 2 of 20."]


def test_method_calls_in_a_game_are_counted() -> None:
    plans, turns = calls_a_second("merchant", Budget(20), Merchant, "plans", "plan")
    assert plans == turns > 0
    assert Merchant.plans.__name__ == "plans"


def test_mean_and_spread() -> None:
    assert moments([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx((5, math.sqrt(32 / 7)))
    assert moments([]) == (0, 0)
    assert moments([3]) == (3, 0)
    assert [quantile([1, 2, 3, 4], share) for share in (0, 0.5, 1)] == [1, 2.5, 4]
    assert quantile([], 0.5) == 0


def test_ratings_of_two_bots_follow_from_their_odds() -> None:
    found = ratings([[0, 7.5], [2.5, 0]])
    assert found[0] == 1500
    assert found[1] - found[0] == pytest.approx(400 * math.log10(3 / 8))


def test_a_bot_that_never_lost_has_a_rating() -> None:
    found = ratings([[0, 400], [0, 0]])
    assert found[0] - found[1] == pytest.approx(400 * math.log10(400.5 / 0.5))


def test_ratings_recover_the_strengths_behind_the_results() -> None:
    strength = [1.0, 3.0, 10.0, 0.2]
    many = 1e7
    beaten = [
        [many * a / (a + b) if i != j else 0 for j, b in enumerate(strength)] for i, a in enumerate(strength)
    ]
    expected = [1500 + 400 * math.log10(value) for value in strength]
    assert ratings(beaten) == pytest.approx(expected, abs=0.01)


def test_bots_that_never_met_are_not_compared() -> None:
    found = ratings([[0, 3, 0], [1, 0, 0], [0, 0, 0]])
    assert all(map(math.isfinite, found))


def test_times_are_counted_in_intervals() -> None:
    for seconds in (1e-6, 3.3e-5, 0.02, 1.0, 70.0):
        assert class_seconds(time_class(seconds)) == pytest.approx(seconds, rel=0.061)
    found = time_summary([0.001] * 95 + [1.0] * 5)
    assert (found["seconds"], found["longest"]) == (pytest.approx(5.095), 1.0)
    classes = {int(number): count for number, count in found["classes"].items()}
    assert class_quantile(classes, 0.95) == pytest.approx(0.001)
    assert class_quantile(classes, 0.96) == pytest.approx(1.0)
    assert class_quantile({}, 0.95) == 0
    assert time_summary([]) == {"seconds": 0.0, "longest": 0.0, "classes": {}}


def test_a_game_of_several_players_ranks_all_of_them() -> None:
    record = won_game(2, [30, 30, 30, 20], bots=("a", "b", "c", "d"))
    assert [pair_result(record, 2, other) for other in (0, 1, 3)] == [1, 1, 1]
    assert pair_result(record, 0, 1) == 0.5
    assert pair_result(record, 3, 0) == 0


def test_a_spoiled_game_is_lost_by_the_faulty_bot_and_shared_by_the_others() -> None:
    record = spoiled_game(1, ["a", "b", "c", "b"])
    assert [win_share(record, seat) for seat in range(4)] == [0.5, 0, 0.5, 0]
    assert (pair_result(record, 0, 1), pair_result(record, 3, 2)) == (1, 0)
    assert pair_result(record, 0, 2) is pair_result(record, 1, 3) is None


# --- games ---


def test_the_arena_plays_the_same_games_as_simulate() -> None:
    plan = plan_for("random,first", 4, seed=11)
    for record in records_of(plan):
        table, decisions = play_game(plan.options, record["seed"], record["bots"])
        assert record["log_sha256"] == log_sha256(table)
        assert (record["scores"], record["winner"]) == (table.scores(), table.winner())
        assert sum(record["decisions"]) == decisions
        start = load().player_board.start_score
        assert [start + sum(points.values()) for points in record["points"]] == table.scores()


def test_results_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_for("random,common-chance,set-order,touchy", 12, 3, seed=3)
    found = []
    for workers, hashes in ((1, "1"), (3, "4711")):
        monkeypatch.setenv("PYTHONHASHSEED", hashes)
        found.append(records_of(plan, workers))
    assert [reproducible_part(record) for record in found[0]] == [
        reproducible_part(record) for record in found[1]
    ]
    assert without_times(summary(plan, found[0])) == without_times(summary(plan, found[1]))
    assert any(record["failure"] for record in found[0])


def test_an_owners_box_and_the_solo_game_reach_the_workers() -> None:
    plan = plan_for("random", 2, 1, solo=solo_level("bishop"), box=changed_box())
    for record in records_of(plan):
        table, _ = play_game(plan.options, record["seed"], ["random"])
        assert record["log_sha256"] == log_sha256(table)
    found = summary(plan, records_of(plan))
    assert (found["seats"], found["even"], found["bots"]["random"]["rating"]) == ([], None, None)


def test_the_slate_can_be_read_by_another_process() -> None:
    slate = Slate.new()
    other = Slate(slate.path)
    slate.remove_file()
    assert not slate.path.exists()
    assert other.seat() == -1
    slate.begin(3)
    assert (other.seat(), 0 <= other.seconds() < 5) == (3, True)
    slate.end()
    assert other.seat() == -1


def test_an_interrupted_run_leaves_no_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    games = play_here(plan_for("random,first", 200), plan_for("random,first", 200).pairings(), 2)
    next(games)
    games.close()  # type: ignore[attr-defined]  # broken off in the middle
    assert list(tmp_path.iterdir()) == []


# --- bots with faults ---

FAULTS = {
    "raises": "The bot “raises” failed: ValueError: no idea.",
    "illegal": "The bot “illegal” answered “-1”, which is not a legal move here.",
    "wordless": "The bot “wordless” answered “None”, which is not a legal move here.",
    "late@seconds=0.1": "The bot “late@seconds=0.1” thought for ",
    "hangs@seconds=0.1": "The bot “hangs@seconds=0.1” did not answer within 2.4 seconds.",
    "deaf@seconds=0.1": "The bot “deaf@seconds=0.1” did not answer within 2.4 seconds.",
    "exits": "The bot “exits” ended the process it was playing in (code 3).",
    "is-killed": "The bot “is-killed” ended the process it was playing in (code \N{MINUS SIGN}9).",
    "leaves-others": "The bot “leaves-others” ended the process it was playing in (code 4).",
    "quits": "The bot “quits” failed: SystemExit.",
    "cheats": "The bot “cheats” answered “OwnNumber”,",
    "unborn": "The bot “unborn” cannot be used: RuntimeError: stillborn.",
    "interrupts": "The bot “interrupts” failed: KeyboardInterrupt.",
    "waits": "The bot “waits” answered “coroutine”,",
}


@pytest.mark.parametrize("bot", list(FAULTS))
def test_a_failing_bot_loses_and_the_others_play_on(run: Run, bot: str) -> None:
    code, out, _ = run("--bots", f"random,first,{bot}", "--games", 6, "--json", "--workers", 2)
    assert code == 1  # the same exit status as simulate
    *games, last = map(json.loads, out.splitlines())
    assert len(games) == last["games"] == 6
    spoiled_games = [game for game in games if game["failure"]]
    assert [bot in game["bots"] for game in games] == [game in spoiled_games for game in games]
    for game in spoiled_games:
        assert game["bots"][game["failure"]["seat"]] == bot
        assert game["failure"]["why"].startswith(FAULTS[bot])
    faulty = last["bots"][bot]
    assert (faulty["win_rate"], faulty["failures"], faulty["games"]) == (0.0, 4, 4)
    assert faulty["rating"] < min(last["bots"][name]["rating"] for name in ("random", "first"))
    assert [failure["why"][: len(FAULTS[bot])] for failure in last["failures"]] == [FAULTS[bot]] * 4
    assert last["bots"]["random"]["failures"] == 0
    assert last["bots"]["random"]["mean_score"] > 0


def test_a_bot_can_fail_in_some_games() -> None:
    plan = plan_for("touchy,first", 12)
    records = records_of(plan)
    failed = [record["game"] for record in records if record["failure"]]
    assert failed == [record["game"] for record in records if fails_as_touchy(record)]
    assert 0 < len(failed) < 12
    assert {record["failure"]["args"]["why"] for record in records if record["failure"]} == {
        "RuntimeError: not this one"
    }
    found = summary(plan, records)["bots"]
    assert (found["touchy"]["failures"], found["first"]["failures"]) == (len(failed), 0)


@pytest.mark.parametrize("solo", [{}, {"players": 1, "solo": solo_level("deacon")}])
def test_a_bot_cannot_change_the_rules_of_other_games(solo: dict[str, Any]) -> None:
    """The vandal changes its own copy of the rules. Its games are the same as those of a harmless
    bot."""
    with_vandal, with_first = (
        [play_game(Options(**solo), seed, ([bot, "random"])[: solo.get("players", 2)])[0] for seed in (1, 2)]
        for bot in ("vandal", "first")
    )
    assert [log_sha256(table) for table in with_vandal] == [log_sha256(table) for table in with_first]
    assert from_data(load().data, "box").digest == load().digest


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("patches", "The game could not continue; patches took part, so "),
        ("slanders", "The game could not continue; slanders took part, so "),
        ("ambushes", "The process playing the game ended (code 3); ambushes took part, so "),
    ],
)
def test_a_bot_that_corrupts_its_process_affects_no_other_game(run: Run, bot: str, reason: str) -> None:
    """Without proof no bot is blamed, and none is called innocent."""
    argv = ("--games", 6, "--json", "--workers", 1)
    _, out, err = run("--bots", f"{bot},random,apprentice", *argv)
    *games, last = map(json.loads, out.splitlines())
    others = [game for game in games if bot not in game["bots"]]
    without_bot = [json.loads(line) for line in run("--bots", "random,apprentice", *argv)[1].splitlines()]
    same = ("seed", "bots", "log_sha256", "scores", "failure")
    assert [[game[key] for key in same] for game in others] == [
        [game[key] for key in same] for game in without_bot[:2]
    ]
    spoiled_games = [game for game in games if game["failure"]]
    assert spoiled_games
    for game in spoiled_games:
        assert (game["failure"]["seat"], game["failure"]["why"].startswith(reason)) == (None, True)
    assert [bot["failures"] for bot in last["bots"].values()] == [0, 0, 0]
    assert "Traceback" not in err


def fails_as_touchy(record: Record) -> bool:
    """Return whether the bot `touchy` fails with this game's seed."""
    return int(bot_seed(record["seed"], record["bots"].index("touchy")), 16) % 3 == 0


@pytest.mark.parametrize("name", ["human", "at@home"])
def test_a_bot_with_a_reserved_name_is_not_offered(name: str) -> None:
    assert name in registry.registered()
    assert name not in registry.bot_names()
    with pytest.raises(TiletumError, match="error-bot-name"):
        registry.maker_of(name)


def test_a_bot_that_prints_and_reads_does_no_harm(run: Run) -> None:
    code, out, err = run("--bots", "noisy", "--games", 1, "--json")
    assert code == 0
    game, _ = map(json.loads, out.splitlines())
    assert game["failure"] is None
    assert "hm" in err


def test_a_fault_of_the_game_is_blamed_on_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(contest, "play_out", broken)
    plan = plan_for("random,first", 2)
    slate = Slate.new()
    slate.remove_file()
    records = [play(plan, pairing, slate) for pairing in plan.pairings()]
    assert [record["failure"]["seat"] for record in records] == [None, None]
    found = summary(plan, records)
    assert [bot["games"] for bot in found["bots"].values()] == [0, 0]
    assert len(found["failures"]) == 2


def test_the_longest_time_a_bot_can_hang() -> None:
    assert hang_limit(Budget()) == hang_limit(Budget(nodes=500)) == 60
    assert hang_limit(Budget(seconds=5)) == 22


# --- the command ---


def test_json_lines(run: Run) -> None:
    code, out, err = run("--bots", "random,first", "--games", 5, "--seed", 9, "--json", "--workers", 2)
    assert (code, err) == (0, "")
    *games, last = map(json.loads, out.splitlines())
    assert [game["game"] for game in games] == [0, 1, 2, 3, 4, 5]
    assert [game["seed"] for game in games] == [9, 9, 10, 10, 11, 11]
    keys = "game seed bots order scores winner decisions points log_sha256 failure time"
    assert all(list(game) == keys.split() for game in games)
    assert list(last)[:2] == ["bots", "games"]
    assert (last["games"], last["deals"], last["players"], last["even"]) == (6, 3, 2, 0.5)
    assert (last["seed"], last["version"]) == (9, __version__)
    own = {"nodes": None, "seconds": None}
    assert last["budgets"] == {"random": own, "first": own}
    keys = "win_rate low high mean_score score_spread score_range rating games failures points time"
    for name, bot in last["bots"].items():
        assert list(bot) == keys.split()
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1
        mine = [game["scores"][game["bots"].index(name)] for game in games]
        assert bot["mean_score"] == pytest.approx(sum(mine) / 6, abs=0.006)
        start = load().player_board.start_score
        assert start + sum(bot["points"].values()) == pytest.approx(bot["mean_score"], abs=0.1)
        for what in ("decision", "turn"):
            found = bot["time"][what]
            assert 0 < found["mean"] <= found["longest"]
            assert found["p95"] <= 1.07 * found["longest"]
        assert bot["time"]["turn"]["number"] == 6 * 12
    assert sum(bot["win_rate"] for bot in last["bots"].values()) == pytest.approx(1)
    assert sum(seat["win_rate"] for seat in last["seats"]) == pytest.approx(1)


def test_the_output_in_words(run: Run) -> None:
    code, out, err = run("--bots", "random,touchy", "--games", 48, "--players", 4)
    assert (code, err) == (1, "")
    assert re.search(r"touchy +\d+ +[\d.]+ % +[\d.]+–[\d.]+ +\d+", out)
    assert "Houses times pillars" in out
    assert "Game " in out
    assert "not this one" in out
    assert "more games like these" in out
    assert max(map(len, out.splitlines())) <= 80 or "failed" in out


def test_budgets_are_not_split_across_lines(run: Run) -> None:
    _, out, _ = run("--bots", "merchant@nodes=20,merchant@nodes=10,apprentice,random", "--games", 1)
    assert max(map(len, out.splitlines())) <= 80
    assert out.count("merchant@nodes=20") == 2  # of a decision and of a turn, where there is room
    assert len(re.findall(r"^ merchant .*\n @nodes=20 ", out, re.M)) == 1
    assert re.search(r"^ +merchant +merchant *\n Source +@nodes=20 +@nodes=10 ", out, re.M)


@pytest.mark.parametrize(("players", "expected"), [(2, False), (3, True)])
def test_the_rate_of_even_play_is_shown_for_more_than_two_players(
    run: Run, players: int, expected: bool
) -> None:
    _, out, _ = run("--bots", "random,first", "--games", 2, "--players", players)
    assert bool(re.search(r"Even share +33\.3 % ", out)) == expected


@pytest.mark.parametrize(("lang", "rate"), [("en", "100.0 %"), ("fr", "100,0 %"), ("uk", "100,0 %")])
def test_figures_are_written_as_in_the_language(run: Run, lang: str, rate: str) -> None:
    code, out, _ = run("--bots", "random,apprentice", "--games", 2, "--lang", lang)
    assert code == 0
    assert rate in out.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert re.search(r"−\d+[.,]\d", out)  # a loss on the King track
    assert ("." in re.findall(r"\d[.,]\d", out)[0]) == (lang == "en")
    assert len({figure[1] for figure in re.findall(r"\d[.,]\d", out)}) == 1


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [(0.0000126, "12.6 µs"), (0.0009996, "1000 µs"), (0.405, "405 ms"), (0.9996, "1000 ms"), (2, "2.00 s")],
)
def test_durations(seconds: float, expected: str) -> None:
    assert duration(Words("en"), seconds) == expected


def test_a_bot_without_a_finished_game_has_no_figures(run: Run) -> None:
    code, out, _ = run("--bots", "raises,first", "--games", 2)
    assert code == 1
    assert re.search(r"raises +2 +0\.0 % +\S+ +\d+ +– +2 *\n", out), out
    assert "0.0±0.0" not in out
    _, out, _ = run("--bots", "raises,first", "--games", 2, "--json")
    bots = json.loads(out.splitlines()[-1])["bots"]
    for bot in bots.values():
        assert [bot[key] for key in ("mean_score", "score_spread", "score_range")] == [None] * 3


def test_solo_games_against_the_cardinalbot(run: Run) -> None:
    code, out, _ = run("--bots", "random,first", "--solo", "bishop", "--games", 3, "--json")
    assert code == 0
    *games, last = map(json.loads, out.splitlines())
    assert len(games) == last["games"] == 6
    assert [bot["games"] for bot in last["bots"].values()] == [3, 3]
    assert all(len(game["scores"]) == 2 and len(game["bots"]) == 1 for game in games)
    assert [bot["win_rate"] for bot in last["bots"].values()] == [
        round(sum(game["winner"] == 0 for game in games if game["bots"] == [name]) / 3, 4)
        for name in last["bots"]
    ]
    assert last["cardinalbot"]["mean_score"] == round(sum(game["scores"][1] for game in games) / 6, 2)
    start = 10  # points that every player has at the start
    total = start + sum(last["cardinalbot"]["points"].values())
    assert math.isclose(total, last["cardinalbot"]["mean_score"], abs_tol=0.1)
    assert run("--bots", "raises", "--solo", "priest", "--games", 2)[0] == 1


def test_the_cardinalbots_scores_are_shown_beside_the_bots(run: Run) -> None:
    lines = run("--bots", "random", "--solo", "priest", "--games", 2)[1].splitlines()
    data = json.loads(run("--bots", "random", "--solo", "priest", "--games", 2, "--json")[1].splitlines()[-1])
    row = next(line for line in lines if line.split()[:1] == ["Cardinalbot"])
    assert f"{data['cardinalbot']['mean_score']:.1f}±{data['cardinalbot']['score_spread']:.1f}" in row
    assert any("Source" in line and "Cardinalbot" in line for line in lines)
    fulfilled = next(line for line in lines if "Fulfilled contract" in line)
    assert fulfilled.split()[-2:] == ["–", f"{data['cardinalbot']['points']['contract-space']:.1f}"]
    spaces = [line.split()[-1] for line in lines if "Contract space" in line]
    assert spaces in ([], ["–"])


MISTAKES: list[list[object]] = [
    [],
    ["--bots", ""],
    ["--bots", "deep-thought"],
    ["--bots", "random,deep-thought@nodes=5"],
    ["--bots", "random,random"],
    ["--bots", "random@nodes=5,random@nodes=05"],
    ["--bots", "random@seconds=2,random@seconds=2.0"],
    ["--bots", "random,random@nodes=5", "--nodes", 5],
    ["--bots", ","],
    ["--bots", "random,"],
    ["--bots", "random@depth=3"],
    ["--bots", "random@nodes=0"],
    ["--bots", "random@nodes=many"],
    ["--bots", "random@nodes=" + "9" * 5000],
    ["--bots", "random@seconds=nan"],
    ["--bots", "random@seconds=-1"],
    ["--bots", "random", "--nodes", "x"],
    ["--bots", "random", "--seconds", "1e9"],
    ["--bots", "random", "--players", 5],
    ["--bots", "random", "--players", 1],
    ["--bots", "random", "--players", 2, "--solo", "priest"],
    ["--bots", "random", "--solo", "pope"],
    ["--bots", "random", "--games", 0],
    ["--bots", "random", "--games", 10**12],
    ["--bots", "random", "--seed", "x"],
    ["--bots", "random", "--seed", 2**128 - 1],
    ["--bots", "random", "--edition", "klingon"],
    ["--bots", "random", "--workers", 0],
    ["--bots", "random", "--workers", 10**6],
    ["--bots", "random", "--box", "no/such/file.toml"],
    ["--bots", "random", "--resume", "/dev/null/journal"],
    ["--bots", "random", "--resume", "\0"],
    ["--bots", "random", "--report", "/dev/null/report"],
    ["--bots", "random", "--report", "/proc"],
    ["--bots", "random", "--cluster", "127.0.0.2:1"],
    ["--bots", "random", "--cluster", ""],
    ["--bots", "random", "--lang", "tlh"],
]


@pytest.mark.parametrize("argv", MISTAKES, ids=lambda argv: " ".join(map(repr, argv))[:60])
def test_a_mistake_is_reported_in_one_sentence(run: Run, argv: list[object]) -> None:
    code, out, err = run(*argv)
    assert code in (1, 2)
    assert out == ""
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    assert len(err) > 20


# --- resuming a run ---

GAMES = ("--bots", "random,touchy", "--games", 8, "--json")


def test_a_stopped_run_can_be_resumed(run: Run, tmp_path: Path) -> None:
    whole, journal = tmp_path / "whole", tmp_path / "journal"
    expected = reproducible_lines(run(*GAMES, "--resume", whole)[1])
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 9
    journal.write_bytes(b"".join(lines[:4]) + lines[4][:100])
    assert reproducible_lines(run(*GAMES, "--resume", journal)[1]) == expected
    resumed = journal.read_bytes().splitlines()
    assert resumed[:4] == [line.rstrip() for line in lines[:4]]
    assert len(resumed) == 9
    assert sorted(json.loads(line)["game"] for line in resumed[1:]) == list(range(8))


def reproducible_lines(out: str) -> list[Any]:
    return [without_times(json.loads(line)) for line in out.splitlines()]


def test_a_finished_run_is_not_played_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "journal"
    first = run(*GAMES, "--resume", journal)
    monkeypatch.setattr("tiletum.cli.arena.play_here", None)
    assert run(*GAMES, "--resume", journal) == first


def test_a_journal_can_be_extended_with_more_games(run: Run, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(*GAMES, "--resume", journal)
    before = journal.read_bytes()
    code, out, _ = run("--bots", "random,touchy", "--games", 12, "--json", "--resume", journal)
    assert (code, len(out.splitlines())) == (1, 13)
    assert journal.read_bytes().startswith(before)
    assert len(run(*GAMES, "--resume", journal)[1].splitlines()) == 9


@pytest.mark.parametrize(
    "change",
    [
        ["--seed", 2],
        ["--bots", "random,first"],
        ["--bots", "touchy,random"],
        ["--players", 3],
        ["--nodes", 5],
        ["--edition", "french"],
        ["--shuffle-actions"],
    ],
)
def test_a_journal_of_another_run_is_refused(run: Run, tmp_path: Path, change: list[object]) -> None:
    journal = tmp_path / "journal"
    run("--bots", "random,touchy", "--games", 2, "--resume", journal)
    before = journal.read_bytes()
    code, out, err = run("--bots", "random,touchy", "--games", 2, "--resume", journal, *change)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "different bots" in err
    assert journal.read_bytes() == before


@pytest.mark.parametrize("content", [b"dear diary\n", b"dear diary", b"[1]\n", b"{}\n", b"\xff\x00\n", b"\n"])
def test_a_file_that_is_not_a_journal_is_not_changed(run: Run, tmp_path: Path, content: bytes) -> None:
    journal = tmp_path / "journal"
    journal.write_bytes(content)
    code, out, err = run(*GAMES, "--resume", journal)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert journal.read_bytes() == content


def test_a_damaged_journal_is_refused(run: Run, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(*GAMES, "--resume", journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:3], b"{...\n", *lines[3:]]))
    code, out, err = run(*GAMES, "--resume", journal)
    assert (code, out) == (1, "")
    assert "line 4" in err


FAILED: Record = {"seat": 0, "key": "bot-raised", "args": {"bot": "random", "why": "oh"}}
DAMAGES: dict[str, Callable[[Record], object]] = {
    "a list": lambda record: [record],
    "a game of no run": lambda record: {**record, "game": 10**12},
    "no number of the game": lambda record: {key: record[key] for key in record if key != "game"},
    "nothing but a number": lambda record: {"game": 1},
    "another deal": lambda record: {**record, "seed": record["seed"] + 1},
    "other seats": lambda record: {**record, "bots": record["bots"][::-1]},
    "a bot that takes no part": lambda record: {**record, "bots": ["random", "first"]},
    "scores that are none": lambda record: {**record, "scores": "x"},
    "scores that do not add up": lambda record: {**record, "scores": [999, 0]},
    "points of no source": lambda record: {**record, "points": [{"luck": 3}, {}]},
    "no such winner": lambda record: {**record, "winner": 2},
    "places of nobody": lambda record: {**record, "order": [0, 0]},
    "results and a failure": lambda record: {**record, "failure": FAILED},
    "an unknown failure": lambda record: failure_of(record, {**FAILED, "key": "save-cannot-write"}),
    "a failure of no seat": lambda record: failure_of(record, {**FAILED, "seat": 2}),
    "a failure that says nothing": lambda record: failure_of(record, {**FAILED, "args": {}}),
    "times that are none": lambda record: {**record, "time": {"decisions": 3, "turns": []}},
    "the game before it again": lambda record: {**record, "game": 0, "bots": record["bots"][::-1]},
}


def failure_of(record: Record, failure: object) -> Record:
    return {**record, **dict.fromkeys(contest.RESULTS), "failure": failure}


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Return the lines of a journal with two games."""
    file = tmp_path_factory.mktemp("journal") / "journal"
    assert main(["arena", *TWO, "--resume", str(file), "--workers", "1"]) == 0
    return file.read_bytes().splitlines(keepends=True)


TWO = ("--bots", "random,apprentice", "--games", "2", "--json")


@pytest.mark.parametrize("damage", list(DAMAGES))
def test_a_line_that_is_not_a_record_of_the_run_is_refused(
    run: Run, tmp_path: Path, damage: str, two_games: list[bytes]
) -> None:
    journal = tmp_path / "journal"
    record = json.loads(two_games[2])
    journal.write_bytes(b"".join(two_games[:2]) + json.dumps(DAMAGES[damage](record)).encode() + b"\n")
    before = journal.read_bytes()
    code, out, err = run(*TWO, "--resume", journal)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "line 3 is not the record" in err
    assert journal.read_bytes() == before


def test_a_failed_game_is_a_record_too(run: Run, tmp_path: Path, two_games: list[bytes]) -> None:
    journal = tmp_path / "journal"
    record = failure_of(json.loads(two_games[2]), FAILED)
    journal.write_bytes(b"".join(two_games[:2]) + json.dumps(record).encode() + b"\n")
    assert len(run(*TWO, "--resume", journal)[1].splitlines()) == 3


def test_all_failures_have_a_message() -> None:
    for key, arguments in contest.FAILURES.items():
        sentence = Words("en").say(key, **{name: f"<{name}>" for name in arguments})
        assert all(f"<{name}>" in sentence for name in arguments)


def test_two_runs_cannot_write_to_one_journal(run: Run, tmp_path: Path, two_games: list[bytes]) -> None:
    file = tmp_path / "journal"
    file.write_bytes(b"".join(two_games[:2]))
    plan = plan_for("random,apprentice", 2)
    first = Journal(str(file), plan)
    code, out, err = run(*TWO, "--resume", file)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "Another run is writing" in err
    first.write(json.loads(two_games[2]))
    first.close()
    assert file.read_bytes() == b"".join(two_games)
    Journal(str(file), plan).close()


@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", "/dev/null", "/dev"])
def test_a_path_that_is_not_a_regular_file_is_refused(run: Run, device: str) -> None:
    code, out, err = run(*TWO, "--resume", device)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "is not an arena journal" in err


def test_an_unwritable_journal_is_reported_by_name(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Journal.write
    with Path("/dev/full").open("r+b") as full:

        def write(journal: Journal, record: Record) -> None:
            if "game" in record:
                journal._file = full
            original(journal, record)

        monkeypatch.setattr(Journal, "write", write)
        code, out, err = run(*TWO, "--resume", tmp_path / "journal")
    assert (code, out) == (1, "")
    assert (
        err == f"{tmp_path / 'journal'} cannot be written (the disk is full); choose another place or name.\n"
    )


def test_an_incomplete_header_is_written_again(run: Run, tmp_path: Path) -> None:
    whole, journal = tmp_path / "whole", tmp_path / "journal"
    run(*GAMES, "--resume", whole)
    journal.write_bytes(whole.read_bytes()[:40])
    assert len(run(*GAMES, "--resume", journal)[1].splitlines()) == 9
    assert journal.read_bytes().splitlines()[0] == whole.read_bytes().splitlines()[0]


def test_ctrl_c_keeps_the_finished_games(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    command = [sys.executable, "-m", "tiletum", "arena", "--bots", "random,hangs", "--players", "2"]
    command += ["--games", "10000", "--resume", str(journal)]
    # These include seats against the bot that hangs, and the run must end nevertheless.
    environment = {**os.environ, "PYTHONPATH": str(FOLDER), "TILETUM_LANG": "en"}
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        # A shell ignores the signal for tests that run in the background.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_until(lambda: journal.exists() and journal.read_bytes().endswith(b"\n"))
        time.sleep(1.5)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "run the same command to co" in err
    assert err.count("\n") == 1


def test_a_game_at_the_terminal_survives_a_failing_bot(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILETUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["play", "--bots", "human,raises", "--first", "2", "--seed", "5"]) == 1
    out, err = capfd.readouterr()
    assert "raises" in err
    command = out.rsplit("to continue: ", 1)[1].split()
    assert command[:3] == ["tiletum", "play", "--load"]
    assert load_game(Path(command[3])).to_move == 1, "the game before the bot's decision"


def test_ctrl_c_without_a_journal_says_that_nothing_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_after_a_game(plan: Plan, *args: object) -> Iterator[Record]:
        yield next(iter(play_here(plan, plan.pairings())))
        raise KeyboardInterrupt

    monkeypatch.setattr("tiletum.cli.arena.play_here", stop_after_a_game)
    code, out, err = run("--bots", "random", "--games", 3)
    assert (code, out) == (130, "")
    assert err == "Stopped. 1 finished game was not saved; use --resume FILE next time.\n"


def wait_until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


# --- the report ---


@pytest.mark.parametrize(
    "argv", [["--bots", "random,first,touchy$_<b>"], ["--bots", "random", "--solo", "priest"]]
)
def test_a_report_has_all_its_pictures(
    run: Run, tmp_path: Path, argv: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    point = registry.registered()["touchy"]
    monkeypatch.setitem(registry.registered(), "touchy$_<b>", point)
    code, _, err = run(*argv, "--games", 6, "--report", tmp_path / "new" / "report")
    assert code == ("touchy" in argv[1])
    folder = tmp_path / "new" / "report"
    assert str(folder / "index.html") in err
    page = (folder / "index.html").read_text(encoding="utf-8")
    pictures = re.findall(r'src="([^"]+)" alt="[^"]+"', page)
    expected = {"win-rates.svg", "scores.svg", "points.svg", "times.svg"}
    versus = "--solo" not in argv
    assert set(pictures) == (expected | {"ratings.svg", "seats.svg"} if versus else expected)
    for picture in pictures:
        assert "</svg>" in (folder / picture).read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "random" in json.loads((folder / "summary.json").read_text())["bots"]


def test_a_report_is_written_even_if_the_output_is_closed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tiletum", "arena", "--bots", "random", "--games", "1"]
    reader, output = os.pipe()
    os.close(reader)
    try:
        subprocess.run([*command, "--report", str(tmp_path)], stdout=output, check=False)
    finally:
        os.close(output)
    assert (tmp_path / "index.html").exists()


def test_a_report_shows_what_was_played(run: Run, tmp_path: Path) -> None:
    """With this information anybody can repeat the run."""
    argv = ("--bots", "random@nodes=1500,apprentice", "--games", 1, "--seed", 7, "--seconds", 2.5)
    run(*argv, "--edition", "french", "--shuffle-actions", "--workers", 1, "--report", tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    command = "tiletum arena --bots random@nodes=1500,apprentice --games 1 --seed 7 --seconds 2.5"
    assert f"<pre>{command} --edition french --shuffle-actions</pre>" in page
    assert f"Tiletum {__version__}" in page
    assert "2, on the deal of seed 7; rules" in page
    assert 'ratings.svg" alt="random@nodes=1500: 1500; apprentice: ' in page
    assert re.search(r'win-rates.svg" alt="random@nodes=1500: \d+\.\d % \(\S+–\S+\); ', page)
    assert 'times.svg" alt="The figures are in the table “Thinking time”."' in page
    assert "<td>random@nodes=1500</td><td>1,500</td><td>2.5</td>" in page
    assert "<td>apprentice</td><td>its own</td><td>2.5</td>" in page
    data = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert data["budgets"]["random@nodes=1500"] == {"nodes": 1500, "seconds": 2.5}


def test_an_unwritable_report_does_not_cost_the_results(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(arena_report, "draw", full)
    code, out, err = run("--bots", "random,apprentice", "--games", 2, "--json", "--report", tmp_path)
    assert code == 1
    assert json.loads(out.splitlines()[-1])["games"] == 2
    assert err == f"{tmp_path} cannot be written (the disk is full); choose another place or name.\n"


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "uk"])
@pytest.mark.parametrize("deals", [1, 2, 21])
def test_deals_are_counted_as_in_the_language(lang: str, deals: int) -> None:
    words = Words(lang)
    sentence = words.say("arena-on-deals", deals=deals, seed="9")
    overview = words.say("arena-overview", deals=deals, games=5, seconds="7")
    assert [str(deals) in text for text in (sentence, overview)] == [deals > 1] * 2


def test_the_same_results_give_the_same_pictures(run: Run, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    for name in ("one", "two"):
        run(*GAMES, "--resume", journal, "--report", tmp_path / name)
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(files) == 8
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name


def test_missing_extras_are_reported_with_the_command_to_install_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    code, out, err = run("--bots", "random", "--report", tmp_path)
    assert (code, out) == (2, "")
    assert "tiletum[report]" in err
    code, out, err = run("--bots", "random", "--cluster", "auto")
    assert (code, out) == (2, "")
    assert "tiletum[cluster]" in err


# --- a cluster ---


class Nodes(NamedTuple):
    cluster: Any
    second: Any
    killed: Path
    """A file that exists once a bot was killed."""

    @property
    def address(self) -> str:
        address: str = self.cluster.address
        return address


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Nodes]:
    """Start a cluster of two nodes on this machine, with loopback addresses."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    monkeypatch.setenv("KILLED", str(tmp_path / "killed"))
    make: Any = import_module("ray.cluster_utils").Cluster
    small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
    nodes = make(initialize_head=True, head_node_args={**small, "node_ip_address": "127.0.0.2"})
    try:
        yield Nodes(nodes, nodes.add_node(**small, node_ip_address="127.0.0.3"), tmp_path / "killed")
    finally:
        nodes.shutdown()


@pytest.mark.slow
def test_a_cluster_of_two_nodes_gets_the_same_results(run: Run, two_nodes: Nodes) -> None:
    """A game whose worker was killed is played once more, because the cluster may have killed it."""
    bots = "random,touchy,exits,is-killed,is-killed-once,common-chance,merchant@nodes=60"
    argv = ("--bots", bots, "--games", 42, "--json")
    two_nodes.killed.touch()
    local = run(*argv)[1]
    two_nodes.killed.unlink()
    code, remote, _ = run(*argv, "--cluster", two_nodes.address)
    assert code == 1
    assert reproducible_lines(remote) == reproducible_lines(local)
    last = json.loads(remote.splitlines()[-1])
    assert len(last["where"]) == 2
    assert all(games >= 5 for games in last["where"].values())
    assert min(last["bots"][bot]["failures"] for bot in ("exits", "is-killed")) >= 10
    assert two_nodes.killed.exists()
    assert last["bots"]["is-killed-once"]["failures"] == 0


@pytest.mark.slow
def test_a_cluster_that_loses_a_node_gets_the_same_results(
    run: Run, two_nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once both nodes have played, one is removed in the middle of its game."""
    argv = ("--bots", "apprentice,merchant@nodes=60", "--games", 40, "--json")
    local = run(*argv)[1]
    played: Counter[str] = Counter()
    answers: list[Any] = []
    original = cluster.Cluster.take_answer

    def take_answer(self: cluster.Cluster, answer: Any) -> Record | None:
        answers.append(answer)
        record = original(self, answer)
        played.update([record["where"]] if record else [])
        if len(played) == 2 and len(two_nodes.cluster.worker_nodes) == 1:
            two_nodes.cluster.remove_node(two_nodes.second, allow_graceful=False)
        return record

    monkeypatch.setattr(cluster.Cluster, "take_answer", take_answer)
    code, remote, err = run(*argv, "--cluster", two_nodes.address)
    assert code == 0, err + remote.splitlines()[-1]
    assert reproducible_lines(remote) == reproducible_lines(local)
    first, second = json.loads(remote.splitlines()[-1])["where"].values()
    assert min(first, second) < 10
    # Both nodes were ready, all games were played, and one answer was lost: its actor, or its worker and then
    # the actor.
    assert 1 <= len(answers) - (2 + 40) <= 2
