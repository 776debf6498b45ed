"""The error for an illegal move, in a module that is not compiled: compiled classes cannot extend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tiletum.errors import TiletumError
from tiletum.game.core.amounts import Amounts

if TYPE_CHECKING:
    from tiletum.game.refusals import Refusal


class IllegalMove(TiletumError):
    """An illegal move. Nothing was changed."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        spelled = {name: str(arg) if isinstance(arg, Amounts) else arg for name, arg in refusal.args.items()}
        super().__init__(refusal.key, **spelled)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.move!r} is refused by rule {self.refusal.rule}: {super().__str__()}"
