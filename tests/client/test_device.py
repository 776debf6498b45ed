"""Features of a single browser: files, settings, sounds, a shared device, new versions, returning."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

import tiletum
from support.client.browser import NewPage
from support.client.robot import BAR, Robot
from support.client.tables import at_die_choice, continue_online, play_until, sit
from support.online import Serving
from tiletum.box import load
from tiletum.table.save import checksum, to_data

pytestmark = [pytest.mark.slow, pytest.mark.browser]
WORKERS = True
"""A new version comes by the service worker that caches the app."""


def as_file(name: str, content: object) -> FilePayload:
    text = content if isinstance(content, str) else json.dumps(content)
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def test_a_saved_game_can_be_continued(new_page: NewPage, served: Serving) -> None:
    page = new_page(refused=("409 /tables",))
    page.goto(served.address)
    choose = page.locator("input[type=file]")
    for wrong in ("no JSON at all", "null", "{}"):
        choose.set_input_files(as_file("wrong.json", wrong))
        expect(page.get_by_role("alert")).to_be_visible()
    table = play_until(2, at_die_choice, seed=2)
    # Names that earlier versions allowed, or none did: they keep no game from going on.
    saved = to_data(table) | {"names": ["\u3164", "Ann\u202e"]}
    saved["sha256"] = checksum(saved)
    choose.set_input_files(as_file("game.json", saved))
    expect(page.get_by_role("banner")).to_contain_text("Round 3")
    for score in table.scores():
        expect(page.get_by_role("list", name="Players in turn order")).to_contain_text(str(score))
    with page.expect_download() as export:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Export the game").click()
    continued: dict[str, Any] = json.loads(Path(export.value.path()).read_text(encoding="utf-8"))
    assert continued["log"] == to_data(table)["log"]


def test_a_table_can_use_an_owners_box(new_page: NewPage, served: Serving) -> None:
    page = new_page(refused=("409 /tables",))
    page.goto(f"{served.address}/#/new")
    page.get_by_text("More options").click()
    box = json.loads(json.dumps(load().data))
    box["fair_tiles"][0]["vp"] = "many"
    page.get_by_label("Box file").set_input_files(as_file("mine.json", box))
    expect(page.get_by_text("The table will use mine.json")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_be_visible()
    for tile in box["fair_tiles"]:
        tile["vp"] = 9
    page.get_by_label("Box file").set_input_files(as_file("mine.json", box))
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name="Wheel & tracks")).to_contain_text(re.compile("10 [×+]"))


def test_compact_shows_more_and_is_remembered(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    sit(page, table, 0)
    board = page.get_by_role("region", name="Map", exact=True)
    before = board.bounding_box()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Compact").check()
    page.reload()
    expect(page.get_by_role("radio", name="Compact")).to_be_checked()
    page.go_back()
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] * after["height"] > before["width"] * before["height"]


def test_pages_have_a_way_back_to_the_table(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    page.goto(f"{served.address}/#/help")
    back = page.get_by_role("link", name="Back to the table")
    expect(page.get_by_role("heading", name="Mouse and touch")).to_be_visible()
    expect(back).not_to_be_attached()
    sit(page, table, 0)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Help").click()
    back.click()
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Colours").select_option("Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_every_seat_of_a_new_table_has_a_name(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/new")
    page.get_by_role("button", name="Add a player").click()
    for name in ("Blue Played by", "Orange Played by", "Orange Level", "Purple Level"):
        expect(page.get_by_role("combobox", name=name, exact=True)).to_have_count(1)
    expect(page.get_by_role("textbox", name="Blue Name", exact=True)).to_have_count(1)


def test_hints_show_whole_points(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    table = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    sit(page, table, 0, 1)
    page.get_by_role("button", name="Hint").click()
    dialog = page.get_by_role("dialog", name="Hint")
    expect(dialog.get_by_text("What the turn would bring").first).to_be_visible()
    text = dialog.inner_text()
    assert not re.search(r"\d[.,]\d", text), text
    assert text.index("What the turn would bring") < text.index("VP at the end")


SPY = """
window.knocks = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.knocks += 1; return start.apply(this, when); };
"""


def test_sounds_need_a_gesture_and_the_setting(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.add_init_script(SPY)
    page.goto(f"{served.address}/#/settings")
    knocks = "window.knocks"
    page.get_by_role("checkbox", name="Sounds").check()
    page.wait_for_function(f"{knocks} > 0")
    table = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    sit(page, table, table.game()["to_move"])
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group").first).to_be_visible()
    assert page.evaluate(knocks) == 0, "nothing has been pressed yet"
    take_a_die(page)
    page.wait_for_function(f"{knocks} > 0")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="Sounds").uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate(knocks)
    bar.get_by_role("button", name="Undo").click()
    take_a_die(page)
    assert page.evaluate(knocks) == before


def take_a_die(page: Page) -> None:
    bar = page.get_by_role("region", name=BAR)
    question = bar.get_by_role("paragraph").first
    expect(question).to_contain_text("take a die")
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    bar.get_by_role("group", name="Choose").get_by_role("button").first.click()
    expect(question).not_to_contain_text("take a die")


def test_a_filled_in_form_survives_a_reload(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.goto(f"{served.address}/#/new")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("combobox", name="Played by").nth(2).select_option("device")
    page.get_by_role("textbox", name="Name").last.fill("Ada")
    page.get_by_text("More options").click()
    page.get_by_role("checkbox", name="Training").check()
    page.get_by_label("Box file").set_input_files(as_file("mine.json", load().data))
    expect(page.get_by_text("The table will use mine.json")).to_be_visible()
    page.reload()
    expect(page.get_by_text("The table will use mine.json")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name").last).to_have_value("Ada")
    expect(page.get_by_role("checkbox", name="Training")).to_be_checked()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name=BAR)).to_be_visible()
    expect(page.get_by_role("list", name="Players in turn order")).to_contain_text("Ada")
    page.goto(f"{served.address}/#/new")
    expect(page.get_by_role("combobox", name="Played by")).to_have_count(2)


def test_a_device_can_be_passed_on(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    robot = Robot(page, 1)
    page.goto(served.address)
    page.get_by_role("button", name="Pass and play").click()
    robot.wait("somebody's turn", robot.is_my_turn)
    dialog = page.get_by_role("dialog")
    for never in (False, True):
        seat = robot.game.to_move
        while robot.game.to_move == seat:
            robot.step()
            robot.settle(50)  # it would answer that question, too
        expect(dialog).to_contain_text("Pass the device to")
        page.reload()
        robot.ready()
        expect(dialog).to_contain_text("Pass the device to")
        before = page.get_by_role("region", name=BAR).inner_text()
        page.keyboard.press("1")
        assert page.get_by_role("region", name=BAR).inner_text() == before, "keys must play nothing meanwhile"
        if never:
            dialog.get_by_role("checkbox", name="Do not ask again").check()
        dialog.get_by_role("button", name="It is my turn").click()
        expect(dialog).not_to_be_attached()
    page.reload()
    robot.ready()
    expect(dialog).not_to_be_attached()


def test_a_new_version_is_announced_and_loaded(
    new_page: NewPage, sqlite_server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is replaced by one with another build while a player is at a table."""
    errors = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "Failed to fetch")
    page = new_page(forgive=errors)
    page.goto(sqlite_server.address)
    page.get_by_role("button", name="Pass and play").click()
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
    sqlite_server.stop()
    newer = tmp_path / "tiletum"
    shutil.copytree(Path(tiletum.__file__).parent, newer)
    index = newer / "client/index.html"
    old = index.read_text(encoding="utf-8")
    index.write_text(old.replace("<head>", '<head><meta name="newer">'), encoding="utf-8")
    index.with_name("index.html.br").unlink()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    sqlite_server.start(cold=True)
    notice = page.get_by_role("status").filter(has_text="A new version is available")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
    expect(notice).not_to_be_attached()
    expect(page.locator("meta[name=newer]")).to_be_attached()


AWAY = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_FAILED", "Failed to fetch")


def test_a_part_that_cannot_be_loaded_is_reported(new_page: NewPage, served: Serving) -> None:
    page = new_page(forgive=(*AWAY, "Unable to preload"))
    page.goto(served.address)
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()
    page.context.route("**/assets/*", lambda route: route.abort())
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    notice = page.get_by_role("status").filter(has_text="Part of the page could not be loaded.")
    expect(notice).to_be_visible()
    page.context.unroute("**/assets/*")
    notice.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(notice).not_to_be_attached()


def test_a_page_without_words_retries(new_page: NewPage, served: Serving) -> None:
    """Until the words arrive the page shows a mark, which then disappears."""
    page = new_page(forgive=AWAY)
    requests = 0

    def refuse_once(route: Route) -> None:
        nonlocal requests
        requests += 1
        route.abort() if requests == 1 else route.continue_()

    page.context.route(re.compile(r"/assets/en-[^/]*\.js"), refuse_once)
    page.goto(served.address)
    mark = page.locator("#app > img")
    expect(mark).to_be_visible()
    middle = mark.evaluate("e => [e.getBoundingClientRect(), innerWidth, innerHeight]")
    assert abs(middle[0]["x"] + middle[0]["width"] / 2 - middle[1] / 2) < 10
    assert abs(middle[0]["y"] + middle[0]["height"] / 2 - middle[2] / 2) < 10
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()
    expect(mark).not_to_be_attached()


def test_a_player_who_joins_sees_the_options_of_the_table(new_page: NewPage, served: Serving) -> None:
    box = json.dumps({**load().data, "name": "Mine"})
    options = {"first": 1, "shuffled_actions": True, "box": box}
    with served.client() as client:
        seats = [{"name": "Ann"}, {"name": "Bob"}, {}]
        opened_table = client.post("/tables", json={"seats": seats, **options}).json()
    page = new_page()
    page.goto(opened_table["seats"][2]["link"])

    def check_options(where: Locator) -> None:
        expect(where).to_contain_text(re.compile("First player *Bob"))
        expect(where).to_contain_text("Shuffled action tiles")
        expect(where).to_contain_text("come from a file of the player who opened the table")

    check_options(page.get_by_role("region", name="This table"))
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Table menu").click()
    check_options(page.get_by_role("dialog"))


def test_an_unreachable_table_offers_a_way_back(new_page: NewPage, served: Serving) -> None:
    page = new_page(forgive=AWAY)
    page.route_web_socket("**/api/stream", lambda socket: socket.close())
    page.goto(f"{served.address}/#{served.open('person', 'person').id}")
    expect(page.get_by_role("status").filter(has_text="Reconnecting …")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="All tables").click()
    expect(page.get_by_role("button", name="Pass and play")).to_be_visible()


def test_what_others_did_can_be_replayed(new_page: NewPage, served: Serving) -> None:
    """It can be replayed at the start of a turn, even on a shared device. Later the undo button takes its
    place."""
    page = new_page()
    sit(page, continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person"), 0, 1)
    bar = page.get_by_role("region", name=BAR)
    bar.get_by_role("button", name="Since your last turn").click()
    story = page.get_by_role("button", name="Skip")
    expect(story).to_contain_text(re.compile("takes|receives|moves"))
    story.click()
    expect(story).not_to_be_attached()
    bar.get_by_role("group", name="Die").get_by_role("button").first.click()
    bar.get_by_role("group", name="Choose").get_by_role("button").first.click()
    expect(bar.get_by_role("button", name="Since your last turn")).not_to_be_attached()
    expect(bar).to_contain_text("can be undone")


def test_a_returning_player_sees_what_happened(new_page: NewPage, served: Serving) -> None:
    table = continue_online(served, play_until(2, at_die_choice, seed=2), "person", "person")
    other = table.game()["to_move"]
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    sit(page, table, 1 - other)
    expect(page.get_by_role("region", name=BAR)).to_contain_text("turn")
    page.goto("about:blank")
    game = table.game()
    die = next(move["text"] for move in game["moves"] if move["text"].startswith("die"))
    assert table.post(other, game["version"], die).status_code == 200
    page.goto(f"{served.address}/#{table.id}")
    story = page.get_by_role("button", name="Skip")
    expect(story).to_contain_text("takes")
    story.click()
    expect(story).not_to_be_attached()
    since = page.get_by_role("group").filter(has_text="Since your last turn")
    expect(since).to_contain_text("takes")
    for line in since.get_by_role("listitem").all():
        for link in line.get_by_role("link").all():
            expect(link).to_have_attribute("href", re.compile("#/rules/[A-Z]+-[0-9]+"))
        expect(line.get_by_role("link").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name=BAR)).to_contain_text("turn")
    page.wait_for_timeout(500)
    expect(story).not_to_be_attached()


def test_the_cardinalbots_first_turn_is_shown_once(new_page: NewPage, served: Serving) -> None:
    """It is also read aloud, without the setup of the table."""
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(served.address)
    page.get_by_role("button", name="Solo").click()
    story = page.get_by_role("button", name="Skip")
    expect(story).to_contain_text("Cardinalbot takes")
    announcement = page.locator(".visually-hidden[aria-live=polite]").first
    expect(announcement).to_contain_text("Cardinalbot")
    expect(announcement).not_to_contain_text("The fair of round")
    story.click()
    expect(story).not_to_be_attached()
    page.reload()
    expect(page.get_by_role("region", name=BAR).get_by_role("group").first).to_be_visible()
    page.wait_for_timeout(500)
    expect(story).not_to_be_attached()
