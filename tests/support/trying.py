"""Loaded by schemathesis: at which tables it tries an operation, a call of each to begin with, and a note of
what was accepted."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import schemathesis

from tiletum.hall.wire import TABLE_ID

FOLDER = Path(os.environ["TRYING"])
FIRST: dict[str, dict[str, Any]] = json.loads((FOLDER / "first.json").read_text())
"""By operation: the parts of a call that has to be accepted."""


@schemathesis.hook
def before_add_examples(context: Any, examples: list[Any]) -> None:
    """An operation is first called as it is meant to be, with every check on the answer."""
    examples.append(context.operation.Case(**FIRST[context.operation.label]))


@schemathesis.hook
def map_case(context: Any, case: Any) -> Any:
    """A table that is there, instead of one that is only well written; what is not well written stays."""
    asked = (case.path_parameters or {}).get("table")
    if isinstance(asked, str) and re.fullmatch(TABLE_ID, asked):
        case.path_parameters["table"] = FIRST[context.operation.label]["path_parameters"]["table"]
    return case


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if response.status_code < 300:
        with (FOLDER / "accepted").open("a") as accepted:
            accepted.write(f"{case.operation.label}\n")
