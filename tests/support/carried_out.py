"""Notes which printed effects a test carries out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tiletum.box.model import THINGS
from tiletum.game import engine
from tiletum.game.catalogue import effects, moves
from tiletum.game.catalogue.effects import MAP
from tiletum.game.chapters.effects import OPERATIONS
from tiletum.game.core.effects_table import MAP_PARTS, OP_NAMES, EffectAtom
from tiletum.game.core.state import State

PART_OF: dict[str, str] = {
    f"{one.name} {thing}".strip(): one.name
    for one in effects.OPERATIONS.values()
    for thing in THINGS.get(one.thing, ("",))
    if one.part_of == MAP
}
"""The operation of each part of a map bonus."""


def operations_of(atom: EffectAtom) -> list[str]:
    """Return the operations of an atom: one, or the parts of a map bonus."""
    name = OP_NAMES[atom[0]]
    if name != MAP:
        return [name]
    return [PART_OF[part] for part, amount in zip(MAP_PARTS, atom[1:], strict=True) if amount]


@contextmanager
def carried_out() -> Iterator[set[str]]:
    """Collect the names of the effects that are carried out meanwhile."""
    seen: set[str] = set()
    usual, name_colour = OPERATIONS[:], engine.PLAY_WITH_TWO[moves.COLOUR]

    def note_effect(state: State, atom: EffectAtom, source: int, rule: str) -> None:
        seen.update(operations_of(atom))
        usual[atom[0]][1](state, atom, source, rule)

    def note_colour(state: State, tile: int, kind: int) -> None:
        """Note the colour helper, which acts through the die and not through its operation."""
        seen.add("colour")
        name_colour(state, tile, kind)

    OPERATIONS[:] = [(may, note_effect) for may, _ in usual]
    engine.WITH_TWO[moves.COLOUR] = note_colour
    try:
        yield seen
    finally:
        OPERATIONS[:] = usual
        engine.WITH_TWO[moves.COLOUR] = name_colour
