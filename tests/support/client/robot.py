"""A robot that plays through the page alone, and finds everything by role and name.

It also reads the server's stream, but only to know when something has changed.
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
    """The page's labels of the things the robot looks for."""

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
"""The longest a change may take before the page counts as stuck."""
DRAGS = 8
ENOUGH = 9
"""After this many decisions in a turn, the robot ends it as soon as possible."""

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
    disabled: element.disabled || element.getAttribute('aria-disabled') === 'true',
  };
})
"""
"""Reads all buttons at once, with their roles and names."""

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
"""The start and end of a drag that brings a place of the map into view, clear of the map's own buttons."""


@dataclass(frozen=True)
class Button:
    name: str
    area: str
    group: str
    disabled: bool


@dataclass
class StreamedGame:
    """The game as the stream shows it."""

    version: int = -1
    over: bool = False
    to_move: int | None = None
    round: int = 0
    thinking: bool = False
    streams: int = 0
    scores: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    warnings: dict[str, Any] = field(default_factory=dict)
    """Warnings about moves. The page asks before it plays these."""

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
            self.warnings = game["guide"]["warnings"]


def name_pattern(name: str) -> re.Pattern[str]:
    """Match a name with any spaces between its letters: browsers insert some, depending on the layout."""
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
        self.game = StreamedGame()
        self.board_moves = self.bar_moves = self.other_moves = self.decisions = 0
        self.posting: set[Request] = set()
        page.on("websocket", self.game.listen)
        page.on("request", self.note_post)
        for event in ("requestfinished", "requestfailed"):
            page.on(event, self.note_answer)

    def note_post(self, request: Request) -> None:
        if request.method == "POST":
            self.posting.add(request)

    def note_answer(self, request: Request) -> None:
        self.posting.discard(request)

    # --- reading the page ---

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
        return inside.get_by_role("button", name=name_pattern(button.name)).first

    def places(self, buttons: list[Button]) -> list[Button]:
        """Return the choices on the board."""
        return [
            b
            for b in buttons
            if b.area in self.labels.board and not b.disabled and b.name not in self.labels.no_places
        ]

    def offers(self, buttons: list[Button]) -> list[Button]:
        """Return the choices in the decision bar."""
        return [
            b
            for b in buttons
            if b.area == self.labels.bar and b.group and not b.disabled and b.name not in self.labels.tools
        ]

    # --- acting ---

    def is_my_turn(self) -> bool:
        return self.game.to_move in self.seats and not self.game.thinking

    def wait(self, what: str, done: Any, seconds: float = SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"{what}: {self.page.locator('body').aria_snapshot()[-1500:]}"
            self.page.wait_for_timeout(10)

    def settle(self, pause: int = 500) -> None:
        """Wait until no request is under way and the page shows every result.

        The request event can arrive after the page shows that it is busy, so only a pause without any event
        counts.
        """
        before = None
        while before != (now := (self.game.version, len(self.posting), self.busy())) or now[1] or now[2]:
            before = now
            self.wait("answers", lambda: not self.posting and not self.busy())
            self.page.wait_for_timeout(pause)

    def busy(self) -> bool:
        return self.page.get_by_role("status").filter(has_text=self.labels.busy).count() > 0

    def wait_for_reply(self) -> None:
        """Wait for the server's reply. The choice has then been played and is shown."""
        self.wait("an answer", lambda: not self.busy())

    def press(self, button: Button) -> None:
        """Press a button and wait until the page shows the result."""
        before, version = self.buttons(), self.game.version
        self.do(button)
        self.wait(f"after {button.name}", lambda: self.buttons() != before or self.has_advanced(version))
        if self.game.version != version:
            self.decisions += 1

    def has_advanced(self, version: int) -> bool:
        """Return whether the table has moved on. The page may offer the same choices again, so give it time
        to draw."""
        if self.game.version == version:
            return False
        self.page.wait_for_timeout(100)
        return True

    def do(self, button: Button) -> None:
        found = self.find(button)
        if button.area in self.labels.board:
            self.drag_into_view(found)
        found.click()

    def drag_into_view(self, place: Locator) -> None:
        """Drag the map until a place is in view. A small map opens zoomed in."""
        for _ in range(DRAGS):
            way = place.evaluate(DRAG)
            if way is None:
                return
            self.page.mouse.move(*way[:2])
            self.page.mouse.down()
            self.page.mouse.move(*way[2:], steps=4)
            self.page.mouse.up()

    def answer_dialog(self, buttons: list[Button]) -> bool:
        for name in self.labels.answers:
            for button in buttons:
                if button.area == "dialog" and button.name == name:
                    self.press(button)
                    return True
        return False

    def step(self) -> None:
        """Press one button: a reply to a dialog, or a choice on the board or in the bar."""
        self.wait("my turn", lambda: self.game.over or self.is_my_turn())
        if self.game.over:
            return
        buttons = self.ready(any_turn=True)
        if self.game.over or not self.is_my_turn() or self.answer_dialog(buttons):
            return
        self.press(self.choose(buttons))

    def ready(self, *, any_turn: bool = False) -> list[Button]:
        """Return the buttons once the page has settled and offers a choice. With `any_turn`, also return when
        nobody here has to decide."""
        found: list[Button] = []

        def settled() -> bool:
            found[:] = self.buttons()
            done = self.game.over or (any_turn and not self.is_my_turn())
            return done or any(b.area == "dialog" for b in found) or bool(self.offers(found))

        self.wait("offers", settled)
        return found

    def choose(self, buttons: list[Button]) -> Button:
        offers, places = self.offers(buttons), self.places(buttons)
        inside = [b for b in offers if b.group == self.labels.choose]
        if inside:  # The place was chosen on the board, and this is only the choice among its moves.
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
        self.other_moves += not places
        return self.chance.choice(others or offers)

    def play(self, decisions: int = 10_000) -> None:
        """Play to the end, or this many decisions."""
        for _ in range(decisions):
            if self.game.over:
                return
            self.step()

    def share_on_board(self) -> float:
        """Return the share of choices made on the board, of those it offered."""
        return self.board_moves / max(1, self.board_moves + self.bar_moves)

    def share_of_all(self) -> float:
        """Return the share of choices made on the board, of all choices."""
        return self.board_moves / max(1, self.board_moves + self.bar_moves + self.other_moves)


class KeyboardRobot(Robot):
    """A robot without a mouse. It uses the bar's numbers, the move box, and Tab to reach places on
    the board."""

    def __init__(self, page: Page, seed: int = 1, *, seats: tuple[int, ...] = (0, 1)) -> None:
        super().__init__(page, seed, on_board=0.3, seats=seats)
        self.keys = self.tab_presses = self.typed_moves = self.moves_since_typed = 0

    def do(self, button: Button) -> None:
        press = self.page.keyboard.press
        self.moves_since_typed += 1
        if button.area != "dialog":
            self.leave_box()
        offers = self.offers(self.buttons())
        if button.area == "dialog":
            self.tab_to(button.name)
            press("Enter")
        elif button.area != self.labels.bar:
            self.tab_presses += 1
            self.tab_to(button.name)
            press("Enter")
        elif self.moves_since_typed > 5 and button.group != self.labels.choose:
            self.type_a_move()
        elif button in offers[:9]:
            self.keys += 1
            press(str(offers.index(button) + 1))
        else:
            self.tab_to(button.name)
            press("Enter")

    def type_a_move(self) -> None:
        self.typed_moves += 1
        self.moves_since_typed = 0
        self.page.keyboard.press("/")
        self.page.keyboard.type(self.chance.choice(self.game.moves))
        self.page.keyboard.press("Enter")

    def leave_box(self) -> None:
        """Close the move box, which stays open from turn to turn."""
        close = self.labels.close
        if any(button.area == self.labels.bar and button.name == close for button in self.buttons()):
            self.tab_to(close)
            self.page.keyboard.press("Enter")

    def tab_to(self, name: str, most: int = 250) -> None:
        """Press Tab until the element with this name has the focus, as a blind person would."""
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
