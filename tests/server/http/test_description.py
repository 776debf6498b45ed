"""Schemathesis finds no request that contradicts the OpenAPI description."""

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
"""Examples per operation and phase, in addition to systematic ones. `--thorough` takes the larger number."""


class First(NamedTuple):
    """A call that must be accepted, at a table that no other operation uses."""

    table: Table | None = None
    token: str | None = None
    body: Data | None = None
    version: int | None = None

    def parts(self) -> Data:
        path = {"table": self.table and self.table.id, "version": self.version}
        known = {name: value for name, value in path.items() if value is not None}
        content = {} if self.body is None else {"body": self.body, "media_type": "application/json"}
        return {"path_parameters": known, **content}

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
"""An invalid request may be refused as too large before its other faults are found."""


@pytest.mark.slow
def test_all_checks_of_schemathesis(
    sqlite_server: Serving, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """One database is enough, because the description does not depend on it."""
    serving = sqlite_server
    examples = MANY_EXAMPLES if pytestconfig.getoption("--thorough") else EXAMPLES
    calls = first_calls(serving)
    (tmp_path / "first.json").write_text(json.dumps({label: call.parts() for label, call in calls.items()}))
    config = tmp_path / "schemathesis.toml"
    config.write_text(REFUSED + "".join(call.config(label) for label, call in calls.items()))
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run"]
    command += [f"{serving.address}/schema/openapi.json", "--checks", "all"]
    # Bots think about hints, which takes time on a busy machine.
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


def test_every_operation_accepts_a_call(serving: Serving) -> None:
    """The replies must match the description."""
    calls, described = first_calls(serving), operations(serving)
    assert set(described) == set(calls)
    for label, call in calls.items():
        case = described[label].Case(**call.parts())
        answer = case.call_and_validate(headers=call.headers(), timeout=PATIENCE)
        assert answer.status_code in (200, 201, 204), (label, answer.text)


def test_the_description_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Building it blocks all players."""
    made: list[Any] = []
    describe = msgspec.json.schema_components

    def count_calls(*asked: Any, **how: Any) -> Any:
        made.append(asked)
        return describe(*asked, **how)

    monkeypatch.setattr(msgspec.json, "schema_components", count_calls)
    assert description() == description()
    assert len(made) <= 1


def operations(serving: Serving) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{serving.address}/schema/openapi.json")
    return {found.label: found for found in map(unwrap, schema.get_all_operations())}


def unwrap(found: Any) -> Any:
    return found.ok()


# --- one accepted call of each operation ---


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
    joining, leaving, closing = waiting_table(serving), waiting_table(serving), waiting_table(serving)
    linked, over = serving.open("person", "person"), serving.open("person", "person")
    over.call(0, "resign", {})
    return {
        "join": First(joining, joining.tokens[0], {"name": "A"}),
        "leave": First(leaving, leaving.opener, {"seat": 1}),
        "close": First(closing, closing.opener),
        "links": First(linked, linked.tokens[1], {"seat": 1}),
        "rematch": First(over, over.tokens[0]),
    }


def waiting_table(serving: Serving) -> Table:
    return Table(serving, serving.client().post("/tables", json={"seats": [{}, {"name": "B"}]}).json())


def in_the_game(serving: Serving) -> dict[str, First]:
    handed_over, paused, with_resigned, with_proposal = (playing_table(serving) for _ in range(4))
    handed_over.call(0, "hand", {"bot": "random"})
    paused.call(0, "pause")
    replace = {"kind": "replace", "seat": 1, "bot": "random"}
    for table in (with_resigned, with_proposal):
        table.call(1, "resign", {})
    with_proposal.call(0, "proposals", replace)
    return {
        "moves": decide(serving, lambda game: {"version": game["version"], "moves": [first_move(game)]}),
        "preview": decide(serving, lambda game: {"moves": [first_move(game)]}),
        "undo": decide(serving, lambda game: {"version": game["version"]}, moves=1),
        "hint": decide(serving, lambda _: {"count": 2}),
        "resign": decide(serving, lambda _: {}),
        "hand": decide(serving, lambda _: {"bot": "random"}),
        "back": First(handed_over, handed_over.tokens[0]),
        "proposals": First(with_resigned, with_resigned.tokens[0], replace),
        "answers": First(with_proposal, with_proposal.tokens[2], {"grant": False}),
        "pause": decide(serving, None),
        "run": First(paused, paused.tokens[0]),
        "chat": decide(serving, lambda _: {"text": "Hello"}),
        "hook": decide(serving, lambda _: {"url": None}),
    }


def playing_table(serving: Serving) -> Table:
    return serving.open("person", "person", "person", clock={"seconds": 3600})


def decide(serving: Serving, body: Callable[[Data], Data] | None, moves: int = 0) -> First:
    """Return a call by the active player of a new table."""
    table = playing_table(serving)
    game = table.game()
    for _ in range(moves):
        table.post(game["to_move"], game["version"], first_move(game))
        game = table.game()
    return First(table, table.tokens[game["to_move"]], None if body is None else body(game))


def first_move(game: Data) -> str:
    text: str = game["moves"][0]["text"]
    return text
