"""Why a move is refused: a reason the player can act on, with its rule.

The engine only knows which moves are legal. This module explains one that is not, and can be slow.
`ALWAYS` has the reasons for any move, `WHY` those of each kind of move. Both list small checks in the
order in which they are tried. Lasting reasons come first: a player who makes room for a crest should not
learn next that they own it already. The words are the messages of `words/*/refusals.ftl`.
"""

from __future__ import annotations

from typing import Final

from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.steps import FIRST_AUTOMATIC
from tiletum.game.engine import Game

from .actions import inner_action_first, joker_named, joker_unnamed, no_points, not_a_joker, other_action
from .attempt import Attempt, Check, Refusal, first_reason
from .characters import (
    character_not_held,
    home_elsewhere,
    home_full,
    not_in_offer,
    offer_empty,
    other_kind_inside,
    points_for_floor,
    room_taken,
)
from .contracts import nothing_to_exchange, points_for_slot, slot_empty
from .decisions import chance_asked, game_is_over, not_now, not_offered, other_outcome, outcome_not_asked
from .effects import bonus_gone, floor_empty, floor_missing, gain_out_of_order, nobody_lives_there
from .houses import house_kept_away, merchant_elsewhere
from .king import king_at_top
from .map import STEPS, bonus_space_unused, map_tile_gone, not_in_bonus, taker_elsewhere
from .outcomes import (
    DRAWS,
    action_tile_placed,
    challenge_in_play,
    colour_not_in_bag,
    cost_drawn,
    fair_drawn,
    no_such_seat,
    not_so_many_tied,
    token_gone,
    town_drawn,
    town_is_fair,
)
from .pillars import architect_elsewhere, cathedral_unavailable, pillar_kept_away
from .tasks import (
    building_has_crest,
    colour_named,
    colour_too_early,
    colour_too_late,
    contract_not_held,
    contribution_kept_away,
    crest_not_held,
    crest_placed,
    food_missing,
    gold_for_buying,
    helper_in_use,
    helper_not_held,
    no_open_space,
    points_before_naming,
    points_without_die,
    resources_missing,
    stone_missing,
)
from .tiles import MAY_NOT_OWN, storehouse_full
from .turn import gold_for_die, no_such_die


def explain(game: Game, move: int) -> Refusal | None:
    """Return why a move of the table is not legal now, or None if it is."""
    assert game.over or game.stack[-1][0] < FIRST_AUTOMATIC, "automatic steps never wait for a move"
    if move in game.moves():
        return None
    rules = game.rules
    t = Attempt(game, rules.move_kind[move], rules.move_a[move], rules.move_b[move])
    return first_reason(ALWAYS, t) or first_reason(WHY.get(t.kind, ()), t) or not_now(t)


ALWAYS: Final[tuple[Check, ...]] = (
    game_is_over,
    chance_asked,
    outcome_not_asked,
    other_outcome,
    not_offered,
    joker_unnamed,
    inner_action_first,
    joker_named,
    not_a_joker,
    other_action,
    no_points,
)

WHY: Final[dict[int, tuple[Check, ...]]] = {
    mv.DIE: (no_such_die, gold_for_die),
    mv.TILE: MAY_NOT_OWN,
    mv.MOVE_ARCHITECT: STEPS,
    mv.MOVE_MERCHANT: STEPS,
    mv.HOUSE: (
        not_in_bonus,
        house_kept_away,
        merchant_elsewhere,
    ),
    mv.PILLAR: (
        not_in_bonus,
        pillar_kept_away,
        architect_elsewhere,
    ),
    mv.TAKE: (bonus_space_unused, map_tile_gone, *MAY_NOT_OWN, taker_elsewhere),
    mv.CHARACTER: (not_in_offer, storehouse_full),
    mv.DISCARD: (offer_empty,),
    mv.PLACE: (
        character_not_held,
        home_full,
        home_elsewhere,
        other_kind_inside,
        room_taken,
        points_for_floor,
    ),
    mv.CONTRACT: (slot_empty, *MAY_NOT_OWN, points_for_slot),
    mv.EXCHANGE: (nothing_to_exchange,),
    mv.ADVANCE: (king_at_top,),
    mv.GAIN: (gain_out_of_order,),
    mv.BUILDING: (nobody_lives_there,),
    mv.BONUS: (floor_missing, floor_empty, bonus_gone),
    mv.BUY: (gold_for_buying,),
    mv.CATHEDRAL: (
        cathedral_unavailable,
        contribution_kept_away,
        stone_missing,
    ),
    mv.FULFIL: (contract_not_held, no_open_space, resources_missing),
    mv.CREST: (crest_placed, crest_not_held, building_has_crest, food_missing),
    mv.HELPER: (helper_in_use, helper_not_held, points_without_die, points_before_naming),
    mv.COLOUR: (helper_in_use, helper_not_held, colour_named, colour_too_early, colour_too_late),
    mv.ACTION_TILE: (action_tile_placed,),
    mv.DRAW_BONUS: DRAWS,
    mv.DRAW_CONTRACT: DRAWS,
    mv.DRAW_CHARACTER: DRAWS,
    mv.COST: (cost_drawn,),
    mv.TOWN: (town_drawn,),
    mv.FAIR_TILE: (fair_drawn,),
    mv.FIRST_PLAYER: (no_such_seat,),
    mv.ROLL: (colour_not_in_bag,),
    mv.CORRUPTION: (token_gone,),
    mv.CHALLENGE: (challenge_in_play,),
    mv.BOT_TOWN: (town_is_fair,),
    mv.PICK: (not_so_many_tied,),
}
"""The reasons for each kind of move when its decision is open."""
