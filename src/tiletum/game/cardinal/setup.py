"""Setup of the solo game: challenges, the Cardinalbot's board and pieces, decrees (rules SOLO)."""

from __future__ import annotations

from tiletum.game.catalogue.challenges import FAVOR, READY
from tiletum.game.chapters.king import has_challenge, king_start
from tiletum.game.core.events import number_of
from tiletum.game.core.state import State
from tiletum.game.core.vocabulary import ARCHITECT, FAMILIES, GOLD, KING_SPACE, MERCHANT, SCORE

from .board import COLUMNS, HUMAN, board_of, column_marker, invoke


def draw_challenge(state: State, challenge: int) -> None:
    state.stack.pop()
    state.challenges |= 1 << challenge
    state.tell("bot-challenge-drawn", "SOLO-7", challenge)


def draw_bot_town(state: State, tile: int) -> None:
    """Choose its merchant's starting town. The piece is placed when setup ends."""
    state.stack.pop()
    state.pick = state.rules.town_tile_space[tile]


def bot_setup(state: State) -> None:
    """Automatic: make the Cardinalbot first, with all its pieces and one of each resource."""
    state.stack.pop()
    state.unshare()
    rules, bot = state.rules, state.rules.bot_seat
    place_pieces(state)
    board = board_of(state)
    board[GOLD] = 1
    board[KING_SPACE] = king_start(state, bot)
    state.boards[HUMAN][GOLD] = rules.box.player_board.start_gold[1]
    state.order = (bot, HUMAN)
    state.king_order = (HUMAN, bot)
    state.decrees = tuple([rules.fair_decree[tile] for tile in state.fair_tiles] + rules.last_decrees)
    tell_setup(state)
    if has_challenge(state, READY):
        family = rules.families.index(READY.family)
        board[FAMILIES] |= 1 << family
        rule = invoke(state, READY, 1)
        state.tell("bot-crest", rule, family, number_of("origin", "challenge"))


def tell_setup(state: State) -> None:
    board, rules = board_of(state), state.rules
    for name in () if rules.solo is None else rules.solo.chosen:
        state.tell("bot-challenge-chosen", "SOLO-7", rules.challenge_names.index(name))
    for number, decree in enumerate(state.decrees, start=1):
        state.tell("bot-decree-row", "SOLO-8", number, decree)
    if has_challenge(state, FAVOR):
        invoke(state, FAVOR)
    state.tell("bot-begins", "SOLO-2", board[SCORE], board[KING_SPACE])
    state.tell("bot-supply", "SOLO-3", board[GOLD])
    if has_challenge(state, READY):
        invoke(state, READY)
    state.tell("bot-markers", "SOLO-4", markers_in_row(state))
    state.tell("bot-pieces", "SOLO-6", board[MERCHANT], board[ARCHITECT])


def markers_in_row(state: State) -> int:
    """Return its markers as digits of one number, the leftmost column's first."""
    return int("".join(str(column_marker(state, column)) for column in range(COLUMNS)))


def place_pieces(state: State) -> None:
    rules, board = state.rules, board_of(state)
    board[MERCHANT], state.pick = state.pick, -1
    board[ARCHITECT] = rules.cathedral_town[state.costs.index(rules.bot_architect_cost)]
