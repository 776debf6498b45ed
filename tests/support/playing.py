"""Shortcuts through a turn or a round, so that a test shows only the moves it is about."""

from __future__ import annotations

from collections.abc import Callable

from support.setting import Desk
from tiletum.game.core.vocabulary import BONUS_PILE

# --- in a turn ---


def act(desk: Desk, action: str, points: int = 3, colour: str = "blue") -> Desk:
    """Take a die whose action has this many AP, not counting markers, and restore the resources."""
    seat, value = desk.game.seat, 7 - points
    before = desk.board(seat)["resources"]
    desk.dice(f"{colour} {value}").action_at(action, value).action_tile(action, None)
    return desk.play(f"die {colour} {value}").resources(seat, **before)


def place(desk: Desk, tile: str, room: str = "1.1") -> Desk:
    """Place a Character from the Storehouse in a room, with a die that has just enough AP."""
    desk.give(desk.game.seat, tile)
    return act(desk, "character", points=int(room[-1])).play(f"place {tile} {room}")


def bonus_of(desk: Desk, tile: str) -> Desk:
    """Use the bonus of a Character before the die: it lives in the first Building, and a Helper activates
    it."""
    desk.room(0, "1.1", tile).give(0, "building")
    return desk.play("task helper building", "building 1", "bonus 1")


def fulfil_small(desk: Desk, number: int) -> Desk:
    """Fulfil this many Contracts of a single resource."""
    seat = desk.game.seat
    gold = goods(desk, seat).get("gold", 0)
    for _ in range(number):
        desk.give(seat, "1identical").resources(seat, gold=gold + 1).play("task fulfil 1identical gold")
    return desk


def fill(desk: Desk, seat: int, *buildings: int) -> Desk:
    """Put Characters of a different kind into all rooms of each of these Buildings."""
    tenants = {1: ["king:2vp", "king:3vp", "king:ap1"], 2: ["merchant:house", "merchant:3gold"]}
    tenants |= {3: ["architect:pillar", "architect:2stone"], 4: ["contract:2wool"], 5: ["character:2food"]}
    for building in buildings:
        for floor, tile in enumerate(tenants[building], start=1):
            desk.room(seat, f"{building}.{floor}", tile)
    return desk


# --- through a round ---


def last_turn(desk: Desk, number: int = 1) -> Desk:
    """Go to the last turn of this round, in which only the last player has yet to choose a die."""
    game = desk.game
    game.round, game.turn, game.position = number, 2, desk.rules.players - 1
    game.seat = game.order[-1]
    game.corruption = (1, 1, 2)
    return desk


def end_round_open(desk: Desk) -> Desk:
    """Play the last turn with the first available die and no actions. Leave the outcomes to the test."""
    last_turn(desk, desk.game.round)
    desk.play_open(next(move for move in desk.moves() if move.startswith("die ")))
    if "leave" in desk.moves():
        desk.play_open("leave")
    return desk.play_open("end")


def end_round(desk: Desk) -> Desk:
    return end_round_open(desk).deal()


# --- reading the position ---


def goods(desk: Desk, seat: int = 0) -> dict[str, int]:
    """Return a player's resources, without zeros."""
    return {kind: number for kind, number in desk.board(seat)["resources"].items() if number}


def score(desk: Desk, seat: int = 0) -> int:
    number: int = desk.board(seat)["score"]
    return number


def points(desk: Desk) -> int:
    """Return the AP left of the die's action."""
    return desk.game.points


def decision(desk: Desk) -> str:
    """Return the name of the open decision, as in docs/notation.md."""
    name: str = desk.position()["pending"]["stack"][-1][0]
    return name


def tasks(desk: Desk) -> list[str]:
    return [move for move in desk.moves() if move.startswith("task ")]


def moves_with(desk: Desk, words: str) -> list[str]:
    return [move for move in desk.moves() if move.startswith(words)]


def points_from(desk: Desk, seat: int, source: str) -> int:
    """Return all VP a player has got from one source."""
    events = desk.events("score")
    return sum(event["points"] for event in events if event["seat"] == seat and event["source"] == source)


def keys(desk: Desk) -> list[str]:
    return [event["key"] for event in desk.events()]


def discard(desk: Desk, *tiles: str) -> Desk:
    """Add bonus tiles to the discards."""
    for tile in tiles:
        slot = desk.rules.pile_slot[BONUS_PILE][desk.rules.tile_index[tile]]
        desk.game.bonus_discards[slot] += 1
    return desk


def discards(desk: Desk) -> dict[str, int]:
    found: dict[str, int] = desk.position()["discards"]["bonus"]
    return found


# --- the choices a bonus can bring, each left open ---


def _crest(building: int) -> Desk:
    desk = Desk().give(0, "lion").resources(0, food=6).cost("Koeln", "3for4")
    return desk.play(f"task crest lion {building}")


OPEN_BONUS_CHOICES: dict[str, Callable[[], Desk]] = {
    "any": lambda: Desk().give(0, "any2").play("task helper any2"),
    "steps": lambda: bonus_of(Desk(), "merchant:2merchant"),
    "house here": lambda: bonus_of(Desk().merchant(0, "Paris"), "merchant:house"),
    "pillar here": lambda: bonus_of(Desk().architect(0, "Koeln").cost("Koeln", "3for4"), "architect:pillar"),
    "house": lambda: _crest(1),
    "pillar": lambda: _crest(2),
    "merchant": lambda: _crest(3),
    "architect": lambda: _crest(4),
    "townstep": lambda: Desk().give(0, "5wool").resources(0, wool=5).play("task fulfil 5wool"),
    "kingstep": lambda: Desk().give(0, "5iron").resources(0, iron=5).play("task fulfil 5iron"),
    "building": lambda: Desk().room(0, "1.1", "king:2vp").give(0, "building").play("task helper building"),
}
