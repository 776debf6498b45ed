"""The vocabulary of printed effects, and how the box's atoms become the engine's.

An effect is a tuple of atoms of five numbers in the order in which they are *put on the stack*:
what is resolved last comes first. Steps, a house and a pillar of one bonus may be used in any
order, so they are one atom (rule EFFECT, ruling 34).
"""

from __future__ import annotations

from typing import Final

from tiletum.box.model import ACTIONS, RESOURCES, Atom

EffectAtom = tuple[int, int, int, int, int]
Effect = tuple[EffectAtom, ...]

# The operations, in the order in which they are put on the stack.
DO_ACTION: Final = 0  # action, points
DO_KING_STEP: Final = 1
DO_TOWN_STEP: Final = 2
DO_HOUSE_ANYWHERE: Final = 3
DO_PILLAR_ANYWHERE: Final = 4
DO_MERCHANT_ANYWHERE: Final = 5
DO_ARCHITECT_ANYWHERE: Final = 6
DO_BUILDING: Final = 7
DO_MAP: Final = 8  # merchant steps, architect steps, houses, pillars
DO_ANY: Final = 9  # how many
DO_GAIN: Final = 10  # kind, how many
DO_VP: Final = 11  # how many
DO_AP: Final = 12  # how many; only as a task with the die's action
DO_COLOUR: Final = 13  # only as a task with the choice of a die

OP_NAMES: Final = (
    "action",
    "king",
    "town step",
    "house anywhere",
    "pillar anywhere",
    "merchant anywhere",
    "architect anywhere",
    "building",
    "map",
    "any",
    "gain",
    "vp",
    "ap",
    "colour",
)


def is_op(effect: tuple[Atom, ...], op: str) -> bool:
    return len(effect) == 1 and effect[0].op == op


def compile_effect(effect: tuple[Atom, ...]) -> Effect:
    on_map = [0, 0, 0, 0]
    atoms: list[EffectAtom] = []
    for atom in effect:
        if atom.op == "step":
            on_map[0 if atom.what == "merchant" else 1] += atom.amount
        elif atom.op in ("house", "pillar") and not atom.what:
            on_map[2 if atom.op == "house" else 3] += 1
        else:
            atoms.append(_compile_atom(atom))
    if any(on_map):
        atoms.append((DO_MAP, on_map[0], on_map[1], on_map[2], on_map[3]))
    return tuple(sorted(atoms, key=lambda atom: atom[0]))


def _compile_atom(atom: Atom) -> EffectAtom:
    if atom.op == "gain":
        if atom.what == "any":
            return (DO_ANY, atom.amount, 0, 0, 0)
        return (DO_GAIN, RESOURCES.index(atom.what), atom.amount, 0, 0)
    if atom.op == "action":
        return (DO_ACTION, ACTIONS.index(atom.what), atom.amount, 0, 0)
    name = f"{atom.op} {atom.what}".strip()
    return (OP_NAMES.index(name), atom.amount, 0, 0, 0)
