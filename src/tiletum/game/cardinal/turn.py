"""The Cardinalbot's turn: dice, decree, die, resources, bonus tile, action, tasks (rules BOT)."""

from __future__ import annotations

from tiletum.game.catalogue.challenges import COFFERS
from tiletum.game.catalogue.steps import (
    BOT_ACTION,
    BOT_ACTION_TILE,
    BOT_BUY_CONTRACT,
    BOT_BUY_CRESTS,
    BOT_BUY_READY,
    BOT_CATHEDRAL_TASK,
    BOT_CHARACTER,
    BOT_CONTRACT_TASK,
    BOT_CREST_TASK,
    BOT_DECREE,
    BOT_END_TURN,
    BOT_GAIN,
    BOT_HOUSE,
    BOT_MOVE_ARCHITECT,
    BOT_MOVE_MERCHANT,
    BOT_PILLAR,
    BOT_REACH_TILE,
    BOT_RELOCATE,
    BOT_TAKE_DIE,
    BOT_TILE,
    ROLL_BOT_DIE,
    step,
)
from tiletum.game.chapters.king import has_challenge
from tiletum.game.chapters.turn import pass_on
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    ARCHITECT_ACTION,
    CHARACTER_ACTION,
    CONTRACT_ACTION,
    DICE,
    EMPTY,
    FROM_DIE,
    JOKER_ACTION,
    KING_ACTION,
    MARKERS,
    MERCHANT,
    MERCHANT_ACTION,
)

from .board import board_of, invoke
from .decrees import HELD, evaluate, fitting_dice, joker_action
from .ties import settle, skip
from .tiles import advance

TASKS_AT_MOST = 2
"""Most contracts it fulfils as a task in one turn."""


def bot_turn(state: State) -> None:
    """Automatic: return to the leftmost decree and roll the two dice."""
    state.stack.pop()
    state.pawn = 0
    state.bot_dice = ()
    state.push(BOT_DECREE)
    state.push(ROLL_BOT_DIE)
    state.push(ROLL_BOT_DIE)


def bot_die(state: State, value: int) -> None:
    """Note a rolled die; after the second the pawn moves right by their difference."""
    state.stack.pop()
    state.bot_dice += (value + 1,)
    state.tell("bot-die", "BOT-2", value + 1)
    if len(state.bot_dice) == 2:
        one, other = state.bot_dice
        state.pawn = min(abs(one - other), len(state.decrees) - 1)
        state.tell("bot-pawn", "BOT-2", abs(one - other), state.decrees[state.pawn], state.pawn)


def bot_decree(state: State) -> None:
    """Automatic: try entries from the top, then the next decree to the right, until a die matches."""
    entry = state.stack[-1][1]
    decree = state.decrees[state.pawn]
    choice = evaluate(state, decree, entry)
    if choice.reason == HELD:
        settle(state, "die", choice.match.dice, lambda die: choose_die(state, die, choice.match.action))
        return
    if entry + 1 < len(state.rules.box.decrees[decree].entries):
        state.stack[-1] = (BOT_DECREE, entry + 1, 0, 0, 0)
    else:
        # The last decree takes any die, and there always is one.
        state.pawn = state.pawn + 1 if state.pawn + 1 < len(state.decrees) else decree_for_any_die(state)
        state.tell("bot-next-decree", "BOT-3", state.decrees[state.pawn])
        state.stack[-1] = step(BOT_DECREE)


def decree_for_any_die(state: State) -> int:
    """Return the first place whose decree finds a die whatever its conditions.

    It is the last place, except in games of earlier revisions with the last decrees in another order.
    """
    decrees = state.rules.box.decrees
    fitting = [
        place
        for place, decree in enumerate(state.decrees)
        if any(not row.condition and fitting_dice(state, decree, row) for row in decrees[decree].entries)
    ]
    return fitting[0]


def choose_die(state: State, die: int, named: int) -> None:
    state.stack[-1] = (BOT_TAKE_DIE, die, named, 0, 0)


def bot_take_die(state: State) -> None:
    """Automatic: take the die, its resources, tile and action, then do the tasks, in this order."""
    _, die, named, _, _ = state.stack.pop()
    board, seat = board_of(state), state.rules.bot_seat
    state.unshare()
    state.dice[die] -= 1
    state.die = die
    board[board.index(EMPTY, DICE)] = die
    place = (die % 6 - state.wheel) % 6
    state.tell("die", "BOT-3", seat, die, die % 6 + 1, 0)
    state.push(BOT_END_TURN)
    state.push(BOT_CONTRACT_TASK, TASKS_AT_MOST)
    state.push(BOT_CATHEDRAL_TASK)
    state.push(BOT_CREST_TASK)
    state.push(BOT_ACTION, state.action_at[place], named)
    state.push(BOT_ACTION_TILE, place)
    state.gain(seat, die // 6, die % 6 + 1, FROM_DIE, "BOT-10")
    if has_challenge(state, COFFERS):
        invoke(state, COFFERS)
        state.push(BOT_GAIN, 1)


def resolved_action(state: State, there: int, named: int) -> int:
    """Return the section's action; for a Joker the decree's, or one by the King track and its pieces."""
    if there != JOKER_ACTION:
        return there
    return joker_action(state) if named == EMPTY else named


def bot_action_tile(state: State) -> None:
    """Automatic: take the bonus tile of the die's action, whatever it is."""
    place = state.stack.pop()[1]
    tile = state.places[place]
    if tile != EMPTY:
        state.unshare()
        state.places[place] = EMPTY
        state.tell("take-tile", "BOT-10", state.rules.bot_seat, tile, place, 0)
        state.push(BOT_TILE, tile)
    else:
        skip(state, "no-action-tile")


def bot_action(state: State) -> None:
    """Automatic: find the action and its points, and push its steps, the first on top."""
    _, there, named, _, _ = state.stack.pop()
    action = resolved_action(state, there, named)
    section, marker = state.rules.wheel_points[state.die % 6], board_of(state)[MARKERS + action]
    points = section + marker
    if there == JOKER_ACTION:
        chosen = named == EMPTY
        state.tell("joker", "BOT-8" if chosen else "BOT-7", state.rules.bot_seat, action, int(chosen))
    state.tell("action", "BOT-9", state.rules.bot_seat, action, points)
    if marker:
        state.tell("bot-points", "BOT-9", action, section, marker)
    push_action(state, action, points)


def push_action(state: State, action: int, points: int) -> None:
    if action == KING_ACTION:
        advance(state, points, "BKING-1")
    elif action == ARCHITECT_ACTION:
        state.push(BOT_MOVE_ARCHITECT, points)
        state.push(BOT_REACH_TILE, ARCHITECT, points)
        state.push(BOT_PILLAR)
    elif action == MERCHANT_ACTION:
        state.push(BOT_MOVE_MERCHANT, points)
        state.push(BOT_REACH_TILE, MERCHANT, points)
        state.push(BOT_HOUSE)
        state.push(BOT_RELOCATE)
    elif action == CHARACTER_ACTION:
        state.push(BOT_CHARACTER, points, 0)
    elif action == CONTRACT_ACTION:
        state.push(BOT_BUY_CONTRACT, 0)
        state.push(BOT_BUY_READY, 0, 0)
        state.push(BOT_BUY_CRESTS, points)


def bot_end_turn(state: State) -> None:
    """Automatic: slide and refill the contract offer, then begin the next player's turn."""
    state.stack.pop()
    state.tell("end-turn", "BOT-11", state.rules.bot_seat)
    pass_on(state)
