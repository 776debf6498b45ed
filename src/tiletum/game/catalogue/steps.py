"""The kinds of steps on the stack of a game, one record each: decisions, chance, and automatic steps.

A step is a tuple of five numbers: its kind and up to four arguments. So a game can be copied, saved and
resumed in the middle of an effect of any depth. The constants are literals because the compiler inlines only
literals. Each record begins with its constant.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from . import moves
from .effects import rule_of

Step = tuple[int, ...]
"""Five numbers. The type does not say so, because the compiler would take such a tuple apart at each use."""


class StepKind(NamedTuple):
    """The properties of all steps of a kind."""

    number: int
    """Its index in `STEPS`."""
    name: str
    asks_rule: str = ""
    """The rule behind the decision or the outcome."""
    offers: tuple[int, ...] = ()
    """The kinds of moves that answer it, without tasks and the last move."""
    last_move: int | None = None
    """The kind of move that declines the rest of a decision."""
    tasks: bool = False
    """Whether a decision also offers tasks (rule TASK-1)."""
    fields: tuple[str, ...] = ()
    """The names of its arguments."""


# Decisions of a player.
CHOOSE_DIE: Final = 0
CHOOSE_TILE: Final = 1
CHOOSE_RESOURCES: Final = 2
DIE_ACTION: Final = 3
POINTS: Final = 4
ANY: Final = 5
MAP: Final = 6
HOUSE_ANYWHERE: Final = 7
PILLAR_ANYWHERE: Final = 8
MERCHANT_ANYWHERE: Final = 9
ARCHITECT_ANYWHERE: Final = 10
TOWN_STEP: Final = 11
KING_STEP: Final = 12
CHOOSE_BUILDING: Final = 13
BONUSES: Final = 14
KING_TILE: Final = 15

# Chance: something is revealed.
FIRST_CHANCE: Final = 16
DEAL_WHEEL: Final = 16
DEAL_ACTION: Final = 17
DEAL_BONUS: Final = 18
DEAL_CONTRACT: Final = 19
DEAL_CHARACTER: Final = 20
DEAL_COST: Final = 21
DEAL_TOWN: Final = 22
DEAL_FAIR: Final = 23
DEAL_FIRST: Final = 24
ROLL_DIE: Final = 25
TURN_UP_CORRUPTION: Final = 26
DEAL_CHALLENGE: Final = 27
DEAL_BOT_TOWN: Final = 28
ROLL_BOT_DIE: Final = 29
PICK: Final = 30

# Automatic steps, which run as soon as they are on top of the stack.
FIRST_AUTOMATIC: Final = 31
GIVE_RESOURCES: Final = 31
FINISH_HELPER: Final = 32
COMPLETE_BUILDING: Final = 33
MIX_CHARACTERS: Final = 34
START_ROUND: Final = 35
START_TURN: Final = 36
NEXT_PLAYER: Final = 37
KING_PHASE: Final = 38
KING_POINTS: Final = 39
FAIR_PHASE: Final = 40
CLEANUP_PHASE: Final = 41
FINISH_CLEANUP: Final = 42
FINAL_SCORING: Final = 43
SEAT_PLAYERS: Final = 44
FINISH_GAME: Final = 45

# The Cardinalbot's automatic steps, which stop only at chance.
BOT_SETUP: Final = 46
BOT_TURN: Final = 47
BOT_DECREE: Final = 48
BOT_TAKE_DIE: Final = 49
BOT_GAIN: Final = 50
BOT_ACTION_TILE: Final = 51
BOT_ACTION: Final = 52
BOT_TILE: Final = 53
BOT_KING_TILE: Final = 54
BOT_PILLAR: Final = 55
BOT_REACH_TILE: Final = 56
BOT_MOVE_ARCHITECT: Final = 57
BOT_RELOCATE: Final = 58
BOT_HOUSE: Final = 59
BOT_MOVE_MERCHANT: Final = 60
BOT_CHARACTER: Final = 61
BOT_BUY_CRESTS: Final = 62
BOT_BUY_READY: Final = 63
BOT_BUY_CONTRACT: Final = 64
BOT_FULFIL: Final = 65
BOT_CREST_TASK: Final = 66
BOT_CATHEDRAL_TASK: Final = 67
BOT_CONTRACT_TASK: Final = 68
BOT_END_TURN: Final = 69
BOT_FINAL: Final = 70
BOT_LEFTOVERS: Final = 71

GAME_OVER: Final = 72

SPENDING: Final[tuple[int, ...]] = tuple(kind.number for kind in moves.KINDS if kind.actions)
"""Kinds of moves that spend the points of an action."""

STEPS: Final[tuple[StepKind, ...]] = (
    StepKind(CHOOSE_DIE, "die", "TURN-1", (moves.DIE,), tasks=True),
    StepKind(CHOOSE_TILE, "tile", "TURN-6", (moves.TILE, moves.LEAVE), tasks=True, fields=("place",)),
    StepKind(CHOOSE_RESOURCES, "resources", "EDITION-10", (moves.TAKE_RESOURCES,), tasks=True),
    StepKind(DIE_ACTION, "action", "TURN-12", SPENDING, moves.END, tasks=True),
    StepKind(
        POINTS,
        "points",
        rule_of("action"),
        SPENDING,
        moves.DONE,
        tasks=True,
        fields=("action", "points", "source"),
    ),
    StepKind(ANY, "any", rule_of("gain any"), (moves.GAIN,), fields=("units", "lowest-kind", "source")),
    StepKind(
        MAP,
        "map",
        rule_of("step"),
        (moves.MOVE_ARCHITECT, moves.MOVE_MERCHANT, moves.HOUSE, moves.PILLAR),
        moves.DONE,
        fields=("merchant-steps", "architect-steps", "houses", "pillars"),
    ),
    StepKind(HOUSE_ANYWHERE, "house", rule_of("house anywhere"), (moves.HOUSE,), moves.DONE),
    StepKind(PILLAR_ANYWHERE, "pillar", rule_of("pillar anywhere"), (moves.PILLAR,), moves.DONE),
    StepKind(MERCHANT_ANYWHERE, "merchant", rule_of("merchant anywhere"), (moves.MOVE_MERCHANT,), moves.DONE),
    StepKind(
        ARCHITECT_ANYWHERE, "architect", rule_of("architect anywhere"), (moves.MOVE_ARCHITECT,), moves.DONE
    ),
    StepKind(TOWN_STEP, "townstep", rule_of("town step"), (moves.MOVE_MERCHANT,), moves.DONE),
    StepKind(KING_STEP, "kingstep", rule_of("king"), (moves.ADVANCE,), moves.DONE),
    StepKind(
        CHOOSE_BUILDING, "building", rule_of("building"), (moves.BUILDING,), moves.DONE, fields=("source",)
    ),
    StepKind(
        BONUSES,
        "bonuses",
        rule_of("building"),
        (moves.BONUS,),
        moves.DONE,
        tasks=True,
        fields=("home", "floors", "source"),
    ),
    StepKind(KING_TILE, "kingtile", "KINGP-2", (moves.TILE, moves.LEAVE)),
    StepKind(DEAL_WHEEL, "deal-wheel", "SETUP-2", (moves.WHEEL,)),
    StepKind(DEAL_ACTION, "deal-action", "SETUP-3", (moves.ACTION_TILE,)),
    StepKind(DEAL_BONUS, "deal-bonus", "SETUP-5", (moves.DRAW_BONUS,), fields=("tile-place",)),
    StepKind(DEAL_CONTRACT, "deal-contract", "SETUP-7", (moves.DRAW_CONTRACT,)),
    StepKind(DEAL_CHARACTER, "deal-character", "SETUP-7", (moves.DRAW_CHARACTER,), fields=("refill",)),
    StepKind(DEAL_COST, "deal-cost", "SETUP-8", (moves.COST,)),
    StepKind(DEAL_TOWN, "deal-town", "SETUP-10", (moves.TOWN,)),
    StepKind(DEAL_FAIR, "deal-fair", "SETUP-10", (moves.FAIR_TILE,)),
    StepKind(DEAL_FIRST, "deal-first", "SETUP-12", (moves.FIRST_PLAYER,)),
    StepKind(ROLL_DIE, "roll", "PREP-1", (moves.ROLL,)),
    StepKind(TURN_UP_CORRUPTION, "corruption", "CORR-1", (moves.CORRUPTION,)),
    StepKind(DEAL_CHALLENGE, "deal-challenge", "SOLO-7", (moves.CHALLENGE,)),
    StepKind(DEAL_BOT_TOWN, "deal-bot-town", "SOLO-6", (moves.BOT_TOWN,)),
    StepKind(ROLL_BOT_DIE, "roll-bot", "BOT-2", (moves.BOT_DIE,)),
    StepKind(PICK, "pick", "SOLO-16", (moves.PICK,), fields=("options",)),
    StepKind(GIVE_RESOURCES, "give-resources"),
    StepKind(FINISH_HELPER, "finish-helper", fields=("tile",)),
    StepKind(COMPLETE_BUILDING, "complete-building", fields=("building",)),
    StepKind(MIX_CHARACTERS, "mix-characters"),
    StepKind(START_ROUND, "start-round"),
    StepKind(START_TURN, "start-turn"),
    StepKind(NEXT_PLAYER, "next-player"),
    StepKind(KING_PHASE, "king-phase"),
    StepKind(KING_POINTS, "king-points"),
    StepKind(FAIR_PHASE, "fair-phase"),
    StepKind(CLEANUP_PHASE, "cleanup-phase"),
    StepKind(FINISH_CLEANUP, "finish-cleanup"),
    StepKind(FINAL_SCORING, "final-scoring"),
    StepKind(SEAT_PLAYERS, "seat-players", fields=("first-seat",)),
    StepKind(FINISH_GAME, "finish-game"),
    StepKind(BOT_SETUP, "bot-setup"),
    StepKind(BOT_TURN, "bot-turn"),
    StepKind(BOT_DECREE, "bot-decree", fields=("entry",)),
    StepKind(BOT_TAKE_DIE, "bot-take-die", fields=("die", "named-action")),
    StepKind(BOT_GAIN, "bot-gain", fields=("gains",)),
    StepKind(BOT_ACTION_TILE, "bot-action-tile", fields=("place",)),
    StepKind(BOT_ACTION, "bot-action", fields=("action", "named-action")),
    StepKind(BOT_TILE, "bot-tile", fields=("tile",)),
    StepKind(BOT_KING_TILE, "bot-king-tile"),
    StepKind(BOT_PILLAR, "bot-pillar"),
    StepKind(BOT_REACH_TILE, "bot-reach-tile", fields=("piece", "points")),
    StepKind(BOT_MOVE_ARCHITECT, "bot-move-architect", fields=("points",)),
    StepKind(BOT_RELOCATE, "bot-relocate"),
    StepKind(BOT_HOUSE, "bot-house"),
    StepKind(BOT_MOVE_MERCHANT, "bot-move-merchant", fields=("points",)),
    StepKind(BOT_CHARACTER, "bot-character", fields=("points", "discarded")),
    StepKind(BOT_BUY_CRESTS, "bot-buy-crests", fields=("points",)),
    StepKind(BOT_BUY_READY, "bot-buy-ready", fields=("points", "taken")),
    StepKind(BOT_BUY_CONTRACT, "bot-buy-contract", fields=("points",)),
    StepKind(BOT_FULFIL, "bot-fulfil", fields=("tile", "units", "named-paid")),
    StepKind(BOT_CREST_TASK, "bot-crest-task"),
    StepKind(BOT_CATHEDRAL_TASK, "bot-cathedral-task"),
    StepKind(BOT_CONTRACT_TASK, "bot-contract-task", fields=("allowed", "final")),
    StepKind(BOT_END_TURN, "bot-end-turn"),
    StepKind(BOT_FINAL, "bot-final"),
    StepKind(BOT_LEFTOVERS, "bot-leftovers"),
    StepKind(GAME_OVER, "over"),
)

NAMES: Final[tuple[str, ...]] = tuple(step.name for step in STEPS)

TASK_STEPS: Final[frozenset[int]] = frozenset(step.number for step in STEPS if step.tasks)
"""Decisions that offer tasks besides their own moves (rule TASK-1)."""


ALONE: Final[list[Step]] = [(step.number, 0, 0, 0, 0) for step in STEPS]
"""The step of each kind without arguments."""


def step(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Step:
    return (kind, a, b, c, d) if a or b or c or d else ALONE[kind]
