"""Checks that a position from a file can occur in a game, so that it can be played to the end.

Each check refuses something impossible: stacks of steps, dice that do not fit the turn, tiles and pieces in
places they cannot reach. `setposition` checks names and ranges first.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from typing import Final

from tiletum.box.model import ACTIONS, COLOURS, RESOURCES
from tiletum.game.cardinal.board import COLUMNS, board_of, kind_count, spare_food, unfulfilled
from tiletum.game.catalogue import steps
from tiletum.game.catalogue.steps import NAMES, STEPS, Step
from tiletum.game.chapters.chance import PILE_OF
from tiletum.game.chapters.character import REFILL_RULES
from tiletum.game.chapters.fair import LAST_ROUND
from tiletum.game.chapters.king import ranking
from tiletum.game.chapters.setup import to_reveal
from tiletum.game.chapters.turn import may_take
from tiletum.game.core.vocabulary import (
    ACTION,
    ARCHITECT,
    CHARACTER_TILE,
    CLEANUP,
    CONTRACT_TILE,
    CONTRIBUTED,
    DICE,
    EMPTY,
    FAIR,
    GOLD,
    IRON,
    JOKER_ACTION,
    KING,
    KING_PLACE,
    MERCHANT,
    OVER,
    PHASES,
    PILLAR_TOWNS,
    PREPARATION,
    ROOMS,
    SETUP,
    SOURCES,
    STORE,
    WOOL,
    in_use,
)
from tiletum.game.engine import AUTOMATIC, Game

from .positionerror import PositionError, refuse, refuse_count

Range = tuple[int, int]
"""The lowest and highest number allowed."""


def check_consistency(game: Game) -> None:
    """Refuse a position that cannot occur in a game. The counts of pieces and tiles are already checked."""
    check_stack(game)
    check_seat(game)
    check_dice_taken(game)
    check_dice_left(game)
    check_corruption(game)
    check_decrees(game)
    check_offers(game)
    check_map(game)
    check_turn(game)
    check_cardinalbot(game)
    if game.phase == SETUP:
        check_setup(game)
    check_top(game)


# --- the stack ---


def letter(kind: int) -> str:
    """Return the letter for a kind of step in a pattern."""
    return chr(FIRST_LETTER + kind)


def seq(*kinds: int) -> str:
    return "".join(map(letter, kinds))


def one_of(*kinds: int) -> str:
    return f"[{seq(*kinds)}]"


def prefix(kind: int, *more: int) -> str:
    """Return a pattern for the first one or more of these steps."""
    return f"{letter(kind)}(?:{prefix(*more)})?" if more else letter(kind)


FIRST_LETTER: Final = 0x4E00
DECISIONS: Final = range(steps.POINTS, steps.KING_TILE)
REFILL: Final = f"{seq(steps.MIX_CHARACTERS)}?{seq(steps.DEAL_CHARACTER)}+"
INNER: Final = one_of(*DECISIONS, steps.FINISH_HELPER, steps.COMPLETE_BUILDING)
EFFECTS: Final = f"(?:{INNER}*(?:{one_of(*DECISIONS)}|{REFILL}))?"
"""The steps of a player's turn above the die's: nested effects, with a decision or chance on top."""
PERSON: Final = (
    f"(?:{seq(steps.CHOOSE_DIE)}|{seq(steps.DIE_ACTION)}"
    f"(?:{seq(steps.CHOOSE_RESOURCES)}|{seq(steps.GIVE_RESOURCES, steps.CHOOSE_TILE)})?){EFFECTS}"
)
BOT_GAINS: Final = f"{seq(steps.BOT_GAIN)}*{seq(steps.BOT_FULFIL)}?"
BOT_ACTIONS: Final = "|".join(
    (
        prefix(steps.BOT_ACTION, steps.BOT_ACTION_TILE),
        prefix(steps.BOT_MOVE_ARCHITECT, steps.BOT_REACH_TILE, steps.BOT_PILLAR),
        prefix(steps.BOT_MOVE_MERCHANT, steps.BOT_REACH_TILE, steps.BOT_HOUSE, steps.BOT_RELOCATE),
        prefix(steps.BOT_CHARACTER),
        prefix(steps.BOT_BUY_CONTRACT, steps.BOT_BUY_READY, steps.BOT_BUY_CRESTS),
    )
)
BOT_TASKS: Final = (
    f"{seq(steps.BOT_END_TURN, steps.BOT_CONTRACT_TASK)}"
    f"(?:{seq(steps.BOT_CATHEDRAL_TASK)}(?:{seq(steps.BOT_CREST_TASK)}(?:{BOT_ACTIONS})?)?)?"
)
BOT: Final = (
    f"{seq(steps.BOT_DECREE)}(?:{seq(steps.PICK)}|{seq(steps.ROLL_BOT_DIE)}{{1,2}})"
    f"|{BOT_TASKS}{BOT_GAINS}(?:{seq(steps.PICK)}|{REFILL})"
)
CHANCE_IN_ACTION: Final = (
    f"{seq(steps.TURN_UP_CORRUPTION)}|{seq(steps.NEXT_PLAYER)}{seq(steps.DEAL_CONTRACT)}+"
)
LAST_TASKS: Final = seq(steps.FINISH_GAME, steps.BOT_LEFTOVERS, steps.BOT_CONTRACT_TASK)
STACKS: Final[dict[int, re.Pattern[str]]] = {
    PREPARATION: re.compile(f"{seq(steps.START_TURN)}{seq(steps.ROLL_DIE)}+"),
    ACTION: re.compile(f"{CHANCE_IN_ACTION}|{PERSON}|{BOT}"),
    KING: re.compile(f"{seq(steps.KING_POINTS)}(?:{seq(steps.KING_TILE)}|{BOT_GAINS}{seq(steps.PICK)})"),
    FAIR: re.compile(f"{LAST_TASKS}{seq(steps.BOT_FULFIL)}?{seq(steps.PICK)}"),
    CLEANUP: re.compile(f"{seq(steps.FINISH_CLEANUP)}{seq(steps.DEAL_BONUS)}+"),
    OVER: re.compile(seq(steps.GAME_OVER)),
}
"""Patterns of the stack from the bottom, a letter for each step, by phase. `to_reveal` has those of setup."""


def check_stack(game: Game) -> None:
    pattern = STACKS.get(game.phase)
    if pattern and not pattern.fullmatch(seq(*(kind for kind, *_ in game.stack))):
        refuse_stack(game)
    check_steps(game)


def refuse_stack(game: Game) -> None:
    raise PositionError("position-stack", phase=PHASES[game.phase])


def check_steps(game: Game) -> None:
    for entry in game.stack:
        check_step(game, entry)


def check_step(game: Game, entry: Step) -> None:
    """Refuse a step with a number out of range. Numbers without a meaning must be 0."""
    fields = STEPS[entry[0]].fields
    for number, field in zip_longest(entry[1:], fields):
        low, high = RANGES[field] if field else (0, 0)
        if not low <= number <= high:
            refuse("pending.stack", list(entry[1:]))


MANY: Final = (0, 10_000)
SOME: Final = (1, 10_000)
FLAG: Final = (0, 1)
ANY_ACTION: Final = (0, len(ACTIONS) - 1)
RANGES: Final[dict[str, Range]] = {
    "action": ANY_ACTION,
    "named-action": (EMPTY, len(ACTIONS) - 1),
    "die": (0, len(COLOURS) * 6 - 1),
    "piece": (MERCHANT, ARCHITECT),
    "place": (0, KING_PLACE - 1),
    "tile-place": MANY,
    "tile": MANY,
    "home": (0, 4),
    "building": (0, 5),
    "floors": (1, 7),
    "lowest-kind": (0, len(RESOURCES) - 1),
    "source": (0, len(SOURCES) - 1),
    "refill": (0, len(REFILL_RULES) - 1),
    "first-seat": (0, 3),
    "options": (2, 10_000),
    "entry": (0, 9),
    "allowed": (0, 9),
    "units": SOME,
    **dict.fromkeys(("points", "gains", "merchant-steps", "architect-steps", "houses", "pillars"), MANY),
    **dict.fromkeys(("discarded", "taken", "named-paid", "final"), FLAG),
}
"""The range of each field of a step; it is the same for every kind of step."""


def has(game: Game, *kinds: int) -> bool:
    return any(entry[0] in kinds for entry in game.stack)


def count(game: Game, kind: int) -> int:
    return sum(entry[0] == kind for entry in game.stack)


# --- the seat to move, and its dice ---


def check_seat(game: Game) -> None:
    """Refuse a seat that has neither the turn nor the decision about the King tile."""
    if game.phase == ACTION and not has(game, steps.TURN_UP_CORRUPTION):
        expected = game.order[game.position]
    elif has(game, steps.KING_TILE):
        expected = ranking(game)[0]
    else:
        expected = EMPTY
    if game.seat != expected:
        refuse("pending.seat", game.seat)
    bot, base = game.rules.bot_seat, game.stack[0][0]
    if (base in BOTS_TURN and expected != bot) or (base in PERSONS_TURN and expected == bot):
        refuse_stack(game)
    if has(game, steps.KING_TILE) and not king_tile_offered(game):
        refuse("king_tile", "null")


BOTS_TURN: Final = (steps.BOT_DECREE, steps.BOT_END_TURN)
PERSONS_TURN: Final = (steps.CHOOSE_DIE, steps.DIE_ACTION)
AFTER_THE_DIE: Final = (steps.DIE_ACTION, steps.BOT_END_TURN, steps.NEXT_PLAYER)
"""Steps at the bottom of the stack once the turn's die is taken."""


def king_tile_offered(game: Game) -> bool:
    """Return whether the leader can take the King tile, so that there is a decision."""
    leader = game.seat
    return leader != game.rules.bot_seat and may_take(game, game.boards[leader], game.places[KING_PLACE])


def turns_taken(game: Game, seat: int) -> int:
    """Return how many dice a seat has taken in this round."""
    if game.phase in (SETUP, PREPARATION):
        return 0
    if game.phase != ACTION:
        return game.rules.corruption_drawn
    if has(game, steps.TURN_UP_CORRUPTION):
        return game.turn
    place = game.order.index(seat)
    has_die = place < game.position or (place == game.position and game.stack[0][0] in AFTER_THE_DIE)
    return game.turn + has_die


def check_dice_taken(game: Game) -> None:
    """Refuse dice on the boards that do not match the turns so far (rule TURN-5)."""
    last = game.rules.corruption_drawn - 1
    if game.turn != (
        0 if game.phase in (SETUP, PREPARATION) else game.turn if game.phase == ACTION else last
    ):
        refuse("turn", game.turn + 1)
    for seat, board in enumerate(game.boards):
        found = sum(die != EMPTY for die in board[DICE:ROOMS])
        expected = turns_taken(game, seat)
        if found != expected:
            raise PositionError(
                "position-turn", turn=game.turn + 1, seat=seat, expected=expected, found=found
            )


def check_dice_left(game: Game) -> None:
    """Refuse a number of dice around the wheel that does not match the round (rule PREP)."""
    dice_taken = sum(turns_taken(game, seat) for seat in range(game.rules.players))
    rolled = game.rules.dice_drawn - dice_taken - count(game, steps.ROLL_DIE)
    expected = 0 if game.phase == SETUP else rolled
    if sum(game.dice) != expected:
        refuse_count("dice", sum(game.dice), expected)


def check_corruption(game: Game) -> None:
    """Refuse a number of corruption tokens that does not match the turn: each reveals one (rule CORR)."""
    if game.phase in (SETUP, PREPARATION):
        expected = 0
    elif game.phase == ACTION:
        expected = game.turn + (not has(game, steps.TURN_UP_CORRUPTION))
    else:
        expected = game.rules.corruption_drawn
    if len(game.corruption) != expected:
        refuse_count("corruption", len(game.corruption), expected)


# --- the current turn ---


def check_turn(game: Game) -> None:
    """Check the die, the action, and the helpers in use."""
    base = game.stack[0][0]
    if base == steps.CHOOSE_DIE and (game.die, game.action, game.points) != (EMPTY, EMPTY, 0):
        refuse("pending.action", game.action)
    if base in (steps.DIE_ACTION, steps.BOT_END_TURN):
        check_die(game)
    if (game.colour == EMPTY) != (game.colour_tile == EMPTY):
        refuse("pending.colour", game.colour)
    if game.colour_tile != EMPTY and not game.rules.is_colour_helper[game.colour_tile]:
        refuse("pending.colour_tile", game.rules.tiles[game.colour_tile].id)
    check_helpers(game)
    for kind, *numbers in game.stack:
        if kind == steps.BONUSES:
            check_bonuses(game, numbers[0], numbers[1])


def check_die(game: Game) -> None:
    """Refuse an action that is not the action of the last die. A Joker die can have any action."""
    if game.die != game.boards[game.seat][DICE + game.turn]:
        refuse("pending.die", "null" if game.die == EMPTY else game.die % 6 + 1)
    place = (game.die % 6 - game.wheel) % 6
    printed_action = game.action_at[place]
    if game.stack[0][0] == steps.DIE_ACTION and (
        game.action == EMPTY or printed_action not in (game.action, JOKER_ACTION)
    ):
        refuse("pending.action", game.action)
    for kind, at, *_ in game.stack:
        if kind in (steps.CHOOSE_TILE, steps.BOT_ACTION_TILE) and at != place:
            refuse("pending.stack", NAMES[kind])
        if kind == steps.CHOOSE_TILE and game.places[place] == EMPTY:
            refuse("action_tiles", "null")
        if kind == steps.BOT_ACTION and at != printed_action:
            refuse("pending.stack", NAMES[kind])


COLOUR_WAITS: Final = (steps.CHOOSE_DIE, steps.GIVE_RESOURCES)
"""Steps before the die's resources arrive; until then the helper that named a colour stays in use."""


def check_helpers(game: Game) -> None:
    """Refuse a helper in use that neither a step on the stack nor the die's resources will finish."""
    expected = Counter(entry[1] for entry in game.stack if entry[0] == steps.FINISH_HELPER)
    if game.colour != EMPTY and has(game, *COLOUR_WAITS):
        expected[game.colour_tile] += 1
    if game.colour != EMPTY and has(game, steps.CHOOSE_RESOURCES):
        refuse("pending.colour", game.colour)
    for seat, board in enumerate(game.boards):
        tiles_in_use = Counter(in_use(tile) for tile in board[STORE:] if tile < EMPTY)
        if tiles_in_use != (expected if seat == game.seat else Counter()):
            refuse("pending.in_use", sorted(game.rules.tiles[tile].id for tile in tiles_in_use.elements()))


def check_bonuses(game: Game, building: int, floors: int) -> None:
    """Refuse bonuses of rooms without a character."""
    rules, board = game.rules, game.boards[game.seat]
    first = ROOMS + rules.first_room[building]
    for floor in range(3):
        occupied = floor < rules.building_rooms[building] and board[first + floor] != EMPTY
        if floors >> floor & 1 and not occupied:
            refuse("pending.stack", NAMES[steps.BONUSES])


# --- tiles and pieces ---


def check_offers(game: Game) -> None:
    """Refuse offers without a free place for each tile that is still to be dealt."""
    if EMPTY in game.character_offer:
        refuse("character_offer", "null")
    dealt = len(game.character_offer) + count(game, steps.DEAL_CHARACTER)
    if dealt > game.rules.offer_size:
        refuse_count("character_offer", len(game.character_offer), game.rules.offer_size)
    if count(game, steps.DEAL_CONTRACT) > game.contract_offer.count(EMPTY):
        refuse("contract_offer", "null")
    places = [entry[1] for entry in game.stack if entry[0] == steps.DEAL_BONUS]
    allowed = [*range(KING_PLACE + 1), *(game.rules.map_places if game.phase == SETUP else ())]
    if len(set(places)) != len(places) or not set(places) <= set(allowed):
        refuse("pending.stack", NAMES[steps.DEAL_BONUS])
    if any(game.places[place] != EMPTY for place in places):
        refuse("pending.stack", NAMES[steps.DEAL_BONUS])


def check_map(game: Game) -> None:
    """Refuse bonus tiles, pillars and cathedral tiles in impossible places, and impossible fairs."""
    rules = game.rules
    for place, tile in enumerate(game.places):
        if tile != EMPTY and place > KING_PLACE and place not in rules.map_places:
            refuse("map_tiles", rules.tiles[tile].id)
    for cathedral, town in enumerate(rules.cathedral_town):
        contributed = sum(board[CONTRIBUTED] >> cathedral & 1 for board in game.boards)
        if contributed != game.tiles_taken[cathedral]:
            refuse("cathedral_tiles", rules.spaces[town])
        closed = cathedral < len(game.costs) and not rules.cost_available[game.costs[cathedral]]
        if closed and any(board[PILLAR_TOWNS] >> cathedral & 1 for board in game.boards):
            refuse("pillars", rules.spaces[town])
    towns = game.fair_towns
    if not towns or towns[0] != rules.start_town or rules.start_town in towns[1:]:
        refuse("fairs", [rules.spaces[town] for town in towns])


# --- the Cardinalbot ---


def check_decrees(game: Game) -> None:
    """Check the decrees: one for each fair to come, then the two without a fair (SOLO-4, SOLO-15)."""
    rules = game.rules
    if not rules.solo:
        return
    past = game.round if game.phase in (FAIR, CLEANUP, OVER) else game.round - 1
    coming = [rules.fair_decree[tile] for tile in game.fair_tiles[max(0, past) :]]
    row = [] if game.phase == SETUP else [*coming, *rules.last_decrees]
    if len(game.decrees) != len(row):
        refuse_count("solo.decrees", len(game.decrees), len(row))
    for number, (found, expected) in enumerate(zip(game.decrees, row, strict=True), start=1):
        if found != expected:
            names = rules.decree_ids
            raise PositionError(
                "position-decree", number=number, found=names[found], expected=names[expected]
            )
    if game.pawn > max(0, len(row) - 1):
        refuse("solo.pawn", game.pawn)


def check_cardinalbot(game: Game) -> None:
    rules = game.rules
    if not rules.solo:
        return
    if game.pick != EMPTY:
        refuse("pending.pick", game.pick)
    check_bot_dice(game)
    check_bot_store(game)
    check_columns(game)
    for entry in game.stack:
        if entry[0] == steps.BOT_FULFIL:
            check_payment(game, entry)
        if entry[0] == steps.BOT_DECREE:
            entries = rules.box.decrees[game.decrees[game.pawn]].entries
            if entry[1] >= len(entries):
                refuse("pending.stack", NAMES[steps.BOT_DECREE])


def check_bot_dice(game: Game) -> None:
    """Check the Cardinalbot's two dice, which stay until its next turn."""
    rolls, found = count(game, steps.ROLL_BOT_DIE), len(game.bot_dice)
    if has(game, *BOTS_TURN) and found != 2 - rolls:
        refuse_count("solo.dice", found, 2 - rolls)
    if found not in (0, 2) and not rolls:
        refuse_count("solo.dice", found, 2)


def check_bot_store(game: Game) -> None:
    """Check the Cardinalbot's tiles: only characters and contracts, and a space for each contract."""
    rules = game.rules
    types = [rules.tile_type[tile] for tile in board_of(game)[STORE:] if tile != EMPTY]
    if not set(types) <= {CONTRACT_TILE, CHARACTER_TILE}:
        refuse(f"boards[{rules.bot_seat}].store", "")
    contracts, spaces = len(unfulfilled(game)), rules.bot_contract_spaces
    if contracts > spaces + count(game, steps.BOT_FULFIL):
        raise PositionError("position-bot-contracts", found=contracts, spaces=spaces)


def check_columns(game: Game) -> None:
    """Check the Cardinalbot's columns: filled from the left, upper room first, two of a kind (BCHAR-2)."""
    rules, board = game.rules, board_of(game)
    field = f"boards[{rules.bot_seat}]"
    occupied = [board[ROOMS + 2 * column + 1] != EMPTY for column in range(COLUMNS)]
    for column in range(COLUMNS):
        if board[ROOMS + 2 * column] != EMPTY and not occupied[column]:
            refuse(f"{field}.rooms", rules.tiles[board[ROOMS + 2 * column]].id)
    if occupied != sorted(occupied, reverse=True):
        refuse(f"{field}.rooms", "")
    for tile in board[STORE:]:
        if (
            tile != EMPTY
            and rules.tile_type[tile] == CHARACTER_TILE
            and kind_count(game, rules.tile_kind[tile]) > 2
        ):
            refuse(f"{field}.store", rules.tiles[tile].id)


def check_payment(game: Game, entry: Step) -> None:
    """Check that the Cardinalbot has the contract it is paying, and resources for the rest of the price."""
    _, tile, left, named_paid, _ = entry
    board = board_of(game)
    supply = board[GOLD] + spare_food(game) + board[WOOL] + board[IRON]
    if tile not in unfulfilled(game) or not named_paid:
        refuse("pending.stack", NAMES[steps.BOT_FULFIL])
    if left > min(supply, game.rules.tiles[tile].identical):
        refuse("pending.stack", NAMES[steps.BOT_FULFIL])


# --- setup ---


def check_setup(game: Game) -> None:
    """Check that nobody has played, and that everything is either dealt or still to be dealt."""
    if game.order or game.decrees:
        refuse("order", game.order)
    check_dealing(game)
    rules = game.rules
    for field, dealt, kind, number in (
        ("action_order", len(game.action_at), steps.DEAL_ACTION, 6),
        ("contract_offer", 5 - game.contract_offer.count(EMPTY), steps.DEAL_CONTRACT, 5),
        ("character_offer", len(game.character_offer), steps.DEAL_CHARACTER, rules.offer_size),
        ("costs", len(game.costs), steps.DEAL_COST, len(rules.cathedral_town)),
        ("fairs", len(game.fair_towns), steps.DEAL_TOWN, len(rules.fair_vp)),
        ("fairs", len(game.fair_tiles), steps.DEAL_FAIR, len(rules.fair_vp)),
        ("wheel", int(game.wheel != EMPTY), steps.DEAL_WHEEL, 1),
    ):
        if dealt + count(game, kind) != number:
            refuse_count(field, dealt, number - count(game, kind))
    challenges = game.challenges.bit_count() + count(game, steps.DEAL_CHALLENGE)
    if challenges > len(rules.challenge_names):
        refuse_count("solo.challenges", game.challenges.bit_count(), len(rules.challenge_names))


def check_dealing(game: Game) -> None:
    """Check that the stack is the rest of setup. The first player can be random or agreed on."""
    whole = [entry for entry in reversed(to_reveal(game.rules, EMPTY)) if entry[0] != steps.DEAL_CHALLENGE]
    found = [entry for entry in game.stack if entry[0] != steps.DEAL_CHALLENGE]
    if len(found) > 1 and found[1][0] == steps.SEAT_PLAYERS and found[1][1] < game.rules.players:
        found[1] = whole[1]
    draws = count(game, steps.DEAL_CHALLENGE)
    challenges = [entry[0] for entry in game.stack[3 : 3 + draws]]
    if found != whole[: len(found)] or challenges != [steps.DEAL_CHALLENGE] * draws:
        refuse_stack(game)


# --- the top of the stack ---


def check_top(game: Game) -> None:
    """Refuse a position in which chance has no outcome, or a phase in an impossible round."""
    kind = game.stack[-1][0]
    if kind in PILE_OF and not game.left[PILE_OF[kind]]:
        refuse("piles", 0)
    if kind == steps.PICK and not is_open_pick(game):
        refuse("pending.stack", NAMES[steps.PICK])
    rounds = {OVER: (LAST_ROUND,), FAIR: (LAST_ROUND,), CLEANUP: range(1, LAST_ROUND)}
    if game.round not in rounds.get(game.phase, range(LAST_ROUND + 1)):
        refuse("round", game.round)


def is_open_pick(game: Game) -> bool:
    """Return whether the step below a pick, run again, leads to the same pick."""
    twin = game.copy()
    twin.stack.pop()
    AUTOMATIC[twin.stack[-1][0]](twin)
    return twin.key() == game.key()
