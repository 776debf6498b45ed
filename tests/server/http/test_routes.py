"""A route is declared once: its guard, its description and its name in the metrics follow from that."""

from __future__ import annotations

import json
import pkgutil
from typing import Any

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler

from support.online import Serving
from tiletum.server.http import routes
from tiletum.server.http.declaration import ACCESS, CLIENT, NAME, SECURITY, Access, handlers_in, need_token
from tiletum.server.http.description import description, wire_types

HANDLERS = handlers_in((*routes.API, *routes.OUTSIDE))
HTTP = [each for each in HANDLERS if isinstance(each, HTTPRouteHandler)]
DECLARED = [each for each in HTTP if each.resolve_include_in_schema()]
OPERATIONS: dict[tuple[str, str], dict[str, Any]] = {
    (method.upper(), path): operation
    for path, methods in description()["paths"].items()
    for method, operation in methods.items()
}
ACCESS_OF = {json.dumps(SECURITY.get(access, [{"token": []}])): access for access in Access}


def described_access(operation: dict[str, Any]) -> Access:
    return ACCESS_OF[json.dumps(operation.get("security", [{"token": []}]))]


def test_every_module_of_routes_is_served() -> None:
    found = {module.name for module in pkgutil.iter_modules(routes.__path__)} - {"parameters"}
    assert {module.__name__.rpartition(".")[2] for module in (*routes.API, *routes.OUTSIDE)} == found


def test_every_declared_route_is_described() -> None:
    assert len(DECLARED) == len(OPERATIONS) == 30
    assert all(NAME in handler.opt and ACCESS in handler.opt for handler in HANDLERS)
    assert {handler.opt[NAME] for handler in HANDLERS if handler not in DECLARED} == {CLIENT, "stream"}


def test_a_guard_follows_from_the_access() -> None:
    for handler in DECLARED:
        guarded = need_token in (handler.guards or ())
        assert guarded == (handler.opt[ACCESS] is Access.TOKEN), handler


def test_names_in_the_metrics_are_short_and_need_no_list() -> None:
    names = {handler.opt[NAME] for handler in DECLARED}
    assert {"table", "tables", "moves", "at", "health", "metrics"} <= names
    assert all(name.isalpha() for name in names)


def test_every_body_and_answer_is_in_the_description() -> None:
    schemas = description()["components"]["schemas"]
    for handler in DECLARED:
        assert {kind.__name__ for kind in wire_types(handler)} <= set(schemas), handler
    assert len({kind for handler in DECLARED for kind in wire_types(handler)}) > 30


@pytest.mark.parametrize(("method", "path"), sorted(OPERATIONS))
def test_who_has_no_token_is_refused_where_one_is_declared(serving: Serving, method: str, path: str) -> None:
    url = serving.address + path.format(table="x" * 12, version=0)
    status = httpx.request(method, url, json=None if method == "GET" else {}).status_code
    needed = described_access(OPERATIONS[method, path]) is Access.TOKEN
    assert (status == 401) == needed, status


def test_requests_are_measured_by_the_route_that_answers(sqlite_server: Serving) -> None:
    table = sqlite_server.open("person", "person")
    table.state()
    for path in ("/nowhere", f"/api/tables/{table.id}/nothing", "/schema/openapi.json"):
        httpx.get(sqlite_server.address + path)
    text = httpx.get(f"{sqlite_server.address}/metrics").text
    for name, times in (("table", 1), ("tables", 1), ("client", 1), ("other", 2)):
        assert f'tiletum_request_seconds_count{{route="{name}"}} {times}.0' in text
