"""Somebody who plays through the page alone, and finds everything by its role and its name.

What the server streams to the page is overheard, only to know when something has changed.
"""

from __future__ import annotations

import json
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, Request, WebSocket

from tiletum.words import Words


class Labels:
    """What the page calls the things that are looked for."""

    def __init__(self, lang: str = "en") -> None:
        say = Words(lang).say
        self.bar, self.close = say("ui-play-bar"), say("ui-play-close")
        tools = ("undo", "restart", "hint", "type", "back", "play", "close", "understood")
        self.tools = {say(f"ui-play-{tool}") for tool in tools}
        self.board = {say(f"ui-play-panel-{panel}") for panel in ("wheel", "map", "mine")}
        zoom = {say(f"ui-board-zoom-{how}") for how in ("in", "out", "all")}
        self.no_places = zoom | {self.close, say("ui-board-offers")}
        self.answers = [
            say(f"ui-{answer}") for answer in ("play-pass-go", "play-end-do", "board-discard", "play-yes")
        ]
        self.choose, self.end, self.busy = say("ui-play-choose"), say("group-end"), say("ui-play-busy")


ENGLISH = Labels()
BAR = ENGLISH.bar
SECONDS = 20
"""How long a change may take before the page counts as stuck."""
DRAGS = 8
ENOUGH = 9
"""After so many decisions in a turn it is ended as soon as it can be."""

BUTTONS = """
() => [...document.querySelectorAll('button, [role=button]')].filter(element =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]')
).map(element => {
  const read = () => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent;
  };
  const name = element.getAttribute('aria-label') ?? read();
  let landmark = element.closest('dialog');
  for (let above = element; above && !landmark?.matches('dialog'); above = above.parentElement)
    if (above.matches('section[aria-label]')) landmark = above;
  const group = element.closest('[role=group]');
  return {
    name: name.replace(/\\s+/g, ' ').trim(),
    area: landmark?.matches('dialog') ? 'dialog' : landmark?.getAttribute('aria-label') ?? '',
    group: group?.getAttribute('aria-label') ?? '',
    off: element.disabled || element.getAttribute('aria-disabled') === 'true',
  };
})
"""
"""All in one question: what is pressed is found by its role and its name."""

DRAG = """
element => {
  const map = element.closest('.map .map');
  if (!map) return null;
  const parts = [element, map, map.querySelector('.zoom')];
  const [place, seen, buttons] = parts.map(part => part.getBoundingClientRect());
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const within = ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  if (within(seen) && !within(buttons)) return null;
  const top = map.matches('.low') ? buttons.bottom : seen.top;
  const [from_x, from_y] = [(seen.left + seen.right) / 2, (top + seen.bottom) / 2];
  const to = (wanted, least, most) => Math.max(least + 2, Math.min(wanted, most - 2));
  const to_x = to(2 * from_x - x, seen.left, seen.right);
  return [from_x, from_y, to_x, to(2 * from_y - y, seen.top, seen.bottom)];
}
"""
"""From where to where the map is drawn so that a place comes into sight, clear of the map's own buttons."""


@dataclass(frozen=True)
class Button:
    name: str
    area: str
    group: str
    off: bool


@dataclass
class Heard:
    """The game as the stream tells it."""

    version: int = -1
    over: bool = False
    to_move: int | None = None
    round: int = 0
    thinking: bool = False
    streams: int = 0
    scores: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    warned: dict[str, Any] = field(default_factory=dict)
    """What speaks against some of the moves; the page asks before it plays those."""

    def listen(self, socket: WebSocket) -> None:
        self.streams += 1
        socket.on("framereceived", lambda frame: self.take(json.loads(frame)))

    def take(self, message: dict[str, Any]) -> None:
        game = message.get("game")
        if game is not None:
            self.version, self.over, self.to_move = game["version"], game["over"], game["to_move"]
            self.thinking, self.scores = game["thinking"], game["scores"]
            self.round = game["position"].get("round", self.round)
            self.moves = [move["text"] for move in game["moves"]]
            self.warned = game["guide"]["warnings"]


def spelled(name: str) -> re.Pattern[str]:
    """Browsers put spaces between the parts of a name, by how they are laid out."""
    return re.compile(r"^\s*" + r"\s*".join(re.escape(letter) for letter in name if letter != " ") + r"\s*$")


class Robot:
    def __init__(
        self,
        page: Page,
        seed: int = 1,
        *,
        on_board: float = 0.97,
        seats: tuple[int, ...] = (0, 1),
        labels: Labels = ENGLISH,
    ) -> None:
        self.page = page
        self.labels = labels
        self.chance = random.Random(seed)
        self.on_board = on_board
        self.seats = seats
        self.heard = Heard()
        self.board_moves = self.bar_moves = self.nowhere_moves = self.decisions = 0
        self.posting: set[Request] = set()
        page.on("websocket", self.heard.listen)
        page.on("request", self.note_post)
        for ended in ("requestfinished", "requestfailed"):
            page.on(ended, self.note_answer)

    def note_post(self, request: Request) -> None:
        if request.method == "POST":
            self.posting.add(request)

    def note_answer(self, request: Request) -> None:
        self.posting.discard(request)

    # --- what there is ---

    def buttons(self) -> list[Button]:
        return [Button(**found) for found in self.page.evaluate(BUTTONS)]

    def area(self, name: str) -> Locator:
        if name == "dialog":
            return self.page.get_by_role("dialog")
        return self.page.get_by_role("region", name=name, exact=True).first

    def find(self, button: Button) -> Locator:
        inside = self.area(button.area)
        if button.group and button.area == self.labels.bar:
            inside = inside.get_by_role("group", name=button.group, exact=True)
        return inside.get_by_role("button", name=spelled(button.name)).first

    def places(self, buttons: list[Button]) -> list[Button]:
        """What the board offers."""
        return [
            b
            for b in buttons
            if b.area in self.labels.board and not b.off and b.name not in self.labels.no_places
        ]

    def offers(self, buttons: list[Button]) -> list[Button]:
        """What the decision bar lists."""
        return [
            b
            for b in buttons
            if b.area == self.labels.bar and b.group and not b.off and b.name not in self.labels.tools
        ]

    # --- doing ---

    def mine(self) -> bool:
        return self.heard.to_move in self.seats and not self.heard.thinking

    def wait(self, what: str, done: Any, seconds: float = SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"{what}: {self.page.locator('body').aria_snapshot()[-1500:]}"
            self.page.wait_for_timeout(10)

    def rest(self, pause: int = 500) -> None:
        """Until nothing is on its way to the server, and what came of it has been told.

        That something was sent may be heard later than the page shows that it is busy: only a pause in which
        nothing was heard is an end.
        """
        before = None
        while before != (now := (self.heard.version, len(self.posting), self.busy())) or now[1] or now[2]:
            before = now
            self.wait("answers", lambda: not self.posting and not self.busy())
            self.page.wait_for_timeout(pause)

    def busy(self) -> bool:
        return self.page.get_by_role("status").filter(has_text=self.labels.busy).count() > 0

    def answered(self) -> None:
        """Until the page waits for no answer: what was chosen has been played, and is shown."""
        self.wait("an answer", lambda: not self.busy())

    def press(self, button: Button) -> None:
        """And wait until the page shows what came of it."""
        before, version = self.buttons(), self.heard.version
        self.do(button)
        self.wait(f"after {button.name}", lambda: self.buttons() != before or self.told_since(version))
        if self.heard.version != version:
            self.decisions += 1

    def told_since(self, version: int) -> bool:
        """Whether the table has gone on, and the page could show it: it may offer the same again."""
        if self.heard.version == version:
            return False
        self.page.wait_for_timeout(100)
        return True

    def do(self, button: Button) -> None:
        found = self.find(button)
        if button.area in self.labels.board:
            self.draw_into_sight(found)
        found.click()

    def draw_into_sight(self, place: Locator) -> None:
        """A small map opens close up, and places further away are drawn into its window by hand."""
        for _ in range(DRAGS):
            way = place.evaluate(DRAG)
            if way is None:
                return
            self.page.mouse.move(*way[:2])
            self.page.mouse.down()
            self.page.mouse.move(*way[2:], steps=4)
            self.page.mouse.up()

    def answer_dialog(self, buttons: list[Button]) -> bool:
        for wanted in self.labels.answers:
            for button in buttons:
                if button.area == "dialog" and button.name == wanted:
                    self.press(button)
                    return True
        return False

    def step(self) -> None:
        """One press: an answer to a dialog, or a choice on the board or in the bar."""
        self.wait("my turn", lambda: self.heard.over or self.mine())
        if self.heard.over:
            return
        buttons = self.ready(or_not_mine=True)
        if self.heard.over or not self.mine() or self.answer_dialog(buttons):
            return
        self.press(self.choose(buttons))

    def ready(self, *, or_not_mine: bool = False) -> list[Button]:
        """The buttons, once the page has settled and offers something, or perhaps nobody here is asked."""
        found: list[Button] = []

        def settled() -> bool:
            found[:] = self.buttons()
            done = self.heard.over or (or_not_mine and not self.mine())
            return done or any(b.area == "dialog" for b in found) or bool(self.offers(found))

        self.wait("offers", settled)
        return found

    def choose(self, buttons: list[Button]) -> Button:
        offers, places = self.offers(buttons), self.places(buttons)
        inside = [b for b in offers if b.group == self.labels.choose]
        if inside:  # The place was chosen on the board; this is only which of its moves.
            return self.chance.choice(inside)
        ends = [b for b in offers if b.group == self.labels.end]
        others = [b for b in offers if b.group != self.labels.end]
        last_dice = [b for b in places if any(b.name in end.name for end in ends)]
        places = [b for b in places if b not in last_dice]
        if ends and (not others or self.decisions >= ENOUGH or self.chance.random() < 0.15):
            self.decisions = 0
            others, places = ends, last_dice
        if places and self.chance.random() < self.on_board:
            self.board_moves += 1
            return self.chance.choice(places)
        self.bar_moves += bool(places)
        self.nowhere_moves += not places
        return self.chance.choice(others or offers)

    def play(self, decisions: int = 10_000) -> None:
        """To the end, or so far."""
        for _ in range(decisions):
            if self.heard.over:
                return
            self.step()

    def share_on_board(self) -> float:
        """Where the board offers something."""
        return self.board_moves / max(1, self.board_moves + self.bar_moves)

    def share_of_all(self) -> float:
        """Also where it offers nothing."""
        return self.board_moves / max(1, self.board_moves + self.bar_moves + self.nowhere_moves)


class KeyboardRobot(Robot):
    """Never touches the mouse: numbers of the decision bar, the move box, and Tab to places of the board."""

    def __init__(self, page: Page, seed: int = 1, *, seats: tuple[int, ...] = (0, 1)) -> None:
        super().__init__(page, seed, on_board=0.3, seats=seats)
        self.keys = self.tabbed = self.typed = self.since_typed = 0

    def do(self, button: Button) -> None:
        press = self.page.keyboard.press
        self.since_typed += 1
        if button.area != "dialog":
            self.leave_box()
        offers = self.offers(self.buttons())
        if button.area == "dialog":
            self.tab_to(button.name)
            press("Enter")
        elif button.area != self.labels.bar:
            self.tabbed += 1
            self.tab_to(button.name)
            press("Enter")
        elif self.since_typed > 5 and button.group != self.labels.choose:
            self.type_a_move()
        elif button in offers[:9]:
            self.keys += 1
            press(str(offers.index(button) + 1))
        else:
            self.tab_to(button.name)
            press("Enter")

    def type_a_move(self) -> None:
        self.typed += 1
        self.since_typed = 0
        self.page.keyboard.press("/")
        self.page.keyboard.type(self.chance.choice(self.heard.moves))
        self.page.keyboard.press("Enter")

    def leave_box(self) -> None:
        """It stays open from turn to turn, for those who like it."""
        close = self.labels.close
        if any(button.area == self.labels.bar and button.name == close for button in self.buttons()):
            self.tab_to(close)
            self.page.keyboard.press("Enter")

    def tab_to(self, name: str, most: int = 250) -> None:
        """As somebody would who cannot see: Tab until the wanted name is read out."""
        for _ in range(most):
            if self.page.evaluate(FOCUSED).startswith(name):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached with the Tab key")


FOCUSED = """
() => {
  const copy = document.activeElement.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return (document.activeElement.getAttribute('aria-label') ?? copy.textContent).replace(/\\s+/g, ' ').trim();
}
"""
