"""A process that reads one box, within limits on its memory and time, and ends.

It is run as a file, `python -I -S child.py BYTES SECONDS CHECKS`. It needs nothing of the environment, and
loads only what reads boxes. Its input is the file. Its output is one line of JSON: its data, or a refusal.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

STRICT: Final = "strict"
"""The third argument; with another word the box of an earlier game is read, without the strict checks."""


def main() -> None:
    limit(int(sys.argv[1]), int(sys.argv[2]))
    load_only_what_reads_boxes()
    from tiletum.box.bounds import BOX

    answer = answer_to(sys.stdin.buffer.read(BOX.size + 1), strict=sys.argv[3] == STRICT)
    sys.stdout.buffer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")


def limit(memory: int, seconds: int) -> None:
    """Limit the address space and the processor time of this process, where the system can."""
    try:
        import resource
    except ImportError:  # Windows: there is still the time that the server waits
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def load_only_what_reads_boxes() -> None:
    """Put an empty package in place of `tiletum`, whose own loads the engine: most of the time to start."""
    package = ModuleType("tiletum")
    package.__path__ = [str(Path(__file__).parents[1])]
    sys.modules["tiletum"] = package


def answer_to(content: bytes, strict: bool) -> dict[str, Any]:
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
