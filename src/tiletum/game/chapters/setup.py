"""Setup: the table before the first round (rules SETUP)."""

from __future__ import annotations

from tiletum.game.catalogue.steps import (
    BOT_SETUP,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_BOT_TOWN,
    DEAL_CHALLENGE,
    DEAL_CHARACTER,
    DEAL_CONTRACT,
    DEAL_COST,
    DEAL_FAIR,
    DEAL_FIRST,
    DEAL_TOWN,
    DEAL_WHEEL,
    SEAT_PLAYERS,
    START_ROUND,
    Step,
    step,
)
from tiletum.game.core.rules import Rules
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import (
    ARCHITECT,
    CONTRACTS,
    CRESTS,
    DICE,
    EMPTY,
    FREE_SLOTS,
    GOLD,
    HOME_OF,
    HOUSE_TOWNS,
    HOUSES,
    KIND_IN,
    KING_PLACE,
    KING_SPACE,
    MERCHANT,
    PILLARS,
    ROOMS,
    ROOMS_LEFT,
    SCORE,
    SETUP,
    STORE,
)


def lay_out(state: State, first: int) -> None:
    """Lay out an empty table, with everything that chance must reveal on the stack."""
    rules = state.rules
    state.round = 0
    state.turn = 0
    state.phase = SETUP
    state.seat = EMPTY
    state.position = 0
    state.order = ()
    state.wheel = EMPTY
    state.action_at = () if rules.shuffled_actions else rules.printed_actions
    state.action = EMPTY
    state.points = 0
    state.die = EMPTY
    state.colour = EMPTY
    state.colour_tile = EMPTY
    state.exchanged = 0
    state.dice = [0] * 30
    state.bag = [rules.dice_per_colour] * 5
    state.places = [EMPTY] * rules.places
    state.contract_offer = [EMPTY] * len(rules.contract_costs)
    state.character_offer = []
    state.piles = [pile[:] for pile in rules.pile_start]
    state.left = [sum(pile) for pile in rules.pile_start]
    state.bonus_discards = [0] * len(rules.pile_start[0])
    state.character_discards = [0] * len(rules.pile_start[2])
    state.costs = ()
    state.tiles_taken = [0] * len(rules.cathedral_town)
    state.pillars_at = [0] * len(rules.cathedral_town)
    state.fair_towns = (rules.start_town,)
    state.fair_tiles = ()
    state.corruption = ()
    state.king_order = ()
    state.houses = [EMPTY] * len(rules.house_town)
    state.boards = [new_board(rules) for _ in range(rules.players)]
    if rules.bot_seat != EMPTY:
        state.boards[rules.bot_seat] = new_bot_board(rules)
    state.challenges = chosen_challenges(rules)
    state.decrees = ()
    state.pawn = 0
    state.bot_dice = ()
    state.bot_contracts = ()
    state.pick = EMPTY
    state.stack = list(reversed(to_reveal(rules, first)))


def chosen_challenges(rules: Rules) -> int:
    chosen = () if rules.solo is None else rules.solo.chosen
    return sum(1 << rules.challenge_names.index(name) for name in set(chosen))


def to_reveal(rules: Rules, first: int) -> list[Step]:
    """Return the chance steps before the first round, in order (docs/notation.md)."""
    steps = [step(DEAL_WHEEL)]
    if rules.shuffled_actions:
        steps += [step(DEAL_ACTION)] * 6
    steps += [step(DEAL_BONUS, place) for place in [*range(KING_PLACE + 1), *rules.map_places]]
    steps += [step(DEAL_CONTRACT)] * len(rules.contract_costs)
    steps += [step(DEAL_CHARACTER)] * rules.offer_size
    steps += [step(DEAL_COST)] * len(rules.cathedral_town)
    steps += [step(DEAL_TOWN)] * (len(rules.fair_vp) - 1)
    steps += [step(DEAL_FAIR)] * len(rules.fair_vp)
    return [*steps, *who_begins(rules, first), step(START_ROUND)]


def who_begins(rules: Rules, first: int) -> list[Step]:
    """Return the steps that find the first player. In the solo game the Cardinalbot always begins."""
    if rules.solo is not None:
        return [*[step(DEAL_CHALLENGE)] * rules.solo.random, step(DEAL_BOT_TOWN), step(BOT_SETUP)]
    return [step(DEAL_FIRST) if first == EMPTY else step(SEAT_PLAYERS, first)]


def new_board(rules: Rules) -> list[int]:
    printed = rules.box.player_board
    board = [0] * rules.board_size
    for good in printed.start_goods:
        board[rules.kind_index[good]] = 1
    board[SCORE] = printed.start_score
    board[KING_SPACE] = rules.king_zero
    board[MERCHANT] = board[ARCHITECT] = rules.start_town
    board[HOUSES] = printed.start_houses
    board[PILLARS] = printed.start_pillars
    board[HOUSE_TOWNS] = 1 << rules.start_town
    board[FREE_SLOTS] = printed.storehouse
    for place in (*range(DICE, ROOMS + 10), *range(CRESTS, CRESTS + 6), *range(CONTRACTS, len(board))):
        board[place] = EMPTY
    for place in (*range(HOME_OF, HOME_OF + 6), *range(KIND_IN, KIND_IN + 5)):
        board[place] = EMPTY
    board[ROOMS_LEFT : ROOMS_LEFT + 5] = rules.building_rooms[:5]
    assert len(board) == STORE + printed.storehouse
    return board


def new_bot_board(rules: Rules) -> list[int]:
    """Return the Cardinalbot's board: all its pieces, columns of two rooms, and its own store."""
    board, printed = new_board(rules), rules.box.cardinalbot
    board[STORE:] = [EMPTY] * rules.bot_store
    board[FREE_SLOTS] = rules.bot_store
    board[HOUSES] = printed.houses
    board[PILLARS] = printed.pillars
    board[ROOMS_LEFT : ROOMS_LEFT + printed.columns] = [2] * printed.columns
    return board


def seat_chosen_first(state: State) -> None:
    """Automatic: seat the first player that was agreed on beforehand."""
    seat_players(state, state.stack.pop()[1])


def seat_players(state: State, first: int) -> None:
    """Set the turn order clockwise from the first player; King stack and gold follow it (SETUP)."""
    players = state.rules.players
    state.order = tuple((first + i) % players for i in range(players))
    state.king_order = state.order
    for seat, gold in zip(state.order, state.rules.box.player_board.start_gold, strict=False):
        state.board_to_change(seat)[GOLD] = gold
    state.tell("first-player", "SETUP-12", first)
