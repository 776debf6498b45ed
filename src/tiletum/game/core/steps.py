"""What can stand on the stack of a game: decisions, chance, and what happens by itself.

A step is a tuple of five numbers, its kind and up to four arguments, so that a game can be
copied, saved and resumed in the middle of an effect of any depth.
"""

from __future__ import annotations

from typing import Final

Step = tuple[int, int, int, int, int]

# Decisions of a player. The arguments are named behind each.
CHOOSE_DIE: Final = 0
CHOOSE_TILE: Final = 1  # place
CHOOSE_RESOURCES: Final = 2
DIE_ACTION: Final = 3  # its action and points are the game's `action` and `points`
POINTS: Final = 4  # action, points, source
ANY: Final = 5  # how many, lowest kind, source
MAP: Final = 6  # merchant steps, architect steps, houses, pillars
HOUSE_ANYWHERE: Final = 7
PILLAR_ANYWHERE: Final = 8
MERCHANT_ANYWHERE: Final = 9
ARCHITECT_ANYWHERE: Final = 10
TOWN_STEP: Final = 11
KING_STEP: Final = 12
CHOOSE_BUILDING: Final = 13  # source
BONUSES: Final = 14  # building, bit set of floors left (floor 1 is bit 0), source
KING_TILE: Final = 15

# Chance: something is revealed.
FIRST_CHANCE: Final = 16
DEAL_WHEEL: Final = 16
DEAL_ACTION: Final = 17
DEAL_BONUS: Final = 18  # place
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
PICK: Final = 30  # how many options are tied

# What happens by itself, as soon as it is on top.
FIRST_AUTOMATIC: Final = 31
GIVE_RESOURCES: Final = 31
FINISH_HELPER: Final = 32  # tile
COMPLETE_BUILDING: Final = 33  # building
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
SEAT_PLAYERS: Final = 44  # first player's seat
FINISH_GAME: Final = 45

# The Cardinalbot's turn, which runs by itself and stops only at chance.
BOT_SETUP: Final = 46
BOT_TURN: Final = 47
BOT_DECREE: Final = 48  # entry to begin with
BOT_TAKE_DIE: Final = 49  # die, the action its decree names
BOT_GAIN: Final = 50  # how many most required resources
BOT_ACTION_TILE: Final = 51  # place
BOT_ACTION: Final = 52  # the die's section, the action its decree names
BOT_TILE: Final = 53  # tile
BOT_KING_TILE: Final = 54
BOT_PILLAR: Final = 55
BOT_REACH_TILE: Final = 56  # piece, points
BOT_MOVE_ARCHITECT: Final = 57  # points
BOT_RELOCATE: Final = 58
BOT_HOUSE: Final = 59
BOT_MOVE_MERCHANT: Final = 60  # points
BOT_CHARACTER: Final = 61  # points, whether the offer was discarded
BOT_BUY_CRESTS: Final = 62  # points
BOT_BUY_READY: Final = 63  # points, whether one was taken
BOT_BUY_CONTRACT: Final = 64  # points
BOT_FULFIL: Final = 65  # tile, "any" units still to pay
BOT_CREST_TASK: Final = 66
BOT_CATHEDRAL_TASK: Final = 67
BOT_CONTRACT_TASK: Final = 68  # how many are allowed, whether it is the final scoring
BOT_END_TURN: Final = 69
BOT_FINAL: Final = 70
BOT_LEFTOVERS: Final = 71

GAME_OVER: Final = 72

NAMES: Final = (
    "die",
    "tile",
    "resources",
    "action",
    "points",
    "any",
    "map",
    "house",
    "pillar",
    "merchant",
    "architect",
    "townstep",
    "kingstep",
    "building",
    "bonuses",
    "kingtile",
    "deal-wheel",
    "deal-action",
    "deal-bonus",
    "deal-contract",
    "deal-character",
    "deal-cost",
    "deal-town",
    "deal-fair",
    "deal-first",
    "roll",
    "corruption",
    "deal-challenge",
    "deal-bot-town",
    "roll-bot",
    "pick",
    "give-resources",
    "finish-helper",
    "complete-building",
    "mix-characters",
    "start-round",
    "start-turn",
    "next-player",
    "king-phase",
    "king-points",
    "fair-phase",
    "cleanup-phase",
    "finish-cleanup",
    "final-scoring",
    "seat-players",
    "finish-game",
    "bot-setup",
    "bot-turn",
    "bot-decree",
    "bot-take-die",
    "bot-gain",
    "bot-action-tile",
    "bot-action",
    "bot-tile",
    "bot-king-tile",
    "bot-pillar",
    "bot-reach-tile",
    "bot-move-architect",
    "bot-relocate",
    "bot-house",
    "bot-move-merchant",
    "bot-character",
    "bot-buy-crests",
    "bot-buy-ready",
    "bot-buy-contract",
    "bot-fulfil",
    "bot-crest-task",
    "bot-cathedral-task",
    "bot-contract-task",
    "bot-end-turn",
    "bot-final",
    "bot-leftovers",
    "over",
)

TASK_STEPS: Final = (CHOOSE_DIE, CHOOSE_TILE, CHOOSE_RESOURCES, DIE_ACTION, POINTS, BONUSES)
"""Decisions that offer tasks besides their own moves (rule TASK-1)."""


def step(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Step:
    return (kind, a, b, c, d)
