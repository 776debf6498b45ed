"""Optional parts of the package, which pip installs only when they are named: `tiletum[server]`."""

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
"""What each extra brings, as it is imported (pyproject.toml, optional-dependencies)."""


class MissingExtra(TiletumError):
    """A command needs an extra that is not installed."""

    exit_status = 2


def require(extra: str, key: str = "error-extra") -> None:
    """Raise `MissingExtra` unless everything the extra brings can be found.

    Nothing is imported here: an import that fails for another reason keeps its traceback.
    """
    if any(find_spec(name) is None for name in PACKAGES[extra]):
        raise MissingExtra(key, extra=extra, command=f"pip install 'tiletum[{extra}]'")
