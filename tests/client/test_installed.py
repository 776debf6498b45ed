"""The installed app opens without the server, and notifies its reader anywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from support.client.browser import OTHER_HOST, NewPage
from support.client.robot import BAR
from support.client.tables import crowded_table, sit
from support.online import Serving

pytestmark = pytest.mark.browser
WHOLE_BROWSER = True

KEEPS = "async () => (await navigator.serviceWorker.ready).active !== null && (await caches.keys()).length"


def test_the_app_opens_without_the_server(new_page: NewPage, served: Serving) -> None:
    page = new_page(forgive=("ERR_INTERNET_DISCONNECTED",))
    page.goto(served.address)
    page.wait_for_function(KEEPS)
    page.reload()  # files loaded before the worker started are cached too
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_page_works_under_an_untrusted_name(new_page: NewPage, served: Serving) -> None:
    """This is a home network without HTTPS. The console must stay free of errors."""
    page = new_page()
    page.goto(served.address.replace("127.0.0.1", OTHER_HOST))
    page.get_by_role("button", name="Pass and play").click()
    expect(page.get_by_role("region", name=BAR)).to_be_visible()
    assert not page.evaluate("isSecureContext")


def test_a_reader_who_is_online_again_is_told_so_even_if_the_first_reply_is_lost(
    new_page: NewPage, served: Serving
) -> None:
    page = new_page(forgive=("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "fetching the script"))
    page.goto(served.address)
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    notice = page.get_by_role("status").filter(has_text="You are offline")
    page.context.set_offline(True)
    expect(notice).to_be_visible()
    page.route("**/api/about", lambda route: route.abort(), times=1)
    page.context.set_offline(False)
    expect(notice).not_to_be_attached()


def test_an_unsent_request_is_reported_until_the_server_is_back(new_page: NewPage, served: Serving) -> None:
    page = new_page(
        forgive=("ERR_INTERNET_DISCONNECTED", "fetching the script", "dynamically imported module")
    )
    page.goto(served.address)
    page.get_by_role("button", name="Solo").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Solo").click()
    notice = page.get_by_role("alert").filter(has_text="The server cannot be reached").first
    expect(notice).to_be_visible()
    page.context.set_offline(False)
    expect(notice).not_to_be_attached()


def test_a_late_reply_does_not_announce_that_we_are_online(new_page: NewPage, served: Serving) -> None:
    page = new_page(forgive=("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "fetching the script"))
    about = page.request.get(f"{served.address}/api/about")
    late: list[Route] = []
    page.route("**/api/about", lambda route: late.append(route), times=1)
    page.goto(served.address)
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    notice = page.get_by_role("status").filter(has_text="You are offline")
    page.context.set_offline(True)
    expect(notice).to_be_visible()
    late[0].fulfill(response=about)
    page.wait_for_timeout(500)
    expect(notice).to_be_visible()


def test_a_device_without_a_network_plays_with_its_own_server(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    with page.expect_response("**/api/about"):
        page.goto(served.address)
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    with page.expect_response("**/api/about"):
        page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(500)
    expect(page.get_by_role("status").filter(has_text="You are offline")).not_to_be_attached()


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1366, 768)])
def test_a_table_makes_room_for_the_notices_above_it(
    new_page: NewPage, served: Serving, size: tuple[int, int]
) -> None:
    page = new_page(forgive=("ERR_INTERNET_DISCONNECTED", "fetching the script"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, crowded_table(served), 0, 1, 2, 3)
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name=BAR).get_by_role("button", name="End the turn")).to_be_in_viewport(
        ratio=1
    )
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_notification_where_only_the_worker_can_show_one(new_page: NewPage, served: Serving) -> None:
    page = new_page()
    page.add_init_script("""
      if (location.protocol === 'http:') {
        localStorage.setItem('tiletum.settings', JSON.stringify({ notify: true }));
        window.shown = [];
        window.Notification = function () { throw new TypeError('Illegal constructor'); };
        window.Notification.permission = 'granted';
        ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.shown.push(title);
        Object.defineProperty(document, 'hidden', { get: () => true });
      }
    """)
    sit(page, crowded_table(served), 0, 1, 2, 3)
    page.wait_for_function("() => window.shown.length > 0")
    assert page.evaluate("window.shown") == ["Tiletum"]


def test_a_typed_end_of_turn_is_confirmed(new_page: NewPage, served: Serving) -> None:
    page = new_page(refused=("409 /tables/ID/moves",))
    sit(page, crowded_table(served), 0, 1, 2, 3)
    bar = page.get_by_role("region", name=BAR)
    expect(bar.get_by_role("group").first).to_be_visible()
    page.keyboard.press("/")
    bar.get_by_role("combobox").fill("/nonsense 1")
    page.keyboard.press("Enter")
    expect(page.get_by_text("“nonsense 1” is not a move. The list of moves").first).to_be_visible()
    bar.get_by_role("combobox").fill(" /end")  # as a habit, like the key that opens the box
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("End the turn")


def test_a_dead_connection_is_noticed_and_replaced(new_page: NewPage, served: Serving) -> None:
    """As when a phone changes its network, nothing is closed, but nothing arrives any more."""
    page, dead = new_page(), False

    def relay(page_socket: WebSocketRoute) -> None:
        server = page_socket.connect_to_server()
        cut = False

        def is_open() -> bool:
            nonlocal cut
            cut = cut or dead
            return not cut

        page_socket.on_message(lambda message: server.send(message) if is_open() else None)
        server.on_message(lambda message: page_socket.send(message) if is_open() else None)

    page.route_web_socket("**/api/stream", relay)
    page.clock.install()
    sit(page, crowded_table(served), 0, 1, 2, 3)
    state = page.get_by_role("banner").get_by_role("status").filter(has_text="onnect").first

    def run_until(message: str) -> None:
        """Advance the clock step by step, so that replies can arrive."""
        for _ in range(12):
            page.clock.run_for(13_000)
            page.wait_for_timeout(100)
            if state.inner_text().strip() == message:
                return
        expect(state).to_have_text(message)

    run_until("Connected")
    dead = True
    run_until("Reconnecting …")
    dead = False
    run_until("Connected")


def test_a_link_into_a_replay_opens_elsewhere(new_page: NewPage, served: Serving) -> None:
    table = crowded_table(served)
    page = new_page()
    page.goto(f"{served.address}/#{table.id}@60/{table.watch}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert table.watch not in page.url
    assert f"#{table.id}@" in page.url
