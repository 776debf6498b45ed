"""Schemathesis hooks: real tables for its calls, a first call of each operation, and a record of what was
accepted."""

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
"""By operation, the parts of a call that must be accepted."""


@schemathesis.hook
def before_add_examples(context: Any, examples: list[Any]) -> None:
    """Begin with a correct call of the operation, with every check on the reply."""
    examples.append(context.operation.Case(**FIRST[context.operation.label]))


@schemathesis.hook
def map_case(context: Any, case: Any) -> Any:
    """Replace a well-formed table id by an existing table's. Malformed ids stay."""
    table_id = (case.path_parameters or {}).get("table")
    if isinstance(table_id, str) and re.fullmatch(TABLE_ID, table_id):
        case.path_parameters["table"] = FIRST[context.operation.label]["path_parameters"]["table"]
    return case


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    if response.status_code < 300:
        with (FOLDER / "accepted").open("a") as accepted:
            accepted.write(f"{case.operation.label}\n")
