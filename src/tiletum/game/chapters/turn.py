"""A player's turn: the die, its bonus tile, its resources, its action, the end (rules TURN)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import (
    BOT_TURN,
    CHOOSE_DIE,
    CHOOSE_RESOURCES,
    CHOOSE_TILE,
    DEAL_CONTRACT,
    DIE_ACTION,
    GIVE_RESOURCES,
    KING_PHASE,
    NEXT_PLAYER,
    START_TURN,
    step,
)
from tiletum.game.core.state import State, finish_use, put_in_store
from tiletum.game.core.vocabulary import (
    BONUS_PILE,
    CONTRACT_TILE,
    CREST_TILE,
    DICE,
    EMPTY,
    FAMILIES,
    FREE_SLOTS,
    FROM_DIE,
    FULFILLED,
    GOLD,
    MARKERS,
    STORE,
)

GOLD_PER_STEP = 2
"""Price of changing a die by one."""


def start_turn_of(state: State, position: int) -> None:
    state.unshare()
    state.position = position
    state.seat = state.order[position]
    state.action = EMPTY
    state.points = 0
    state.die = EMPTY
    state.colour = EMPTY
    state.colour_tile = EMPTY
    state.exchanged = 0
    bot = state.seat == state.rules.bot_seat
    state.tell("turn", "BOT-1" if bot else "TURN-1", state.seat)
    state.push(BOT_TURN if bot else CHOOSE_DIE)


# --- the die ---


def die_moves(state: State, out: list[int]) -> None:
    """List every die on the wheel, unchanged or changed at 2 gold per step."""
    reach = min(3, state.boards[state.seat][GOLD] // GOLD_PER_STEP)
    moves = state.rules.die_moves[reach]
    for die, count in enumerate(state.dice):
        if count:
            out += moves[die]


def take_die(state: State, die: int, value: int) -> None:
    rules, board = state.rules, state.boards[state.seat]
    gold = GOLD_PER_STEP * rules.die_steps[die % 6][value]
    board[GOLD] -= gold
    state.unshare()
    state.dice[die] -= 1
    state.die = die - die % 6 + value
    board[board.index(EMPTY, DICE)] = state.die
    place = (value - state.wheel) % 6
    state.action = state.action_at[place]
    state.points = rules.wheel_points[value] + board[MARKERS + state.action]
    state.tell("die", "TURN-3" if gold else "TURN-1", state.seat, die, value + 1, gold)
    state.tell("action", "TURN-9", state.seat, state.action, state.points)
    state.stack[-1] = step(DIE_ACTION)
    state.push(GIVE_RESOURCES)
    tile = state.places[place]
    if tile != EMPTY and not owning_obstacle(state, board, tile):
        state.push(CHOOSE_TILE, place)


# --- its bonus tile ---


def owning_obstacle(state: State, board: list[int], tile: int) -> str:
    """Return what forbids a player to own a tile: a crest of its family, or no space for the contract."""
    rules = state.rules
    kind = rules.tile_type[tile]
    if kind == CREST_TILE:
        return "crest-owned" if board[FAMILIES] >> rules.tile_family[tile] & 1 else ""
    if kind == CONTRACT_TILE and board[FULFILLED] >= rules.contract_spaces and rules.contracts_need_space:
        return "contract-spaces-full"
    return ""


def may_take(state: State, board: list[int], tile: int) -> bool:
    """Return whether a player may take a tile: it needs an empty slot and must be one they may own."""
    return tile != EMPTY and board[FREE_SLOTS] > 0 and not owning_obstacle(state, board, tile)


def take_tile(state: State, seat: int, tile: int, place: int, points: int, rule: str) -> None:
    board = state.boards[seat]
    put_in_store(board, tile)
    if state.rules.tile_type[tile] == CREST_TILE:
        board[FAMILIES] |= 1 << state.rules.tile_family[tile]
    state.tell("take-tile", rule, seat, tile, place, points)


def tile_moves(state: State, out: list[int]) -> None:
    place = state.stack[-1][1]
    if may_take(state, state.boards[state.seat], state.places[place]):
        out.append(state.rules.tile_move)
    out.append(state.rules.leave_move)


def take_action_tile(state: State) -> None:
    place = state.stack.pop()[1]
    take_tile(state, state.seat, state.places[place], place, 0, "TURN-6")
    state.unshare()
    state.places[place] = EMPTY


def discard_bonus_tile(state: State, tile: int) -> None:
    """Remove a tile from the game; in one edition put it on the discards (rule EDITION)."""
    rules = state.rules
    if rules.used_tiles_to_discards:
        state.unshare()
        state.bonus_discards[rules.pile_slot[BONUS_PILE][tile]] += 1


# --- its resources ---


def give_resources(state: State) -> None:
    """Automatic: give the die's resources, of the named kind if a colour helper is in use."""
    if state.rules.colour_after_die and state.colour == EMPTY and holds_colour_helper(state):
        state.stack[-1] = step(CHOOSE_RESOURCES)
        return
    receive_resources(state)


def holds_colour_helper(state: State) -> bool:
    colour = state.rules.is_colour_helper
    return any(tile >= 0 and colour[tile] for tile in state.boards[state.seat][STORE:])


def receive_resources(state: State) -> None:
    state.stack.pop()
    if state.colour == EMPTY:
        state.gain(state.seat, state.die // 6, state.die % 6 + 1, FROM_DIE, "TURN-8")
    else:
        state.gain(state.seat, state.colour, state.die % 6 + 1, FROM_DIE, "EFFECT-11")
        finish_use(state.boards[state.seat], state.colour_tile)
        discard_bonus_tile(state, state.colour_tile)


# --- the end ---


def end_turn(state: State) -> None:
    """End the turn: contracts slide right, the offer is refilled from the left, the next player begins."""
    state.stack.pop()
    if state.points:
        state.tell("points-lost", "TURN-11", state.seat, state.points)
    state.tell("end-turn", "TURN-12", state.seat)
    state.action = EMPTY
    state.points = 0
    pass_on(state)


def pass_on(state: State) -> None:
    state.push(NEXT_PLAYER)
    offer = [tile for tile in state.contract_offer if tile != EMPTY]
    gaps = len(state.contract_offer) - len(offer)
    if gaps:
        state.contract_offer = [EMPTY] * gaps + offer
        for _ in range(gaps):
            state.push(DEAL_CONTRACT)


def next_player(state: State) -> None:
    """Automatic: begin the next player's turn, the next of the three turns, or the King phase."""
    state.stack.pop()
    if state.position + 1 < state.rules.players:
        start_turn_of(state, state.position + 1)
    elif state.turn + 1 < state.rules.corruption_drawn:
        state.turn += 1
        state.push(START_TURN)
    else:
        state.push(KING_PHASE)
