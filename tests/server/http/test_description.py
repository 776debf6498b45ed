"""The OpenAPI description is true: schemathesis tries to find out otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import schemathesis

from support.online import Serving, Table
from tiletum.server.http.description import description

Data = dict[str, Any]
TESTS = Path(__file__).parents[2]
AT_TABLE = "/api/tables/{table}"
PATIENCE = 60
EXAMPLES, MANY_EXAMPLES = 12, 60
"""Of each operation and phase, beside those that are tried systematically; the more with `--thorough`."""


class First(NamedTuple):
    """A call of an operation that has to be accepted, at a table that no other operation touches."""

    table: Table | None = None
    token: str | None = None
    body: Data | None = None
    version: int | None = None

    def parts(self) -> Data:
        path = {"table": self.table and self.table.id, "version": self.version}
        given = {name: value for name, value in path.items() if value is not None}
        sent = {} if self.body is None else {"body": self.body, "media_type": "application/json"}
        return {"path_parameters": given, **sent}

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def config(self, label: str) -> str:
        if self.token is None:
            return ""
        headers = f'headers = {{ Authorization = "Bearer {self.token}" }}'
        return f'[[operations]]\ninclude-name = "{label}"\n{headers}\n'


REFUSED = """[checks]
negative_data_rejection.expected-statuses = ["4xx", "5xx"]
"""
"""What is made up to be refused may be too large before anybody looks what else is wrong with it."""


@pytest.mark.slow
def test_all_checks_of_schemathesis(
    sqlite_server: Serving, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """On one database: what is described does not depend on it."""
    serving = sqlite_server
    examples = MANY_EXAMPLES if pytestconfig.getoption("--thorough") else EXAMPLES
    calls = first_calls(serving)
    (tmp_path / "first.json").write_text(json.dumps({label: call.parts() for label, call in calls.items()}))
    config = tmp_path / "schemathesis.toml"
    config.write_text(REFUSED + "".join(call.config(label) for label, call in calls.items()))
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run"]
    command += [f"{serving.address}/schema/openapi.json", "--checks", "all"]
    # Bots think about hints; on a busy machine that takes its time.
    command += [
        "--phases",
        "examples,coverage,fuzzing,stateful",
        "--max-examples",
        str(examples),
        "--seed",
        "5",
        "--request-timeout",
        str(PATIENCE),
    ]
    there = {"SCHEMATHESIS_HOOKS": "support.trying", "PYTHONPATH": str(TESTS), "TRYING": str(tmp_path)}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=1800, cwd=tmp_path, env={**os.environ, **there}
    )
    assert done.returncode == 0, done.stdout[-6000:]
    accepted = Counter((tmp_path / "accepted").read_text().splitlines())
    assert [label for label in operations(serving) if not accepted[label]] == []
    assert '"level": "error"' not in serving.log.read_text()


def test_an_accepted_call_of_every_operation(serving: Serving) -> None:
    """Each is answered as the description says."""
    calls, described = first_calls(serving), operations(serving)
    assert set(described) == set(calls)
    for label, call in calls.items():
        case = described[label].Case(**call.parts())
        answer = case.call_and_validate(headers=call.headers(), timeout=PATIENCE)
        assert answer.status_code in (200, 201, 204), (label, answer.text)


def test_forms_are_described_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often they are asked for: players wait meanwhile."""
    made: list[Any] = []
    describe = msgspec.json.schema_components

    def note(*asked: Any, **how: Any) -> Any:
        made.append(asked)
        return describe(*asked, **how)

    monkeypatch.setattr(msgspec.json, "schema_components", note)
    assert description() == description()
    assert len(made) <= 1


def operations(serving: Serving) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{serving.address}/schema/openapi.json")
    return {found.label: found for found in map(unwrap, schema.get_all_operations())}


def unwrap(found: Any) -> Any:
    return found.ok()


# --- a call of each that has to be accepted ---


def first_calls(serving: Serving) -> dict[str, First]:
    mine = serving.open("person", "person").tokens[0]
    return {
        "POST /api/tables": First(body={"seats": [{}, {}]}),
        "GET /api/tables": First(),
        "POST /api/mine": First(body={"tokens": [mine]}),
        "GET /api/about": First(),
        "GET /health": First(),
        "GET /metrics": First(),
        **{f"GET {AT_TABLE}{what}": call for what, call in looks(serving).items()},
        **{f"POST {AT_TABLE}/{what}": call for what, call in around_the_game(serving).items()},
        **{f"POST {AT_TABLE}/{what}": call for what, call in in_the_game(serving).items()},
    }


def looks(serving: Serving) -> dict[str, First]:
    table = serving.open("person", "person")
    look = First(table, table.watch)
    plain = dict.fromkeys(("", "/save", "/entries", "/scores", "/box"), look)
    return {**plain, "/at/{version}": look._replace(version=9)}


def around_the_game(serving: Serving) -> dict[str, First]:
    joining, leaving, closing = waiting(serving), waiting(serving), waiting(serving)
    linked, over = serving.open("person", "person"), serving.open("person", "person")
    over.call(0, "resign", {})
    return {
        "join": First(joining, joining.tokens[0], {"name": "A"}),
        "leave": First(leaving, leaving.opener, {"seat": 1}),
        "close": First(closing, closing.opener),
        "links": First(linked, linked.tokens[1], {"seat": 1}),
        "rematch": First(over, over.tokens[0]),
    }


def waiting(serving: Serving) -> Table:
    return Table(serving, serving.client().post("/tables", json={"seats": [{}, {"name": "B"}]}).json())


def in_the_game(serving: Serving) -> dict[str, First]:
    handed, stopped, left, asked = (playing(serving) for _ in range(4))
    handed.call(0, "hand", {"bot": "random"})
    stopped.call(0, "pause")
    replace = {"kind": "replace", "seat": 1, "bot": "random"}
    for table in (left, asked):
        table.call(1, "resign", {})
    asked.call(0, "proposals", replace)
    return {
        "moves": decide(serving, lambda game: {"version": game["version"], "moves": [first_move(game)]}),
        "preview": decide(serving, lambda game: {"moves": [first_move(game)]}),
        "undo": decide(serving, lambda game: {"version": game["version"]}, moves=1),
        "hint": decide(serving, lambda _: {"count": 2}),
        "resign": decide(serving, lambda _: {}),
        "hand": decide(serving, lambda _: {"bot": "random"}),
        "back": First(handed, handed.tokens[0]),
        "proposals": First(left, left.tokens[0], replace),
        "answers": First(asked, asked.tokens[2], {"grant": False}),
        "pause": decide(serving, None),
        "run": First(stopped, stopped.tokens[0]),
        "chat": decide(serving, lambda _: {"text": "Hello"}),
        "hook": decide(serving, lambda _: {"url": None}),
    }


def playing(serving: Serving) -> Table:
    return serving.open("person", "person", "person", clock={"seconds": 3600})


def decide(serving: Serving, body: Callable[[Data], Data] | None, moves: int = 0) -> First:
    """By whoever has to decide at a new table."""
    table = playing(serving)
    game = table.game()
    for _ in range(moves):
        table.post(game["to_move"], game["version"], first_move(game))
        game = table.game()
    return First(table, table.tokens[game["to_move"]], None if body is None else body(game))


def first_move(game: Data) -> str:
    text: str = game["moves"][0]["text"]
    return text
