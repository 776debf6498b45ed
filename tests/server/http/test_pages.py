"""The browser client as served: small, cached while valid, and explained if missing."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from support.online import Serving
from tiletum.server.errors import ServerError
from tiletum.server.http import pages
from tiletum.server.http.hosts import is_trusted


@pytest.fixture
def http(serving: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=serving.address) as client:
        yield client


def script_of(index: httpx.Response) -> str:
    found = re.search(r'(?:href|src)="\./(assets/base-[^"]+\.js)"', index.text)
    assert found, index.text
    return "/" + found[1]


def test_the_index_is_revalidated(http: httpx.Client) -> None:
    index = http.get("/")
    assert index.status_code == 200
    assert index.headers["content-type"].startswith("text/html")
    assert index.headers["cache-control"] == "no-cache"
    repeated = http.get("/", headers={"If-None-Match": index.headers["etag"]})
    assert (repeated.status_code, repeated.content, repeated.headers["etag"]) == (
        304,
        b"",
        index.headers["etag"],
    )
    assert http.get("/", headers={"If-None-Match": '"another"'}).status_code == 200


def test_files_with_a_hash_in_their_names_are_cached_forever(http: httpx.Client) -> None:
    script = http.get(script_of(http.get("/")))
    assert script.status_code == 200
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["x-content-type-options"] == "nosniff"


def test_pages_are_compressed_for_clients_that_support_it(http: httpx.Client) -> None:
    path = script_of(http.get("/"))
    with http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        encoding = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(encoding) == plain.content
    assert len(encoding) < len(plain.content) / 2


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/assets/..%2findex.html", "/..%2fversion.py"]
)
def test_unknown_pages_are_refused_in_a_sentence(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["message"] == "There is nothing at this address."
    assert answer.headers["cache-control"] == "no-store"


def test_the_icon_and_the_manifest_are_there(http: httpx.Client) -> None:
    index = http.get("/").text
    for name, type_ in (("icon.svg", "image/svg+xml"), ("manifest.webmanifest", "application/manifest+json")):
        assert f"./{name}" in index
        answer = http.get(f"/{name}")
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, type_)


def test_the_page_may_load_nothing_from_other_sites(http: httpx.Client) -> None:
    assert not re.search(r'(?:src|href)="(?!\./)', http.get("/").text)
    assert (
        "default-src 'none'; script-src 'self'; style-src 'self';"
        in http.get("/").headers["content-security-policy"]
    )


@pytest.mark.parametrize(
    ("host", "trusted"),
    [
        *(("localhost", True), ("localhost:8321", True), ("a.localhost", True), ("LOCALHOST", True)),
        *(("127.0.0.1", True), ("127.8.9.1:80", True), ("[::1]", True), ("[::1]:8321", True)),
        *(
            ("tiletum.test", False),
            ("notlocalhost", False),
            ("localhost.test", False),
            ("127.0.0.1.test", False),
        ),
        *(("192.168.1.2", False), ("[fe80::1]", False)),
    ],
)
def test_pages_are_isolated_where_browsers_trust_them(http: httpx.Client, host: str, trusted: bool) -> None:
    """Elsewhere browsers ignore the header and report it as an error of the page."""
    sent = http.get("/health", headers={"Host": host})
    assert sent.status_code in (200, 403)  # strange names are refused, with the same headers
    assert ("cross-origin-opener-policy" in sent.headers) is trusted


def test_pages_are_isolated_behind_https() -> None:
    there = [(b"host", b"tiletum.test")]
    assert is_trusted("https", there, "")
    assert is_trusted("http", there, "https://tiletum.test")
    assert not is_trusted("http", there, "http://tiletum.test")
    assert not is_trusted("http", [], "")


def test_the_build_is_reported(http: httpx.Client) -> None:
    about = http.get("/api/about").json()
    assert f'"{about["build"]}"' == http.get("/").headers["etag"]


def test_a_missing_client_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", "nowhere")
    monkeypatch.setattr(pages, "pages", pages.pages.__wrapped__)
    assert (pages.pages(), pages.build()) == ({}, "")
    for path, key in ((pages.INDEX, "server-no-client"), ("icon.svg", "server-no-page")):
        with pytest.raises(ServerError) as caught:
            pages.respond(None, path)  # type: ignore[arg-type]
        assert caught.value.key == key
