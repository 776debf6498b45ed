"""The referee: the rules of Tiletum for 2-4 players, transcribed from the rulebook sentence by sentence.

The code is simple on purpose. The game is a stack of things to do (``self.stack``, the last one is next).
Each thing is a dict with a ``kind``. For a kind K there are the methods

* ``open_K(thing)``, called when the thing comes to the top. It either does its work, takes the thing off
  the stack and returns False, or returns True because a decision or an outcome is needed;
* ``moves_K(thing)``, the legal moves of a decision, or ``chance_K(thing)``, the weights of outcomes;
* ``play_K(thing, words)``, which plays a move or an outcome.

Chapter names refer to the living English rulebook, "ruling N" to reference/editions.md, and "notation" to
docs/notation.md.
"""

from __future__ import annotations

import copy
from typing import Any

from .editions import EDITIONS

Thing = dict[str, Any]

KINDS = ["gold", "food", "wool", "stone", "iron"]
COLOURS = ["yellow", "pink", "lightgrey", "darkgrey", "blue"]
COLOUR_GIVES = {"yellow": "gold", "pink": "food", "lightgrey": "wool", "darkgrey": "stone", "blue": "iron"}
ACTIONS = ["architect", "joker", "character", "king", "contract", "merchant"]


def crest_tile_id(family: str) -> str:
    """Return the id of a family's crest tile, which has none of its own in the box file."""
    return family


class Referee:
    # ------------------------------------------------------------------ setup

    def __init__(
        self,
        box: dict[str, Any],
        players: int,
        edition: str = "living",
        first: int | None = None,
        shuffled_actions: bool = False,
    ) -> None:
        if players not in (2, 3, 4):
            raise ValueError("2 to 4 players")
        if first is not None and first not in range(players):
            raise ValueError("no such seat")
        self.box = box
        self.players = players
        self.edition = edition
        self.rules = EDITIONS[edition]
        self.read_map()
        self.read_tiles()

        self.round = 0
        self.turn_number = 1
        self.phase = "setup"
        self.order: list[int] = []
        self.places: list[str] = []  # the action at each place round the wheel, clockwise
        self.place_values: list[int] = []  # the die value at each place
        self.wheel: dict[str, int] = {}
        self.dice: list[tuple[str, int]] = []  # round the wheel
        # Setup 15: one die of each colour per player
        self.bag = dict.fromkeys(COLOURS, players)
        self.action_tiles: dict[str, str | None] = dict.fromkeys(box["actions"]["order"])
        self.king_tile: str | None = None
        self.map_tiles: dict[str, str] = {}
        self.contract_offer: list[str | None] = [None] * len(box["contract_offer"]["costs"])
        self.character_offer: list[str] = []
        self.discards: dict[str, list[str]] = {"bonus": [], "character": []}
        self.costs: dict[str, str] = {}
        self.cathedral_tiles = {c["town"]: list(c["tiles"]) for c in box["cathedrals"]}
        self.cost_pile = [tile["id"] for tile in box["cost_tiles"]]
        self.town_pile = [tile["town"] for tile in box["town_tiles"]]
        self.fair_pile = [tile["id"] for tile in box["fair_tiles"]]
        self.fairs: list[list[str | None]] = [[None, None] for _ in box["fairs"]["vp"]]
        self.fairs[0][0] = box["fairs"]["first_town"]
        self.corruption: list[int] = []
        # one stack per space of the King track, each from the bottom
        self.king_track: list[list[int]] = [[] for _ in box["king_track"]["vp"]]
        self.houses: dict[tuple[str, int], int] = {}
        self.pillars: dict[str, list[int]] = {c["town"]: [] for c in box["cathedrals"]}
        self.boards: list[dict[str, Any]] = [self.new_board() for _ in range(players)]
        self.now: dict[str, Any] = {}  # the turn being played
        self.stack: list[Thing] = []

        # Notation, order in setup
        todo: list[Thing] = [{"kind": "wheel"}]
        if shuffled_actions:
            todo += [{"kind": "action_tile"} for _ in ACTIONS]
        else:
            self.places = list(box["actions"]["order"])
        todo += [{"kind": "draw_bonus", "at": "wheel", "place": place} for place in range(6)]
        todo += [{"kind": "draw_bonus", "at": "king"}]
        for space in box["bonus_spaces"]:
            # Setup 5: no bonus tiles on spaces marked for more players
            if space["players"] <= players:
                todo.append({"kind": "draw_bonus", "at": "map", "town": space["town"]})
        todo.append({"kind": "refill_contracts"})
        todo.append({"kind": "refill_characters", "mix": False})
        todo += [{"kind": "draw_cost", "town": c["town"]} for c in box["cathedrals"]]
        todo += [{"kind": "draw_town", "fair": fair} for fair in range(1, len(self.fairs))]
        todo += [{"kind": "draw_fair", "fair": fair} for fair in range(len(self.fairs))]
        todo.append({"kind": "first_player", "chosen": first})
        for number in (1, 2, 3, 4):
            todo.append({"kind": "play_round", "round": number})
        todo.append({"kind": "final_scoring"})
        self.push(todo)
        self.settle()

    def read_map(self) -> None:
        self.spaces = [space["id"] for space in self.box["spaces"]]
        self.towns = [space["id"] for space in self.box["spaces"] if not space.get("road", False)]
        self.neighbours: dict[str, list[str]] = {space: [] for space in self.spaces}
        for link in self.box["links"]:
            one, other = link["between"]
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        # House spaces of a town are numbered in the box file's order. Spaces for more players are not used.
        self.house_spaces: dict[tuple[str, int], list[str]] = {}
        number_in_town: dict[str, int] = {}
        for space in self.box["house_spaces"]:
            number = number_in_town.get(space["town"], 0) + 1
            number_in_town[space["town"]] = number
            if space["players"] <= self.players:
                self.house_spaces[(space["town"], number)] = list(space["bonus"])
        self.pillar_spaces = {c["town"]: c["pillar_spaces"] for c in self.box["cathedrals"]}
        self.cost_tiles = {tile["id"]: tile for tile in self.box["cost_tiles"]}
        self.fair_tiles = {tile["id"]: tile for tile in self.box["fair_tiles"]}

    def read_tiles(self) -> None:
        """Read all tiles except those marked for more players (Setup 4)."""
        self.tiles: dict[str, dict[str, Any]] = {}
        self.piles: dict[str, list[str]] = {"bonus": [], "contract": [], "character": []}
        for pile, key in (("bonus", "bonus_tiles"), ("contract", "contracts"), ("character", "characters")):
            for entry in self.box[key]:
                tile: dict[str, Any]
                if "crest" in entry:
                    name = crest_tile_id(entry["crest"])
                    tile = {"type": "crest", "family": entry["crest"]}
                elif "helper" in entry:
                    name = entry["id"]
                    tile = {"type": "helper", "effect": list(entry["helper"])}
                elif pile == "character":
                    name = entry["id"]
                    tile = {"type": "character", "character": entry["kind"], "effect": list(entry["bonus"])}
                else:
                    name = entry["id"]
                    tile = {
                        "type": "contract",
                        "identical": entry.get("identical", 0),
                        "needs": {kind: entry[kind] for kind in KINDS if kind in entry},
                        "vp": entry["vp"],
                        "reward": list(entry["reward"]),
                    }
                self.tiles[name] = tile
                if entry["players"] <= self.players:
                    self.piles[pile].append(name)

    def new_board(self) -> dict[str, Any]:
        """Return a player's board (Setup 13 and 14). Gold comes later, when the order of players is known."""
        box = self.box["player_board"]
        return {
            "score": box["start_score"],
            "resources": {kind: (1 if kind in box["start_goods"] else 0) for kind in KINDS},
            "merchant": self.box["fairs"]["first_town"],
            "architect": self.box["fairs"]["first_town"],
            "houses": box["start_houses"],
            "pillars": box["start_pillars"],
            "rooms": [[None] * b["rooms"] for b in self.box["buildings"] if b["rooms"] > 0],
            "crests": [None for _ in self.box["buildings"]],
            "store": [],  # tiles as {"tile": id, "in use": bool}
            "contracts": [],
            "cathedrals": [],
            "dice": [],
            "completed": [],  # numbers of completed buildings
        }

    # ------------------------------------------------------------- the interface

    def over(self) -> bool:
        return self.phase == "over"

    def to_move(self) -> int | None:
        if not self.stack:
            return None
        return self.stack[-1].get("seat")

    def weights(self) -> dict[str, int]:
        if not self.stack or self.to_move() is not None:
            return {}
        thing = self.stack[-1]
        return getattr(self, "chance_" + thing["kind"])(thing)

    def moves(self) -> list[str]:
        if not self.stack:
            return []
        if self.to_move() is None:
            return list(self.weights())
        thing = self.stack[-1]
        found: list[str] = getattr(self, "moves_" + thing["kind"])(thing)
        once: list[str] = []
        for move in found:  # equal tiles are listed once
            if move not in once:
                once.append(move)
        return once

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"not legal here: {text!r}")
        thing = self.stack[-1]
        words = text.split(" ")
        if words[0] == "task":
            self.play_task(thing["seat"], words[1:])
        else:
            getattr(self, "play_" + thing["kind"])(thing, words)
        self.settle()

    def scores(self) -> list[int]:
        return [board["score"] for board in self.boards]

    def winner(self) -> int | None:
        """Return the seat with the most points. The tied player that is first in turn order wins a tie."""
        if not self.over():
            return None
        best = max(self.scores())
        for seat in self.order:
            if self.boards[seat]["score"] == best:
                return seat
        return None

    def position(self) -> dict[str, Any]:
        dice: dict[str, int] = {}
        for colour, value in self.dice:
            dice[f"{colour} {value}"] = dice.get(f"{colour} {value}", 0) + 1
        boards = []
        for board in self.boards:
            boards.append(
                {
                    "score": board["score"],
                    "resources": dict(board["resources"]),
                    "merchant": board["merchant"],
                    "architect": board["architect"],
                    "houses": board["houses"],
                    "pillars": board["pillars"],
                    "rooms": copy.deepcopy(board["rooms"]),
                    "crests": list(board["crests"]),
                    "store": sorted(entry["tile"] for entry in board["store"]),
                    "contracts": list(board["contracts"]),
                    "cathedrals": sorted(board["cathedrals"]),
                    "dice": list(board["dice"]),
                }
            )
        return {
            "players": self.players,
            "edition": self.edition,
            "round": self.round,
            "turn": self.turn_number,
            "phase": self.phase,
            "order": list(self.order),
            "to_move": self.to_move(),
            "wheel": dict(self.wheel),
            "dice": dice,
            "bag": dict(self.bag),
            "action_tiles": dict(self.action_tiles),
            "king_tile": self.king_tile,
            "map_tiles": dict(self.map_tiles),
            "contract_offer": list(self.contract_offer),
            "character_offer": sorted(self.character_offer),
            "piles": {name: self.copies(pile) for name, pile in self.piles.items()},
            "discards": {name: self.copies(pile) for name, pile in self.discards.items()},
            "costs": dict(self.costs),
            "cathedral_tiles": copy.deepcopy(self.cathedral_tiles),
            "fairs": copy.deepcopy(self.fairs),
            "corruption": list(self.corruption),
            "king_track": [[space, list(seats)] for space, seats in enumerate(self.king_track) if seats],
            "houses": {f"{town} {number}": seat for (town, number), seat in self.houses.items()},
            "pillars": {town: sorted(seats) for town, seats in self.pillars.items() if seats},
            "boards": boards,
        }

    # -------------------------------------------------------------- the stack

    def push(self, things: list[Thing]) -> None:
        """Put things on the stack, the first of the list on top."""
        for thing in reversed(things):
            self.stack.append(thing)

    def drop(self, thing: Thing) -> None:
        assert self.stack[-1] is thing
        self.stack.pop()

    def settle(self) -> None:
        """Go on until a player has to decide or the game is over."""
        while self.stack:
            thing = self.stack[-1]
            if getattr(self, "open_" + thing["kind"])(thing):
                return

    @staticmethod
    def copies(pile: list[str]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for tile in pile:
            counts[tile] = counts.get(tile, 0) + 1
        return counts

    # ---------------------------------------------------------- chance in setup

    def open_wheel(self, thing: Thing) -> bool:
        return True

    def chance_wheel(self, thing: Thing) -> dict[str, int]:
        return {f"wheel {value}": 1 for value in range(1, 7)}

    def play_wheel(self, thing: Thing, words: list[str]) -> None:
        # box.md, wheel: clockwise the dice go 6, 1, 2, 3, 4, 5
        value = int(words[1])
        for _ in range(6):
            self.place_values.append(value)
            value = 1 if value == 6 else value + 1
        self.set_wheel()
        self.drop(thing)

    def set_wheel(self) -> None:
        self.wheel = {}
        for place, action in enumerate(self.places):
            self.wheel[action] = self.place_values[place]

    def open_action_tile(self, thing: Thing) -> bool:
        return True

    def chance_action_tile(self, thing: Thing) -> dict[str, int]:
        return {f"action {action}": 1 for action in self.box["actions"]["order"] if action not in self.places}

    def play_action_tile(self, thing: Thing, words: list[str]) -> None:
        self.places.append(words[1])
        self.set_wheel()
        self.drop(thing)

    def open_draw_bonus(self, thing: Thing) -> bool:
        """Draw a bonus tile, in setup or cleanup. Unclaimed tiles stay in place."""
        if thing["at"] == "wheel" and self.action_tiles[self.places[thing["place"]]] is not None:
            self.drop(thing)
            return False
        if thing["at"] == "king" and self.king_tile is not None:
            self.drop(thing)
            return False
        if not self.piles["bonus"] and self.rules["empty_bonus_pile"] == "discards are reshuffled":
            self.piles["bonus"] = self.discards["bonus"]
            self.discards["bonus"] = []
        if not self.piles["bonus"]:
            self.drop(thing)
            return False
        return True

    def chance_draw_bonus(self, thing: Thing) -> dict[str, int]:
        return {f"draw bonus {tile}": n for tile, n in self.copies(self.piles["bonus"]).items()}

    def play_draw_bonus(self, thing: Thing, words: list[str]) -> None:
        tile = words[2]
        self.piles["bonus"].remove(tile)
        if thing["at"] == "wheel":
            self.action_tiles[self.places[thing["place"]]] = tile
        elif thing["at"] == "king":
            self.king_tile = tile
        else:
            self.map_tiles[thing["town"]] = tile
        self.drop(thing)

    def open_refill_contracts(self, thing: Thing) -> bool:
        if None in self.contract_offer and self.piles["contract"]:
            return True
        self.drop(thing)
        return False

    def chance_refill_contracts(self, thing: Thing) -> dict[str, int]:
        return {f"draw contract {tile}": n for tile, n in self.copies(self.piles["contract"]).items()}

    def play_refill_contracts(self, thing: Thing, words: list[str]) -> None:
        self.piles["contract"].remove(words[2])
        self.contract_offer[self.contract_offer.index(None)] = words[2]  # the leftmost gap

    def open_refill_characters(self, thing: Thing) -> bool:
        """Character action, ruling 13: refill first, then mix the discarded tiles in. If the pile is too
        short, draw what is left, mix, and draw the rest. (Korean: mix only when the pile runs out.)"""
        if len(self.character_offer) < self.box["character_offer"]["size"]:
            if not self.piles["character"]:
                self.piles["character"] = self.discards["character"]
                self.discards["character"] = []
            if self.piles["character"]:
                return True
        if thing["mix"]:
            self.piles["character"] += self.discards["character"]
            self.discards["character"] = []
        self.drop(thing)
        return False

    def chance_refill_characters(self, thing: Thing) -> dict[str, int]:
        return {f"draw character {tile}": n for tile, n in self.copies(self.piles["character"]).items()}

    def play_refill_characters(self, thing: Thing, words: list[str]) -> None:
        self.piles["character"].remove(words[2])
        self.character_offer.append(words[2])

    def open_draw_cost(self, thing: Thing) -> bool:
        return True

    def chance_draw_cost(self, thing: Thing) -> dict[str, int]:
        return {f"draw cost {tile}": n for tile, n in self.copies(self.cost_pile).items()}

    def play_draw_cost(self, thing: Thing, words: list[str]) -> None:
        # Setup 8: the cathedral with the "unavailable" tile loses its cathedral tiles
        tile = words[2]
        self.cost_pile.remove(tile)
        self.costs[thing["town"]] = tile
        if "stone" not in self.cost_tiles[tile]:
            self.cathedral_tiles[thing["town"]] = []
        self.drop(thing)

    def open_draw_town(self, thing: Thing) -> bool:
        return True

    def chance_draw_town(self, thing: Thing) -> dict[str, int]:
        return {f"draw town {town}": 1 for town in self.town_pile}

    def play_draw_town(self, thing: Thing, words: list[str]) -> None:
        self.town_pile.remove(words[2])
        self.fairs[thing["fair"]][0] = words[2]
        self.drop(thing)

    def open_draw_fair(self, thing: Thing) -> bool:
        return True

    def chance_draw_fair(self, thing: Thing) -> dict[str, int]:
        return {f"draw fair {tile}": 1 for tile in self.fair_pile}

    def play_draw_fair(self, thing: Thing, words: list[str]) -> None:
        self.fair_pile.remove(words[2])
        self.fairs[thing["fair"]][1] = words[2]
        self.drop(thing)

    def open_first_player(self, thing: Thing) -> bool:
        if thing["chosen"] is None:
            return True
        self.seat_players(thing["chosen"])
        self.drop(thing)
        return False

    def chance_first_player(self, thing: Thing) -> dict[str, int]:
        return {f"first {seat}": 1 for seat in range(self.players)}

    def play_first_player(self, thing: Thing, words: list[str]) -> None:
        self.seat_players(int(words[1]))
        self.drop(thing)

    def seat_players(self, first: int) -> None:
        """Seat the players and hand out their gold (Setup 12 to 14)."""
        for further in range(self.players):
            seat = (first + further) % self.players
            self.order.append(seat)
            self.boards[seat]["resources"]["gold"] += self.box["player_board"]["start_gold"][further]
            # the first player's marker at the bottom of the stack
            self.king_track[self.king_zero()].append(seat)

    # -------------------------------------------------------------- the rounds

    def open_play_round(self, thing: Thing) -> bool:
        self.drop(thing)
        todo: list[Thing] = [{"kind": "preparation", "round": thing["round"]}]
        todo += [{"kind": "roll"} for _ in range(self.box["wheel"]["dice_drawn"][self.players - 2])]
        for number in (1, 2, 3):
            todo.append({"kind": "start_turn_of_round", "turn": number})
            todo.append({"kind": "corruption"})
            todo.append({"kind": "everybody_plays"})
        todo.append({"kind": "king_phase"})
        todo.append({"kind": "king_points"})
        todo.append({"kind": "king_order"})
        todo.append({"kind": "fair_phase"})
        if thing["round"] < 4:
            todo.append({"kind": "cleanup"})
        self.push(todo)
        return False

    def open_preparation(self, thing: Thing) -> bool:
        self.drop(thing)
        self.phase = "preparation"
        self.round = thing["round"]
        self.turn_number = 1
        return False

    def open_roll(self, thing: Thing) -> bool:
        return True

    def chance_roll(self, thing: Thing) -> dict[str, int]:
        found = {}
        for colour in COLOURS:
            for value in range(1, 7):
                if self.bag[colour] > 0:
                    found[f"roll {colour} {value}"] = self.bag[colour]
        return found

    def play_roll(self, thing: Thing, words: list[str]) -> None:
        self.bag[words[1]] -= 1
        self.dice.append((words[1], int(words[2])))
        self.drop(thing)

    def open_start_turn_of_round(self, thing: Thing) -> bool:
        self.drop(thing)
        self.phase = "action"
        self.turn_number = thing["turn"]
        return False

    def open_corruption(self, thing: Thing) -> bool:
        return True

    def chance_corruption(self, thing: Thing) -> dict[str, int]:
        left = list(self.box["corruption"]["tokens"])
        for value in self.corruption:
            left.remove(value)
        found: dict[str, int] = {}
        for value in left:
            found[f"corruption {value}"] = found.get(f"corruption {value}", 0) + 1
        return found

    def play_corruption(self, thing: Thing, words: list[str]) -> None:
        """Action phase, step 1: move the leftmost markers first. Stacks keep their order, and no marker goes
        beyond the lowest space. Arrivals go on top (ruling 28)."""
        value = int(words[1])
        self.corruption.append(value)
        if value > 0:
            for space in range(1, len(self.king_track)):
                target = max(0, space - value)
                block = self.king_track[space]
                self.king_track[space] = []
                self.king_track[target] = self.king_track[target] + block
        self.drop(thing)

    def open_everybody_plays(self, thing: Thing) -> bool:
        self.drop(thing)
        self.push([{"kind": "player_turn", "who": seat} for seat in self.order])
        return False

    def open_player_turn(self, thing: Thing) -> bool:
        self.drop(thing)
        seat = thing["who"]
        self.now = {
            "seat": seat,
            "colour": None,
            "value": None,
            "kind": None,  # the kind of resource chosen with a colour helper
            "act": None,  # the die's action: {"action": ..., "points": ..., "die": True}
            "section": None,  # the action whose section the die was taken from
            "exchanged": False,  # whether the bonus resource of the exchange has been taken
        }
        self.push(
            [
                {"kind": "die", "seat": seat},
                {"kind": "tile", "seat": seat},
                {"kind": "resources", "seat": seat},
                {"kind": "action", "seat": seat},
                {"kind": "shift_contracts"},
                {"kind": "refill_contracts"},
            ]
        )
        return False

    # -------------------------------------------------------------- a turn

    def open_die(self, thing: Thing) -> bool:
        return True

    def moves_die(self, thing: Thing) -> list[str]:
        seat = thing["seat"]
        gold = self.boards[seat]["resources"]["gold"]
        found = []
        for colour in COLOURS:
            for value in range(1, 7):
                if (colour, value) not in self.dice:
                    continue
                found.append(f"die {colour} {value}")
                for changed in range(1, 7):
                    if changed != value and gold >= 2 * self.die_steps(value, changed):
                        found.append(f"die {colour} {value} as {changed}")
        return found + self.tasks(thing)

    @staticmethod
    def die_steps(value: int, changed: int) -> int:
        """Return the steps of 1 between two values. Each costs 2 gold, and 6 and 1 are neighbours."""
        straight = abs(value - changed)
        return min(straight, 6 - straight)

    def play_die(self, thing: Thing, words: list[str]) -> None:
        seat = thing["seat"]
        board = self.boards[seat]
        colour, value = words[1], int(words[2])
        self.dice.remove((colour, value))
        if len(words) > 3:
            changed = int(words[4])
            board["resources"]["gold"] -= 2 * self.die_steps(value, changed)
            value = changed
        board["dice"].append(f"{colour} {value}")
        action = ""
        for name in self.wheel:
            if self.wheel[name] == value:
                action = name
        self.now["colour"] = colour
        self.now["value"] = value
        self.now["section"] = action
        points = self.box["wheel"]["points"][value - 1]
        # Player boards: a bonus every time you select that action
        points += self.marker(seat, action)
        self.now["act"] = {"action": action, "points": points, "die": True}
        self.drop(thing)

    def marker(self, seat: int, action: str) -> int:
        """Return the bonus action points of completed buildings whose characters belong to the action."""
        board = self.boards[seat]
        total = 0
        for number in board["completed"]:
            if self.building_kind(board, number) == action:
                total += self.box["buildings"][number - 1]["ap"]
        return total

    def open_tile(self, thing: Thing) -> bool:
        if thing.get("asked"):
            return True  # a decision once asked stays open until it is made, even after tasks
        tile = self.action_tiles[self.now["section"]]
        if tile is not None and self.may_ever_take(thing["seat"], tile):
            thing["asked"] = True
            return True
        self.drop(thing)
        return False

    def moves_tile(self, thing: Thing) -> list[str]:
        seat = thing["seat"]
        tile = self.action_tiles[self.now["section"]]
        found = []
        if tile is not None and self.may_take(seat, tile):
            found.append("tile")
        return found + self.tasks(thing) + ["leave"]

    def play_tile(self, thing: Thing, words: list[str]) -> None:
        section = self.now["section"]
        if words[0] == "tile":
            self.put_in_store(thing["seat"], self.action_tiles[section])
            self.action_tiles[section] = None
        self.drop(thing)

    def open_resources(self, thing: Thing) -> bool:
        if self.rules["colour_helper"] == "before the resources":
            for name in self.free_tiles(thing["seat"], "helper"):
                if self.tiles[name]["effect"] == ["colour"]:
                    return True
        self.take_die_resources(thing)
        return False

    def moves_resources(self, thing: Thing) -> list[str]:
        return ["resources", *self.tasks(thing)]

    def play_resources(self, thing: Thing, words: list[str]) -> None:
        self.take_die_resources(thing)

    def take_die_resources(self, thing: Thing) -> None:
        """Take resources by the colour and number of the die, or of the kind chosen with the helper."""
        board = self.boards[thing["seat"]]
        kind = self.now["kind"] or COLOUR_GIVES[self.now["colour"]]
        board["resources"][kind] += self.now["value"]
        self.drop(thing)
        if self.now["kind"] is not None:
            self.remove_used_helper(thing["seat"], self.colour_helper_name(thing["seat"]))

    def colour_helper_name(self, seat: int) -> str:
        for entry in self.boards[seat]["store"]:
            if entry["in use"] and self.tiles[entry["tile"]].get("effect") == ["colour"]:
                return entry["tile"]
        raise AssertionError("no colour helper in use")

    def open_action(self, thing: Thing) -> bool:
        return True

    def moves_action(self, thing: Thing) -> list[str]:
        return self.spending(thing["seat"], self.now["act"]) + self.tasks(thing) + ["end"]

    def play_action(self, thing: Thing, words: list[str]) -> None:
        if words[0] == "end":
            self.drop(thing)
        else:
            self.spend(thing["seat"], self.now["act"], words)

    def open_shift_contracts(self, thing: Thing) -> bool:
        """Contract action, at the end of the turn: shift all tiles to the right, then replenish."""
        self.drop(thing)
        tiles = [tile for tile in self.contract_offer if tile is not None]
        gaps: list[str | None] = [None] * (len(self.contract_offer) - len(tiles))
        self.contract_offer = [*gaps, *tiles]
        self.now = {}
        return False

    # -------------------------------------------------- spending action points

    def open_points(self, thing: Thing) -> bool:
        seat = thing["seat"]
        # notation: a King action from a bonus is lost at the top of the track
        if thing["fresh"] and thing["action"] == "king" and self.king_at_top(seat):
            thing["points"] = 0
        thing["fresh"] = False
        if thing["points"] == 0:
            self.drop(thing)
            return False
        return True

    def moves_points(self, thing: Thing) -> list[str]:
        return self.spending(thing["seat"], thing) + self.tasks(thing) + ["done"]

    def play_points(self, thing: Thing, words: list[str]) -> None:
        if words[0] == "done":
            self.drop(thing)
        else:
            self.spend(thing["seat"], thing, words)

    def spending(self, seat: int, act: Thing) -> list[str]:
        """Return the moves on which an action's points can be spent. `act` has "action" and "points"."""
        points = act["points"]
        board = self.boards[seat]
        found: list[str] = []
        if points <= 0:
            return found
        if act["action"] == "joker":
            # Joker action: choose one of the other five actions
            return [f"joker {action}" for action in self.box["actions"]["order"] if action != "joker"]
        if act["action"] == "architect":
            for space in self.neighbours[board["architect"]]:
                found.append(f"architect {space}")
            if self.pillar_possible(seat, board["architect"]):
                found.append(f"pillar {board['architect']}")
            found += self.map_tile_moves(seat, board["architect"])
        if act["action"] == "merchant":
            for space in self.neighbours[board["merchant"]]:
                found.append(f"merchant {space}")
            found += self.house_moves(seat, board["merchant"])
            found += self.map_tile_moves(seat, board["merchant"])
        if act["action"] == "character":
            if self.room_in_store(seat):
                for tile in self.character_offer:
                    found.append(f"character {tile}")
            if self.character_offer:
                found.append("discard")
            for tile in self.free_tiles(seat, "character"):
                for number, rooms in enumerate(board["rooms"], start=1):
                    for floor in range(1, len(rooms) + 1):
                        if floor <= points and self.placing_possible(seat, tile, number, floor):
                            found.append(f"place {tile} {number}.{floor}")
        if act["action"] == "contract":
            for slot, offered in enumerate(self.contract_offer, start=1):
                if offered is None or self.box["contract_offer"]["costs"][slot - 1] > points:
                    continue
                if self.may_take(seat, offered):
                    found.append(f"contract {slot}")
            for kind in KINDS:
                for other in KINDS:
                    if kind != other and board["resources"][kind] > 0:
                        found.append(f"exchange {kind} {other}")
        if act["action"] == "king" and not self.king_at_top(seat):
            found.append("king")
        return found

    def spend(self, seat: int, act: Thing, words: list[str]) -> None:
        board = self.boards[seat]
        if words[0] == "joker":
            act["action"] = words[1]
            if act.get("die"):
                # "This bonus also applies when you perform the matching Action using the Joker"
                act["points"] += self.marker(seat, words[1])
        elif words[0] in ("architect", "merchant"):
            act["points"] -= 1
            board[words[0]] = words[1]
        elif words[0] == "pillar":
            act["points"] -= 1
            self.build_pillar(seat, words[1])
        elif words[0] == "house":
            act["points"] -= 1
            self.build_house(seat, words[1], int(words[2]))
        elif words[0] == "take":
            act["points"] -= 1
            self.put_in_store(seat, self.map_tiles.pop(words[1]))
        elif words[0] == "character":
            # take a tile, then replenish the offer immediately
            act["points"] -= 1
            self.character_offer.remove(words[1])
            self.put_in_store(seat, words[1])
            self.push([{"kind": "refill_characters", "mix": False}])
        elif words[0] == "discard":
            act["points"] -= 1
            self.discards["character"] += self.character_offer
            self.character_offer = []
            mix = self.rules["discarded_characters"] == "mixed at once"
            self.push([{"kind": "refill_characters", "mix": mix}])
        elif words[0] == "place":
            number, floor = (int(part) for part in words[2].split("."))
            act["points"] -= floor
            self.place_character(seat, words[1], number, floor)
        elif words[0] == "contract":
            slot = int(words[1]) - 1
            act["points"] -= self.box["contract_offer"]["costs"][slot]
            tile = self.contract_offer[slot]
            self.contract_offer[slot] = None
            self.put_in_store(seat, tile)
        elif words[0] == "exchange":
            act["points"] -= 1
            board["resources"][words[1]] -= 1
            board["resources"][words[2]] += 1
            if not self.now["exchanged"]:
                self.now["exchanged"] = True
                self.give(seat, ["gain any 1"])
        elif words[0] == "king":
            steps = act["points"]
            act["points"] = 0
            self.king_up(seat, steps)
        else:
            raise AssertionError(words)

    # --------------------------------------------------------------- the tasks

    def tasks(self, thing: Thing) -> list[str]:
        """Return the legal tasks, which are allowed at any time during the player's turn."""
        seat = thing["seat"]
        board = self.boards[seat]
        have = board["resources"]
        found = []
        if have["gold"] >= 2:
            for kind in ("food", "wool", "stone", "iron"):
                found.append(f"task buy {kind}")
        if len(board["contracts"]) < self.box["player_board"]["contract_spaces"]:
            for name in self.free_tiles(seat, "contract"):
                if self.tiles[name]["identical"] > 0:
                    for kind in KINDS:
                        if self.can_pay(have, self.contract_price(name, kind)):
                            found.append(f"task fulfil {name} {kind}")
                elif self.can_pay(have, self.contract_price(name, None)):
                    found.append(f"task fulfil {name}")
        for name in self.free_tiles(seat, "crest"):
            for number, building in enumerate(self.box["buildings"], start=1):
                if board["crests"][number - 1] is None and have["food"] >= building["crest_cost"]:
                    found.append(f"task crest {self.tiles[name]['family']} {number}")
        for town in self.cathedral_tiles:
            if (
                seat not in self.pillars[town]
                or town in board["cathedrals"]
                or not self.cathedral_tiles[town]
            ):
                continue
            if have["stone"] >= self.cost_tiles[self.costs[town]]["stone"]:
                found.append(f"task cathedral {town}")
        for name in self.free_tiles(seat, "helper"):
            effect = self.tiles[name]["effect"]
            if effect == ["colour"]:
                if self.colour_helper_now(thing):
                    for kind in KINDS:
                        found.append(f"task helper {name} {kind}")
            elif effect[0].startswith("ap "):
                # "only the Action associated with your chosen die"; the Joker must be named (ruling 5)
                if self.now["act"] is not None and self.now["act"]["action"] != "joker":
                    found.append(f"task helper {name}")
            else:
                found.append(f"task helper {name}")
        return found

    def colour_helper_now(self, thing: Thing) -> bool:
        if self.rules["colour_helper"] == "with the die":
            return thing["kind"] == "die" and self.now["kind"] is None
        return thing["kind"] == "resources"

    def contract_price(self, name: str, identical_kind: str | None) -> dict[str, int]:
        tile = self.tiles[name]
        price = dict.fromkeys(KINDS, 0)
        for kind, number in tile["needs"].items():
            price[kind] += number
        if identical_kind is not None:
            price[identical_kind] += tile["identical"]
        return price

    @staticmethod
    def can_pay(have: dict[str, int], price: dict[str, int]) -> bool:
        return all(have[kind] >= price[kind] for kind in KINDS)

    def play_task(self, seat: int, words: list[str]) -> None:
        board = self.boards[seat]
        have = board["resources"]
        if words[0] == "buy":
            have["gold"] -= 2
            have[words[1]] += 1
        elif words[0] == "fulfil":
            name = words[1]
            price = self.contract_price(name, words[2] if len(words) > 2 else None)
            for kind in KINDS:
                have[kind] -= price[kind]
            # to the leftmost open space; take the pillar; points of tile and space; other benefits
            self.take_from_store(seat, name)
            space = len(board["contracts"])
            board["contracts"].append(name)
            if space < 5:
                board["pillars"] += 1
            self.score(seat, self.tiles[name]["vp"])
            self.score(seat, self.box["player_board"]["contract_space_vp"][space])
            self.give(seat, self.tiles[name]["reward"])
        elif words[0] == "crest":
            family, number = words[1], int(words[2])
            building = self.box["buildings"][number - 1]
            # ruling 15: pay, place, bonus, then check completion
            have["food"] -= building["crest_cost"]
            self.take_from_store(seat, crest_tile_id(family))
            board["crests"][number - 1] = family
            self.push([{"kind": "check_completed", "who": seat, "building": number}])
            self.give(seat, building["crest_bonus"])
        elif words[0] == "cathedral":
            town = words[1]
            cost = self.cost_tiles[self.costs[town]]
            have["stone"] -= cost["stone"]
            value = self.cathedral_tiles[town].pop(0)
            board["cathedrals"].append(town)
            self.score(seat, cost["vp"])
            self.score(seat, value)
        elif words[0] == "helper":
            self.use_helper(seat, words[1], words[2] if len(words) > 2 else None)
        else:
            raise AssertionError(words)

    def use_helper(self, seat: int, name: str, kind: str | None) -> None:
        """Use a helper, which keeps its slot until its ability is resolved (ruling 9)."""
        effect = self.tiles[name]["effect"]
        for entry in self.boards[seat]["store"]:
            if entry["tile"] == name and not entry["in use"]:
                entry["in use"] = True
                break
        if effect == ["colour"]:
            self.now["kind"] = kind
            if self.rules["colour_helper"] == "before the resources":
                self.take_die_resources(self.stack[-1])
        elif effect[0].startswith("ap "):
            self.now["act"]["points"] += int(effect[0].split(" ")[1])
            self.remove_used_helper(seat, name)
        else:
            self.push([{"kind": "helper_resolved", "who": seat, "tile": name}])
            self.give(seat, effect)

    def open_helper_resolved(self, thing: Thing) -> bool:
        self.drop(thing)
        self.remove_used_helper(thing["who"], thing["tile"])
        return False

    def remove_used_helper(self, seat: int, name: str) -> None:
        store = self.boards[seat]["store"]
        for entry in store:
            if entry["tile"] == name and entry["in use"]:
                store.remove(entry)
                break
        if self.rules["used_helpers"] == "to the discards":
            self.discards["bonus"].append(name)

    # ------------------------------------------------------- storehouse and tiles

    def room_in_store(self, seat: int) -> bool:
        return len(self.boards[seat]["store"]) < self.box["player_board"]["storehouse"]

    def free_tiles(self, seat: int, type_of_tile: str) -> list[str]:
        """Return the tiles of a type in the storehouse, except helpers in use."""
        found = []
        for entry in self.boards[seat]["store"]:
            if self.tiles[entry["tile"]]["type"] == type_of_tile and not entry["in use"]:
                found.append(entry["tile"])
        return found

    def may_ever_take(self, seat: int, tile: str) -> bool:
        """Return whether a seat may own such a tile: no second crest of a family, and no contract without an
        open contract space."""
        board = self.boards[seat]
        what = self.tiles[tile]
        if what["type"] == "crest":
            in_store = [entry["tile"] for entry in board["store"]]
            return what["family"] not in board["crests"] and tile not in in_store
        if what["type"] == "contract":
            if self.rules["contract_may_be_taken"] == "the storehouse has room":
                return True
            return len(board["contracts"]) < self.box["player_board"]["contract_spaces"]
        return True

    def may_take(self, seat: int, tile: str) -> bool:
        return self.room_in_store(seat) and self.may_ever_take(seat, tile)

    def put_in_store(self, seat: int, tile: str | None) -> None:
        assert tile is not None
        assert self.room_in_store(seat)
        self.boards[seat]["store"].append({"tile": tile, "in use": False})

    def take_from_store(self, seat: int, tile: str) -> None:
        store = self.boards[seat]["store"]
        for entry in store:
            if entry["tile"] == tile and not entry["in use"]:
                store.remove(entry)
                return
        raise AssertionError(tile)

    # --------------------------------------------------------------- the map

    def house_moves(self, seat: int, town: str) -> list[str]:
        """Return the legal houses in a town: an empty space, no house of the seat there yet, and one in its
        supply."""
        board = self.boards[seat]
        if board["houses"] == 0:
            return []
        for (where, _), owner in self.houses.items():
            if where == town and owner == seat:
                return []
        found = []
        for where, number in self.house_spaces:
            if where == town and (where, number) not in self.houses:
                found.append(f"house {town} {number}")
        return found

    def build_house(self, seat: int, town: str, number: int) -> None:
        self.boards[seat]["houses"] -= 1
        self.houses[(town, number)] = seat
        self.give(seat, self.house_spaces[(town, number)])

    def pillar_possible(self, seat: int, town: str) -> bool:
        """Return whether a pillar is legal: an empty space, no pillar of the seat there yet, one in its
        supply, and not at the unavailable cathedral."""
        if town not in self.pillars or self.boards[seat]["pillars"] == 0:
            return False
        if "stone" not in self.cost_tiles[self.costs[town]]:
            return False
        return seat not in self.pillars[town] and len(self.pillars[town]) < self.pillar_spaces[town]

    def build_pillar(self, seat: int, town: str) -> None:
        self.boards[seat]["pillars"] -= 1
        self.pillars[town].append(seat)

    def map_tile_moves(self, seat: int, town: str) -> list[str]:
        if town in self.map_tiles and self.may_take(seat, self.map_tiles[town]):
            return [f"take {town}"]
        return []

    def houses_on_map(self, seat: int) -> int:
        # ruling 21: the Tiletum house counts
        return 1 + len([owner for owner in self.houses.values() if owner == seat])

    def pillars_on_map(self, seat: int) -> int:
        return len([town for town, seats in self.pillars.items() if seat in seats])

    # ---------------------------------------------------- characters and buildings

    def building_kind(self, board: dict[str, Any], number: int) -> str | None:
        """Return the kind of the characters that live in a building."""
        if number > len(board["rooms"]):
            return None
        for tile in board["rooms"][number - 1]:
            if tile is not None:
                return self.tiles[tile]["character"]
        return None

    def placing_possible(self, seat: int, tile: str, number: int, floor: int) -> bool:
        """Return whether a character may move in: never two kinds in a building, nor a kind in two
        buildings."""
        board = self.boards[seat]
        if board["rooms"][number - 1][floor - 1] is not None:
            return False
        kind = self.tiles[tile]["character"]
        for other in range(1, len(board["rooms"]) + 1):
            living_there = self.building_kind(board, other)
            if other == number and living_there not in (None, kind):
                return False
            if other != number and living_there == kind:
                return False
        return True

    def place_character(self, seat: int, tile: str, number: int, floor: int) -> None:
        board = self.boards[seat]
        self.take_from_store(seat, tile)
        rooms = board["rooms"][number - 1]
        rooms[floor - 1] = tile
        # ruling 14: the roof house is freed first, then the character's bonus
        if None not in rooms:
            board["houses"] += 1
        self.push([{"kind": "check_completed", "who": seat, "building": number}])
        self.give(seat, self.tiles[tile]["effect"])

    def open_check_completed(self, thing: Thing) -> bool:
        """Complete a building once all rooms are filled and it has a crest. The action of its kind becomes
        stronger at once, even the current one."""
        self.drop(thing)
        board = self.boards[thing["who"]]
        number = thing["building"]
        if number in board["completed"] or board["crests"][number - 1] is None:
            return False
        if number <= len(board["rooms"]):
            if None in board["rooms"][number - 1]:
                return False
            act = self.now["act"]
            if act is not None and act["action"] == self.building_kind(board, number):
                act["points"] += self.box["buildings"][number - 1]["ap"]
        board["completed"].append(number)
        return False

    # ------------------------------------------------------------------ effects

    def score(self, seat: int, points: int) -> None:
        """Score points. The marker never goes below 0."""
        board = self.boards[seat]
        board["score"] = max(0, board["score"] + points)

    def give(self, seat: int, effect: list[str]) -> None:
        """Give a bonus: first resources and points, then chosen resources, then steps, building and so on,
        then actions (notation, below the table of decisions)."""
        chosen: list[Thing] = []
        others: list[Thing] = []
        actions: list[Thing] = []
        on_map: Thing = {"kind": "map", "seat": seat, "merchant": 0, "architect": 0, "house": 0, "pillar": 0}
        for atom in effect:
            words = atom.split(" ")
            if words[0] == "gain" and words[1] == "any":
                chosen.append({"kind": "any", "seat": seat, "left": int(words[2]), "from": 0})
            elif words[0] == "gain":
                self.boards[seat]["resources"][words[1]] += int(words[2])
            elif words[0] == "vp":
                self.score(seat, int(words[1]))
            elif words[0] == "action":
                actions.append(
                    {
                        "kind": "points",
                        "seat": seat,
                        "action": words[1],
                        "points": int(words[2]),
                        "fresh": True,
                    }
                )
            elif words[0] == "step":
                on_map[words[1]] += int(words[2])
            elif atom in ("house", "pillar"):
                on_map[atom] += 1
            elif len(words) == 2 and words[1] == "anywhere":
                others.append({"kind": words[0] + "_anywhere", "seat": seat})
            elif words[0] == "king":
                for _ in range(int(words[1])):
                    others.append({"kind": "kingstep", "seat": seat})
            elif atom == "town step":
                others.append({"kind": "townstep", "seat": seat})
            elif atom == "building":
                others.append({"kind": "building", "seat": seat})
            else:
                raise AssertionError(atom)
        if on_map["merchant"] or on_map["architect"] or on_map["house"] or on_map["pillar"]:
            others.insert(0, on_map)
        self.push(chosen + others + actions)

    def open_any(self, thing: Thing) -> bool:
        if thing["left"] == 0:
            self.drop(thing)
            return False
        return True

    def moves_any(self, thing: Thing) -> list[str]:
        return [f"gain {kind}" for kind in KINDS[thing["from"] :]]

    def play_any(self, thing: Thing, words: list[str]) -> None:
        self.boards[thing["seat"]]["resources"][words[1]] += 1
        thing["left"] -= 1
        thing["from"] = KINDS.index(words[1])

    def open_map(self, thing: Thing) -> bool:
        if self.map_moves(thing):
            return True
        self.drop(thing)
        return False

    def map_moves(self, thing: Thing) -> list[str]:
        seat = thing["seat"]
        board = self.boards[seat]
        found = []
        for piece in ("merchant", "architect"):
            if thing[piece] > 0:
                found += [f"{piece} {space}" for space in self.neighbours[board[piece]]]
        if thing["house"] > 0:
            found += self.house_moves(seat, board["merchant"])
        if thing["pillar"] > 0 and self.pillar_possible(seat, board["architect"]):
            found.append(f"pillar {board['architect']}")
        return found

    def moves_map(self, thing: Thing) -> list[str]:
        return [*self.map_moves(thing), "done"]

    def play_map(self, thing: Thing, words: list[str]) -> None:
        seat = thing["seat"]
        if words[0] == "done":
            self.drop(thing)
            return
        thing[words[0]] -= 1
        if words[0] in ("merchant", "architect"):
            self.boards[seat][words[0]] = words[1]
        elif words[0] == "house":
            self.build_house(seat, words[1], int(words[2]))
        else:
            self.build_pillar(seat, words[1])

    def anywhere_moves(self, thing: Thing) -> list[str]:
        """Return the moves of a crest's bonus, which may be used in any town."""
        seat = thing["seat"]
        found = []
        if thing["kind"] == "house_anywhere":
            for town in self.towns:
                found += self.house_moves(seat, town)
        elif thing["kind"] == "pillar_anywhere":
            found = [f"pillar {town}" for town in self.pillars if self.pillar_possible(seat, town)]
        else:
            piece = thing["kind"].removesuffix("_anywhere")
            found = [f"{piece} {space}" for space in self.spaces if space != self.boards[seat][piece]]
        return found

    def open_anywhere(self, thing: Thing) -> bool:
        if self.anywhere_moves(thing):
            return True
        self.drop(thing)
        return False

    def moves_anywhere(self, thing: Thing) -> list[str]:
        return [*self.anywhere_moves(thing), "done"]

    def play_anywhere(self, thing: Thing, words: list[str]) -> None:
        seat = thing["seat"]
        self.drop(thing)
        if words[0] == "house":
            self.build_house(seat, words[1], int(words[2]))
        elif words[0] == "pillar":
            self.build_pillar(seat, words[1])
        elif words[0] in ("merchant", "architect"):
            self.boards[seat][words[0]] = words[1]

    open_house_anywhere = open_pillar_anywhere = open_merchant_anywhere = open_architect_anywhere = (
        open_anywhere
    )
    moves_house_anywhere = moves_pillar_anywhere = moves_anywhere
    moves_merchant_anywhere = moves_architect_anywhere = moves_anywhere
    play_house_anywhere = play_pillar_anywhere = play_anywhere
    play_merchant_anywhere = play_architect_anywhere = play_anywhere

    def townstep_moves(self, thing: Thing) -> list[str]:
        """Return the moves of "Move your Merchant from one Town to an adjacent Town", by edition."""
        here = self.boards[thing["seat"]]["merchant"]
        rule = self.rules["town_step"]
        if rule == "town to town" and here not in self.towns:
            return []
        found = []
        for space in self.neighbours[here]:
            if space in self.towns or rule == "any to any":
                found.append(f"merchant {space}")
        return found

    def open_townstep(self, thing: Thing) -> bool:
        if self.townstep_moves(thing):
            return True
        self.drop(thing)
        return False

    def moves_townstep(self, thing: Thing) -> list[str]:
        return [*self.townstep_moves(thing), "done"]

    def play_townstep(self, thing: Thing, words: list[str]) -> None:
        if words[0] == "merchant":
            self.boards[thing["seat"]]["merchant"] = words[1]
        self.drop(thing)

    def open_kingstep(self, thing: Thing) -> bool:
        if self.king_at_top(thing["seat"]):
            self.drop(thing)
            return False
        return True

    def moves_kingstep(self, thing: Thing) -> list[str]:
        return ["king", "done"]

    def play_kingstep(self, thing: Thing, words: list[str]) -> None:
        if words[0] == "king":
            self.king_up(thing["seat"], 1)
        self.drop(thing)

    def buildings_with_characters(self, seat: int) -> list[int]:
        board = self.boards[seat]
        numbers = range(1, len(board["rooms"]) + 1)
        return [number for number in numbers if self.building_kind(board, number) is not None]

    def open_building(self, thing: Thing) -> bool:
        if self.buildings_with_characters(thing["seat"]):
            return True
        self.drop(thing)
        return False

    def moves_building(self, thing: Thing) -> list[str]:
        return [f"building {number}" for number in self.buildings_with_characters(thing["seat"])] + ["done"]

    def play_building(self, thing: Thing, words: list[str]) -> None:
        """Select a building with at least one character and take each bonus once, in any order. The player
        may skip some or all."""
        self.drop(thing)
        if words[0] == "building":
            number = int(words[1])
            rooms = self.boards[thing["seat"]]["rooms"][number - 1]
            floors = [floor for floor, tile in enumerate(rooms, start=1) if tile is not None]
            self.push([{"kind": "bonuses", "seat": thing["seat"], "building": number, "floors": floors}])

    def open_bonuses(self, thing: Thing) -> bool:
        if not thing["floors"]:
            self.drop(thing)
            return False
        return True

    def moves_bonuses(self, thing: Thing) -> list[str]:
        return [f"bonus {floor}" for floor in thing["floors"]] + self.tasks(thing) + ["done"]

    def play_bonuses(self, thing: Thing, words: list[str]) -> None:
        seat = thing["seat"]
        if words[0] == "done":
            self.drop(thing)
            return
        floor = int(words[1])
        thing["floors"].remove(floor)
        tile = self.boards[seat]["rooms"][thing["building"] - 1][floor - 1]
        self.give(seat, self.tiles[tile]["effect"])

    # ------------------------------------------------------------- the King track

    def king_zero(self) -> int:
        return self.box["king_track"]["vp"].index(0)

    def king_space(self, seat: int) -> int:
        for space, seats in enumerate(self.king_track):
            if seat in seats:
                return space
        raise AssertionError(seat)

    def king_at_top(self, seat: int) -> bool:
        return self.king_space(seat) == len(self.king_track) - 1

    def king_up(self, seat: int, steps: int) -> None:
        """Move one step per point, on top of other markers and never beyond the last space."""
        space = self.king_space(seat)
        target = min(space + steps, len(self.king_track) - 1)
        if target != space:
            self.king_track[space].remove(seat)
            self.king_track[target].append(seat)

    def king_ranking(self) -> list[int]:
        """Return the seats, highest first. On a shared space the bottom marker is first."""
        ranking: list[int] = []
        for stack in reversed(self.king_track):
            ranking += stack
        return ranking

    # -------------------------------------------------------------- King phase

    def open_king_phase(self, thing: Thing) -> bool:
        """King phase, step 1: let the leader take or discard the tile."""
        self.drop(thing)
        self.phase = "king"
        leader = self.king_ranking()[0]
        if self.king_tile is None:
            rule = self.rules["leader_without_tile"]
            if rule == "4 VP" or (rule == "4 VP in the last round" and self.round == 4):
                self.score(leader, self.box["king_track"]["leader_vp"])
        elif self.may_take(leader, self.king_tile):
            self.push([{"kind": "kingtile", "seat": leader}])
        else:
            self.discard_king_tile()
        return False

    def open_kingtile(self, thing: Thing) -> bool:
        return True

    def moves_kingtile(self, thing: Thing) -> list[str]:
        return ["tile", "leave"]

    def play_kingtile(self, thing: Thing, words: list[str]) -> None:
        if words[0] == "tile":
            self.put_in_store(thing["seat"], self.king_tile)
            self.king_tile = None
        else:
            self.discard_king_tile()
        self.drop(thing)

    def discard_king_tile(self) -> None:
        assert self.king_tile is not None
        if self.rules["used_helpers"] == "to the discards":
            self.discards["bonus"].append(self.king_tile)
        self.king_tile = None

    def open_king_points(self, thing: Thing) -> bool:
        """King phase, step 1: score every player's points by position."""
        self.drop(thing)
        for seat in range(self.players):
            self.score(seat, self.box["king_track"]["vp"][self.king_space(seat)])
        return False

    def open_king_order(self, thing: Thing) -> bool:
        """King phase, step 2: set the turn order, score the King fair, and move the red markers back to 0."""
        self.drop(thing)
        self.order = self.king_ranking()
        if self.rules["king_fair"] == "before the reset" and self.fair_counts() == ["king"]:
            self.score_king_fair()
        zero = self.king_zero()
        for space in range(zero - 1, -1, -1):  # the highest first, so that the lowest ends on top
            self.king_track[zero] = self.king_track[zero] + self.king_track[space]
            self.king_track[space] = []
        return False

    # -------------------------------------------------------------- Fair phase

    def fair_counts(self) -> list[str]:
        return self.fair_tiles[str(self.fairs[self.round - 1][1])]["counts"]

    def takes_part(self, seat: int) -> bool:
        town = self.fairs[self.round - 1][0]
        if town == self.box["fairs"]["first_town"]:
            return True  # every player has a house in Tiletum
        for (where, _), owner in self.houses.items():
            if where == town and owner == seat:
                return True
        return self.boards[seat]["merchant"] == town

    def fair_value(self) -> int:
        """Return the number on the board plus the number on the tile."""
        tile = self.fair_tiles[str(self.fairs[self.round - 1][1])]
        return self.box["fairs"]["vp"][self.round - 1] + tile["vp"]

    def score_king_fair(self) -> None:
        for seat in range(self.players):
            if self.takes_part(seat):
                self.score(seat, self.fair_value())
                self.score(seat, self.box["king_track"]["vp"][self.king_space(seat)])

    def open_fair_phase(self, thing: Thing) -> bool:
        self.drop(thing)
        self.phase = "fair"
        counts = self.fair_counts()
        if counts == ["king"]:
            if self.rules["king_fair"] == "in the fair phase":
                self.score_king_fair()
            return False
        for seat in range(self.players):
            if self.takes_part(seat):
                times = min(self.fair_count(seat, what, counts) for what in counts)
                self.score(seat, self.fair_value() * times)
        return False

    def fair_count(self, seat: int, what: str, counts: list[str]) -> int:
        board = self.boards[seat]
        if what == "houses":
            return self.houses_on_map(seat)
        if what == "pillars":
            return self.pillars_on_map(seat)
        if what == "contracts":
            return len(board["contracts"])
        if what == "cathedrals":
            return len(board["cathedrals"])
        if what == "crests":
            number = len([crest for crest in board["crests"] if crest is not None])
            if self.rules["crest_fair_counts_storehouse"] and counts == ["crests"]:
                number += len(self.free_tiles(seat, "crest"))
            return number
        if what == "upper_characters":
            return sum(1 for rooms in board["rooms"] for tile in rooms[1:] if tile is not None)
        if what == "filled_buildings":
            return sum(1 for rooms in board["rooms"] if None not in rooms)
        raise AssertionError(what)

    # -------------------------------------------------------------- Cleanup phase

    def open_cleanup(self, thing: Thing) -> bool:
        self.drop(thing)
        self.phase = "cleanup"
        todo: list[Thing] = [{"kind": "draw_bonus", "at": "wheel", "place": place} for place in range(6)]
        refilled_after = self.rules["king_tile_refilled_after_rounds"]
        assert isinstance(refilled_after, list)
        if self.round in refilled_after:
            todo.append({"kind": "draw_bonus", "at": "king"})
        todo.append({"kind": "rest_of_cleanup"})
        self.push(todo)
        return False

    def open_rest_of_cleanup(self, thing: Thing) -> bool:
        self.drop(thing)
        self.corruption = []
        # return all dice to the bag
        self.dice = []
        self.bag = dict.fromkeys(COLOURS, self.players)
        for board in self.boards:
            board["dice"] = []
        # rotate the wheel clockwise by one: every action's die value is one lower, and 1 becomes 6
        self.place_values = [6 if value == 1 else value - 1 for value in self.place_values]
        self.set_wheel()
        return False

    # -------------------------------------------------------------- End of the game

    def open_final_scoring(self, thing: Thing) -> bool:
        self.drop(thing)
        box = self.box["player_board"]
        for seat, board in enumerate(self.boards):
            self.score(seat, self.houses_on_map(seat) * self.pillars_on_map(seat))
            self.score(seat, box["completed_vp"][len(board["completed"])])
            self.score(seat, sum(board["resources"].values()) // box["leftovers_per_vp"])
        self.phase = "over"
        return False
