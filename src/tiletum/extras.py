"""Optional dependencies, which pip installs only on request: `pip install 'tiletum[server]'`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from .errors import TiletumError

PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "server": (
        *("alembic", "httptools", "httpx", "litestar", "msgspec", "prometheus_client"),
        *("psycopg", "sqlalchemy", "uvicorn", "websockets"),
    ),
    "report": ("matplotlib",),
    "cluster": ("ray",),
    "train": ("numpy",),
}
"""The import names of the packages in each extra (optional-dependencies in pyproject.toml)."""


class MissingExtra(TiletumError):
    """An extra that a command needs is not installed."""

    exit_status = 2


def require(extra: str, key: str = "error-extra") -> None:
    """Raise `MissingExtra` unless every package of the extra can be found.

    The packages are not imported here, so an import that fails for another reason keeps its traceback.
    """
    if any(find_spec(name) is None for name in PACKAGES[extra]):
        raise MissingExtra(key, extra=extra, command=f"pip install 'tiletum[{extra}]'")
