"""The conditions of decree entries, one record each (rules DECREE)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Condition(NamedTuple):
    name: str
    """Its spelling in the box file."""
    rule: str
    """The rule that says when it holds."""
    needs_action: bool = False
    """Whether it compares action points, so that it needs an action."""


CONDITIONS: Final = {
    condition.name: condition
    for condition in (
        Condition("pillars>houses", "DECREE-2"),
        Condition("pillars>cathedrals", "DECREE-2"),
        Condition("houses>=pillars", "DECREE-2"),
        Condition("unfulfilled", "DECREE-2"),
        Condition("crest-in-reach", "DECREE-3", needs_action=True),
        Condition("crest-in-offer", "DECREE-4", needs_action=True),
    )
}
