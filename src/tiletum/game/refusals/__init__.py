"""Why a move is not legal now, by chapter of the rulebook."""

from .attempt import Refusal
from .reasons import explain

__all__ = ["Refusal", "explain"]
