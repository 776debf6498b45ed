"""Errors a person may see: a message key and its arguments, turned into a sentence at the edge."""

from __future__ import annotations

import errno


class TiletumError(Exception):
    """Something that was asked for cannot be done. `key` is a message of the catalogues."""

    exit_status = 1
    """Of a command that ends with it."""

    def __init__(self, key: str, **args: str | float) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_ = args

    def message_args(self) -> dict[str, str | float]:
        """All that the catalogue's message needs."""
        return self.args_

    def __str__(self) -> str:
        """For tracebacks and logs; people get the catalogue's sentence."""
        details = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.key} ({details})" if details else self.key


def cause(error: OSError | ValueError) -> str:
    """Why the system refused a file or a port: a name that the catalogues know (`why-system`)."""
    if isinstance(error, OSError):
        return errno.errorcode.get(error.errno or 0) or error.strerror or str(error)
    return errno.errorcode[errno.EINVAL]  # no file can have this name
