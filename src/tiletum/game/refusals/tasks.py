"""Refusals of tasks (rules TASK) and of the colour helper (EFFECT-12)."""

from __future__ import annotations

from tiletum.box.model import RESOURCES
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.effects import rule_of
from tiletum.game.catalogue.steps import (
    CHOOSE_RESOURCES,
)
from tiletum.game.chapters.tasks import GOLD_PER_RESOURCE, colour_step
from tiletum.game.core.amounts import Amounts
from tiletum.game.core.pieces import contribution_obstacle
from tiletum.game.core.vocabulary import (
    CRESTS,
    EMPTY,
    FOOD,
    FULFILLED,
    GOLD,
    IRON,
    JOKER_ACTION,
    STONE,
    STORE,
    WOOL,
    in_use,
)

from .attempt import Args, Attempt, Refusal, cathedral_town, has_die, not_held, resources_wait, tile_id


def gold_for_buying(t: Attempt) -> Refusal | None:
    args: Args = {"kind": RESOURCES[t.a], "have": t.board[GOLD], "need": GOLD_PER_RESOURCE}
    return Refusal("refused-gold-to-buy", "TASK-4", args)


def contribution_kept_away(t: Attempt) -> Refusal | None:
    """Refuse a contribution because of what `pieces.contribution_obstacle` finds."""
    args: Args = {"town": cathedral_town(t)}
    match contribution_obstacle(t.game, t.board, t.a):
        case "no-pillar-there":
            return Refusal("refused-pillar-missing", "TASK-9", args)
        case "contributed":
            return Refusal("refused-contributed", "TASK-9", args)
        case "no-tile-left":  # only with an owner's box with more pillar spaces than tiles
            return Refusal("refused-cathedral-built", "TASK-9", args)
    return None


def stone_missing(t: Attempt) -> Refusal | None:
    need = t.rules.cost_stone[t.game.costs[t.a]]
    args: Args = {"town": cathedral_town(t), "have": t.board[STONE], "need": need}
    return Refusal("refused-stone", "TASK-9", args)


def contract_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "TASK-5")


def no_open_space(t: Attempt) -> Refusal | None:
    spaces = t.rules.contract_spaces
    if t.board[FULFILLED] < spaces:
        return None
    return Refusal("refused-no-contract-space", "TASK-6", {"tile": tile_id(t, t.a), "spaces": spaces})


def resources_missing(t: Attempt) -> Refusal | None:
    """Refuse with all that this way of paying lacks."""
    move = t.rules.move_of[(mv.FULFIL, t.a, t.b)]
    _, wool, iron, kind, same = next(way for way in t.rules.fulfil_options[t.a] if way[0] == move)
    need = {WOOL: wool, IRON: iron, kind: same}
    short = [(RESOURCES[pays], need[pays] - t.board[pays]) for pays in sorted(need)]
    missing = Amounts(tuple((name, count) for name, count in short if count > 0))
    return Refusal("refused-resources", "TASK-5", {"missing": missing}) if missing.of else None


def crest_placed(t: Attempt) -> Refusal | None:
    crests = t.board[CRESTS : CRESTS + len(t.rules.crest_cost)]
    if t.a not in crests:
        return None
    args: Args = {"tile": t.rules.families[t.a], "building": crests.index(t.a) + 1}
    return Refusal("refused-crest-placed", "TASK-7", args)


def crest_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.rules.crest_tile[t.a], "TASK-7")


def building_has_crest(t: Attempt) -> Refusal | None:
    family = t.board[CRESTS + t.b]
    if family == EMPTY:
        return None
    return Refusal("refused-has-crest", "TASK-7", {"building": t.b + 1, "tile": t.rules.families[family]})


def food_missing(t: Attempt) -> Refusal | None:
    args: Args = {"building": t.b + 1, "have": t.board[FOOD], "need": t.rules.crest_cost[t.b]}
    return Refusal("refused-food", "TASK-7", args)


def helper_in_use(t: Attempt) -> Refusal | None:
    """Refuse a helper in use. It is still in the storehouse, so "not held" would puzzle people."""
    store = t.board[STORE:]
    if t.a in store or in_use(t.a) not in store:
        return None
    return Refusal("refused-helper-in-use", "TASK-11", {"tile": tile_id(t, t.a)})


def helper_not_held(t: Attempt) -> Refusal | None:
    return not_held(t, t.a, "TASK-10")


def points_without_die(t: Attempt) -> Refusal | None:
    """Refuse a +AP helper before the die; no other helper depends on the moment."""
    if t.game.action != EMPTY:
        return None
    return Refusal("refused-points-without-die", rule_of("ap"), {"tile": tile_id(t, t.a)})


def points_before_naming(t: Attempt) -> Refusal | None:
    if t.game.action != JOKER_ACTION:
        return None
    return Refusal("refused-points-before-naming", "EFFECT-10", {"tile": tile_id(t, t.a)})


def colour_named(t: Attempt) -> Refusal | None:
    if t.game.colour == EMPTY:
        return None
    return Refusal("refused-colour-named", colour_rule(t), {"kind": RESOURCES[t.game.colour]})


def colour_too_early(t: Attempt) -> Refusal | None:
    """Refuse a colour helper whose moment comes later in this turn; the edition says when."""
    late = t.rules.colour_after_die
    if has_die(t) and not (late and resources_wait(t)):
        return None
    key = "refused-colour-with-resources" if late else "refused-colour-with-die"
    return Refusal(key, colour_rule(t), {"tile": tile_id(t, t.a), "decision": t.decision})


def colour_too_late(t: Attempt) -> Refusal | None:
    return Refusal("refused-colour-too-late", colour_rule(t), {"tile": tile_id(t, t.a)})


def colour_rule(t: Attempt) -> str:
    return "EDITION-10" if colour_step(t.game) == CHOOSE_RESOURCES else "EFFECT-12"
