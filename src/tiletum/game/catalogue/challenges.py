"""The challenges of the Cardinalbot, one record each (rules CHALL)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Challenge(NamedTuple):
    id: str
    """Its id in the box file."""
    rules: tuple[str, ...]
    """The rules that say what it changes."""
    amount: int = 0
    """The gold it brings, or the points of the space on the King track."""
    family: str = ""
    """The family of the crest it brings."""


# The first rule is for helpers, the second for contracts.
FRIENDS: Final = Challenge("very-special-friends", ("CHALL-1", "CHALL-2"), amount=5)
CLERGY: Final = Challenge("resourceful-clergy", ("CHALL-3",))
WHISPERS: Final = Challenge("whispers-in-the-kings-ear", ("CHALL-4",))
INCOME: Final = Challenge("ecclesiastical-income", ("CHALL-5",))
VISITORS: Final = Challenge("visitors-to-the-curia", ("CHALL-6",))
COFFERS: Final = Challenge("deep-coffers", ("CHALL-7",))
FAVOR: Final = Challenge("favor-at-the-court", ("CHALL-8",), amount=5)
# The first rule is for markers, the second for the crest.
READY: Final = Challenge("ready-for-action", ("CHALL-9", "CHALL-10"), family="fleur")

CHALLENGES: Final = {
    challenge.id: challenge
    for challenge in (FRIENDS, CLERGY, WHISPERS, INCOME, VISITORS, COFFERS, FAVOR, READY)
}
