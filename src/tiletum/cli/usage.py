"""Translation of argparse's usage errors into messages of the catalogues."""

from __future__ import annotations

import re
from typing import Final

from tiletum.errors import TiletumError

PATTERNS: Final = {
    "usage-command": r"argument COMMAND: invalid choice: '(?P<value>.*?)' \(choose from (?P<known>.*)\)",
    "usage-value": r"argument (?P<option>.*?): invalid \w+ value: '(?P<value>.*)'",
    "usage-no-value": r"argument (?P<option>.*?): expected .* arguments?",
    "usage-flag": r"argument (?P<option>.*?): ignored explicit argument '(?P<value>.*)'",
    "usage-both": r"argument (?P<option>.*?): not allowed with argument (?P<other>.*)",
    "usage-ambiguous": r"ambiguous option: (?P<option>.*) could match (?P<known>.*)",
    "usage-unknown": r"unrecognized arguments: (?P<value>.*)",
    "usage-missing": r"the following arguments are required: (?P<known>.*)",
}
"""Patterns of argparse's messages: it reports errors in no other form."""


class UsageError(TiletumError):
    """An invalid command line."""


def usage_error(command: str, message: str) -> UsageError:
    for key, pattern in PATTERNS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            args = {name: clean_argument(name, text) for name, text in found.groupdict().items()}
            return UsageError(key, command=command, **args)
    return UsageError("usage-other", command=command, why=message)


def clean_argument(name: str, text: str) -> str:
    """Return a message argument without the quotes that some versions of argparse put around choices."""
    return text.replace("'", "") if name == "known" else text
