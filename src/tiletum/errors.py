"""Errors that users see: a message key and its arguments. The user interface turns them into sentences."""

from __future__ import annotations

import errno


class TiletumError(Exception):
    """A request that cannot be fulfilled. `key` names a message in the catalogues."""

    exit_status = 1
    """Exit status of a command that fails with this error."""

    def __init__(self, key: str, **args: str | float) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def message_args(self) -> dict[str, str | float]:
        """Return the arguments of the catalogue message."""
        return self.args_

    def __str__(self) -> str:
        """Return a text for tracebacks and logs. Users see the catalogue's sentence instead."""
        details = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.key} ({details})" if details else self.key


def cause(error: OSError | ValueError) -> str:
    """Return the name of the system error, such as ENOENT, for the message `why-system`."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0) or error.strerror or str(error)
    return errno.errorcode[errno.EINVAL]  # ValueError: no file can have this name
