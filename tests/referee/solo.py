"""The referee of the solo game: the Cardinalbot, transcribed from the solo rules sentence by sentence.

The person (seat 0) plays by ``Referee``. The Cardinalbot (seat 1) never decides. Its turn is plain
straight-line code (the methods ``bot_...``), which calls ``ask`` where it needs chance. If the answer is not
known yet, ``Question`` stops the code and the game waits. With the answer, everything is restored to the
state before the code began, and it runs again from the beginning with all answers so far. This is slow but
simple.

"S n" is the n-th point of the checklist in reference/solo-rules.md, and "ruling" is one of its rulings.
"step" is a step of "On the Cardinalbot's Turn" in the solo rulebook. "notation" is docs/notation.md.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from .editions import EDITIONS
from .referee import COLOUR_GIVES, KINDS, Referee, Thing

PERSON = 0
BOT = 1
LEVELS = {"priest": 1, "deacon": 3, "bishop": 5}
KIND_COLOUR = {kind: colour for colour, kind in COLOUR_GIVES.items()}
NEVER_CHANGES = {
    "box", "stack", "rules", "tiles", "spaces", "towns", "neighbours", "house_spaces", "pillar_spaces",
    "cost_tiles", "fair_tiles",
}  # fmt: skip

NO_STATE = NEVER_CHANGES | {"running", "answers", "given", "trying"}

Option = TypeVar("Option")


class Question(Exception):
    """Raised where the Cardinalbot's code needs an outcome that is not known yet."""

    def __init__(self, weights: dict[str, int]) -> None:
        super().__init__(str(weights))
        self.weights = weights


class SoloReferee(Referee):
    # ------------------------------------------------------------------ setup

    def __init__(
        self,
        box: dict[str, Any],
        level: str | None = None,
        challenges: list[str] | None = None,
        edition: str = "living",
        shuffled_actions: bool = False,
    ) -> None:
        if level is not None and challenges is not None:
            raise ValueError("either a level or challenges")
        known = [challenge["id"] for challenge in box["challenges"]]
        for challenge in challenges or []:
            if challenge not in known:
                raise ValueError(f"no such challenge: {challenge}")
        self.challenges_to_draw = 0 if level is None else LEVELS[level]
        self.challenges: list[str] = list(challenges or [])
        self.decrees: list[str] = []
        self.pawn = 0
        self.cardinal_dice: list[int] = []
        self.answers: list[str] = []
        self.given: list[str] = []  # answers used so far, and answers of picks that were skipped
        self.running: Thing = {}
        self.trying = False
        super().__init__(box, 2, edition, shuffled_actions=shuffled_actions)  # S 1
        # editions.md: solo always uses the living values of the two King-tile rows
        self.rules = dict(self.rules)
        for row in ("king_tile_refilled_after_rounds", "leader_without_tile"):
            self.rules[row] = EDITIONS["living"][row]
        columns = box["cardinalbot"]["columns"]
        board = self.boards[BOT]
        board["houses"] = box["cardinalbot"]["houses"]  # S 7
        board["pillars"] = box["cardinalbot"]["pillars"]
        board["rooms"] = [[None, None] for _ in range(columns)]  # lower, upper
        board["crests"] = [None] * columns

    def open_first_player(self, thing: Thing) -> bool:
        """Deal the challenges, then the merchant's town, in place of the first player (notation)."""
        self.drop(thing)
        todo: list[Thing] = [{"kind": "challenge"} for _ in range(self.challenges_to_draw)]
        todo.append({"kind": "cardinal_town"})
        self.push(todo)
        return False

    def open_challenge(self, thing: Thing) -> bool:
        return True

    def chance_challenge(self, thing: Thing) -> dict[str, int]:
        known = [challenge["id"] for challenge in self.box["challenges"]]
        return {f"challenge {name}": 1 for name in known if name not in self.challenges}

    def play_challenge(self, thing: Thing, words: list[str]) -> None:
        self.challenges.append(words[1])
        self.drop(thing)

    def open_cardinal_town(self, thing: Thing) -> bool:
        return True

    def chance_cardinal_town(self, thing: Thing) -> dict[str, int]:
        return {f"cardinal town {town}": 1 for town in self.town_pile}

    def play_cardinal_town(self, thing: Thing, words: list[str]) -> None:
        self.drop(thing)
        board = self.boards[BOT]
        # S 9
        board["merchant"] = words[2]
        for town, cost in self.costs.items():
            if cost == self.box["cardinalbot"]["architect_cost_tile"]:
                board["architect"] = town
        # S 8, 10
        for _, fair in self.fairs:
            for decree in self.box["decrees"]:
                if decree.get("fair") == fair:
                    self.decrees.append(decree["id"])
        self.decrees += ["everlasting-fame", "worldly-riches"]
        self.pawn = 0
        # S 3
        self.order = [BOT, PERSON]
        self.king_track[self.bot_king_start()].append(BOT)
        self.king_track[self.king_zero()].append(PERSON)
        # S 5
        start_gold = self.box["player_board"]["start_gold"]
        board["resources"] = dict.fromkeys(KINDS, 1)
        self.boards[PERSON]["resources"]["gold"] += start_gold[1]
        # Ready for Action: one crest to start with, inactive
        if "ready-for-action" in self.challenges:
            self.bot_store("fleur")

    def bot_king_start(self) -> int:
        """Return the space with 3 points (S 3, 14), or with 5 under Favor at the Court (S 62)."""
        points: list[int] = self.box["king_track"]["vp"]
        return points.index(5 if "favor-at-the-court" in self.challenges else 3)

    # ------------------------------------------------------------- the interface

    def position(self) -> dict[str, Any]:
        position = super().position()
        position["solo"] = {
            "challenges": sorted(self.challenges),
            "decrees": list(self.decrees),
            "pawn": self.pawn,
            "dice": list(self.cardinal_dice),
        }
        return position

    def winner(self) -> int | None:
        """Return the winner. The person needs more points to win (S 55)."""
        if not self.over():
            return None
        return PERSON if self.boards[PERSON]["score"] > self.boards[BOT]["score"] else BOT

    # ------------------------------------------------- the Cardinalbot's code and chance

    def open_bot(self, thing: Thing) -> bool:
        """Run the method bot_WHAT from its beginning until it ends or needs an unknown outcome."""
        if "question" in thing:
            return True
        if "before" in thing:
            self.__dict__.update(copy.deepcopy(thing["before"]))
        else:
            changing = {key: value for key, value in self.__dict__.items() if key not in NO_STATE}
            thing["before"] = copy.deepcopy(changing)
            thing["answers"] = []
        self.running = thing
        self.answers = list(thing["answers"])
        self.given = []
        question = self.run_bot(thing)
        if question is not None:
            thing["question"] = question
            return True
        assert not self.answers
        self.drop(thing)
        return False

    def run_bot(self, thing: Thing) -> dict[str, int] | None:
        """Run the code from its beginning. Return the weights of the outcome it needs, or None at its end."""
        try:
            getattr(self, "bot_" + thing["what"])(*thing.get("with", []))
        except Question as question:
            return question.weights
        return None

    def chance_bot(self, thing: Thing) -> dict[str, int]:
        return dict(thing["question"])

    def play_bot(self, thing: Thing, words: list[str]) -> None:
        thing["answers"].append(" ".join(words))
        del thing["question"]

    def ask(self, weights: dict[str, int]) -> str:
        if self.answers:
            answer = self.answers.pop(0)
            assert answer in weights
            self.given.append(answer)
            return answer
        raise Question(weights)

    def pick(self, options: list[Option]) -> Option:
        """Choose among options that are still open, at random with equal weights (S 64). Equal options need
        no choice."""
        assert options
        if len(options) == 1:
            return options[0]
        if not self.trying and self.are_equivalent(len(options)):
            self.given.append("pick 1")
            return options[0]
        answer = self.ask({f"pick {number}": 1 for number in range(1, len(options) + 1)})
        return options[int(answer.split(" ")[1]) - 1]

    def are_equivalent(self, number: int) -> bool:
        """Try all options from the beginning of this code, up to its end or a chance other than a pick."""
        known: dict[tuple[str, ...], bool] = self.running.setdefault("known", {})
        given = tuple(self.given)
        if given not in known:
            found = [self.ends((*given, f"pick {option}")) for option in range(1, number + 1)]
            known[given] = all(ends == found[0] for ends in found)
        return known[given]

    def ends(self, answers: tuple[str, ...]) -> dict[str, Fraction]:
        """Return where the code leads with these answers and any further picks, with probabilities."""
        other = copy.copy(self)
        other.__dict__.update(copy.deepcopy(self.running["before"]))
        other.trying, other.answers, other.given = True, list(answers), []
        question = other.run_bot(self.running)
        if question is None or "pick 1" not in question:
            return {other.fingerprint(question): Fraction(1)}
        found: dict[str, Fraction] = {}
        for answer in question:
            for end, share in self.ends((*answers, answer)).items():
                found[end] = found.get(end, Fraction(0)) + share / len(question)
        return found

    def fingerprint(self, question: dict[str, int] | None) -> str:
        """Return all state that can have changed, with equal text for equal states."""
        changed = {key: value for key, value in self.__dict__.items() if key not in NO_STATE}
        board = changed["boards"][BOT]
        board["cathedrals"] = sorted(board["cathedrals"])
        board["store"] = sorted(board["store"], key=repr)
        return repr((question, sorted(changed.items())))

    @staticmethod
    def most(options: list[Option], value: Callable[[Option], int | tuple[int, ...]]) -> list[Option]:
        """Return the options with the highest value, in the given order."""
        best: Any = None
        found: list[Option] = []
        for option in options:
            its = value(option)
            if best is None or its > best:
                best = its
                found = []
            if its == best:
                found.append(option)
        return found

    # ------------------------------------------------------------- its possessions

    def have(self) -> dict[str, int]:
        resources: dict[str, int] = self.boards[BOT]["resources"]
        return resources

    def bot_store(self, tile: str) -> None:
        self.boards[BOT]["store"].append({"tile": tile, "in use": False})

    def bot_owns_crest(self, family: str) -> bool:
        """Return whether the bot has a crest, active or not. A crest it lacks is "new" (ruling)."""
        return self.owns_crest(BOT, family)

    def owns_crest(self, seat: int, family: str) -> bool:
        board = self.boards[seat]
        return family in board["crests"] or family in [entry["tile"] for entry in board["store"]]

    def unfulfilled(self) -> list[str]:
        return self.free_tiles(BOT, "contract")

    def pair_need(self, kind: str) -> int:
        """Return the need of iron or wool: named in all unfulfilled contracts minus supply, at least 0
        (ruling "B/W need")."""
        named: int = sum(self.tiles[tile]["needs"].get(kind, 0) for tile in self.unfulfilled())
        return max(0, named - self.have()[kind])

    def pair_needed_more(self) -> list[str]:
        """Return whichever of wool and iron it must gain more of (S 20), then the one it has fewer of, or
        both if equal."""
        return self.most(self.most(["wool", "iron"], self.pair_need), lambda kind: -self.have()[kind])

    def yellow_need(self) -> int:
        """Return the "any" units still missing (ruling: need of yellow). Gold, food above 3, and spare wool
        and iron may pay for them (S 48)."""
        required: int = sum(self.tiles[tile]["identical"] for tile in self.unfulfilled())
        left = self.have()["gold"] + max(0, self.have()["food"] - self.reserved_food())
        for kind in ("wool", "iron"):
            named = sum(self.tiles[tile]["needs"].get(kind, 0) for tile in self.unfulfilled())
            left += max(0, self.have()[kind] - named)
        return max(0, required - left)

    def reserved_food(self) -> int:
        number: int = self.box["cardinalbot"]["reserved_food"]
        return number

    def fewer_in_supply(self, kinds: list[str]) -> str:
        """Return the resource it has fewer of, or a random one of equals (S 21)."""
        in_order = [kind for kind in KINDS if kind in kinds]
        return self.pick(self.most(in_order, lambda kind: -self.have()[kind]))

    def required_in_order(self) -> list[list[str]]:
        """Return the resources whose condition holds, most required first (S 51). Iron and wool go together
        if it needs both equally."""
        found: list[list[str]] = []
        costs = [self.stone_cost(town) for town in self.open_cathedrals()]
        if costs and self.have()["stone"] < min(costs):
            found.append(["stone"])
        if self.free_tiles(BOT, "crest") and self.full_columns_without_crest() and self.have()["food"] < 3:
            found.append(["food"])
        if self.unfulfilled() and max(self.pair_need("wool"), self.pair_need("iron")) > 0:
            found.append(self.pair_needed_more())
        found.append(["gold"])
        return found

    def bot_gain_required(self) -> None:
        self.have()[self.fewer_in_supply(self.required_in_order()[0])] += 1

    def full_columns_without_crest(self) -> list[int]:
        board = self.boards[BOT]
        found = []
        for column, rooms in enumerate(board["rooms"]):
            if None not in rooms and board["crests"][column] is None:
                found.append(column)
        return found

    def marker(self, seat: int, action: str) -> int:
        """Return the marker on an action: a column with two characters and a crest puts it there (S 2,
        40)."""
        if seat != BOT:
            return super().marker(seat, action)
        values = list(self.box["cardinalbot"]["ap_markers"])
        if "ready-for-action" in self.challenges:  # S 63: the same order as the person's
            values.reverse()
        board = self.boards[BOT]
        total = 0
        for column, rooms in enumerate(board["rooms"]):
            if None in rooms or board["crests"][column] is None:
                continue
            if self.building_kind(board, column + 1) == action:
                total += values[column]
        return total

    def bot_points(self, section: str, action: str) -> int:
        """Return the wheel's points plus the marker of the resolved action (S 26)."""
        points: int = self.box["wheel"]["points"][self.wheel[section] - 1]
        return points + self.marker(BOT, action)

    def distance(self, start: str) -> dict[str, int]:
        """Return the moves to every space. Nobody blocks, and road spaces count (ruling)."""
        found = {start: 0}
        edge = [start]
        while edge:
            farther = []
            for space in edge:
                for other in self.neighbours[space]:
                    if other not in found:
                        found[other] = found[space] + 1
                        farther.append(other)
            edge = farther
        return found

    # ------------------------------------------------------------- its turn

    def open_player_turn(self, thing: Thing) -> bool:
        if thing["who"] != BOT:
            return super().open_player_turn(thing)
        self.drop(thing)
        self.now = {}
        self.push(
            [{"kind": "bot", "what": "turn"}, {"kind": "shift_contracts"}, {"kind": "refill_contracts"}]
        )
        return False

    def bot_turn(self) -> None:
        # S 17
        self.pawn = 0
        self.cardinal_dice = []
        for _ in range(2):
            answer = self.ask({f"cardinal {value}": 1 for value in range(1, 7)})
            self.cardinal_dice.append(int(answer.split(" ")[1]))
        difference = abs(self.cardinal_dice[0] - self.cardinal_dice[1])
        self.pawn = min(difference, len(self.decrees) - 1)
        colour, value, named = self.bot_choose_die()
        # S 24: resources, then the bonus tile, then the action, then the tasks
        self.dice.remove((colour, value))
        self.boards[BOT]["dice"].append(f"{colour} {value}")
        self.have()[COLOUR_GIVES[colour]] += value
        if "deep-coffers" in self.challenges:  # S 61
            self.bot_gain_required()
        section = next(action for action in self.wheel if self.wheel[action] == value)
        tile = self.action_tiles[section]
        if tile is not None:
            self.action_tiles[section] = None
            self.bot_resolve_tile(tile)
        action = section
        if section == "joker":
            action = named if named is not None else self.joker_action()
        self.bot_act(action, self.bot_points(section, action))
        self.bot_crests()
        self.bot_cathedrals()
        self.bot_contracts(2)

    def bot_act(self, action: str, points: int) -> None:
        if action == "architect":
            self.bot_architect(points)
        elif action == "merchant":
            self.bot_merchant(points)
        elif action == "character":
            self.bot_character(points)
        elif action == "contract":
            self.bot_contract(points)
        elif action == "king":
            self.king_up(BOT, points)  # S 45
        else:
            raise AssertionError(action)

    def joker_action(self) -> str:
        """Resolve the Joker through a colour entry (S 25)."""
        if self.king_space(BOT) < self.king_space(PERSON):
            return "king"
        if self.pillars_on_map(BOT) >= self.houses_on_map(BOT):
            return "merchant"
        return "architect"

    # ------------------------------------------------------------- step 3: the die

    def bot_choose_die(self) -> tuple[str, int, str | None]:
        """Choose the colour and value of the die, and the action if the decree names one (S 18)."""
        while True:
            decree = next(card for card in self.box["decrees"] if card["id"] == self.decrees[self.pawn])
            for entry in decree["entries"]:
                found = self.try_entry(entry, decree["priority"])
                if found is not None:
                    return found
            assert self.pawn < len(self.decrees) - 1
            self.pawn += 1

    def try_entry(self, entry: str, priority: list[str]) -> tuple[str, int, str | None] | None:
        """Return the die of this entry, or None if its condition or its die fails."""
        condition, _, take = entry.rpartition(": ")
        words = take.split(" ")
        if take == "needed":
            return self.needed_die(priority) if self.unfulfilled() else None
        if words[0] == "highest":
            if not self.condition_holds(condition):
                return None
            kinds = KINDS if words[1] == "any" else words[1:]
            return self.highest_die(kinds, priority)
        return self.action_die(condition, take, priority)

    def condition_holds(self, condition: str) -> bool:
        """Check a decree's condition. It counts houses on the map, including Tiletum (ruling)."""
        pillars, houses = self.pillars_on_map(BOT), self.houses_on_map(BOT)
        if condition == "":
            return True
        if condition == "pillars>houses":
            return pillars > houses
        if condition == "houses>=pillars":
            return houses >= pillars
        if condition == "pillars>cathedrals":
            return pillars > len(self.boards[BOT]["cathedrals"])
        raise AssertionError(condition)

    def action_die(
        self, condition: str, action: str, priority: list[str]
    ) -> tuple[str, int, str | None] | None:
        """Choose between dice at the action and at the Joker, which wins with at least equal points (S
        22)."""
        values = {value for _, value in self.dice}
        joker = self.wheel["joker"] in values
        regular = self.wheel[action] in values
        if not joker and not regular:
            return None
        section = action
        if joker and (not regular or self.bot_points("joker", action) >= self.bot_points(action, action)):
            section = "joker"
        points = self.bot_points(section, action)
        if condition == "crest-in-reach":
            if not self.crest_in_reach(action, points):
                return None
        elif condition == "crest-in-offer":
            if not self.crest_in_offer(points):
                return None
        elif not self.condition_holds(condition):
            return None
        value = self.wheel[section]
        kinds = [COLOUR_GIVES[colour] for colour, its in self.dice if its == value]
        return KIND_COLOUR[self.by_priority(kinds, priority)], value, action

    def crest_in_reach(self, piece: str, points: int) -> bool:
        """Return whether the piece reaches a crest with the section's points and without gold (ruling)."""
        away = self.distance(self.boards[BOT][piece])
        return any(away[town] <= points and self.new_crest(tile) for town, tile in self.map_tiles.items())

    def crest_in_offer(self, points: int) -> bool:
        costs = self.box["contract_offer"]["costs"]
        for slot, tile in enumerate(self.contract_offer):
            if tile is not None and self.new_crest(tile) and costs[slot] <= points:
                return True
        return False

    def new_crest(self, tile: str) -> bool:
        return self.tiles[tile]["type"] == "crest" and not self.bot_owns_crest(self.tiles[tile]["family"])

    def highest_die(self, kinds: list[str], priority: list[str]) -> tuple[str, int, None] | None:
        dice = [(COLOUR_GIVES[colour], value) for colour, value in self.dice if COLOUR_GIVES[colour] in kinds]
        if not dice:
            return None
        highest = max(value for _, value in dice)
        tied = [kind for kind, value in dice if value == highest]
        return KIND_COLOUR[self.by_priority(tied, priority)], highest, None

    def by_priority(self, kinds: list[str], priority: list[str]) -> str:
        """Choose the die that comes first in the decree's priority, among these kinds (S 19-21)."""
        for icon in priority:
            if icon == "most-required":
                groups = self.required_in_order()  # ruling "Worldly Riches tie"
            elif icon == "iron-wool":
                groups = [self.pair_needed_more() if self.unfulfilled() else ["wool", "iron"]]
            else:
                groups = [[icon]]
            for group in groups:
                found = [kind for kind in kinds if kind in group]
                if found:
                    return self.fewer_in_supply(found)
        return self.fewer_in_supply(kinds)

    def needed_die(self, priority: list[str]) -> tuple[str, int, None] | None:
        """Resolve "greater need of B/W or yellow (more dice of the same colour)" by its ruling.

        If iron and wool are needed equally, B/W is the one it has fewer of, then the one with dice, then a
        random one. The random choice is made only if it matters.
        """
        number = dict.fromkeys(KINDS, 0)
        for colour, _ in self.dice:
            number[COLOUR_GIVES[colour]] += 1
        pair = [kind for kind in self.pair_needed_more() if number[kind] > 0]
        pair = self.most(pair, lambda kind: -self.have()[kind])
        pair_need = max(self.pair_need("wool"), self.pair_need("iron"))

        def kind_of(kind: str | None) -> str | None:
            """Return gold, or the kind that B/W stands for. None: there is no such die."""
            if number["gold"] == 0:
                return kind
            if kind is None:
                return "gold"
            if pair_need != self.yellow_need():
                return kind if pair_need > self.yellow_need() else "gold"
            if number[kind] != number["gold"]:
                return kind if number[kind] > number["gold"] else "gold"
            return kind if priority.index("iron-wool") < priority.index("gold") else "gold"

        results = [kind_of(kind) for kind in pair] or [kind_of(None)]
        if len(set(results)) == 1:
            result = results[0]
        else:
            result = kind_of(self.pick(pair))
        if result is None:
            return None
        return self.highest_die([result], priority)

    # ------------------------------------------------------------- bonus tiles

    def tile_row(self, name: str) -> int:
        """Return the rows of the table "Determining Best Bonus tiles"."""
        tile = self.tiles[name]
        if tile["type"] == "crest":
            return 1
        if tile["type"] == "contract":
            return 5
        first_words = {atom.split(" ")[0] for atom in tile["effect"]}
        if first_words <= {"gain", "vp"}:
            return 3
        if first_words <= {"action", "ap"}:
            return 4
        return 2  # the bonuses of one building, and changing a die's colour

    def bot_resolve_tile(self, name: str) -> None:
        """Resolve a bonus tile (S 49 and the challenges). The tile has already left its place."""
        tile = self.tiles[name]
        row = self.tile_row(name)
        if row == 1:
            if not self.bot_owns_crest(tile["family"]):
                self.bot_store(name)
        elif row == 2:
            if "very-special-friends" in self.challenges:  # S 56
                self.have()["gold"] += 5
        elif row == 3:
            if "resourceful-clergy" in self.challenges:  # S 57
                self.bot_receive(tile["effect"])
        elif row == 4:
            if "whispers-in-the-kings-ear" in self.challenges:  # S 58
                self.king_up(BOT, 1)
            if "ecclesiastical-income" in self.challenges:  # S 59
                self.score(BOT, self.shown_points(tile["effect"]))
        elif "very-special-friends" in self.challenges:
            # ready: fulfilled; else an empty space; else discarded
            if self.ready(name):
                self.bot_store(name)
                self.bot_fulfil(name)
            elif self.contract_space_empty():
                self.bot_store(name)

    def bot_receive(self, effect: list[str]) -> None:
        """Gain the resources and points shown. "any" becomes the most required resource."""
        for atom in effect:
            words = atom.split(" ")
            if words[0] == "vp":
                self.score(BOT, int(words[1]))
            elif words[0] == "gain" and words[1] != "any":
                self.have()[words[1]] += int(words[2])
        for atom in effect:
            words = atom.split(" ")
            if words[0] == "gain" and words[1] == "any":
                for _ in range(int(words[2])):
                    self.bot_gain_required()

    @staticmethod
    def shown_points(effect: list[str]) -> int:
        return sum(int(atom.split(" ")[-1]) for atom in effect if atom.split(" ")[0] in ("action", "ap"))

    def tile_rank(self, name: str) -> tuple[int, ...]:
        """Return the rank of a bonus tile, higher is better (S 50)."""
        tile = self.tiles[name]
        row = self.tile_row(name)
        if row == 1:
            family = tile["family"]
            new = not self.bot_owns_crest(family)
            return (-1, int(new), int(not self.owns_crest(PERSON, family)))
        if row == 3:
            points = resources = icons = 0
            for atom in tile["effect"]:
                words = atom.split(" ")
                if words[0] == "vp":
                    points += int(words[1])
                else:
                    resources += int(words[2])
                    if words[1] == "any":
                        icons += int(words[2])
            return (-3, points, resources, icons)
        if row == 4:
            return (-4, self.shown_points(tile["effect"]))
        if row == 5:
            return (-5, -self.missing(name))
        return (-2,)

    def bot_take_map_tile(self, piece: str, points: int) -> None:
        """Take the best bonus tile within reach (S 28, 34). It is free, and the piece does not move. Distance
        0 counts."""
        away = self.distance(self.boards[BOT][piece])
        towns = [space["town"] for space in self.box["bonus_spaces"] if space["town"] in self.map_tiles]
        towns = [town for town in towns if away[town] <= points]
        if not towns:
            return
        town = self.pick(self.most(towns, lambda where: self.tile_rank(self.map_tiles[where])))
        self.bot_resolve_tile(self.map_tiles.pop(town))

    # ------------------------------------------------------------- Architect

    def bot_architect(self, points: int) -> None:
        board = self.boards[BOT]
        # S 27
        if self.pillar_possible(BOT, board["architect"]):
            self.build_pillar(BOT, board["architect"])
        # S 28
        self.bot_take_map_tile("architect", points)
        # S 29: a cathedral without its pillar, never the unavailable one
        away = self.distance(board["architect"])
        targets = []
        for cathedral in self.box["cathedrals"]:
            town = cathedral["town"]
            if BOT not in self.pillars[town] and self.cathedral_tiles[town]:
                targets.append(town)
        in_reach = [town for town in targets if away[town] <= points]
        if in_reach:
            targets = in_reach
        else:  # S 30
            targets = self.most(targets, lambda town: -away[town])
        if not targets:
            return
        best = self.most(
            targets,
            lambda town: (
                self.cathedral_vp(town),
                int(town not in self.boards[PERSON]["cathedrals"]),
                -self.stone_cost(town),
                -away[town],
            ),
        )
        # S 31
        target = self.pick(best)
        self.bot_pay_for_moves(away[target] - points)
        board["architect"] = target

    def bot_pay_for_moves(self, spaces: int) -> None:
        """Pay 1 gold per space, as far as its gold goes."""
        if spaces > 0:
            self.have()["gold"] -= min(spaces, self.have()["gold"])

    def stone_cost(self, town: str) -> int:
        cost: int = self.cost_tiles[self.costs[town]]["stone"]
        return cost

    def cathedral_vp(self, town: str) -> int:
        """Return the points of the cost tile plus the topmost cathedral tile."""
        points: int = self.cost_tiles[self.costs[town]]["vp"]
        return points + int(self.cathedral_tiles[town][0])

    # ------------------------------------------------------------- Merchant

    def town_open(self, town: str) -> bool:
        """Return whether a town has a free house space and no house of the bot."""
        free = False
        for where, number in self.house_spaces:
            if where == town:
                owner = self.houses.get((where, number))
                if owner == BOT:
                    return False
                if owner is None:
                    free = True
        return free

    def house_rewards(self, town: str) -> tuple[int, int]:
        """Return the highest printed VP of a free space, and whether a free space has another reward
        (ruling)."""
        points = other = 0
        for (where, number), bonus in self.house_spaces.items():
            if where != town or (where, number) in self.houses:
                continue
            points = max(points, self.printed_vp(bonus))
            if [atom for atom in bonus if not atom.startswith("vp ")]:
                other = 1
        return points, other

    @staticmethod
    def printed_vp(bonus: list[str]) -> int:
        return sum(int(atom.split(" ")[1]) for atom in bonus if atom.startswith("vp "))

    def best_town(self, away: dict[str, int], reach: int) -> str | None:
        """Choose the town (S 32, 35): next fair > VP > other reward > closest. With none in reach, choose the
        closest, with the same ties."""
        towns: list[str] = [town for town in self.towns if self.town_open(town)]
        in_reach = [town for town in towns if away[town] <= reach]
        if in_reach:
            towns = in_reach
        else:
            towns = self.most(towns, lambda town: -away[town])
        if not towns:
            return None
        fair = self.fairs[self.round - 1][0]  # ruling: this round's
        return self.pick(
            self.most(towns, lambda town: (int(town == fair), *self.house_rewards(town), -away[town]))
        )

    def bot_merchant(self, points: int) -> None:
        board = self.boards[BOT]
        # S 32; ruling: with no house left neither relocation nor gold
        if board["houses"] > 0 and not self.town_open(board["merchant"]):
            away = self.distance(board["merchant"])
            target = self.best_town(away, self.have()["gold"])
            if target is not None:
                self.bot_pay_for_moves(away[target])
                board["merchant"] = target
        # S 33
        if board["houses"] > 0 and self.town_open(board["merchant"]):
            free = [
                space
                for space in self.house_spaces
                if space[0] == board["merchant"] and space not in self.houses
            ]
            space = self.most(free, lambda it: self.printed_vp(self.house_spaces[it]))[0]
            board["houses"] -= 1
            self.houses[space] = BOT
            self.score(BOT, self.printed_vp(self.house_spaces[space]))
        # S 34
        self.bot_take_map_tile("merchant", points)
        # S 35, 36
        away = self.distance(board["merchant"])
        target = self.best_town(away, points)
        if target is not None:
            self.bot_pay_for_moves(away[target] - points)
            board["merchant"] = target

    # ------------------------------------------------------------- Character

    def bot_character(self, points: int) -> None:
        refilled = False
        for _ in range(points):
            tiles = self.free_tiles(BOT, "character")
            if tiles:  # S 37
                self.bot_place_character(tiles[0])
                continue
            wanted = self.wanted_characters()  # S 38
            if not wanted and not refilled:  # S 39: free, once per action
                refilled = True
                self.discards["character"] += self.character_offer
                self.character_offer = []
                self.bot_refill_characters(self.rules["discarded_characters"] == "mixed at once")
                wanted = self.wanted_characters()
            if not wanted:
                return  # ruling: the rest is lost
            tile = self.pick(wanted)
            self.character_offer.remove(tile)
            self.bot_store(tile)
            self.bot_refill_characters(False)

    def bot_place_character(self, tile: str) -> None:
        """Place a character under its own kind, else in the leftmost empty top space. Rewards do not matter
        (S 37)."""
        board = self.boards[BOT]
        kind = self.tiles[tile]["character"]
        self.take_from_store(BOT, tile)
        for rooms in board["rooms"]:
            if rooms[1] is not None and self.tiles[rooms[1]]["character"] == kind:
                assert rooms[0] is None
                rooms[0] = tile
                break
        else:
            for rooms in board["rooms"]:
                if rooms[1] is None:
                    rooms[1] = tile
                    break
        if "visitors-to-the-curia" in self.challenges:  # S 60
            effect: list[str] = self.tiles[tile]["effect"]
            self.bot_receive([atom for atom in effect if atom.split(" ")[0] in ("vp", "gain")])
            others = [atom for atom in effect if atom.split(" ")[0] not in ("vp", "gain")]
            self.score(BOT, self.character_value(others))

    @staticmethod
    def character_value(effect: list[str]) -> int:
        """Return the sum of resources, VP, AP, steps and builds shown (ruling)."""
        total = 0
        for atom in effect:
            last = atom.split(" ")[-1]
            total += int(last) if last.isdigit() else 1
        return total

    def wanted_characters(self) -> list[str]:
        """Return the best tiles of the offer (S 38), equal tiles once, in the order of the box file."""
        board = self.boards[BOT]
        in_store = [self.tiles[tile]["character"] for tile in self.free_tiles(BOT, "character")]
        number: dict[str, int] = {}
        column: dict[str, int] = {}
        for place, rooms in enumerate(board["rooms"]):
            for tile in rooms:
                if tile is not None:
                    kind = self.tiles[tile]["character"]
                    number[kind] = number.get(kind, 0) + 1
                    column[kind] = place
        for kind in in_store:
            number[kind] = number.get(kind, 0) + 1
        options: list[str] = []
        for entry in self.box["characters"]:
            offered = entry["id"] in self.character_offer and entry["id"] not in options
            if offered and number.get(entry["kind"], 0) < 2:
                options.append(entry["id"])

        def rank(tile: str) -> tuple[int, ...]:
            kind = self.tiles[tile]["character"]
            value = self.character_value(self.tiles[tile]["effect"])
            if number.get(kind, 0) == 1:
                return (1, -column[kind], value)
            return (0, 0, value)

        return self.most(options, rank)

    def bot_refill_characters(self, mix: bool) -> None:
        """Refill as for the person: see Referee.open_refill_characters."""
        while len(self.character_offer) < self.box["character_offer"]["size"]:
            if not self.piles["character"]:
                self.piles["character"] = self.discards["character"]
                self.discards["character"] = []
            if not self.piles["character"]:
                break
            tile = self.ask(self.chance_refill_characters({})).split(" ")[2]
            self.piles["character"].remove(tile)
            self.character_offer.append(tile)
        if mix:
            self.piles["character"] += self.discards["character"]
            self.discards["character"] = []

    # ------------------------------------------------------------- Contract

    def bot_contract(self, points: int) -> None:
        costs = self.box["contract_offer"]["costs"]
        slots = list(range(len(self.contract_offer)))
        # A, S 41: all new crests from the right
        for slot in reversed(slots):
            tile = self.contract_offer[slot]
            if tile is not None and self.new_crest(tile) and costs[slot] <= points:
                points -= costs[slot]
                self.contract_offer[slot] = None
                self.bot_store(tile)
        # B, S 42: all ready contracts, re-checked after each
        took_ready = False
        while True:
            tiles = {slot: str(self.contract_offer[slot]) for slot in self.contract_slots(points)}
            ready = [slot for slot in tiles if self.ready(tiles[slot])]
            if not ready:
                break
            rank = {slot: (int(self.tiles[tiles[slot]]["vp"]), -int(costs[slot])) for slot in ready}
            slot = self.pick(self.most(ready, rank.__getitem__))
            took_ready = True
            points -= costs[slot]
            self.bot_take_contract(slot)
            self.bot_fulfil(self.boards[BOT]["store"][-1]["tile"])
        # C, S 43: one contract, fewest missing, rightmost
        if not took_ready and self.contract_space_empty():
            possible = self.contract_slots(points)
            if possible:
                slot = self.most(possible, lambda it: -self.missing(str(self.contract_offer[it])))[-1]
                points -= costs[slot]
                self.bot_take_contract(slot)
        # D, S 44
        for _ in range(points):
            self.bot_gain_required()

    def contract_slots(self, points: int) -> list[int]:
        """Return the slots of the contracts it has the points for, from the left."""
        costs = self.box["contract_offer"]["costs"]
        found = []
        for slot, tile in enumerate(self.contract_offer):
            if tile is not None and self.tiles[tile]["type"] == "contract" and costs[slot] <= points:
                found.append(slot)
        return found

    def bot_take_contract(self, slot: int) -> None:
        tile = self.contract_offer[slot]
        assert tile is not None
        self.contract_offer[slot] = None
        self.bot_store(tile)

    def contract_space_empty(self) -> bool:
        spaces: int = self.box["cardinalbot"]["contract_spaces"]
        return len(self.unfulfilled()) < spaces

    def missing_parts(self, name: str) -> tuple[int, int, int]:
        """Return the missing named resources, and what may pay "any": gold, food above the reserve, and spare
        wool and iron."""
        needs: dict[str, int] = self.tiles[name]["needs"]
        have = self.have()
        missing = 0
        spare = max(0, have["food"] - self.reserved_food())
        for kind in ("wool", "iron"):
            missing += max(0, needs.get(kind, 0) - have[kind])
            spare += max(0, have[kind] - needs.get(kind, 0))
        return missing, have["gold"], spare

    def missing(self, name: str) -> int:
        """Return the missing resources, without the gold exchange (ruling)."""
        named, gold, spare = self.missing_parts(name)
        return named + max(0, int(self.tiles[name]["identical"]) - gold - spare)

    def ready(self, name: str) -> bool:
        """Return whether a contract can be fulfilled with the gold exchange, 2 gold for each missing wool or
        iron (ruling)."""
        named, gold, spare = self.missing_parts(name)
        gold -= 2 * named
        return gold >= 0 and gold + spare >= int(self.tiles[name]["identical"])

    def bot_fulfil(self, name: str) -> None:
        """Fulfil a contract in its store (S 48)."""
        have = self.have()
        needs: dict[str, int] = self.tiles[name]["needs"]
        # ruling: named wool and iron from supply, 2 gold per missing one, then the "any" part
        for kind, number in needs.items():
            from_supply = min(number, have[kind])
            have[kind] -= from_supply
            have["gold"] -= 2 * (number - from_supply)
        for _ in range(self.tiles[name]["identical"]):
            if have["gold"] > 0:
                have["gold"] -= 1
            elif have["food"] > self.reserved_food():
                have["food"] -= 1
            else:
                have[self.pick(self.most(["wool", "iron"], lambda kind: have[kind]))] -= 1
        self.take_from_store(BOT, name)
        pile = [*self.boards[BOT]["contracts"], name]
        self.boards[BOT]["contracts"] = self.in_order_of_the_box(pile)
        self.score(BOT, self.tiles[name]["vp"])
        self.score(BOT, 5)

    # ------------------------------------------------------------- step 6: tasks

    def bot_crests(self) -> None:
        """Place crests (S 46)."""
        board = self.boards[BOT]
        have = self.have()
        while self.free_tiles(BOT, "crest") and None in board["crests"]:
            food = min(3, have["food"])
            gold = 2 * (3 - food)
            if have["gold"] < gold:
                return
            have["food"] -= food
            have["gold"] -= gold
            crests = self.free_tiles(BOT, "crest")
            family = next(crest["id"] for crest in self.box["crests"] if crest["id"] in crests)
            self.take_from_store(BOT, family)
            full = self.full_columns_without_crest()
            board["crests"][full[0] if full else board["crests"].index(None)] = family
            self.score(BOT, 5)

    def open_cathedrals(self) -> list[str]:
        """Return the cathedrals with its pillar that it has not contributed to."""
        found = []
        for cathedral in self.box["cathedrals"]:
            town = cathedral["town"]
            built = town in self.boards[BOT]["cathedrals"]
            if BOT in self.pillars[town] and not built and self.cathedral_tiles[town]:
                found.append(town)
        return found

    def bot_cathedrals(self) -> None:
        """Contribute to cathedrals (S 47)."""
        board = self.boards[BOT]
        have = self.have()
        while True:
            possible = []
            for town in self.open_cathedrals():
                if have["gold"] >= 2 * max(0, self.stone_cost(town) - have["stone"]):
                    possible.append(town)
            if not possible:
                return
            town = self.pick(self.most(possible, self.cathedral_vp))
            stone = min(self.stone_cost(town), have["stone"])
            have["gold"] -= 2 * (self.stone_cost(town) - stone)
            have["stone"] -= stone
            points = self.cathedral_vp(town)
            self.cathedral_tiles[town].pop(0)
            board["cathedrals"].append(town)
            self.score(BOT, points)

    def bot_contracts(self, times: int) -> None:
        """Fulfil contracts, beginning with the one that needs fewer resources (S 48)."""
        for _ in range(times):
            contracts = set(self.unfulfilled())
            ready = self.in_order_of_the_box([name for name in contracts if self.ready(name)])
            if not ready:
                return
            self.bot_fulfil(self.pick(self.most(ready, lambda name: -self.resources_required(name))))

    def in_order_of_the_box(self, contracts: list[str]) -> list[str]:
        ids = [entry.get("id") for entry in [*self.box["contracts"], *self.box["bonus_tiles"]]]
        return sorted(contracts, key=ids.index)

    def resources_required(self, name: str) -> int:
        needs: dict[str, int] = self.tiles[name]["needs"]
        return sum(needs.values()) + int(self.tiles[name]["identical"])

    # ------------------------------------------------------------- King and fair

    def king_ranking(self) -> list[int]:
        """Rank as usual, but the bot wins all ties (S 12)."""
        if self.king_space(BOT) >= self.king_space(PERSON):
            return [BOT, PERSON]
        return [PERSON, BOT]

    def open_king_phase(self, thing: Thing) -> bool:
        """Begin the King phase as usual, but the bot takes the tile and resolves it at once (S 12, 13)."""
        if self.king_tile is None or self.king_ranking()[0] != BOT:
            return super().open_king_phase(thing)
        self.drop(thing)
        self.phase = "king"
        self.push([{"kind": "bot", "what": "king_tile"}])
        return False

    def bot_king_tile(self) -> None:
        tile = self.king_tile
        assert tile is not None
        self.king_tile = None
        self.bot_resolve_tile(tile)

    def open_king_order(self, thing: Thing) -> bool:
        """Set the order as usual. Then move the bot's marker up to its start space, on top (S 14)."""
        super().open_king_order(thing)
        space = self.king_space(BOT)
        if space < self.bot_king_start():
            self.king_track[space].remove(BOT)
            self.king_track[self.bot_king_start()].append(BOT)
        return False

    def takes_part(self, seat: int) -> bool:
        """Return whether a seat scores. The bot always does (S 15)."""
        return seat == BOT or super().takes_part(seat)

    def fair_count(self, seat: int, what: str, counts: list[str]) -> int:
        """Count as for the person, but only active crests, in every edition (S 15)."""
        if seat == BOT and what == "crests":
            return len([crest for crest in self.boards[BOT]["crests"] if crest is not None])
        return super().fair_count(seat, what, counts)

    def open_fair_phase(self, thing: Thing) -> bool:
        super().open_fair_phase(thing)
        # S 16
        self.decrees.pop(0)
        self.pawn = 0
        return False

    # ------------------------------------------------------------- the end

    def open_final_scoring(self, thing: Thing) -> bool:
        """Score the person as usual, then the bot."""
        self.drop(thing)
        box = self.box["player_board"]
        board = self.boards[PERSON]
        self.score(PERSON, self.houses_on_map(PERSON) * self.pillars_on_map(PERSON))
        self.score(PERSON, box["completed_vp"][len(board["completed"])])
        self.score(PERSON, sum(board["resources"].values()) // box["leftovers_per_vp"])
        self.push([{"kind": "bot", "what": "final_scoring"}, {"kind": "game_over"}])
        return False

    def bot_final_scoring(self) -> None:
        have = self.have()
        # S 52
        self.score(BOT, self.houses_on_map(BOT) * self.pillars_on_map(BOT))
        # S 53
        if self.unfulfilled():
            have["gold"] += have["stone"] + have["food"]
            have["stone"] = have["food"] = 0
            self.bot_contracts(len(self.unfulfilled()))
        # S 54
        self.score(BOT, sum(have.values()) // self.box["player_board"]["leftovers_per_vp"])

    def open_game_over(self, thing: Thing) -> bool:
        self.drop(thing)
        self.phase = "over"
        return False
