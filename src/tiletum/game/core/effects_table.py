"""Translates printed effects into the engine's numbers.

An effect is a tuple of atoms of five numbers, in the order in which they go *onto the stack*: the last to
be resolved comes first. Steps, a house and a pillar of one bonus can be used in any order, so they are
one atom (rule EFFECT, ruling 34).
"""

from __future__ import annotations

from typing import Final

from tiletum.box.model import THINGS, Atom
from tiletum.game.catalogue.effects import MAP, OPERATIONS

EffectAtom = tuple[int, int, int, int, int]
"""An operation, its thing if it has one, and its amount; of a bonus on the map the parts (`MAP_PARTS`)."""
Effect = tuple[EffectAtom, ...]

OP_NAMES: Final = tuple(dict.fromkeys(one.part_of or one.name for one in OPERATIONS.values()))
"""The engine's operations, in the order in which they are put on the stack."""

DO_ACTION: Final = OP_NAMES.index("action")
DO_PILLAR_ANYWHERE: Final = OP_NAMES.index("pillar anywhere")
DO_BUILDING: Final = OP_NAMES.index("building")
DO_MAP: Final = OP_NAMES.index(MAP)
DO_VP: Final = OP_NAMES.index("vp")

MAP_PARTS: Final = ("step merchant", "step architect", "house", "pillar")
"""The meaning of the four numbers of a map bonus."""


def is_op(effect: tuple[Atom, ...], op: str) -> bool:
    return len(effect) == 1 and effect[0].op == op


def compile_effect(effect: tuple[Atom, ...]) -> Effect:
    on_map = [0, 0, 0, 0]
    atoms: list[EffectAtom] = []
    for atom in effect:
        if atom.operation.part_of:
            on_map[MAP_PARTS.index(f"{atom.op} {atom.what}".strip())] += atom.amount
        else:
            atoms.append(_compile_atom(atom))
    if any(on_map):
        atoms.append((DO_MAP, on_map[0], on_map[1], on_map[2], on_map[3]))
    return tuple(sorted(atoms, key=lambda atom: atom[0]))


def _compile_atom(atom: Atom) -> EffectAtom:
    operation = atom.operation
    number = OP_NAMES.index(operation.name)
    if operation.thing:
        return (number, THINGS[operation.thing].index(atom.what), atom.amount, 0, 0)
    return (number, atom.amount, 0, 0, 0)


def worth(effect: tuple[Atom, ...]) -> float:
    """Return the approximate worth of an effect to bots, in action points."""
    total = 0.0
    for atom in effect:  # not `sum`: newer Pythons round it in another way, and bots would choose other moves
        total += atom.operation.worth * atom.amount
    return total
