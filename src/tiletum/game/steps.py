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

# What happens by itself, as soon as it is on top.
FIRST_AUTOMATIC: Final = 27
GIVE_RESOURCES: Final = 27
FINISH_HELPER: Final = 28  # tile
COMPLETE_BUILDING: Final = 29  # building
MIX_CHARACTERS: Final = 30
START_ROUND: Final = 31
START_TURN: Final = 32
NEXT_PLAYER: Final = 33
KING_PHASE: Final = 34
KING_POINTS: Final = 35
FAIR_PHASE: Final = 36
CLEANUP_PHASE: Final = 37
FINISH_CLEANUP: Final = 38
FINAL_SCORING: Final = 39
SEAT_PLAYERS: Final = 40  # first player's seat

GAME_OVER: Final = 41

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
    "over",
)

TASK_STEPS: Final = (CHOOSE_DIE, CHOOSE_TILE, CHOOSE_RESOURCES, DIE_ACTION, POINTS, BONUSES)
"""Decisions that offer tasks besides their own moves (rule TASK-1)."""


def step(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Step:
    return (kind, a, b, c, d)
