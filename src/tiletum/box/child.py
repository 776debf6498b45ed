"""A short-lived process that reads one box within limits on memory and time.

It runs as a file: `python -I -S child.py BYTES SECONDS CHECKS`. It uses nothing from the environment and
imports only the code that reads boxes. Standard input is the box file; standard output is one line of JSON,
with data or an error.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

STRICT: Final = "strict"
"""Value of CHECKS that turns on the strict checks. Boxes of older games are read without them."""


def main() -> None:
    limit(int(sys.argv[1]), int(sys.argv[2]))
    stub_package()
    from tiletum.box.bounds import BOX

    answer = reply_to(sys.stdin.buffer.read(BOX.size + 1), strict=sys.argv[3] == STRICT)
    sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")


def limit(memory: int, seconds: int) -> None:
    """Limit the memory and processor time of this process, where the system supports it."""
    try:
        import resource
    except ImportError:  # on Windows, only the server's timeout applies
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def stub_package() -> None:
    """Replace the package `tiletum` with an empty package, because importing the engine is slow."""
    package = ModuleType("tiletum")
    package.__path__ = [str(Path(__file__).parents[1])]
    sys.modules["tiletum"] = package
    # Compiled modules have their code in a library beside the package.
    sys.path.append(str(Path(__file__).parents[2]))


def reply_to(content: bytes, strict: bool) -> dict[str, Any]:
    from tiletum.box import BoxError, read_box
    from tiletum.box.bounds import BoundError

    try:
        return {"data": read_box(content, "", strict).data}
    except BoxError as error:
        return {"entry": error.entry, "key": error.key, "args": error.args_}
    except BoundError as error:
        return {"key": error.key, "args": error.args_}


if __name__ == "__main__":
    main()
