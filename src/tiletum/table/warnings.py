"""Warnings about legal moves that a player might regret: wasteful or irrevocable moves.

Each warning is a message of the catalogues (`warning-...`) with its arguments and the rule behind it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import CHOOSE_TILE, DIE_ACTION, POINTS
from tiletum.game.chapters.effects import may_use
from tiletum.game.chapters.fair import LAST_ROUND
from tiletum.game.core.effects_table import DO_MAP, DO_PILLAR_ANYWHERE, Effect
from tiletum.game.core.vocabulary import (
    CHARACTER_TILE,
    CONTRACT_TILE,
    EMPTY,
    FIRST_MAP_PLACE,
    FREE_SLOTS,
    FULFILLED,
    HOME_OF,
    KING_PLACE,
    ROOMS_LEFT,
    STORE,
)
from tiletum.game.engine import Game


class MoveWarning(NamedTuple):
    key: str
    rule: str
    args: dict[str, int | str]


TAKES_A_TILE: Final = (mv.TILE, mv.TAKE, mv.CHARACTER, mv.CONTRACT)
ENDS: Final = (mv.END, mv.DONE)
WARNING_KINDS: Final = frozenset((*TAKES_A_TILE, *ENDS, mv.HELPER, mv.PLACE, mv.HOUSE, mv.CREST, mv.FULFIL))
"""The kinds of moves that can have warnings."""
USEFUL_TASKS: Final = (mv.CATHEDRAL, mv.FULFIL, mv.CREST, mv.HELPER)
REFILLS: Final = {mv.CHARACTER: "CHAR-1", mv.DISCARD: "CHAR-2"}
"""The kinds of moves that refill the character offer at once, with the rules for it."""


def all_warnings(game: Game, legal: list[int]) -> dict[int, list[MoveWarning]]:
    """Return the warnings by legal move."""
    kinds = game.rules.move_kind
    found = {move: warnings(game, move, legal) for move in legal if kinds[move] in WARNING_KINDS}
    return {move: against for move, against in found.items() if against}


def revealing_moves(game: Game, legal: list[int]) -> dict[int, MoveWarning]:
    """Return a warning for each move within a turn that reveals something, since it cannot be undone."""
    kinds = game.rules.move_kind
    found = [move for move in legal if kinds[move] in REFILLS and reveals(game, move)]
    return {move: MoveWarning("warning-reveals", REFILLS[kinds[move]], {}) for move in found}


def reveals(game: Game, move: int) -> bool:
    twin = game.copy()
    twin.apply(move)
    return twin.at_chance


def warnings(game: Game, move: int, legal: list[int] | None = None) -> list[MoveWarning]:
    """Return the warnings about a legal move, usually none. `legal` contains all legal moves, if known."""
    kind = game.rules.move_kind[move]
    if kind in TAKES_A_TILE:
        return about_taking(game, tile_taken(game, move))
    if kind in ENDS:
        legal = game.moves() if legal is None else legal
        return about_ending(game, legal) + (about_tasks(game, legal) if kind == mv.END else [])
    return about_bonus(game, kind, game.rules.move_a[move], game.rules.move_b[move])


def tile_taken(game: Game, move: int) -> int:
    """Return the tile that a move puts into the storehouse."""
    rules = game.rules
    kind, which = rules.move_kind[move], rules.move_a[move]
    if kind == mv.TILE:
        top = game.stack[-1]
        return game.places[top[1] if top[0] == CHOOSE_TILE else KING_PLACE]
    if kind == mv.TAKE:
        return game.places[FIRST_MAP_PLACE + which]
    return game.contract_offer[which] if kind == mv.CONTRACT else which


def about_taking(game: Game, tile: int) -> list[MoveWarning]:
    rules, board = game.rules, game.boards[game.seat]
    name: dict[str, int | str] = {"tile": rules.tiles[tile].id}
    found: list[MoveWarning] = []
    if rules.tile_type[tile] == CHARACTER_TILE:
        home = board[HOME_OF + rules.tile_kind[tile]]
        if home != EMPTY and not board[ROOMS_LEFT + home]:
            found.append(MoveWarning("warning-no-room-left", "CHAR-6", {**name, "building": home + 1}))
    if rules.tile_type[tile] == CONTRACT_TILE:
        contracts = sum(t >= 0 and rules.tile_type[t] == CONTRACT_TILE for t in board[STORE:])
        if board[FULFILLED] + contracts >= rules.contract_spaces:
            found.append(MoveWarning("warning-too-many-contracts", "TILE-4", name))
    if board[FREE_SLOTS] == 1:
        found.append(MoveWarning("warning-storehouse-full", "TURN-13", {}))
    return found


def about_ending(game: Game, legal: list[int]) -> list[MoveWarning]:
    """Return warnings about usable points or bonuses that ending here would lose."""
    top = game.stack[-1]
    points = game.points if top[0] == DIE_ACTION else top[2] if top[0] == POINTS else 0
    rows = game.rules.table.rows
    if not any(rows[move].group == "action" for move in legal):
        return []
    if points:
        return [MoveWarning("warning-points-lost", "TURN-11", {"points": points})]
    return [MoveWarning("warning-bonus-lost", "EFFECT-2", {})]


def about_tasks(game: Game, legal: list[int]) -> list[MoveWarning]:
    """Return a warning if useful tasks are left in the seat's last turn."""
    if not is_last_turn(game) or not any(is_useful_task(game, move) for move in legal):
        return []
    return [MoveWarning("warning-tasks-left", "TASK-2", {})]


def is_last_turn(game: Game) -> bool:
    """Return whether the current turn is its seat's last one in the game."""
    return game.round == LAST_ROUND and game.turn + 1 == game.rules.corruption_drawn


def is_useful_task(game: Game, move: int) -> bool:
    """Return whether a move is a task that gains something. Purchases with gold do not count."""
    kind = game.rules.move_kind[move]
    return kind in USEFUL_TASKS and not warnings(game, move)


# --- wasted bonuses ---


def about_bonus(game: Game, kind: int, which: int, where: int) -> list[MoveWarning]:
    """Return warnings about the bonus of a tile that a move uses or of a space that it fills."""
    rules = game.rules
    if kind == mv.HELPER:
        return about_tile(game, which, "warning-helper-wasted")
    if kind == mv.PLACE:
        return about_placing(game, which, where)
    if kind == mv.HOUSE:
        return about_effect(game, rules.house_bonus[which], "warning-bonus-wasted")
    if kind == mv.CREST:
        return about_effect(game, rules.crest_bonus[where], "warning-bonus-wasted")
    return about_fulfilling(game, which) if kind == mv.FULFIL else []


def about_placing(game: Game, tile: int, room: int) -> list[MoveWarning]:
    """Return warnings about a character's bonus. The last room brings a house, which the bonus may need."""
    building = game.rules.room_building[room]
    if game.boards[game.seat][ROOMS_LEFT + building] == 1:
        return []
    return about_tile(game, tile, "warning-bonus-wasted")


def about_fulfilling(game: Game, tile: int) -> list[MoveWarning]:
    """Return warnings about a contract's reward. Its space brings a pillar, which the reward may need."""
    rules = game.rules
    gets_pillar = game.boards[game.seat][FULFILLED] < rules.contract_pillars
    if gets_pillar and any(needs_pillar(op, pillars) for op, _, _, _, pillars in rules.tile_effect[tile]):
        return []
    return about_tile(game, tile, "warning-reward-wasted")


def needs_pillar(op: int, pillars: int) -> bool:
    return op == DO_PILLAR_ANYWHERE or (op == DO_MAP and pillars > 0)


def about_tile(game: Game, tile: int, key: str) -> list[MoveWarning]:
    return about_effect(game, game.rules.tile_effect[tile], key, tile=game.rules.tiles[tile].id)


def about_effect(game: Game, effect: Effect, key: str, **args: int | str) -> list[MoveWarning]:
    if not effect or any(may_use(game, atom) for atom in effect):
        return []
    return [MoveWarning(key, "EFFECT-3", args)]
