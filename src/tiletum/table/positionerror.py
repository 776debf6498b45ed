"""The refusal of a position file."""

from __future__ import annotations

from typing import NoReturn

from tiletum.errors import TiletumError


class PositionError(TiletumError):
    """An unusable position file, with the field and the problem."""


def refuse(field: str, value: object) -> NoReturn:
    raise PositionError("position-bad-field", field=field, value=str(value)[:60])


def refuse_count(field: str, found: int, expected: int) -> NoReturn:
    raise PositionError("position-count", field=field, found=found, expected=expected)
