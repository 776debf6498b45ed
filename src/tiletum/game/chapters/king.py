"""King action and King phase: the track, its tile, its points, the turn order (rules KINGA, KINGP)."""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue.challenges import FAVOR, Challenge
from tiletum.game.catalogue.steps import (
    BOT_KING_TILE,
    DIE_ACTION,
    FAIR_PHASE,
    KING_POINTS,
    KING_STEP,
    KING_TILE,
    POINTS,
)
from tiletum.game.core.events import number_of
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    EMPTY,
    FREE_SLOTS,
    FROM_KING_LEADER,
    FROM_KING_TRACK,
    KING,
    KING_PLACE,
    KING_SPACE,
)

from .fair import score_king_fair
from .turn import discard_bonus_tile, owning_obstacle, take_tile

# --- the action ---


def king_action(state: State, points: int, out: list[int]) -> None:
    if points and state.boards[state.seat][KING_SPACE] < state.rules.king_top:
        out.append(state.rules.advance_move)


def advance_marker(state: State) -> None:
    """Advance by all points of a King action at once, or by the one space of a contract's reward."""
    top = state.stack[-1]
    reward = top[0] == KING_STEP
    if top[0] == DIE_ACTION:
        spaces, state.points = state.points, 0
    else:
        spaces = top[2] if top[0] == POINTS else 1
        state.stack.pop()
    move_up(state, state.seat, spaces, "EFFECT-24" if reward else "KINGA-1")


def move_up(state: State, seat: int, spaces: int, rule: str) -> None:
    """Move a marker up the King track, at most to its top."""
    before = state.boards[seat][KING_SPACE]
    space = min(state.rules.king_top, before + spaces)
    if space != before:
        put_on_track(state, seat, space)
        state.tell("king-advance", rule, seat, before, space)


def put_on_track(state: State, seat: int, space: int) -> None:
    """Put a marker on top of those already on the space."""
    state.board_to_change(seat)[KING_SPACE] = space
    others = [other for other in state.king_order if other != seat]
    below = sum(state.boards[other][KING_SPACE] <= space for other in others)
    state.king_order = (*others[:below], seat, *others[below:])


# --- the phase ---


def ranking(state: State) -> tuple[int, ...]:
    """Return the seats from the highest space down; in a stack the Cardinalbot or the lowest marker first."""
    boards, bot = state.boards, state.rules.bot_seat
    return tuple(sorted(state.king_order, key=lambda seat: (-boards[seat][KING_SPACE], seat != bot)))


def king_phase(state: State) -> None:
    """Automatic: the leader's tile first, then everybody's points."""
    state.unshare()
    state.stack.pop()
    state.phase = KING
    state.seat = EMPTY
    state.tell("king-phase", "ROUND-2")
    state.push(KING_POINTS)
    leader = ranking(state)[0]
    tile = state.places[KING_PLACE]
    if tile == EMPTY:
        reward_leader(state, leader)
    elif leader == state.rules.bot_seat:
        state.push(BOT_KING_TILE)
    elif owning_obstacle(state, state.boards[leader], tile):
        discard_king_tile(state, leader, DISCARD_NOT_ALLOWED)
    elif not state.boards[leader][FREE_SLOTS]:
        discard_king_tile(state, leader, DISCARD_NO_ROOM)
    else:
        state.seat = leader
        state.push(KING_TILE)


# Why a King tile was discarded, for the log (ruling 27).
DISCARD_BY_CHOICE: Final = number_of("why", "choice")
DISCARD_NO_ROOM: Final = number_of("why", "no-room")
DISCARD_NOT_ALLOWED: Final = number_of("why", "not-allowed")


def reward_leader(state: State, leader: int) -> None:
    if state.round in state.rules.edition.leader_vp_rounds:
        if leader == state.rules.bot_seat:
            tell_bot_leads(state)
        rule = state.rule_for(leader, "KINGP-4", "SOLO-11")
        state.score(leader, state.rules.box.king_leader_vp, FROM_KING_LEADER, rule)


def tell_bot_leads(state: State) -> None:
    """Report both markers of a solo game when the Cardinalbot counts as the leader."""
    own, other = (state.boards[seat][KING_SPACE] for seat in ranking(state))
    state.tell("bot-leads", "SOLO-10" if own == other else "KINGP-1", own, other)


def take_king_tile(state: State) -> None:
    state.stack.pop()
    take_tile(state, state.seat, state.places[KING_PLACE], KING_PLACE, 0, "KINGP-2")
    state.unshare()
    state.places[KING_PLACE] = EMPTY


def discard_king_tile(state: State, leader: int, why: int) -> None:
    tile = state.places[KING_PLACE]
    state.unshare()
    state.places[KING_PLACE] = EMPTY
    discard_bonus_tile(state, tile)
    state.tell("king-tile-discarded", "KINGP-3" if why else "KINGP-2", leader, tile, why)


def king_points(state: State) -> None:
    """Automatic: score positions, set the turn order, score the King fair, and reset red markers to 0."""
    state.stack.pop()
    state.seat = EMPTY
    bot = state.rules.bot_seat
    for seat in state.order:
        rule = "SOLO-11" if seat == bot else "KINGP-5"
        state.score(seat, state.rules.king_vp[state.boards[seat][KING_SPACE]], FROM_KING_TRACK, rule)
    state.order = ranking(state)
    for position, seat in enumerate(state.order):
        state.tell("turn-order", "SOLO-10" if seat == bot else "KINGP-6", seat, position + 1)
    if state.rules.king_fair_before_reset:
        score_king_fair(state)
    reset_track(state)
    state.push(FAIR_PHASE)


def reset_track(state: State) -> None:
    """Reset red markers to 0, the highest first, so that the lowest ends on top. Stacks keep their order."""
    boards = state.boards
    low = [seat for seat in state.king_order if boards[seat][KING_SPACE] < king_start(state, seat)]
    for seat in sorted(low, key=lambda seat: -boards[seat][KING_SPACE]):
        before, start = boards[seat][KING_SPACE], king_start(state, seat)
        put_on_track(state, seat, start)
        if seat == state.rules.bot_seat and has_challenge(state, FAVOR):
            state.tell("bot-challenge", FAVOR.rules[0], state.rules.challenge_names.index(FAVOR.id))
        state.tell("king-reset", state.rule_for(seat, "KINGP-8", "SOLO-12"), seat, before, start)


def king_start(state: State, seat: int) -> int:
    """Return the lowest space on which a marker begins a round. The Cardinalbot's is higher."""
    if seat != state.rules.bot_seat:
        return state.rules.king_zero
    return state.rules.king_vp.index(FAVOR.amount if has_challenge(state, FAVOR) else KING_START)


KING_START: Final = 3
"""Points of the Cardinalbot's starting space without that challenge."""


def has_challenge(state: State, challenge: Challenge) -> bool:
    return bool(state.challenges >> state.rules.challenge_names.index(challenge.id) & 1)
