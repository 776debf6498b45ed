"""The OpenAPI description is true: schemathesis tries to find out otherwise."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis

from online import Serving, Table

Data = dict[str, Any]


@pytest.mark.slow
def test_all_checks_of_schemathesis(sqlite_server: Serving, tmp_path: Path) -> None:
    """On one database: what is described does not depend on it."""
    serving = sqlite_server
    table = serving.open("person", "person")
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable = "{table.id}"\n')
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run"]
    command += [f"{serving.address}/schema/openapi.json", "--checks", "all", "--max-examples", "30"]
    command += ["--phases", "examples,coverage,fuzzing", "--seed", "5"]
    command += ["--header", f"Authorization: Bearer {table.tokens[0]}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:]
    assert '"level": "error"' not in serving.log.read_text()


def test_an_accepted_call_of_every_operation(serving: Serving) -> None:
    """Each is answered as the description says."""
    schema = schemathesis.openapi.from_url(f"{serving.address}/schema/openapi.json")
    table = serving.open("person", "person", "person", public=True, clock={"seconds": 3600})
    left = serving.open("person", "person", "person")
    left.call(1, "resign", {})
    over = serving.open("person", "person")
    over.call(0, "resign", {})
    waiting = Table(serving, serving.client().post("/tables", json={"seats": [{}, {"name": "B"}]}).json())
    closing = Table(serving, serving.client().post("/tables", json={"seats": [{}, {"name": "B"}]}).json())
    calls: dict[str, Callable[[], httpx.Response]] = {
        "POST /api/tables": lambda: serving.client().post("/tables", json={"seats": [{}, {}]}),
        "GET /api/tables": lambda: serving.client().get("/tables", params={"status": "playing"}),
        "POST /api/mine": lambda: serving.client().post("/mine", json={"tokens": [table.tokens[0]]}),
        "GET /api/tables/{table}": lambda: look(table, ""),
        "GET /api/tables/{table}/save": lambda: look(table, "/save"),
        "GET /api/tables/{table}/at/{version}": lambda: look(table, "/at/9"),
        "GET /api/tables/{table}/entries": lambda: look(table, "/entries"),
        "GET /api/tables/{table}/scores": lambda: look(table, "/scores"),
        "POST /api/tables/{table}/leave": lambda: waiting.call(waiting.opener, "leave", {"seat": 1}),
        "POST /api/tables/{table}/close": lambda: closing.call(closing.opener, "close"),
        "GET /api/tables/{table}/box": lambda: look(table, "/box"),
        "GET /api/about": lambda: serving.client().get("/about"),
        "POST /api/tables/{table}/join": lambda: waiting.call(0, "join", {"name": "A"}),
        "POST /api/tables/{table}/moves": lambda: first_move(table),
        "POST /api/tables/{table}/preview": lambda: table.call(0, "preview", {"moves": [move_of(table)]}),
        "POST /api/tables/{table}/hint": lambda: table.call(0, "hint", {"count": 2}),
        "POST /api/tables/{table}/undo": lambda: undo(table),
        "POST /api/tables/{table}/pause": lambda: table.call(0, "pause"),
        "POST /api/tables/{table}/run": lambda: table.call(0, "run"),
        "POST /api/tables/{table}/chat": lambda: table.call(0, "chat", {"text": "Hello"}),
        "POST /api/tables/{table}/hook": lambda: table.call(0, "hook", {"url": None}),
        "POST /api/tables/{table}/proposals": lambda: left.call(
            0, "proposals", {"kind": "replace", "seat": 1, "bot": "random"}
        ),
        "POST /api/tables/{table}/answers": lambda: left.call(2, "answers", {"grant": False}),
        "POST /api/tables/{table}/hand": lambda: table.call(0, "hand", {"bot": "random"}),
        "POST /api/tables/{table}/back": lambda: table.call(0, "back"),
        "POST /api/tables/{table}/links": lambda: table.call(table.opener, "links", {"seat": 1}),
        "POST /api/tables/{table}/resign": lambda: table.call(0, "resign", {}),
        "POST /api/tables/{table}/rematch": lambda: over.call(0, "rematch"),
        "GET /health": lambda: httpx.get(f"{serving.address}/health"),
        "GET /metrics": lambda: httpx.get(f"{serving.address}/metrics"),
    }
    operations = {found.label: found for found in map(unwrap, schema.get_all_operations())}
    assert set(operations) == set(calls)
    for label, call in calls.items():
        answer = call()
        assert answer.status_code in (200, 201, 204), (label, answer.text)
        operations[label].validate_response(answer)


def unwrap(found: Any) -> Any:
    return found.ok()


def look(table: Table, path: str) -> httpx.Response:
    return table.as_(table.watch).get(f"/tables/{table.id}{path}")


def move_of(table: Table) -> str:
    text: str = table.game()["moves"][0]["text"]
    return text


def first_move(table: Table) -> httpx.Response:
    game = table.game()
    return table.post(game["to_move"], game["version"], move_of(table))


def undo(table: Table) -> httpx.Response:
    game = table.game()
    return table.call(game["to_move"], "undo", {"version": game["version"]})
