"""Bots: their input, their faults, and the quality of their plans."""

from __future__ import annotations

import itertools
import json
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.watching import had_use
from tiletum.arena.match import play_game
from tiletum.arena.train import TINY_TRAINING, TRAINING, TURN, Sample, fingerprint, fingerprint_file, fit, run
from tiletum.bots import BOTS, Bot, BotError, Budget, ask, bot_names, bot_seed, evaluation, make_bot
from tiletum.bots.evaluation import TurnEvaluation, trained
from tiletum.bots.features import NAMES, SURE, TERMS, features
from tiletum.bots.hint import hints, reasons
from tiletum.bots.master import CARDINAL_TURN, Luck, Search
from tiletum.bots.merchant import Merchant
from tiletum.bots.outlook import ALL_TURNS, turns_left
from tiletum.bots.planner import Plan, Planner, as_if_nothing_came
from tiletum.bots.reduced import useful_moves
from tiletum.bots.steadier import steady_gain
from tiletum.errors import TiletumError
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue import steps
from tiletum.game.core.editions import LEVELS, Solo
from tiletum.game.core.vocabulary import EMPTY, GOLD, KING_SPACE, SCORE
from tiletum.game.engine import Game
from tiletum.table.save import log_sha256
from tiletum.table.table import Options, solo_level

ROOT = Path(__file__).parents[2]
TINY = Budget(nodes=60)
PLANNERS = ("apprentice", "journeyman", "merchant", "master")


def positions(players: int, seed: int, bot: str = "apprentice", solo: Solo | None = None) -> Iterator[Game]:
    """Yield the decisions of a sensibly played game."""
    chance = random.Random(seed)
    game = Game.new(players, solo=solo)
    player = make_bot(bot, str(seed))
    while not game.over:
        if game.at_chance:
            game.apply(game.outcome(int(chance.random() * game.total())))
        else:
            yield game
            game.apply(player.choose(game.copy(), TINY))


# --- asking a bot ---


class Answers:
    def __init__(self, answer: Callable[[Game], object]) -> None:
        self.answer = answer

    def choose(self, game: Game, budget: Budget) -> int:
        return self.answer(game)  # type: ignore[return-value]  # nonsense is the point


def first_decision() -> Game:
    return next(positions(2, 1)).copy()


def raises(game: Game) -> object:
    raise RuntimeError("out of ideas")


class Unprintable(BaseException):
    """A BaseException that cannot be converted to text."""

    def __str__(self) -> str:
        raise RuntimeError


def raises_unprintable(game: Game) -> object:
    raise Unprintable


class HostileNumber(int):
    """A number that raises in comparisons and in repr."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError

    __hash__ = int.__hash__


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        (raises, "bot-raised"),
        (lambda game: None, "bot-illegal"),
        (lambda game: 10**9, "bot-illegal"),
        (lambda game: game.rules.end_move, "bot-illegal"),
        (lambda game: "die pink 2", "bot-illegal"),
        (raises_unprintable, "bot-raised"),
        (lambda game: HostileNumber(-1), "bot-illegal"),
        (lambda game: 10**5000, "bot-illegal"),
        (lambda game: float(game.moves()[0]), "bot-illegal"),
    ],
)
def test_a_bots_faults_are_reported(answer: Callable[[Game], object], key: str) -> None:
    game = first_decision()
    before = game.key()
    with pytest.raises(BotError) as error:
        ask("odd", Answers(answer), game, Budget())
    assert error.value.key == key
    assert error.value.args_["bot"] == "odd"
    assert game.key() == before


def test_a_bot_that_takes_too_long_is_refused() -> None:
    def think_slowly(game: Game) -> object:
        time.sleep(0.7)
        return game.moves()[0]

    game = first_decision()
    with pytest.raises(BotError, match="bot-late"):
        ask("slow", Answers(think_slowly), game, Budget(seconds=0.1))
    assert ask("slow", Answers(think_slowly), game, Budget(seconds=2)) in game.moves()


def test_a_bot_gets_a_copy_of_the_game() -> None:
    def change_game(game: Game) -> object:
        move = game.moves()[0]
        game.apply(move)
        return move

    game = first_decision()
    before = game.key()
    assert ask("busy", Answers(change_game), game, Budget()) in game.moves()
    assert game.key() == before


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(TiletumError, match="error-bot") as error:
        make_bot("grandmaster", "1")
    assert "merchant" in str(error.value.args_["known"])


# --- bots of other packages ---


def example() -> str:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)
    assert len(code) == 1
    return str(code[0])


def install(folder: Path, code: str, value: str = "first_bot:Miser") -> None:
    """Write the files of an installed package: a module and its entry points."""
    (folder / "first_bot.py").write_text(code, "utf-8")
    info = folder / "first_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[tiletum.bots]\nmiser = {value}\n", "utf-8")


def simulate(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return run_after(folder, "", "simulate", "--games", "2", *arguments)


def run_after(folder: Path, before: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with the packages in a folder, after some code."""
    lines = ["import sys", f"sys.path.insert(0, {str(folder)!r})", before]
    code = "\n".join([*lines, "from tiletum.cli import main", "sys.exit(main())"])
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, input="", timeout=60)


def test_the_example_in_the_docs_plays(tmp_path: Path) -> None:
    assert len([line for line in example().splitlines() if line.strip()]) <= 10
    install(tmp_path, example())
    result = simulate(tmp_path, "--bots", "miser,random", "--json")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count('"seed"') == 2


@pytest.mark.parametrize(
    ("code", "value", "reason"),
    [
        ("1 / 0", "first_bot:Miser", "ZeroDivisionError"),
        ("x = 1", "first_bot:Miser", "Miser"),
        ("Miser = 3", "first_bot:Miser", "cannot be used: 3"),
        ("def Miser(seed): raise OSError('no book')", "first_bot:Miser", "no book"),
    ],
)
def test_a_bot_that_cannot_be_created_is_refused(tmp_path: Path, code: str, value: str, reason: str) -> None:
    install(tmp_path, code, value)
    result = simulate(tmp_path, "--bots", "miser")
    assert result.returncode != 0
    assert reason in result.stderr
    assert "Traceback" not in result.stderr


ENDLESS = ["while True: pass", "import time; time.sleep(1000)"]
STUBBORN = """
while True:
    try:
        while True: pass
    except Exception:
        pass
"""


@pytest.mark.parametrize("hangs", [*ENDLESS, STUBBORN])
@pytest.mark.parametrize("where", ["on loading", "when made"])
@pytest.mark.parametrize("command", [["simulate", "--games", "2"], ["play", "--players", "2"]])
def test_a_bot_that_is_never_ready_is_refused(
    tmp_path: Path, hangs: str, where: str, command: list[str]
) -> None:
    body = "\n".join(f"    {line}" for line in hangs.splitlines())
    install(tmp_path, hangs if where == "on loading" else f"def Miser(seed):\n{body}\n")
    impatient = "import tiletum.bots.registry; tiletum.bots.registry.READY_WITHIN = 0.3"
    result = run_after(tmp_path, impatient, *command, "--bots", "miser,random")
    assert result.returncode == 1
    assert result.stderr == "The bot “miser” cannot be used: it was not ready after 0.3 seconds.\n"


@pytest.mark.parametrize("hangs", [*ENDLESS, STUBBORN])
def test_a_bot_that_never_answers_loses_its_games(tmp_path: Path, hangs: str) -> None:
    """The other games of the run are still played, and a person gets a reply."""
    body = "\n".join(f"        {line}" for line in hangs.splitlines())
    beginning = "class Miser:\n    def __init__(self, seed): pass\n    def choose(self, *_):\n"
    install(tmp_path, beginning + body + "\n")
    impatient = "from importlib import import_module; import_module('tiletum.bots.ask').LIMIT = 0.3"
    result = run_after(tmp_path, impatient, "simulate", "--games", "2", "--bots", "miser,random")
    assert result.returncode == 1
    assert result.stderr.count("The bot “miser” did not answer within 0.3 seconds.") == 2
    result = run_after(tmp_path, impatient, "play", "--bots", "miser,random")
    assert result.returncode == 1
    assert result.stderr.count("The bot “miser” did not answer within 0.3 seconds.") == 1


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("bots", [",", "random,", ",random", " , "])
def test_a_bot_without_a_name_is_refused(tmp_path: Path, command: str, bots: str) -> None:
    result = run_after(tmp_path, "", command, "--bots", bots)
    assert result.returncode == 1
    assert "leaves a bot without a name" in result.stderr


def test_a_bot_that_exits_when_loaded_is_refused(tmp_path: Path) -> None:
    install(tmp_path, "raise SystemExit(0)")
    result = simulate(tmp_path, "--bots", "miser")
    assert result.returncode == 1
    assert "cannot be used: SystemExit" in result.stderr


SOMETIMES = """
class Miser:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, budget):
        if int(self.seed, 16) % 2:
            raise ValueError("an odd seed")
        return game.moves()[0]
"""


def test_a_failing_bot_does_not_spoil_other_games(tmp_path: Path) -> None:
    install(tmp_path, SOMETIMES)
    result = simulate(tmp_path, "--bots", "miser,random", "--json", "--games", "8")
    odd = [seed for seed in range(1, 9) if int(bot_seed(seed, 0), 16) % 2]
    assert 0 < len(odd) < 8
    assert result.returncode == 1
    assert result.stdout.count('"seed"') == 8 - len(odd)
    assert result.stderr.count("an odd seed") == len(odd)


# --- our bots ---


def test_the_bots_are_listed_by_strength() -> None:
    assert list(BOTS)[: 1 + len(PLANNERS)] == ["random", *PLANNERS]
    assert set(BOTS) <= set(bot_names())


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_whole_games(name: str, players: int) -> None:
    """`ask` refuses illegal moves, so it is enough to finish."""
    table, decisions = play_game(Options(players=players), 7, [name] * players, TINY)
    assert table.over
    assert decisions >= 12 * players


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_whole_solo_games(name: str, level: str) -> None:
    table, _ = play_game(Options(players=1, solo=solo_level(level)), 3, [name], TINY)
    assert table.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_nodes_give_the_same_game(name: str) -> None:
    budgets = (TINY, TINY, Budget(200))
    one, other, another = (log_sha256(play_game(Options(), 11, [name] * 2, budget)[0]) for budget in budgets)
    assert one == other
    if name in ("merchant", "master"):
        assert one != another


@pytest.mark.parametrize("name", PLANNERS)
def test_another_process_plays_the_same_game(name: str) -> None:
    """The hash seed of the process must not matter."""
    code = (
        "from tiletum.arena.match import play_game; from tiletum.bots import Budget;"
        "from tiletum.table.table import Options; from tiletum.table.save import log_sha256;"
        f"print(log_sha256(play_game(Options(), 4, ['{name}'] * 2, Budget(60))[0]))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("name", PLANNERS)
def test_a_bots_choice_depends_only_on_the_game(name: str) -> None:
    """Two bots with the same seed choose alike in equal positions, whatever moves led there."""
    for number, game in enumerate(positions(2, 5)):
        if number % 40 == 20:
            assert make_bot(name, "x").choose(game.copy(), TINY) == make_bot(name, "x").choose(
                game.copy(), TINY
            )


@pytest.mark.parametrize("name", PLANNERS)
@pytest.mark.parametrize("nodes", [1, 4])
def test_the_smallest_budgets_work(name: str, nodes: int) -> None:
    start = time.process_time()
    game = first_decision()
    assert ask(name, make_bot(name, "1"), game, Budget(nodes)) in game.moves()
    assert time.process_time() - start < 1


@pytest.mark.parametrize("name", ["merchant", "master"])
@pytest.mark.parametrize("seconds", [0.05, 0.4])
def test_a_bot_uses_its_seconds_and_no_more(name: str, seconds: float) -> None:
    game = next(positions(4, 1)).copy()
    start = time.perf_counter()
    ask(name, make_bot(name, "1"), game, Budget(seconds=seconds))
    assert time.perf_counter() - start < seconds + 0.3
    planner = Planner(trained(), game, Budget(seconds=0.2))
    before = planner.nodes_left
    planner.plans()
    assert before - planner.nodes_left > 500


def test_a_larger_budget_of_nodes_is_used() -> None:
    game = first_decision()
    used = []
    for nodes in (500, 5000, 20000):
        planner = Planner(trained(), game, Budget(nodes))
        planner.plans()
        used.append(nodes - planner.nodes_left)
    assert used == sorted(used)
    assert used[0] == pytest.approx(500, abs=120)
    assert used[2] > 12000


def test_the_end_of_a_turn_is_valued_before_the_rounds_scoring() -> None:
    """Plans that end the turn at once and longer plans are compared at the same point."""
    seen = 0
    for game in positions(2, 21):
        if game.stack[-1][0] == steps.DIE_ACTION:
            plans = Planner(trained(), game, Budget(100)).plans()
            immediate_end = [
                plan for plan in plans if plan.moves in ([game.rules.end_move], [game.rules.discard_move])
            ]
            assert [plan.value for plan in immediate_end] == pytest.approx([trained().value(game, game.seat)])
            seen += 1
    assert seen > 20


def test_a_bot_cannot_tell_the_deal_from_its_seed() -> None:
    seeds = [bot_seed(game, seat) for game in (1, 2, 12) for seat in (0, 1)]
    assert len(set(seeds)) == len(seeds)
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_all_plans_get_the_same_luck_in_a_trial() -> None:
    game = first_decision()
    dice: list[list[int]] = []
    for extra in (0, 3):
        luck = Luck("1/0")
        twin = game.copy()
        for slot in range(extra):
            twin.contract_offer[slot] = EMPTY
            twin.push(steps.DEAL_CONTRACT)
            luck.deal(twin)
        twin.push(steps.TURN_UP_CORRUPTION)
        luck.deal(twin)
        dice.append(list(twin.corruption))
    assert dice[0] == dice[1]


# --- the evaluation ---


def test_every_term_has_a_value() -> None:
    for game in positions(3, 2):
        assert len(features(game, game.to_move)) == len(NAMES)
        for term in TERMS:
            assert len(term.look(game, game.to_move)) == len(term.numbers)
    assert set(SURE) <= set(NAMES)


@pytest.mark.parametrize("players", [2, 4])
def test_terms_add_up_and_cached_values_are_right(players: int) -> None:
    """The values that the evaluation of a turn caches must equal newly computed ones."""
    evaluation = trained()
    last_turn: tuple[object, ...] = ()
    for game in positions(players, 9):
        seat = game.to_move
        if last_turn != (seat, game.round, game.turn, game.phase):
            turn = TurnEvaluation(evaluation, game, seat)
            last_turn = (seat, game.round, game.turn, game.phase)
        value = evaluation.value(game, seat)
        assert sum(evaluation.terms(game, seat).values()) == pytest.approx(value)
        assert turn.value(game) == pytest.approx(value)


@pytest.mark.parametrize("players", [2, 3])
def test_after_the_last_turn_the_evaluation_is_the_result(players: int) -> None:
    """With no turns left for anybody, the certain points are the final score, except for the King's
    leader."""
    for seed in range(4):
        game = Game.new(players)
        last = game
        for game in positions(players, seed):
            if turns_left(game, game.seat) == 0 and game.order[-1] == game.seat:
                last = game.copy()
        seat = last.seat
        assert last.stack[-1][0] == steps.DIE_ACTION
        bonus = last.rules.box.king_leader_vp if king_leader(last) == seat else 0
        assert trained().value(last, seat) + bonus == pytest.approx(game.scores()[seat])


def king_leader(game: Game) -> int:
    """Return the highest seat on the King track. The top marker wins a tie."""
    spaces = [game.boards[seat][KING_SPACE] for seat in game.king_order]
    return game.king_order[spaces.index(max(spaces))]


def test_turns_left_counts_down() -> None:
    counts = {seat: [] for seat in range(3)}  # type: dict[int, list[int]]
    for game in positions(3, 4):
        if game.stack[-1][0] == steps.CHOOSE_DIE:
            counts[game.seat].append(turns_left(game, game.seat))
    for seen in counts.values():
        assert list(dict.fromkeys(seen)) == list(range(ALL_TURNS - 1, -1, -1))


# --- the reduced generator ---


def ends(game: Game, moves_of: Callable[[Game], list[int]], most: int) -> list[Game] | None:
    """Return every position in which the turn could end, or None if there are too many."""
    found: dict[object, Game] = {}
    todo, seen = [game.copy()], {game.key()}
    while todo:
        position = todo.pop()
        if position.stack[-1][0] == steps.DIE_ACTION:
            found[position.key()] = position
        for move in moves_of(position):
            if (
                move == position.rules.end_move
                or position.rules.move_kind[move] == position.rules.move_kind[position.rules.discard_move]
            ):
                continue
            twin = position.copy()
            twin.apply(move)
            as_if_nothing_came(twin)
            if twin.seat == game.seat and not twin.at_chance and twin.key() not in seen:
                seen.add(twin.key())
                todo.append(twin)
        if len(seen) > most:
            return None
    return list(found.values())


def value_achieved(end: Game, seat: int) -> float:
    """Return the value a turn has achieved, without the later use of resources."""
    terms = trained().terms(end, seat)
    return sum(terms[name] for name in ("score", "king", "fairs", "houses-pillars", "map", "buildings"))


def compare_generators(game: Game, most: int) -> bool:
    """Return whether all moves could be tried. If so, the reduced generator must achieve as much."""
    all_ends = ends(game, Game.moves, most)
    if all_ends is None or len(all_ends) < 4:
        return False
    reduced = ends(game, useful_moves, most)
    assert reduced is not None
    assert len(reduced) <= len(all_ends)
    best = max(value_achieved(end, game.seat) for end in all_ends)
    assert max(value_achieved(end, game.seat) for end in reduced) == pytest.approx(best)
    return True


def test_the_reduced_generator_reaches_the_best_results() -> None:
    """These positions are small enough to try everything."""
    compared = sum(
        compare_generators(game, 500)
        for seed in range(4)
        for number, game in enumerate(positions(2, seed))
        if game.stack[-1][0] == steps.DIE_ACTION and number % 5 == 0
    )
    assert compared > 8


@pytest.mark.slow
def test_the_reduced_generator_in_larger_turns() -> None:
    """These turns have thousands of continuations, or an open bonus tile or nested bonus."""
    compared: Counter[int] = Counter()
    for seed in range(10, 14):
        for number, game in enumerate(positions(2, seed)):
            step = game.stack[-1][0]
            interval = 3 if step == steps.CHOOSE_TILE else 12  # a rare decision
            if step != steps.CHOOSE_DIE and number % interval == seed % interval:
                compared[step] += compare_generators(game, 3000)
    assert compared[steps.DIE_ACTION] > 5
    assert compared[steps.CHOOSE_TILE] > 2


def test_tasks_left_out_before_the_die_can_wait() -> None:
    """After the die they lead to the same position. Before it they open no other die, unless they bring
    gold."""
    compared: Counter[str] = Counter()
    for seed in range(3):
        for game in positions(2, seed):
            if game.stack[-1][0] == steps.CHOOSE_DIE:
                for task in omitted_tasks(game):
                    compared.update(check_waiting(game, task))
    assert compared["buy"] > 30
    assert sum(compared.values()) > compared["buy"] + 5


def omitted_tasks(game: Game) -> list[int]:
    useful = useful_moves(game)
    return [move for move in game.moves() if move not in useful]


def check_waiting(game: Game, task: int) -> list[str]:
    """Check that a task can wait for each die. Return the kind of the task for each tested die."""
    with_task = game.copy()
    moves = [task, *play_on(with_task, task, steps.CHOOSE_DIE)]
    dice = [move for move in with_task.moves() if game.rules.move_kind[move] == mv.DIE]
    if with_task.boards[game.seat][GOLD] <= game.boards[game.seat][GOLD]:
        assert set(dice) <= set(game.moves())
    kinds: list[str] = []
    for die in dice[::6]:
        if die not in game.moves():
            continue
        first, later = with_task.copy(), game.copy()
        play_on(first, die, steps.DIE_ACTION)
        play_on(later, die, steps.DIE_ACTION)
        for move in moves:
            assert move in later.moves()
            later.apply(move)
            as_if_nothing_came(later)
        assert first.key() == later.key()
        kinds.append(game.rules.table.rows[task].text.split()[1])
    return kinds


def play_on(game: Game, move: int, until: int) -> list[int]:
    """Play a move and then the first useful move of each decision, up to a step. Return the later moves."""
    game.apply(move)
    as_if_nothing_came(game)
    moves: list[int] = []
    while game.stack[-1][0] != until:
        moves.append(next(m for m in useful_moves(game) if game.rules.move_kind[m] != mv.TILE))
        game.apply(moves[-1])
        as_if_nothing_came(game)
    return moves


def test_useful_moves_are_legal_and_never_empty() -> None:
    for players, solo in ((2, None), (4, None), (2, Solo(3))):
        for game in positions(players, 6, solo=solo):
            useful = useful_moves(game)
            assert useful
            assert set(useful) <= set(game.moves())


# --- planning ---


def test_a_plan_can_be_played_and_has_its_stated_value() -> None:
    for number, game in enumerate(positions(2, 8)):
        if number % 15:
            continue
        seat = game.to_move
        plan = Planner(trained(), game, Budget(150)).plans()[0]
        twin = game.copy()
        for move in plan.moves[:-1]:
            assert move in twin.moves()
            twin.apply(move)
            as_if_nothing_came(twin)
        if twin.stack[-1][0] == steps.DIE_ACTION:
            assert plan.moves[-1] in twin.moves()
            assert trained().value(twin, seat) == pytest.approx(plan.value)


def test_more_nodes_never_find_a_worse_plan() -> None:
    for number, game in enumerate(positions(2, 13)):
        if game.stack[-1][0] == steps.CHOOSE_DIE and number % 4 == 1:
            values = [Merchant("1").plans(game, Budget(nodes))[0].value for nodes in (50, 300, 1000)]
            assert values == sorted(values)


# --- hints ---


def test_hints_have_reasons() -> None:
    for number, game in enumerate(positions(2, 3)):
        if number % 25 != 3:
            continue
        found = hints(game.copy(), 3, Budget(300))
        assert found
        assert len({hint.move for hint in found}) == len(found)
        for hint in found:
            assert hint.move in game.moves()
            assert hint.plan[0] == hint.move
            assert hint.points <= found[0].points + 1e-9
            value_now = sum(trained().terms(game, game.to_move).values())
            later_value = hint.points - value_now - sum(hint.gains.values())
            if turns_left(game, game.to_move):
                assert later_value == pytest.approx(steady_gain(game, game.to_move))
            else:
                assert later_value == pytest.approx(0) or later_value == pytest.approx(
                    game.rules.box.king_leader_vp
                )
        assert all(abs(points) >= 0.3 for _, points in reasons(found[0].gains))


@pytest.mark.parametrize("seed", [3, 13])
def test_the_forecast_of_the_last_turn_comes_true(seed: int) -> None:
    """Only the last player's own moves still change the result, including the leader of the King track."""
    last = [game.copy() for game in positions(2, seed, "merchant") if not turns_left(game, game.to_move)][-1]
    seat, best = last.to_move, hints(last.copy(), 1)[0]
    for move in best.plan:
        last.apply(move)
    while not last.over:
        last.apply(last.outcome(0) if last.at_chance else last.rules.end_move)
    assert last.boards[seat][SCORE] == round(best.points)


def test_the_same_steps_in_another_order_are_one_hint() -> None:
    duplicates = 0
    for number, game in enumerate(positions(2, 4)):
        if number % 15 != 3 or not turns_left(game, game.to_move):
            continue
        plans = Planner(trained(), game, Budget(600)).plans()
        ends = {plan.moves[0]: plan.end.key() for plan in plans}
        duplicates += len(set(ends.values())) < len(ends)
        found = hints(game.copy(), 20, Budget(600))
        assert [hint.move for hint in found[:1]] == [plan.moves[0] for plan in plans[:1]]
        hinted_ends = [ends[hint.move] for hint in found]
        assert len(hinted_ends) == len(set(hinted_ends))
    assert duplicates >= 3


def test_a_bot_satisfies_the_protocol() -> None:
    bot: Bot = make_bot("merchant", "1")
    assert bot.choose(first_decision(), TINY) in first_decision().moves()


class Careless(Merchant):
    """Plans to take its die and to waste all points."""

    def plan(self, game: Game, budget: Budget) -> Plan:
        plan = super().plan(game, budget)
        if game.stack[-1][0] != steps.CHOOSE_DIE:
            return plan
        twin, moves = game.copy(), []
        for move in plan.moves:
            if twin.stack[-1][0] == steps.DIE_ACTION:
                break
            moves.append(move)
            twin.apply(move)
        return Plan(plan.value, [*moves, game.rules.end_move], twin)


def test_points_about_to_be_lost_are_planned_again() -> None:
    game, chance, bot = Game.new(2), random.Random(1), Careless("1")
    turns = 0
    while game.round < 3:
        if game.at_chance:
            game.apply(game.outcome(int(chance.random() * game.total())))
            continue
        move = bot.choose(game.copy(), Budget(1000))
        if move == game.rules.end_move:
            turns += 1
            assert not (game.points and had_use(game))
        game.apply(move)
    assert turns == 12


# --- strength and training ---


@pytest.mark.slow
def test_the_apprentice_beats_random() -> None:
    """200 deals with both seatings. All rankings are in docs/bots-results.md."""
    wins = sum(
        play_game(Options(), seed, names)[0].winner() == names.index("apprentice")
        for seed in range(1, 201)
        for names in (["apprentice", "random"], ["random", "apprentice"])
    )
    assert wins >= 396


def test_the_journeyman_beats_the_apprentice() -> None:
    wins = sum(
        play_game(Options(), seed, names)[0].winner() == names.index("journeyman")
        for seed in range(1, 6)
        for names in (["journeyman", "apprentice"], ["apprentice", "journeyman"])
    )
    assert wins >= 8


def test_the_merchant_beats_the_apprentice() -> None:
    """A quick check with a small budget."""
    wins = sum(
        play_game(Options(), seed, names, Budget(200))[0].winner() == names.index("merchant")
        for seed in range(1, 4)
        for names in (["merchant", "apprentice"], ["apprentice", "merchant"])
    )
    assert wins >= 5


def test_the_master_tries_its_plans() -> None:
    game = first_decision()
    search = Search(game, trained(), Budget(20_000), "1")
    plan = search.best()
    assert max(candidate.trials for candidate in search.candidates) >= 2
    assert plan.moves[0] in game.moves()
    assert search.nodes_left > -2000
    repeated = Search(game, trained(), Budget(20_000), "1")
    assert repeated.best().moves == plan.moves
    assert [c.sum for c in repeated.candidates] == [c.sum for c in search.candidates]


def test_the_master_with_few_nodes_plans_like_a_merchant() -> None:
    game = first_decision()
    few = Search(game, trained(), Budget(2000), "1")
    assert few.best().moves == Planner(trained(), game, Budget(2000)).plans()[0].moves
    assert few.nodes_left < 200, "all nodes are used"


def test_the_master_does_not_think_about_a_forced_move() -> None:
    """Other moves are legal but useless."""
    ends = (
        game.copy()
        for seed in range(1, 9)
        for game in positions(2, seed)
        if len(game.moves()) > 1 and useful_moves(game) == [game.rules.end_move]
    )
    examples = list(itertools.islice(ends, 20))
    assert examples
    for game in examples:
        start = time.perf_counter()
        search = Search(game, trained(), Budget(seconds=5.0), "1")
        assert search.best().moves == [game.rules.end_move]
        assert len(search.candidates) == 1
        assert time.perf_counter() - start < 1.0


def test_a_trial_ends_with_the_budget_of_seconds() -> None:
    """Its turns may have any number of nodes."""
    search = Search(first_decision(), trained(), Budget(seconds=0.4), "1")
    search.own_turn = search.others_turn = 1_000_000
    search.trial_nodes = 1.0
    assert search.best() in [candidate.plan for candidate in search.candidates]
    assert time.perf_counter() < search.deadline + 0.3
    assert all(candidate.trials == 0 for candidate in search.candidates), "interrupted trials do not count"


def test_a_larger_budget_gives_the_masters_trials_more_nodes() -> None:
    few, many = (Search(first_decision(), trained(), Budget(nodes), "1") for nodes in (10_000, 40_000))
    assert (many.own_turn, many.others_turn) == (2 * few.own_turn, 2 * few.others_turn)
    timed = Search(first_decision(), trained(), Budget(seconds=0.2), "1")
    assert timed.own_turn > timed.others_turn > 0


def test_the_master_counts_the_turns_the_others_have_left() -> None:
    """A plan is no better because its trial ends when another player has one turn less."""
    game = next(positions(1, 1, solo=solo_level("bishop"))).copy()
    bot, search = game.rules.bot_seat, Search(game, trained(), TINY, "1")
    score = game.boards[bot][SCORE]
    assert search.standing(game, bot) == score + CARDINAL_TURN * turns_left(game, bot)
    two_players = first_decision()
    other = 1 - two_players.to_move
    expected = trained().value(two_players, other) + steady_gain(two_players, other)
    assert Search(two_players, trained(), TINY, "1").standing(two_players, other) == expected


def test_training_is_reproducible(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    for file, workers in zip(files, (1, 2), strict=True):
        run(TINY_TRAINING, workers, file)
    one, other = (file.read_text("utf-8") for file in files)
    assert one == other
    assert set(json.loads(one)) == set(NAMES)


def test_the_weights_belong_to_this_search() -> None:
    weights = Path(evaluation.__file__).with_name(evaluation.FILE)
    assert fingerprint_file(weights).read_text("utf-8").strip() == fingerprint(TRAINING), (
        "the search has changed since the weights were made or checked: run `make train` and keep "
        "the weights if they are no weaker; or, if the old ones play well with the new search, say so with "
        "`python -m tiletum.arena.train --keep`; then measure again"
    )


def test_training_finds_the_terms_that_predict_points() -> None:
    """In these synthetic games a crest in the Storehouse is worth 3 points, a turn 10, and nothing else
    counts."""
    chance = random.Random(1)
    crest, samples = NAMES.index("crests.held"), []
    for _ in range(20_000):
        turns, numbers = chance.randint(1, 12), [chance.random() for _ in NAMES]
        numbers[NAMES.index(TURN)] = 1.0
        sure = sum(number for name, number in zip(NAMES, numbers, strict=True) if name in SURE)
        samples.append(Sample(turns, numbers, sure + 3 * numbers[crest] + 10 * turns))
    worth = {name: always + with_turns / 2 for name, (always, with_turns) in fit(samples, {}).items()}
    assert worth.pop("crests.held") == pytest.approx(3, abs=0.6), (
        "slightly less, because its prior weight is 0"
    )
    assert worth.pop(TURN) == pytest.approx(60, abs=0.6)
    assert all(abs(other) < 0.1 for other in worth.values())
