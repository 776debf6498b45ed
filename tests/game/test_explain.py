"""Refusals: the reason for every illegal move, in whole games and in positions set up by hand."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tiletum.box.model import ACTIONS, COLOURS, PIECES, RESOURCES
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue import steps
from tiletum.game.catalogue.steps import NAMES, step
from tiletum.game.chapters.character import DISCARDED, DISCARDED_BY_BOT
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.editions import EDITIONS, Solo
from tiletum.game.core.state import mark_in_use, put_in_store
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    CHARACTER_ACTION,
    CONTRACT_ACTION,
    CONTRACT_PILE,
    CONTRIBUTED,
    CRESTS,
    EMPTY,
    FAMILIES,
    FIRST_MAP_PLACE,
    FOOD,
    FROM_CHARACTER,
    FROM_HELPER,
    FULFILLED,
    GOLD,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    IRON,
    JOKER_ACTION,
    KIND_IN,
    KING_ACTION,
    KING_PLACE,
    KING_SPACE,
    MERCHANT,
    MERCHANT_ACTION,
    PILLAR_TOWNS,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    STONE,
    WOOL,
)
from tiletum.game.engine import Game
from tiletum.game.refusals import Refusal, explain
from tiletum.game.refusals.decisions import NOT_OFFERED
from tiletum.game.refusals.reasons import ALWAYS, WHY

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "src" / "tiletum" / "words" / "en" / "refusals.ftl"
REFUSALS = ROOT / "src" / "tiletum" / "game" / "refusals"
RULES = (ROOT / "docs" / "rules.md", ROOT / "docs" / "rules-solo.md")
LAST_RESORT = "refused-not-now"


def refusal_code() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(REFUSALS.rglob("*.py")))


# --- the catalogue ---


@cache
def messages() -> dict[str, ast.Message]:
    body = FluentParser().parse(CATALOGUE.read_text()).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """How a message uses its variables: in a function, as a selector, or as plain text."""

    def __init__(self) -> None:
        self.uses: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.uses.add((node.selector.id.name, "selector"))
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Visit the first argument as the value; a second argument only counts it."""
        for argument, use in zip(node.arguments.positional, (node.id.name, "plain"), strict=False):
            assert isinstance(argument, ast.VariableReference)
            self.uses.add((argument.id.name, use))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.uses.add((node.id.name, "plain"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.uses |= uses_of(node.id.name)


@cache
def uses_of(key: str) -> frozenset[tuple[str, str]]:
    visitor = Variables()
    visitor.visit(messages()[key])
    return frozenset(visitor.uses)


@cache
def variables_of(key: str) -> frozenset[str]:
    return frozenset(name for name, _ in uses_of(key))


def named(value: str | int, count: int = 0, *, form: str = "") -> str:
    return f"Name of {value}"


@cache
def bundle() -> FluentBundle:
    functions: dict[str, Any] = {"NAME": named, "SEAT": named}
    found = FluentBundle(["en"], functions=functions, use_isolating=False)
    found.add_resource(FluentResource(CATALOGUE.read_text()))
    return found


def sentence(refusal: Refusal) -> str:
    pattern = bundle().get_message(refusal.key).value
    assert pattern is not None
    # These stand-ins for the words know only texts and numbers.
    args = {name: str(arg) if isinstance(arg, Amounts) else arg for name, arg in refusal.args.items()}
    text, errors = bundle().format_pattern(pattern, args)
    assert not errors
    return str(text)


@cache
def rule_ids() -> frozenset[str]:
    text = "\n".join(path.read_text() for path in RULES)
    return frozenset(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE))


@cache
def ids() -> dict[str, frozenset[str]]:
    """Return the allowed values of each argument that is not a number, by its name."""
    box = new_game().rules.box
    spaces = frozenset(space.id for space in box.spaces)
    return {
        "tile": frozenset(tile.id for tile in box.contracts + box.bonus_tiles + box.characters),
        "town": frozenset(space.id for space in box.spaces if not space.road),
        **dict.fromkeys(("space", "from", "to"), spaces),
        **dict.fromkeys(("action", "needed"), frozenset(ACTIONS)),
        **dict.fromkeys(("kind", "least"), frozenset(RESOURCES)),
        "colour": frozenset(COLOURS),
        "piece": frozenset(PIECES),
        "part": frozenset({*PIECES, "house", "pillar"}),
        "decision": frozenset(NAMES),
        "challenge": frozenset(challenge.id for challenge in box.challenges),
    }


def assert_well_formed(refusal: Refusal) -> None:
    assert refusal.rule in rule_ids()
    assert refusal.key in messages()
    assert refusal.args.keys() == variables_of(refusal.key), refusal
    for name, value in refusal.args.items():
        if name in ids():
            assert value in ids()[name], refusal
        elif name == "missing":
            assert isinstance(value, Amounts), refusal
            kinds = [kind for kind, _ in value.of]
            assert kinds
            assert kinds == [kind for kind in RESOURCES if kind in kinds], refusal
            assert all(1 <= amount <= 10 for _, amount in value.of), refusal
        else:
            assert isinstance(value, int), refusal
    have, need = refusal.args.get("have", 0), refusal.args.get("need", 1)
    assert isinstance(have, int)
    assert isinstance(need, int)
    assert have < need, refusal
    assert re.fullmatch(r"[A-Z][^{}]*[.]", sentence(refusal)), refusal


def test_refusal_keys_and_messages_match() -> None:
    keys = set(re.findall(r'"(refused-[a-z-]+)"', refusal_code()))
    assert keys == {key for key in messages() if key.startswith("refused-")}


def test_every_key_is_tested() -> None:
    tested = Path(__file__).read_text()
    assert not [key for key in messages() if key.startswith("refused-") and f'"{key}"' not in tested]


def test_every_rule_cited_exists() -> None:
    cited = set(re.findall(r'"([A-Z]+-\d+)"', refusal_code()))
    assert cited
    assert cited <= rule_ids()


@pytest.mark.parametrize("key", messages())
def test_messages_name_values_through_functions(key: str) -> None:
    for name, use in uses_of(key):
        if name == "seat":
            assert use == "SEAT"
        elif name in ("decision", "piece", "part"):
            assert use == "selector"
        elif name == "missing" or name in ids():
            assert use == "NAME"
        else:
            assert use in ("plain", "selector")


def test_messages_have_words_for_every_decision_and_outcome() -> None:
    decisions = {NAMES[kind] for kind in range(steps.FIRST_CHANCE)}
    outcomes = {NAMES[kind] for kind in range(steps.FIRST_CHANCE, steps.FIRST_AUTOMATIC)}
    assert variants("waiting-for-decision") == decisions
    assert variants("waiting-for-outcome") == outcomes


def variants(key: str) -> set[str]:
    pattern = messages()[key].value
    assert pattern is not None
    placeable = pattern.elements[0]
    assert isinstance(placeable, ast.Placeable)
    assert isinstance(placeable.expression, ast.SelectExpression)
    names = [variant.key for variant in placeable.expression.variants]
    return {name.name for name in names if isinstance(name, ast.Identifier)}


# --- whole games ---

Chooser = Callable[[Game, list[int], random.Random], int]


def any_move(game: Game, moves: list[int], rng: random.Random) -> int:
    return rng.choice(moves)


def eager_move(game: Game, moves: list[int], rng: random.Random) -> int:
    """Return a move that seldom gives anything up, so that boards fill and effects nest."""
    dull = (mv.DONE, mv.END, mv.LEAVE, mv.BUY, mv.DISCARD, mv.EXCHANGE)
    weights = [1 if game.rules.move_kind[move] in dull else 30 for move in moves]
    return rng.choices(moves, weights)[0]


def rich_move(game: Game, moves: list[int], rng: random.Random) -> int:
    """Return an eager move after filling up all supplies; the engine accepts added resources."""
    game.boards[game.seat][:5] = [max(9, have) for have in game.boards[game.seat][:5]]
    return eager_move(game, game.moves(), rng)


def some_positions(
    players: int, edition: str, choose: Chooser, seed: int, solo: Solo | None = None
) -> Iterator[Game]:
    """Return two positions of each decision and each kind of chance of one game, and its end."""
    rng = random.Random(seed)
    game = Game.new(players, edition, shuffled_actions=seed % 2 == 0, solo=solo)
    seen: dict[int, list[Game]] = defaultdict(list)
    while not game.over:
        seen[game.stack[-1][0]].append(game.copy())
        if game.at_chance:
            game.apply(game.outcome(rng.randrange(game.total())))
        else:
            game.apply(choose(game, game.moves(), rng))
    for found in seen.values():
        yield from rng.sample(found, min(2, len(found)))
    yield game


GAMES = [(players, edition) for edition in EDITIONS for players in (2, 3, 4)]
CHOOSERS: tuple[Chooser, ...] = (any_move, eager_move, rich_move)


@pytest.mark.rule("TURN-1", "TASK-1", "EFFECT-2")
@pytest.mark.parametrize(("players", "edition"), GAMES)
def test_every_refused_move_of_the_table_is_explained(players: int, edition: str) -> None:
    number = GAMES.index((players, edition))
    assert_all_explained(some_positions(players, edition, CHOOSERS[(number + number // 3) % 3], number))


@pytest.mark.rule("SOLO-7", "SOLO-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refused_move_of_the_table_is_explained_in_solo_games(edition: str) -> None:
    number = list(EDITIONS).index(edition)
    solo = Solo(number + 1, ("deep-coffers",))
    assert_all_explained(some_positions(1, edition, CHOOSERS[number % 3], number, solo))


def assert_all_explained(games: Iterator[Game]) -> None:
    for game in games:
        legal = set(game.moves())
        before = game.key()
        for move in range(len(game.rules.table.rows)):
            refusal = explain(game, move)
            assert (refusal is None) == (move in legal)
            if refusal:
                assert refusal.key != LAST_RESORT, (game.rules.table.rows[move], game.stack)
                assert_well_formed(refusal)
        assert game.key() == before


def test_every_check_is_in_a_table() -> None:
    """A check outside every table would never be made."""
    named = {check.__name__ for check in (*ALWAYS, *NOT_OFFERED, *(c for row in WHY.values() for c in row))}
    written = re.findall(r"^def (\w+)\(t: Attempt\) -> Refusal \| None:", refusal_code(), re.MULTILINE)
    assert named == set(written)


# --- positions set up by hand ---


@cache
def started_game(players: int, edition: str) -> Game:
    """Play to the first decision and return the game."""
    rng = random.Random(players)
    game = Game.new(players, edition, first=0)
    while game.at_chance:
        game.apply(game.outcome(rng.randrange(game.total())))
    return game


def new_game(players: int = 2, edition: str = "living") -> Game:
    """Return a game in which the first seat chooses a die."""
    game = started_game(players, edition).copy()
    assert game.stack[-1] == step(steps.CHOOSE_DIE)
    # A fixed order of the cost tiles: Paris is unavailable, Koeln asks for three stone, ...
    game.costs = tuple(range(len(game.costs)))
    return game


def game_with_die(action: int, points: int, players: int = 2, edition: str = "living") -> Game:
    """Take the die and its resources, and open its action with these points."""
    game = new_game(players, edition)
    value = (game.action_at.index(action) + game.wheel) % 6
    game.die = COLOURS.index("pink") * 6 + value
    game.action, game.points = action, points
    game.stack[-1] = step(steps.DIE_ACTION)
    return game


def game_with_bonus(*args: int, players: int = 2, edition: str = "living") -> Game:
    """Open a decision from a bonus above a spent architect action."""
    game = game_with_die(ARCHITECT_ACTION, 0, players, edition)
    game.stack.append(step(*args))
    return game


def board_of(game: Game) -> list[int]:
    return game.boards[game.seat]


def tile(game: Game, name: str) -> int:
    return game.rules.tile_index[name]


def give_to_store(game: Game, *names: str) -> None:
    for name in names:
        put_in_store(board_of(game), tile(game, name))
        family = game.rules.tile_family[tile(game, name)]
        if family != EMPTY:
            board_of(game)[FAMILIES] |= 1 << family


def fill_store(game: Game) -> None:
    give_to_store(game, "4vp", "4vp", "4vp", "4vp")


def space(game: Game, name: str) -> int:
    return game.rules.space_index[name]


def cathedral(game: Game, town: str) -> int:
    return game.rules.cathedral_in[space(game, town)]


def place_in_room(game: Game, name: str, building: int, floor: int) -> None:
    """Put a character into a room; buildings and floors are numbered from 1."""
    board, rules, number = board_of(game), game.rules, tile(game, name)
    board[ROOMS + rules.first_room[building - 1] + floor - 1] = number
    board[HOME_OF + rules.tile_kind[number]] = building - 1
    board[KIND_IN + building - 1] = rules.tile_kind[number]
    board[ROOMS_LEFT + building - 1] -= 1


def assert_refused(game: Game, move: str, key: str, rule: str, **args: int | str | Amounts) -> None:
    index = game.rules.table.find(move)
    assert index != EMPTY
    before = game.key()
    refusal = explain(game, index)
    assert refusal == Refusal(key, rule, args)
    assert_well_formed(refusal)
    assert game.key() == before


def assert_allowed(game: Game, move: str) -> None:
    assert explain(game, game.rules.table.find(move)) is None


def game_at_chance(kind: int, *args: int, players: int = 2) -> Game:
    """Return a game in the middle of setup that waits for chance."""
    game = Game.new(players)
    game.stack.append(step(kind, *args))
    return game


# --- over, chance, or a player ---


@pytest.mark.rule("FINAL-1")
def test_nothing_is_possible_after_the_end() -> None:
    game = new_game()
    game.stack.append(step(steps.GAME_OVER))
    for move in ("end", "task buy food", "wheel 1"):
        assert_refused(game, move, "refused-game-over", "FINAL-1")


@pytest.mark.rule("SETUP-2", "PREP-1", "CONTR-5", "CHAR-1", "CHAR-2", "BCHAR-5", "CLEAN-2", "CLEAN-3")
def test_no_player_can_move_while_the_game_waits_for_chance() -> None:
    assert_refused(Game.new(2), "end", "refused-chance-asked", "SETUP-2", decision="deal-wheel")
    assert_refused(
        game_at_chance(steps.ROLL_DIE), "die pink 1", "refused-chance-asked", "PREP-1", decision="roll"
    )
    game = new_game()
    for kind, number, rule in TILES_ASKED:
        game.stack.append(step(kind, number))
        assert_refused(game, "end", "refused-chance-asked", rule, decision=NAMES[kind])


TILES_ASKED = (
    (steps.DEAL_CONTRACT, 0, "CONTR-5"),
    (steps.DEAL_CHARACTER, 0, "CHAR-1"),
    (steps.DEAL_CHARACTER, DISCARDED, "CHAR-2"),
    (steps.DEAL_CHARACTER, DISCARDED_BY_BOT, "BCHAR-5"),
    (steps.DEAL_BONUS, 0, "CLEAN-2"),
    (steps.DEAL_BONUS, KING_PLACE, "CLEAN-3"),
)
"""Steps that need a tile after setup, with the rule of each."""


@pytest.mark.rule("SETUP-5", "SETUP-6", "SETUP-7")
def test_chance_at_setup_cites_the_rule_of_the_place() -> None:
    game = Game.new(2)
    places = ((0, "SETUP-5"), (KING_PLACE, "SETUP-5"), (FIRST_MAP_PLACE, "SETUP-6"))
    for place, rule in places:
        game.stack.append(step(steps.DEAL_BONUS, place))
        assert_refused(game, "end", "refused-chance-asked", rule, decision="deal-bonus")
    game.stack.append(step(steps.DEAL_CHARACTER))
    assert_refused(game, "end", "refused-chance-asked", "SETUP-7", decision="deal-character")


@pytest.mark.rule("TURN-1", "KINGP-2")
def test_outcomes_are_refused_while_a_player_has_to_decide() -> None:
    assert_refused(new_game(), "roll pink 1", "refused-outcome-unasked", "TURN-1", decision="die")
    game = game_with_bonus(steps.KING_TILE)
    assert_refused(game, "corruption 1", "refused-outcome-unasked", "KINGP-2", decision="kingtile")


@pytest.mark.rule("SETUP-8", "CORR-1")
def test_an_outcome_of_the_wrong_kind_is_refused() -> None:
    assert_refused(
        game_at_chance(steps.DEAL_COST), "wheel 2", "refused-other-outcome", "SETUP-8", decision="deal-cost"
    )
    game = game_at_chance(steps.TURN_UP_CORRUPTION)
    assert_refused(game, "roll pink 1", "refused-other-outcome", "CORR-1", decision="corruption")


# --- impossible outcomes ---


@pytest.mark.rule("SETUP-3")
def test_an_action_tile_can_lie_only_in_one_place() -> None:
    game = Game.new(2, shuffled_actions=True)
    game.stack.append(step(steps.DEAL_ACTION))
    game.action_at = (KING_ACTION,)
    assert_refused(game, "action king", "refused-action-placed", "SETUP-3", action="king")
    assert_allowed(game, "action joker")


@pytest.mark.rule("SETUP-4", "ROUND-6")
def test_a_tile_missing_from_the_pile_is_refused() -> None:
    game = game_at_chance(steps.DEAL_CONTRACT)
    rules = game.rules
    slots = range(len(rules.pile_start[CONTRACT_PILE]))
    out = next(slot for slot in slots if not rules.pile_start[CONTRACT_PILE][slot])
    used = next(slot for slot in slots if rules.pile_start[CONTRACT_PILE][slot])
    game.piles[CONTRACT_PILE][used] = 0
    missing, drawn = (rules.tiles[rules.pile_tiles[CONTRACT_PILE][slot]].id for slot in (out, used))
    assert_refused(
        game, f"draw contract {missing}", "refused-tile-left-out", "SETUP-4", tile=missing, players=2
    )
    assert_refused(game, f"draw contract {drawn}", "refused-not-in-pile", "ROUND-6", tile=drawn)


@pytest.mark.rule("SETUP-8", "SETUP-10")
def test_outcomes_already_drawn_in_setup_are_refused() -> None:
    game = game_at_chance(steps.DEAL_COST)
    game.costs = (3,)
    assert_refused(game, "draw cost 2for3", "refused-cost-drawn", "SETUP-8", town="Paris")
    game = game_at_chance(steps.DEAL_TOWN)
    game.fair_towns += (space(game, "Verona"),)
    assert_refused(game, "draw town Verona", "refused-town-drawn", "SETUP-10", town="Verona", round=2)
    game = game_at_chance(steps.DEAL_FAIR)
    game.fair_tiles = (4, 2)
    assert_refused(game, "draw fair contract", "refused-fair-drawn", "SETUP-10", round=2)


@pytest.mark.rule("SETUP-11", "SETUP-12", "PREP-1")
def test_missing_seats_dice_and_tokens_are_refused() -> None:
    game = game_at_chance(steps.DEAL_FIRST, players=3)
    assert_allowed(game, "first 2")
    assert_refused(game, "first 3", "refused-no-such-seat", "SETUP-12", players=3)
    game = game_at_chance(steps.ROLL_DIE)
    game.bag[COLOURS.index("blue")] = 0
    assert_refused(game, "roll blue 4", "refused-not-in-bag", "PREP-1", colour="blue")
    game = game_at_chance(steps.TURN_UP_CORRUPTION)
    game.corruption = (2,) * game.rules.corruption_tokens[2]
    assert_refused(game, "corruption 2", "refused-token-gone", "SETUP-11", value=2)
    game.round = 2
    assert_refused(game, "corruption 2", "refused-token-gone", "CLEAN-6", value=2)


# --- moves that the open decision never offers ---


@pytest.mark.rule("TURN-1", "TURN-6", "TURN-12", "EFFECT-6", "EFFECT-16")
def test_a_refusal_names_the_open_decision() -> None:
    for move in ("end", "done", "tile", "leave", "resources", "architect Koeln", "gain gold", "bonus 1"):
        assert_refused(new_game(), move, "refused-not-offered", "TURN-1", decision="die")
    game = game_with_die(KING_ACTION, 3)
    assert_refused(game, "done", "refused-not-offered", "TURN-12", decision="action")
    game.stack += [step(steps.GIVE_RESOURCES), step(steps.CHOOSE_TILE, 0)]
    for move in ("end", "done", "resources", "king"):
        assert_refused(game, move, "refused-not-offered", "TURN-6", decision="tile")
    game = game_with_bonus(steps.POINTS, KING_ACTION, 2, FROM_HELPER)
    assert_refused(game, "end", "refused-not-offered", "EFFECT-6", decision="points")
    game = game_with_bonus(steps.BONUSES, 0, 1, FROM_HELPER)
    assert_refused(game, "end", "refused-not-offered", "EFFECT-16", decision="bonuses")


@pytest.mark.rule("EFFECT-20", "EFFECT-24", "EFFECT-25", "EFFECT-30", "EFFECT-31", "EFFECT-32")
def test_a_refusal_names_the_open_bonus() -> None:
    bonuses = (
        (steps.MAP, "EFFECT-20"),
        (steps.HOUSE_ANYWHERE, "EFFECT-30"),
        (steps.PILLAR_ANYWHERE, "EFFECT-31"),
        (steps.MERCHANT_ANYWHERE, "EFFECT-32"),
        (steps.ARCHITECT_ANYWHERE, "EFFECT-32"),
        (steps.TOWN_STEP, "EFFECT-25"),
        (steps.KING_STEP, "EFFECT-24"),
    )
    for kind, rule in bonuses:
        assert_refused(game_with_bonus(kind), "end", "refused-not-offered", rule, decision=NAMES[kind])


@pytest.mark.rule("TASK-2", "KINGP-2")
def test_there_is_no_turn_in_the_king_phase() -> None:
    game = game_with_bonus(steps.KING_TILE)
    assert_refused(game, "task buy food", "refused-task-outside-turn", "TASK-2")
    assert_refused(game, "task helper any2", "refused-task-outside-turn", "TASK-2")
    assert_refused(game, "die pink 1", "refused-not-offered", "KINGP-2", decision="kingtile")


@pytest.mark.rule("TASK-3")
def test_tasks_wait_for_small_choices() -> None:
    for kind in (steps.ANY, steps.MAP, steps.TOWN_STEP, steps.KING_STEP, steps.CHOOSE_BUILDING):
        game = game_with_bonus(kind, 1)
        assert_refused(game, "task buy food", "refused-task-in-choice", "TASK-3", decision=NAMES[kind])


@pytest.mark.rule("TURN-1")
def test_a_second_die_in_a_turn_is_refused() -> None:
    assert_refused(game_with_die(KING_ACTION, 1), "die pink 1", "refused-die-taken", "TURN-1")


@pytest.mark.rule("TURN-6", "TURN-8")
def test_tile_and_resources_are_refused_at_the_wrong_moment() -> None:
    game = game_with_die(KING_ACTION, 1)
    assert_refused(game, "tile", "refused-tile-past", "TURN-6")
    assert_refused(game, "leave", "refused-tile-past", "TURN-6")
    assert_refused(game, "resources", "refused-resources-came", "TURN-8")


@pytest.mark.rule("EFFECT-1")
def test_resources_are_never_declined() -> None:
    assert_refused(game_with_bonus(steps.ANY, 2), "done", "refused-gain-declined", "EFFECT-1", count=2)


@pytest.mark.rule("MERCH-6")
def test_steps_without_an_action_take_no_tile() -> None:
    for kind in (steps.MAP, steps.MERCHANT_ANYWHERE, steps.ARCHITECT_ANYWHERE, steps.TOWN_STEP):
        assert_refused(game_with_bonus(kind, 1), "take Paris", "refused-take-without-points", "MERCH-6")


# --- action points ---


@pytest.mark.rule("JOKER-2", "EFFECT-7")
def test_a_joker_is_named_before_it_is_spent() -> None:
    game = game_with_die(JOKER_ACTION, 3)
    assert_allowed(game, "joker king")
    assert_refused(game, "king", "refused-joker-unnamed", "JOKER-2")
    assert_refused(game, "take Paris", "refused-joker-unnamed", "JOKER-2")
    game = game_with_bonus(steps.POINTS, JOKER_ACTION, 1, FROM_HELPER)
    assert_refused(game, "king", "refused-joker-unnamed", "EFFECT-7")


@pytest.mark.rule("JOKER-1", "JOKER-2", "EFFECT-7")
def test_a_joker_is_named_only_once() -> None:
    game = game_with_die(JOKER_ACTION, 3)
    game.apply(game.rules.table.find("joker contract"))
    assert_refused(game, "joker king", "refused-joker-named", "JOKER-2", action="contract")
    assert_refused(game, "king", "refused-other-action", "JOKER-1", action="contract", needed="king")
    game = game_with_die(CONTRACT_ACTION, 3)
    assert_refused(game, "joker king", "refused-not-a-joker", "JOKER-1", action="contract")
    give_to_store(game, "joker1")
    game.apply(game.rules.table.find("task helper joker1"))
    game.apply(game.rules.table.find("joker character"))
    assert_refused(game, "joker king", "refused-joker-named", "EFFECT-7", action="character")
    assert_refused(game, "king", "refused-other-action", "EFFECT-7", action="character", needed="king")


@pytest.mark.rule("EFFECT-7", "EFFECT-19")
def test_a_characters_action_is_not_the_joker_helpers() -> None:
    """The helper's only point places a character, whose action is then above the helper on the stack."""
    game = game_with_die(CONTRACT_ACTION, 0)
    give_to_store(game, "joker1", "character:ap1")
    for move in ("task helper joker1", "joker character", "place character:ap1 1.1"):
        game.apply(game.rules.table.find(move))
    assert game.stack[-1] == step(steps.POINTS, CHARACTER_ACTION, 1, FROM_CHARACTER)
    assert game.stack[-2][0] == steps.FINISH_HELPER
    assert_refused(game, "joker king", "refused-not-a-joker", "JOKER-1", action="character")


@pytest.mark.rule("EFFECT-6")
def test_the_inner_action_comes_first() -> None:
    game = game_with_die(KING_ACTION, 2)
    game.stack.append(step(steps.POINTS, CONTRACT_ACTION, 1, FROM_CHARACTER))
    assert_refused(game, "king", "refused-inner-action", "EFFECT-6", action="contract", needed="king")
    game.points = 0
    assert_refused(game, "king", "refused-other-action", "EFFECT-6", action="contract", needed="king")


@pytest.mark.rule("TURN-11", "MERCH-6")
def test_points_belong_to_one_action() -> None:
    game = game_with_die(KING_ACTION, 2)
    assert_refused(game, "house Paris 1", "refused-other-action", "TURN-11", action="king", needed="merchant")
    assert_refused(game, "discard", "refused-other-action", "TURN-11", action="king", needed="character")
    assert_refused(game, "take Paris", "refused-take-other-action", "MERCH-6", action="king")


@pytest.mark.rule("TURN-10", "TURN-12")
def test_moves_without_points_left_are_refused() -> None:
    game = game_with_die(KING_ACTION, 0)
    assert_refused(game, "king", "refused-no-points", "TURN-10", action="king")
    assert_allowed(game, "end")


# --- die and bonus tile ---


@pytest.mark.rule("TURN-1", "TURN-3")
def test_impossible_dice_are_refused() -> None:
    game = new_game()
    game.dice = [0] * 30
    game.dice[COLOURS.index("pink") * 6 + 1] = 1
    board_of(game)[GOLD] = 3
    assert_allowed(game, "die pink 2 as 1")
    assert_refused(game, "die pink 2 as 6", "refused-gold-for-die", "TURN-3", have=3, need=4)
    assert_refused(game, "die pink 1", "refused-no-such-die", "TURN-1", colour="pink", value=1)
    assert_refused(game, "die blue 2 as 3", "refused-no-such-die", "TURN-1", colour="blue", value=2)


def at_tile(name: str, edition: str = "living") -> Game:
    game = game_with_die(KING_ACTION, 1, edition=edition)
    game.places[0] = tile(game, name)
    game.stack.append(step(steps.CHOOSE_TILE, 0))
    return game


@pytest.mark.rule("TURN-7", "TILE-2", "TILE-3", "EDITION-9")
def test_the_bonus_tile_of_the_die_is_refused_with_its_reason() -> None:
    game = at_tile("any2")
    fill_store(game)
    assert_refused(game, "tile", "refused-storehouse-full", "TURN-7", tile="any2")
    game = at_tile("lion")
    give_to_store(game, "lion", "4vp", "4vp", "4vp")
    assert_refused(game, "tile", "refused-crest-owned", "TILE-2", tile="lion")
    game = at_tile("2wool")
    board_of(game)[FULFILLED] = 6
    assert_refused(game, "tile", "refused-contracts-done", "TILE-3", tile="2wool", spaces=6)
    game = at_tile("2wool", "korean")
    board_of(game)[FULFILLED] = 6
    assert_allowed(game, "tile")


# --- on the map ---


@pytest.mark.rule("EFFECT-20", "EFFECT-21", "EFFECT-22")
def test_map_bonuses_refuse_their_wrong_parts() -> None:
    parts = (
        ("merchant Paris", "merchant", "EFFECT-20", (0, 2, 0, 0)),
        ("merchant Paris", "merchant", "EFFECT-21", (0, 0, 1, 0)),
        ("architect Paris", "architect", "EFFECT-20", (1, 0, 0, 0)),
        ("architect Paris", "architect", "EFFECT-21", (1, 0, 1, 0)),
        ("house Paris 1", "house", "EFFECT-21", (1, 0, 0, 0)),
        ("house Paris 1", "house", "EFFECT-22", (0, 1, 0, 1)),
        ("pillar Koeln", "pillar", "EFFECT-22", (0, 1, 0, 0)),
    )
    for move, part, rule, counts in parts:
        assert_refused(game_with_bonus(steps.MAP, *counts), move, "refused-not-in-bonus", rule, part=part)


@pytest.mark.rule("EFFECT-20", "EFFECT-21", "EFFECT-22")
def test_a_map_bonus_cites_the_rule_of_its_source() -> None:
    steps_and = (((1, 0, 0, 0), "EFFECT-20"), ((1, 0, 1, 0), "EFFECT-21"), ((0, 1, 0, 1), "EFFECT-22"))
    for counts, rule in steps_and:
        game = game_with_bonus(steps.MAP, *counts)
        assert_refused(game, "roll pink 1", "refused-outcome-unasked", rule, decision="map")
    far: dict[str, int | str] = {"from": "Tiletum", "to": "Wien"}
    game = game_with_bonus(steps.MAP, 1, 0, 1, 0)
    assert_refused(game, "merchant Wien", "refused-not-adjacent", "EFFECT-21", piece="merchant", **far)


@pytest.mark.rule("ARCH-1", "MERCH-1", "EFFECT-32")
def test_impossible_steps_are_refused() -> None:
    far = {"from": "Tiletum", "to": "Wien"}
    game = game_with_die(ARCHITECT_ACTION, 2)
    assert_refused(game, "architect Wien", "refused-not-adjacent", "ARCH-1", piece="architect", **far)
    assert_refused(
        game, "architect Tiletum", "refused-already-there", "ARCH-1", piece="architect", space="Tiletum"
    )
    game = game_with_die(MERCHANT_ACTION, 2)
    assert_refused(game, "merchant Wien", "refused-not-adjacent", "MERCH-1", piece="merchant", **far)
    game = game_with_bonus(steps.MERCHANT_ANYWHERE)
    assert_allowed(game, "merchant Wien")
    here: dict[str, int | str] = {"piece": "merchant", "space": "Tiletum"}
    assert_refused(game, "merchant Tiletum", "refused-already-there", "EFFECT-32", **here)


@pytest.mark.rule("EFFECT-25", "EDITION-8")
def test_impossible_steps_of_a_wool_contract_are_refused() -> None:
    game = game_with_bonus(steps.TOWN_STEP)
    board_of(game)[MERCHANT] = space(game, "Arles")
    assert_refused(game, "merchant Arles-Genova", "refused-step-to-road", "EFFECT-25", space="Arles-Genova")
    there: dict[str, int | str] = {"piece": "merchant", "from": "Arles", "to": "Genova"}
    assert_refused(game, "merchant Genova", "refused-not-adjacent", "EFFECT-25", **there)
    assert_refused(
        game, "merchant Arles", "refused-already-there", "EFFECT-25", piece="merchant", space="Arles"
    )
    board_of(game)[MERCHANT] = space(game, "Arles-Genova")
    assert_refused(game, "merchant Arles", "refused-step-from-road", "EFFECT-25", space="Arles-Genova")
    game = game_with_bonus(steps.TOWN_STEP, edition="french")
    board_of(game)[MERCHANT] = space(game, "Arles-Genova")
    assert_allowed(game, "merchant Arles")
    game = game_with_bonus(steps.TOWN_STEP, edition="korean")
    board_of(game)[MERCHANT] = space(game, "Arles")
    assert_allowed(game, "merchant Arles-Genova")


@pytest.mark.rule("MERCH-2", "MERCH-4", "EFFECT-30")
def test_impossible_houses_are_refused() -> None:
    game = game_with_die(MERCHANT_ACTION, 2)
    away: dict[str, int | str] = {"piece": "merchant", "space": "Tiletum", "town": "Paris"}
    assert_refused(game, "house Paris 1", "refused-elsewhere", "MERCH-2", **away)
    board_of(game)[MERCHANT] = space(game, "Paris")
    assert_allowed(game, "house Paris 1")
    unused: dict[str, int | str] = {"town": "Paris", "number": 2, "players": 3}
    assert_refused(game, "house Paris 2", "refused-house-space-unused", "MERCH-4", **unused)
    board_of(game)[HOUSES] = 0
    assert_refused(game, "house Paris 1", "refused-no-house", "MERCH-2")
    game.houses[game.rules.house_spaces_in[space(game, "Paris")][0]] = 1
    assert_refused(
        game, "house Paris 1", "refused-house-space-taken", "MERCH-2", town="Paris", number=1, seat=1
    )
    board_of(game)[HOUSE_TOWNS] |= 1 << space(game, "Paris")
    assert_refused(game, "house Paris 1", "refused-own-house", "MERCH-2", town="Paris")


@pytest.mark.rule("EFFECT-30", "EFFECT-31")
def test_pieces_anywhere_need_no_merchant_and_no_architect() -> None:
    game = game_with_bonus(steps.HOUSE_ANYWHERE)
    assert_allowed(game, "house Wien 1")
    board_of(game)[HOUSE_TOWNS] |= 1 << space(game, "Wien")
    assert_refused(game, "house Wien 1", "refused-own-house", "EFFECT-30", town="Wien")
    board_of(game)[HOUSE_TOWNS] = 0
    board_of(game)[HOUSES] = 0
    assert_refused(game, "house Wien 1", "refused-no-house", "EFFECT-30")
    game = game_with_bonus(steps.PILLAR_ANYWHERE)
    assert_allowed(game, "pillar Wien")
    assert_refused(game, "pillar Paris", "refused-cathedral-unavailable", "SETUP-9", town="Paris")
    board_of(game)[PILLARS] = 0
    assert_refused(game, "pillar Wien", "refused-no-pillar", "EFFECT-31")


@pytest.mark.rule("ARCH-2", "SETUP-9")
def test_impossible_pillars_are_refused() -> None:
    game = game_with_die(ARCHITECT_ACTION, 2)
    koeln = cathedral(game, "Koeln")
    away: dict[str, int | str] = {"piece": "architect", "space": "Tiletum", "town": "Koeln"}
    assert_refused(game, "pillar Koeln", "refused-elsewhere", "ARCH-2", **away)
    board_of(game)[ARCHITECT] = space(game, "Koeln")
    assert_allowed(game, "pillar Koeln")
    board_of(game)[PILLARS] = 0
    assert_refused(game, "pillar Koeln", "refused-no-pillar", "ARCH-2")
    game.pillars_at[koeln] = 3
    assert_refused(game, "pillar Koeln", "refused-pillar-spaces-taken", "ARCH-2", town="Koeln", spaces=3)
    board_of(game)[PILLAR_TOWNS] |= 1 << koeln
    assert_refused(game, "pillar Koeln", "refused-own-pillar", "ARCH-2", town="Koeln")
    assert_refused(game, "pillar Paris", "refused-cathedral-unavailable", "SETUP-9", town="Paris")


@pytest.mark.rule("ARCH-3", "MERCH-3", "SETUP-6", "CLEAN-5", "TURN-13", "TILE-2")
def test_impossible_bonus_tiles_on_the_map_are_refused() -> None:
    for action, piece, rule in (
        (ARCHITECT_ACTION, "architect", "ARCH-3"),
        (MERCHANT_ACTION, "merchant", "MERCH-3"),
    ):
        game = game_with_die(action, 2)
        place = game.rules.place_in[space(game, "Paris")]
        assert place >= FIRST_MAP_PLACE
        game.places[place] = tile(game, "lion")
        assert_refused(game, "take Verona", "refused-bonus-space-unused", "SETUP-6", town="Verona", players=4)
        away: dict[str, int | str] = {"piece": piece, "space": "Tiletum", "town": "Paris"}
        assert_refused(game, "take Paris", "refused-elsewhere", rule, **away)
        board_of(game)[ARCHITECT if action == ARCHITECT_ACTION else MERCHANT] = space(game, "Paris")
        assert_allowed(game, "take Paris")
        fill_store(game)
        assert_refused(game, "take Paris", "refused-storehouse-full", "TURN-13", tile="lion")
        board_of(game)[FAMILIES] |= 1 << game.rules.families.index("lion")
        assert_refused(game, "take Paris", "refused-crest-owned", "TILE-2", tile="lion")
        game.places[place] = EMPTY
        assert_refused(game, "take Paris", "refused-map-tile-gone", "CLEAN-5", town="Paris")


# --- characters ---


@pytest.mark.rule("CHAR-1", "CHAR-2", "TURN-13", "CONTR-6")
def test_impossible_moves_at_the_character_offer_are_refused() -> None:
    game = game_with_die(CHARACTER_ACTION, 1)
    game.character_offer = [tile(game, "king:2vp")]
    assert_allowed(game, "character king:2vp")
    assert_allowed(game, "discard")
    assert_refused(game, "character king:3vp", "refused-not-in-offer", "CHAR-1", tile="king:3vp")
    fill_store(game)
    assert_refused(game, "character king:2vp", "refused-storehouse-full", "TURN-13", tile="king:2vp")
    game.character_offer = []
    assert_refused(game, "discard", "refused-offer-empty", "CONTR-6")


@pytest.mark.rule("CHAR-4", "CHAR-5", "CHAR-6")
def test_impossible_rooms_are_refused() -> None:
    game = game_with_die(CHARACTER_ACTION, 2)
    assert_refused(game, "place king:2vp 1.1", "refused-not-held", "CHAR-4", tile="king:2vp")
    give_to_store(game, "king:2vp")
    few: dict[str, int | str] = {"action": "character", "have": 2, "need": 3}
    assert_refused(game, "place king:2vp 1.3", "refused-few-points", "CHAR-4", **few)
    place_in_room(game, "merchant:3gold", 2, 1)
    assert_refused(game, "place king:2vp 2.2", "refused-other-kind", "CHAR-5", building=2, action="merchant")
    place_in_room(game, "king:3vp", 3, 1)
    assert_refused(game, "place king:2vp 1.1", "refused-home-elsewhere", "CHAR-5", action="king", building=3)
    where: dict[str, int | str] = {"building": 3, "floor": 1}
    assert_refused(game, "place king:2vp 3.1", "refused-room-taken", "CHAR-4", tile="king:3vp", **where)
    assert_allowed(game, "place king:2vp 3.2")
    place_in_room(game, "king:2gold", 3, 2)
    assert_refused(game, "place king:2vp 1.1", "refused-home-full", "CHAR-6", tile="king:2vp", building=3)


# --- contracts and King track ---


@pytest.mark.rule("CONTR-1", "CONTR-4", "TURN-13", "TILE-2", "TILE-3")
def test_impossible_moves_at_the_contract_offer_are_refused() -> None:
    game = game_with_die(CONTRACT_ACTION, 2)
    game.contract_offer = [tile(game, name) for name in ("5iron", "lion", "7wool", "9iron", "9wool")]
    few: dict[str, int | str] = {"action": "contract", "have": 2, "need": 3}
    assert_refused(game, "contract 1", "refused-few-points", "CONTR-1", **few)
    assert_allowed(game, "contract 5")
    fill_store(game)
    assert_refused(game, "contract 5", "refused-storehouse-full", "TURN-13", tile="9wool")
    board_of(game)[FULFILLED] = 6
    assert_refused(game, "contract 5", "refused-contracts-done", "TILE-3", tile="9wool", spaces=6)
    board_of(game)[FAMILIES] |= 1 << game.rules.families.index("lion")
    assert_refused(game, "contract 2", "refused-crest-owned", "TILE-2", tile="lion")
    game.contract_offer[3] = EMPTY
    assert_refused(game, "contract 4", "refused-slot-empty", "CONTR-4", slot=4)


@pytest.mark.rule("CONTR-2")
def test_impossible_exchanges_are_refused() -> None:
    game = game_with_die(CONTRACT_ACTION, 1)
    board_of(game)[IRON] = 0
    assert_allowed(game, "exchange food iron")
    assert_refused(game, "exchange iron food", "refused-nothing-to-exchange", "CONTR-2", kind="iron")


@pytest.mark.rule("KINGA-3")
def test_a_king_action_at_the_top_of_the_track_is_refused() -> None:
    game = game_with_die(KING_ACTION, 1)
    board_of(game)[KING_SPACE] = game.rules.king_top
    assert_refused(game, "king", "refused-king-at-top", "KINGA-3", value=15)


# --- choices from bonuses ---


@pytest.mark.rule("EFFECT-5")
def test_resources_are_chosen_in_order() -> None:
    game = game_with_bonus(steps.ANY, 1, WOOL)
    assert_allowed(game, "gain wool")
    assert_refused(game, "gain gold", "refused-gain-order", "EFFECT-5", kind="gold", least="wool")


@pytest.mark.rule("EFFECT-16")
def test_impossible_bonuses_of_a_building_are_refused() -> None:
    game = game_with_bonus(steps.CHOOSE_BUILDING, FROM_HELPER)
    assert_refused(game, "building 2", "refused-building-empty", "EFFECT-16", building=2)
    place_in_room(game, "king:2vp", 2, 1)
    assert_allowed(game, "building 2")
    game.apply(game.rules.table.find("building 2"))
    assert_refused(game, "bonus 2", "refused-floor-empty", "EFFECT-16", building=2, floor=2)
    assert_refused(game, "bonus 3", "refused-floor-missing", "EFFECT-16", building=2, floor=3, rooms=2)
    place_in_room(game, "king:3vp", 2, 2)
    assert_refused(game, "bonus 2", "refused-bonus-gone", "EFFECT-16", building=2, floor=2)


# --- tasks ---


@pytest.mark.rule("TASK-4")
def test_impossible_purchases_are_refused() -> None:
    game = new_game()
    board_of(game)[GOLD] = 1
    assert_refused(game, "task buy wool", "refused-gold-to-buy", "TASK-4", kind="wool", have=1, need=2)


@pytest.mark.rule("TASK-9", "SETUP-9")
def test_impossible_contributions_are_refused() -> None:
    game = new_game()
    koeln, board = cathedral(game, "Koeln"), board_of(game)
    assert_refused(game, "task cathedral Paris", "refused-cathedral-unavailable", "SETUP-9", town="Paris")
    assert_refused(game, "task cathedral Koeln", "refused-pillar-missing", "TASK-9", town="Koeln")
    board[PILLAR_TOWNS] = 1 << koeln
    assert_refused(game, "task cathedral Koeln", "refused-stone", "TASK-9", town="Koeln", have=1, need=3)
    board[STONE] = 3
    assert_allowed(game, "task cathedral Koeln")
    game.tiles_taken[koeln] = len(game.rules.cathedral_tiles[koeln])
    assert_refused(game, "task cathedral Koeln", "refused-cathedral-built", "TASK-9", town="Koeln")
    board[CONTRIBUTED] = 1 << koeln
    assert_refused(game, "task cathedral Koeln", "refused-contributed", "TASK-9", town="Koeln")


@pytest.mark.rule("TASK-5", "TASK-6")
def test_impossible_contracts_are_refused() -> None:
    game = new_game()
    move, name, board = "task fulfil 2identical+2iron", "2identical+2iron", board_of(game)
    assert_refused(game, f"{move} wool", "refused-not-held", "TASK-5", tile=name)
    give_to_store(game, name)
    board[:5] = [0, 0, 2, 0, 2]
    assert_allowed(game, f"{move} wool")
    assert_refused(game, f"{move} iron", "refused-resources", "TASK-5", missing=Amounts((("iron", 2),)))
    assert_refused(game, f"{move} gold", "refused-resources", "TASK-5", missing=Amounts((("gold", 2),)))
    board[IRON] = 1
    assert_refused(game, f"{move} wool", "refused-resources", "TASK-5", missing=Amounts((("iron", 1),)))
    assert_refused(
        game, f"{move} gold", "refused-resources", "TASK-5", missing=Amounts((("gold", 2), ("iron", 1)))
    )
    board[FULFILLED] = 6
    assert_refused(game, f"{move} wool", "refused-no-contract-space", "TASK-6", tile=name, spaces=6)


@pytest.mark.rule("TASK-7")
def test_impossible_crests_are_refused() -> None:
    game = new_game()
    board = board_of(game)
    assert_refused(game, "task crest lion 1", "refused-not-held", "TASK-7", tile="lion")
    give_to_store(game, "lion")
    board[FOOD] = 5
    assert_allowed(game, "task crest lion 3")
    assert_refused(game, "task crest lion 1", "refused-food", "TASK-7", building=1, have=5, need=6)
    board[CRESTS + 2] = game.rules.families.index("rose")
    assert_refused(game, "task crest lion 3", "refused-has-crest", "TASK-7", building=3, tile="rose")
    assert_refused(game, "task crest rose 4", "refused-crest-placed", "TASK-7", tile="rose", building=3)


@pytest.mark.rule("TASK-10", "TASK-11", "EFFECT-9", "EFFECT-10")
def test_impossible_helpers_are_refused() -> None:
    game = new_game()
    assert_refused(game, "task helper +2ap", "refused-not-held", "TASK-10", tile="+2ap")
    give_to_store(game, "+2ap", "king2")
    assert_allowed(game, "task helper king2")
    assert_refused(game, "task helper +2ap", "refused-points-without-die", "EFFECT-9", tile="+2ap")
    game = game_with_die(JOKER_ACTION, 3)
    give_to_store(game, "+2ap", "king2")
    assert_refused(game, "task helper +2ap", "refused-points-before-naming", "EFFECT-10", tile="+2ap")
    game.apply(game.rules.table.find("task helper king2"))
    assert_refused(game, "task helper king2", "refused-helper-in-use", "TASK-11", tile="king2")


@pytest.mark.rule("EFFECT-12")
def test_the_colour_helper_is_refused_after_the_choice_of_the_die() -> None:
    move = "task helper colour iron"
    game = new_game()
    assert_refused(game, move, "refused-not-held", "TASK-10", tile="colour")
    give_to_store(game, "colour", "colour", "king2")
    assert_allowed(game, move)
    early = game.copy()
    early.apply(game.rules.table.find("task helper king2"))
    assert_refused(early, move, "refused-colour-with-die", "EFFECT-12", tile="colour", decision="points")
    named = game.copy()
    named.apply(game.rules.table.find("task helper colour wool"))
    assert_refused(named, move, "refused-colour-named", "EFFECT-12", kind="wool")
    game = game_with_die(KING_ACTION, 1)
    give_to_store(game, "colour")
    assert_refused(game, move, "refused-colour-too-late", "EFFECT-12", tile="colour")
    mark_in_use(board_of(game), tile(game, "colour"))
    assert_refused(game, move, "refused-helper-in-use", "TASK-11", tile="colour")


@pytest.mark.rule("EDITION-10")
def test_the_ukrainian_colour_helper_is_refused_outside_its_moment() -> None:
    move = "task helper colour iron"
    game = new_game(edition="ukrainian")
    give_to_store(game, "colour", "king2")
    early = "refused-colour-with-resources"
    assert_refused(game, move, early, "EDITION-10", tile="colour", decision="die")
    game = game_with_die(KING_ACTION, 1, edition="ukrainian")
    give_to_store(game, "colour", "king2")
    assert_refused(game, move, "refused-colour-too-late", "EDITION-10", tile="colour")
    game.stack.append(step(steps.CHOOSE_RESOURCES))
    assert_allowed(game, move)
    assert_refused(game, "end", "refused-not-offered", "EDITION-10", decision="resources")
    game.apply(game.rules.table.find("task helper king2"))
    assert_refused(game, move, early, "EDITION-10", tile="colour", decision="points")


# --- the solo game ---


def solo_until(kind: int) -> Game:
    """Play a solo game up to its first step of a kind."""
    rng = random.Random(3)
    game = Game.new(solo=Solo(3))
    while game.stack[-1][0] != kind:
        moves = game.moves()
        game.apply(game.outcome(rng.randrange(game.total())) if game.at_chance else rng.choice(moves))
    return game


@pytest.mark.rule("SOLO-7")
def test_a_challenge_is_drawn_only_once() -> None:
    game = solo_until(steps.DEAL_CHALLENGE)
    assert_refused(game, "cardinal 1", "refused-other-outcome", "SOLO-7", decision="deal-challenge")
    drawn = game.rules.table.rows[game.moves()[0]]
    game.apply(drawn.index)
    name = game.rules.challenge_names[drawn.a]
    assert_refused(game, drawn.text, "refused-challenge-in-play", "SOLO-7", challenge=name)


@pytest.mark.rule("SOLO-6")
def test_the_merchant_of_the_cardinalbot_starts_in_no_town_of_a_fair() -> None:
    game = solo_until(steps.DEAL_BOT_TOWN)
    town = game.rules.spaces[game.fair_towns[2]]
    assert_refused(game, f"cardinal town {town}", "refused-bot-town-is-fair", "SOLO-6", town=town, round=3)
    assert_refused(game, "end", "refused-chance-asked", "SOLO-6", decision="deal-bot-town")


@pytest.mark.rule("BOT-2", "SOLO-16")
def test_impossible_dice_and_ties_of_the_cardinalbot_are_refused() -> None:
    game = solo_until(steps.ROLL_BOT_DIE)
    for value in range(1, 7):
        assert_allowed(game, f"cardinal {value}")
    assert_refused(game, "pick 1", "refused-other-outcome", "BOT-2", decision="roll-bot")
    game = solo_until(steps.PICK)
    tied = game.stack[-1][1]
    assert_allowed(game, f"pick {tied}")
    assert_refused(game, f"pick {tied + 1}", "refused-pick", "SOLO-16", count=tied)
    assert_refused(game, "cardinal 1", "refused-other-outcome", "SOLO-16", decision="pick")
    assert_refused(game, "end", "refused-chance-asked", "SOLO-16", decision="pick")
