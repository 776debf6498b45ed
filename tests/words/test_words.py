"""Every event, move, decision and tile has complete sentences."""

from __future__ import annotations

import ast
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

import tiletum.words
from support.players import Chooser
from tiletum import Table
from tiletum.bots import BotError
from tiletum.bots.features import TERMS
from tiletum.box import from_data, load
from tiletum.box.marks import MARK_KEYS
from tiletum.box.model import ACTIONS, COLOURS, PIECES, RESOURCES, Atom, Take
from tiletum.box.phrases import SPELLINGS
from tiletum.cli.box import HIDDEN_FIELDS
from tiletum.cli.session import USAGE
from tiletum.cli.tables import BLOCK_HEADINGS, HEADINGS
from tiletum.cli.telling import COUNTED
from tiletum.game.cardinal.board import invoke
from tiletum.game.catalogue import moves as mv
from tiletum.game.catalogue.challenges import COFFERS
from tiletum.game.catalogue.explanations import (
    CHOICES,
    NEEDS,
    OBSTACLES,
    ORDERS,
    PAYMENTS,
    WHY_ENTRY,
)
from tiletum.game.catalogue.explanations import GROUPS as TILE_GROUPS
from tiletum.game.catalogue.steps import DIE_ACTION, FINISH_HELPER, FIRST_AUTOMATIC, NAMES, POINTS, step
from tiletum.game.core.editions import EDITIONS, Solo
from tiletum.game.core.effects_table import OP_NAMES
from tiletum.game.core.events import EVENTS, PLACES, WAYS_TOLD, WHY_DISCARDED, named, number_of, rules_in
from tiletum.game.core.rules import Rules
from tiletum.game.core.vocabulary import FROM_CHARACTER, FROM_HELPER, PHASES, PILES, SOURCES
from tiletum.game.engine import Game
from tiletum.game.refusals import explain
from tiletum.words import (
    Listing,
    Name,
    Phrase,
    Seat,
    Words,
    WordsError,
    abouts,
    choose_language,
    describe_decision,
    describe_move,
    describe_refusal,
    describe_tile,
    event_line,
    languages,
    slug,
)
from tiletum.words.check import all_texts, messages_of, nodes
from tiletum.words.describe import describe_error
from tiletum.words.editions import differences
from tiletum.words.log import BOTS_SOURCES, die
from tiletum.words.things import entry, fair, order, takes, tile
from tiletum.words.values import SEAT_COLOURS, Arg, phrase

SOURCE = Path(tiletum.words.__file__).parent
FOLDERS = sorted(folder for folder in SOURCE.iterdir() if any(folder.glob("*.ftl")))
GAME_FILES = ("names", "events", "moves", "decisions", "groups", "solo")
"""Files whose keys come from the game. The keys of all other files are literals in the code."""
CLI_FILES = ("cli", "errors", "arena", "server", "hints")
"""Messages of the command line, and errors that any part of the program may raise."""
CLIENT_FILES = ("client", "client-board", "client-figures", "client-pages", "client-play", "learn")
"""Messages of the browser client only (tests/words/test_client_words.py)."""
OTHER_FILES = ("refusals", "warnings", "words", "box")
"""Files whose keys other tests check: refusals, warnings, and faults of files."""

WORDS = Words()
BOX = load()
RULES = Game.new(4).rules


# --- the catalogue ---


@cache
def resource(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(path).body if isinstance(entry, ftl.Message)}


def files() -> list[Path]:
    return [file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))]


def game_keys() -> set[str]:
    """Return every key that the game or the box can use."""
    ids = {
        "event": list(EVENTS),
        "move": list(mv.KIND_NAMES),
        "decision": [*NAMES[:FIRST_AUTOMATIC], "over", "nested"],
        "group": [*mv.GROUPS, "tile"],
        "effect": effect_names(),
        "lost": [op.replace(" ", "-") for op in OP_NAMES],
        "tile": sorted({tile.type for tile in RULES.tiles}),
        "source": [*SOURCES, *BOTS_SOURCES.values()],
        "kind": list(RESOURCES),
        "colour": [*COLOURS, "iron-wool", "most-required"],
        "action": list(ACTIONS),
        "piece": list(PIECES),
        "seat": [*SEAT_COLOURS, "cardinalbot"],
        "space": ["other", *(space.id for space in BOX.spaces)],
        "family": [crest.id for crest in BOX.crests],
        "place": ["wheel", "action", *PLACES.values()],
        "fair": ["each", "sets", "king"],
        "count": sorted({what for fair in BOX.fair_tiles for what in fair.counts}),
        "phase": list(PHASES),
        "edition": [*EDITIONS, "differs"],
        "differs": sorted({way.key.removeprefix("differs-") for e in EDITIONS for way in differences(e)}),
        "list": ["none", "last", "more", "clause"],
        "decree": [decree.id for decree in BOX.decrees],
        "challenge": [challenge.id for challenge in BOX.challenges],
        "entry": ["plain", "if"],
        "does": [challenge.id for challenge in BOX.challenges],
        "takes": ["action", "needed", "highest", "highest-either", "highest-any"],
        "condition": conditions(),
        "measured": conditions(),
        "choice": [choice.name for choice in CHOICES],
        "option": ["die", "column", "tile-at", "tile-slot", "value"],
        "order": list(ORDERS),
        "tile-group": list(TILE_GROUPS),
        "need": [*NEEDS, "no-other"],
        "obstacle": list(OBSTACLES),
        "wheel": ["section"],
    }
    keys = {Name(type_, id_).key for type_, found in ids.items() for id_ in found} | explanation_keys()
    return keys | {"cost", "cost-closed", "amount", "amount-identical", "amount-mixed", "entry"}


def explanation_keys() -> set[str]:
    """Return the keys that explain effects: each one alone, several on the map, and differences of
    editions."""
    single = [(Atom(op, what),) for op, what, _ in SPELLINGS.values()]
    combined = (Atom("step", "merchant"), Atom("house"))
    return {
        key
        for effect in (*single, combined)
        for e in EDITIONS.values()
        for key in abouts.sentences(effect, e)
    }


def conditions() -> list[str]:
    found = {entry.condition for decree in BOX.decrees for entry in decree.entries}
    return sorted(found - {""})


def effect_names() -> list[str]:
    return sorted({op.replace(" ", "-") for op, _, _ in SPELLINGS.values()})


def test_every_file_is_fluent_without_junk() -> None:
    junk = {
        path: [entry.content for entry in resource(path).body if isinstance(entry, ftl.Junk)]
        for path in files()
    }
    assert {path: entries for path, entries in junk.items() if entries} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_key_of_the_game_has_a_message_and_every_message_is_used(folder: Path) -> None:
    found = {key for name in GAME_FILES for key in messages(folder / f"{name}.ftl")}
    parts = {
        node.id.name
        for name in GAME_FILES
        for node in nodes(resource(folder / f"{name}.ftl"))
        if isinstance(node, ftl.MessageReference)
    }
    assert game_keys() - found == set()
    assert found - game_keys() - parts == set()


def test_every_message_about_words_is_raised() -> None:
    code = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    assert [key for key in messages(SOURCE / "en" / "words.ftl") if f'"{key}"' not in code] == []


def command_line_keys() -> set[str]:
    """Return the keys that the command line composes."""
    fields = {field for section in BOX.data.values() for entry in entries_of(section) for field in entry}
    completed = ("houses", "pillars", "place", "neighbours", "number")
    units = {"fair-each", "fair-sets", "fair-king"}
    groups = {
        "letter": list(SEAT_COLOURS),
        "brief": [*units, *(f"tile-{tile.type}" for tile in RULES.tiles)],
        "told-many": list(COUNTED),
        "help": list(USAGE),
        "tables": [*HEADINGS, *BLOCK_HEADINGS],
        "map": list(PIECES),
        "pile": list(PILES),
        "discards": ["bonus", "character"],
        "section": [name for name, content in BOX.data.items() if entries_of(content) and name != "links"],
        "printed": [*fields - {*MARK_KEYS, *HIDDEN_FIELDS, "between"} - set(BOX.components), *completed],
        "component": list(BOX.components),
        "term": ["score", *(term.name for term in TERMS)],
    }
    return {f"{type_}-{id_}".replace("_", "-") for type_, found in groups.items() for id_ in found}


def entries_of(section: object) -> list[dict[str, object]]:
    found = [section] if isinstance(section, dict) else section
    return found if isinstance(found, list) else []


def test_every_key_of_the_command_line_has_a_message_and_every_message_is_used() -> None:
    code = "".join(path.read_text() for path in SOURCE.parent.rglob("*.py"))
    used = set(re.findall(r'(?:say|heading|titled|\w*Error)\(\s*"([a-z]+-[a-z-]+)"', code))
    found = {key for name in CLI_FILES for key in messages(SOURCE / "en" / f"{name}.ftl")}
    composed = command_line_keys()
    parts = {
        node.id.name
        for name in CLI_FILES
        for node in nodes(resource(SOURCE / "en" / f"{name}.ftl"))
        if isinstance(node, ftl.MessageReference)
    }
    assert composed - found == set()
    assert sorted(key for key in used if not WORDS.has(key)) == []
    assert sorted(key for key in found - composed - parts if f'"{key}"' not in code) == []


# --- no sentences in the code ---

SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
FOR_HELP = ("help", "description", "summary", "epilog")
"""Arguments of command-line help and the API's description, which are in English."""
FOR_DEVELOPERS = (
    "AssertionError",
    "AttributeError",
    "info",
    "warning",
    "error",
    "exception",
    "critical",
    "log_failure",
)
"""Logs and tracebacks are read by operators and developers."""
NOT_FOR_PLAYERS = {
    "arena/train.py": "the log of a training",
    "cli/usage.py": "argparse's messages, which are reworded",
    "server/http/declaration.py": "the API's description",
    "server/operate/metrics.py": "names of measurements",
    "table/illegal.py": "a traceback",
    "words/check.py": "words that are the same in all languages",
}
HELP = ("DESCRIPTION", "EPILOG")


def sentences(source: str) -> list[str]:
    """Return texts in the code that people may read."""
    tree = ast.parse(source)
    skipped = {id(part) for node in ast.walk(tree) if is_exempt(node) for part in ast.walk(node)}
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in skipped)
    return [node.value for node in texts if isinstance(node.value, str) and SENTENCE.search(node.value)]


def is_exempt(node: ast.AST) -> bool:
    """Return whether a node is documentation, help, a log or only visible in tracebacks."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.keyword(arg=name):
            return name in FOR_HELP
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in HELP
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in FOR_DEVELOPERS
    return False


def test_no_code_contains_sentences() -> None:
    modules = (path for path in sorted(SOURCE.parent.rglob("*.py")) if "migrations" not in path.parts)
    texts = {path.relative_to(SOURCE.parent).as_posix(): path.read_text(encoding="utf-8") for path in modules}
    found = {name: sentences(text) for name, text in texts.items() if name not in NOT_FOR_PLAYERS}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_sentences_in_the_code_are_found() -> None:
    code = """
def tell(n):
    \"""Say how many there are.\"""
    logger.info("nobody reads this here")
    print(f"{n} of them are left", say("cli-left", n=n))
"""
    assert sentences(code) == [" of them are left"]


def test_no_message_selects_by_a_thing() -> None:
    """A variant's key never equals a thing. Only plain text and numbers can be selected by."""
    all_messages = ((path, key, message) for path in files() for key, message in messages(path).items())
    assert [(path, key) for path, key, message in all_messages if selectors(message) & things(message)] == []


def selectors(message: ftl.Message) -> set[str]:
    """Return the arguments by which a message chooses."""
    expressions = (node.selector for node in nodes(message) if isinstance(node, ftl.SelectExpression))
    return {expression.id.name for expression in expressions if isinstance(expression, ftl.VariableReference)}


def things(message: ftl.Message) -> set[str]:
    """Return the arguments of a message that functions name."""
    calls = (
        node.arguments.positional[0] for node in nodes(message) if isinstance(node, ftl.FunctionReference)
    )
    return {arguments.id.name for arguments in calls if isinstance(arguments, ftl.VariableReference)}


EFFECT = Listing((phrase("effect-vp", amount=3), phrase("effect-king", amount=1)))
KINDS: list[Arg] = [Name("kind", kind) for kind in RESOURCES]
TOWNS: list[Arg] = [
    Name("space", "Koeln"),
    Name("space", "Vindobona", "Vindobona"),
    Name("space", "Arles"),
    Name("space", "Antwerpen"),
]
TILES = (BOX.contracts[2], BOX.contracts[11], BOX.bonus_tiles[0], BOX.characters[0])
DICE: list[Arg] = [Name("colour", colour) for colour in COLOURS]

SAMPLES: dict[str, list[Arg]] = {
    "seat": [Seat(0), Seat(3, "Wanda"), Seat(1), Seat(2, "Ada")],
    "tile": [tile(printed) for printed in TILES],
    "place": [Name("place", "king-track"), Name("space", "Koeln"), phrase("place-wheel", number=3)],
    "why": [*WHY_DISCARDED, phrase("need-stone", have=1, wanted=2)],
    "change": ["gain", "loss", "none"],
    "moved": ["yes", "no"],
    "first": ["yes", "no", "2 wool"],
    "rest": [EFFECT, "1 iron"],
    "now": ["It is now."],
    "later": [Listing((Phrase("decision-die"),))],
    "from": ["−2", *TOWNS],
    "to": ["+3", *TOWNS],
    "space": [3, *TOWNS],
    "town": TOWNS,
    "cathedral": TOWNS,
    "house": TOWNS,
    "cost": [phrase("cost", stone=2, vp=3), phrase("cost-closed")],
    "fair": [fair(printed.id, RULES) for printed in BOX.fair_tiles],
    "counted": [Listing((Name("count", "houses"), Name("count", "pillars")))],
    "effect": [Name("lost", "king")],
    "needs": [EFFECT],
    "gives": [EFFECT],
    "bonus": [EFFECT],
    "paid": [EFFECT],
    "term": [Name("term", term.name) for term in TERMS],
    "terms": [Listing((phrase("hint-nothing"),))],
    "kind": KINDS,
    "given": KINDS,
    "received": KINDS,
    "colour": DICE,
    "die": DICE,
    "action": [Name("action", action) for action in ACTIONS],
    "family": [Name("family", crest.id) for crest in BOX.crests],
    "piece": [Name("piece", piece) for piece in PIECES],
    "source": [Name("source", source) for source in SOURCES],
    "reason": ["start", "revealed", "other-seat", *WHY_ENTRY],
    "order": [Listing((Seat(0), Seat(3, "Wanda"))), order("nearest", 2, RULES), order("priority", 0, RULES)],
    "gains": [EFFECT],
    "merchant": TOWNS,
    "architect": TOWNS,
    "edition": [Name("edition", edition) for edition in EDITIONS],
    "phase": [Name("phase", phase) for phase in PHASES],
    **{key: [Name("decree", decree.id) for decree in BOX.decrees] for key in ("decree", "next")},
    **dict.fromkeys(("missing", "kinds"), KINDS),
    **{key: [Listing((die(2, RULES), die(26, RULES)))] for key in ("options", "dice")},
    "challenge": [Name("challenge", challenge.id) for challenge in BOX.challenges],
    "row": [entry(decree, 0, RULES) for decree in range(len(BOX.decrees))],
    "entry": [phrase("entry-plain", takes=takes(Take("action", "merchant")))],
    "markers": [Listing(("3", "2"))],
    "crest": [Name("family", "fleur")],
    "takes": [
        takes(Take("action", "merchant")),
        takes(Take("needed")),
        takes(Take("highest", kinds=("iron", "wool"))),
        takes(Take("highest-any")),
    ],
    "condition": [Name("condition", "unfulfilled")],
    "measured": [phrase("measured-crest-in-reach", left=-1, right=99)],
    "board": ["bot", "player"],
    "won": ["yes", "no"],
    "level": ["deacon", "chosen"],
    "result": ["the person wins."],
    "challenges": [Listing((Name("challenge", "deep-coffers"),))],
    "move": ["stays", "stopped", "moves"],
    "which": ["action", "joker", "only-joker", "architect", "merchant"],
    "how": ["no-space", "all-space", "no-reach", "all-reach"],
    "way": list(WAYS_TOLD),
    "alike": ["yes", "no"],
    "colours": [Listing(tuple(DICE))],
    "more": ["pillars", "houses"],
    "tie": ["yes", "no"],
    "laid": ["yes", "no"],
    "sections": [Listing((phrase("wheel-section", action=Name("action", "king"), value=2),))],
    "available": ["yes", "no"],
    "others": [Listing((phrase("option-value", option=Name("kind", "iron"), value=2),))],
    "payment": list(PAYMENTS),
    "choice": [phrase("choice-town", amount=3)],
    "group": [Name("tile-group", TILE_GROUPS[0])],
    "obstacle": [phrase("obstacle-own-house")],
    **{key: [2.4, 30, 1.0, 1234.5] for key in ("seconds", "budget")},
}
NUMBERS: list[Arg] = [0, 1, 2, 5, 21]


@cache
def english() -> dict[str, ftl.Message]:
    names = (*GAME_FILES, *CLI_FILES, *CLIENT_FILES, *OTHER_FILES)
    return {key: text for name in names for key, text in messages(SOURCE / "en" / f"{name}.ftl").items()}


def test_every_file_is_known() -> None:
    known = {*GAME_FILES, *CLI_FILES, *CLIENT_FILES, *OTHER_FILES}
    assert {path.stem for path in files()} == known


def patterns(lang: str = "en") -> list[tuple[str, str]]:
    """Return every English message in all the forms that it has in English or in the language."""
    found = []
    for key, message in english().items():
        theirs = messages_of(lang).get(key, message)
        forms = {attribute.id.name: None for attribute in (*message.attributes, *theirs.attributes)}
        found += [(key, ""), *((key, form) for form in forms)]
    return found


def variables(key: str) -> set[str]:
    """Return the arguments of a message, including those of messages it refers to."""
    catalogue = english()
    found = {node.id.name for node in nodes(catalogue[key]) if isinstance(node, ftl.VariableReference)}
    parts = (node.id.name for node in nodes(catalogue[key]) if isinstance(node, ftl.MessageReference))
    return found.union(*(variables(part) for part in parts))


@pytest.mark.parametrize("lang", languages())
def test_every_message_and_form_is_a_clean_sentence(lang: str) -> None:
    words = Words(lang)
    wrong = {key: list(wrong_sentences(words, key, form)) for key, form in patterns(lang)}
    assert {key: found for key, found in wrong.items() if found} == {}


def wrong_sentences(words: Words, key: str, form: str) -> Iterator[str]:
    """Yield the faulty sentences of a message with many arguments, or the error if it has none."""
    chance = random.Random(key)
    for turn in range(12):
        try:
            sentence = words.text(sample(key, turn, chance), form=form)
        except WordsError as error:
            yield f"{form}: {error}"
            continue
        clean = sentence if key.startswith(WITH_SIGNS) else is_clean(sentence, key in MAY_BE_EMPTY)
        if not clean:
            yield f"{form}: {sentence}"


MAY_BE_EMPTY = ("move-price", "move-house-bonus")
WITH_SIGNS = ("check-", "words-cannot-say", "box-bad-id")
"""Messages about faults of a catalogue or file may quote its signs."""


NOT_ELIDED = re.compile(r"(?<!-)\b(de|que|le|ne|se) [aeiouéèêâîô]", re.IGNORECASE)


def test_french_words_are_elided_before_a_vowel() -> None:
    words, chance = Words("fr"), random.Random(0)
    texts = {
        words.text(sample(key, turn, chance), form=form) for key, form in patterns() for turn in range(6)
    }
    assert sorted(text for text in texts if NOT_ELIDED.search(text)) == []


def test_french_signs_and_units_have_a_no_break_space() -> None:
    """A line must not begin with a colon, nor end with a number without its unit."""
    texts = [text for message in messages_of("fr").values() for text in all_texts(message)]
    assert [text for text in texts if re.search(r" [:;?!»]|« |\d P[AV]", text)] == []


def sample(key: str, turn: int, chance: random.Random) -> Phrase:
    """Return a message with arguments. In the first turns each sample comes once."""
    args: dict[str, Arg] = {}
    for name in sorted(variables(key)):
        fitting = samples_fitting(key, name, SAMPLES.get(name, NUMBERS))
        args[name] = fitting[turn] if turn < len(fitting) else chance.choice(fitting)
    return Phrase(key, tuple(args.items()))


def samples_fitting(key: str, name: str, samples: list[Arg]) -> list[Arg]:
    """Return the samples that fit. Some names mean a number in one message and a thing in another, as its
    functions show."""
    in_functions = {
        arg.id.name
        for node in nodes(english()[key])
        if isinstance(node, ftl.FunctionReference)
        for arg in node.arguments.positional[:1]
        if isinstance(arg, ftl.VariableReference)
    }
    if name in in_functions:
        return [value for value in samples if not isinstance(value, int)] or TOWNS
    plain: list[Arg] = [value for value in samples if isinstance(value, int | float | str)]
    return plain or ["king", "wheel"]


# --- clean sentences ---


def raw_ids() -> list[str]:
    """Return the ids that no sentence should contain, unlike `building` or `Paris`."""
    ids = [tile.id for tile in RULES.tiles] + [space.id for space in BOX.spaces] + list(SOURCES)
    ids += [fair.id for fair in BOX.fair_tiles] + [cost.id for cost in BOX.cost_tiles]
    ids += [decree.id for decree in BOX.decrees] + [challenge.id for challenge in BOX.challenges]
    ids += [*ORDERS, *OBSTACLES, *PAYMENTS, *TILE_GROUPS, *WHY_ENTRY, *WAYS_TOLD]
    unmistakable = [id_ for id_ in ids if re.search("[0-9:+-]", id_)]
    return sorted({*unmistakable, "Koeln", "Nuernberg", "lightgrey", "darkgrey"})


RAW = re.compile("|".join(rf"(?<![\w-]){re.escape(id_)}(?![\w-])" for id_ in raw_ids()))


SETTING = re.compile(r"[a-z]+_[a-z]+(?=\s?[”»])")
"""Server settings are named as in their file."""
UNFINISHED = re.compile(r"[{}$\u2066-\u2069]|\?\?\?|  |None|NAME|SEAT|_")
SPACE_BEFORE_SIGN = re.compile(r" [.,:;)]")


def assert_clean(said: str, empty: bool = False) -> None:
    assert is_clean(said, empty), said


@cache
def is_clean(said: str, empty: bool = False) -> bool:
    """Tell whether a sentence has no placeholders, stray signs or ids in it."""
    if not (said.strip() or empty):
        return False
    sentence = SETTING.sub("setting", said)
    return not any(sign.search(sentence) for sign in (UNFINISHED, SPACE_BEFORE_SIGN, RAW))


def test_raw_ids_are_found() -> None:
    assert [bool(RAW.search(text)) for text in ("takes king:2vp", "+1ap", "to Koeln")] == [True] * 3
    assert not RAW.search("takes 5 iron to Köln on the Paris–Bordeaux road")


# --- whole games ---


def biased(game: Game, chance: random.Random) -> int:
    """Choose a move that leads deep into the game, rather than ending, giving up, buying or exchanging."""
    passing = (mv.DONE, mv.END, mv.BUY, mv.EXCHANGE, mv.DISCARD, mv.LEAVE)
    moves = game.moves()
    return chance.choice([move for move in moves if game.rules.move_kind[move] not in passing] or moves)


def at_random(game: Game, chance: random.Random) -> int:
    return chance.choice(game.moves())


def positions(game: Game, seed: int, *, bias: bool) -> Iterator[Game]:
    """Play a game to its end, and yield it before every move and at the end."""
    chance = random.Random(seed)
    choose = biased if bias else at_random
    game.events = []
    while not game.over:
        yield game
        game.apply(game.outcome(chance.randrange(game.total())) if game.at_chance else choose(game, chance))
    yield game


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bias", [False, True])
def test_all_sentences_of_whole_games_are_clean(players: int, edition: str, bias: bool) -> None:
    game = Game.new(players, edition, shuffled_actions=bias)
    for position in positions(game, players, bias=bias):
        assert_clean(describe_decision(WORDS, position))
        offers = [describe_move(WORDS, position, move) for move in position.moves()]
        for offer in offers:
            assert_clean(offer)
        assert len(set(offers)) == len(offers), "two moves have the same text"
    assert game.events
    for event in game.events:
        assert_clean(event_line(WORDS, event, game.rules, ["Wanda"]))


# --- whole solo games ---

SOLO_GAMES = [(Solo(1), False), (Solo(3), True), (Solo(5), True), (Solo(0), True), (Solo(8), True)]


@pytest.mark.parametrize(("solo", "bias"), SOLO_GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_sentences_of_whole_solo_games_are_clean(solo: Solo, bias: bool, seed: int) -> None:
    game = Game.new(1, solo=solo, shuffled_actions=seed == 2)
    for position in positions(game, seed, bias=bias):
        assert_clean(describe_decision(WORDS, position))
        offers = [describe_move(WORDS, position, move) for move in position.moves()]
        for offer in offers:
            assert_clean(offer)
        assert len(set(offers)) == len(offers), "two moves have the same text"
    for event in game.events or []:
        assert_clean(event_line(WORDS, event, game.rules, ["Wanda"]))
        assert set(rules_in(event)) <= stated_rules()


@cache
def stated_rules() -> frozenset[str]:
    documents = Path(__file__).parents[2] / "docs"
    text = "".join((documents / name).read_text(encoding="utf-8") for name in ("rules.md", "rules-solo.md"))
    return frozenset(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE))


RARE_EVENTS = {
    "bot-challenge-chosen",
    "bot-no-pillar",
    "bot-no-house",
    "bot-no-target",
    "bot-none-for-gold",
    "bot-stays",
    "bot-lacks",
    "bot-none-required",
    "bot-ignores-space",
    "bot-ignores-reward",
    "bot-converts",
    "bot-joker-king",
    "bot-joker-map",
    "bot-pair",
}


def test_a_few_games_show_nearly_every_event_of_the_cardinalbot() -> None:
    keys: set[str] = set()
    for seed in range(8):
        game = Game.new(1, solo=Solo(3))
        for _ in positions(game, seed, bias=True):
            pass
        keys |= {event[0] for event in game.events or []}
    assert {key for key in EVENTS if key.startswith("bot-")} - keys <= RARE_EVENTS


def solo_rules() -> Rules:
    return Game.new(1, solo=Solo(3)).rules


def solo_line(key: str, *numbers: int) -> str:
    a, b, c, d = (*numbers, 0, 0, 0, 0)[:4]
    return event_line(WORDS, (key, "", a, b, c, d), solo_rules())


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (6, 9, "6 AP, the nearest new crest is 9 away."),
        (1, 99, "1 AP, no new crest is on the map."),
        (-1, 2, "no die is there or at the Joker, the nearest new crest is 2 away."),
    ],
)
def test_conditions_show_the_compared_values(left: int, right: int, expected: str) -> None:
    decree = RULES.decree_ids.index("noblesse-oblige")
    row = "Noblesse Oblige, entry 1 (Architect, if a new crest is in reach): "
    assert solo_line("bot-condition", decree, 0, left, right) == row + expected


def test_options_and_tie_breakers_have_names() -> None:
    rules = solo_rules()
    towns = 1 << rules.space_index["Koeln"] | 1 << rules.space_index["Paris"]
    choice, vp = number_of("choice", "town"), number_of("order", "town-vp")
    sentence = "Towns where it can build a house within 3 spaces: Köln and Paris."
    assert solo_line("bot-options", choice, towns, 3) == sentence
    sentence = "Most VP on a free house space, 4: Köln and Paris."
    assert solo_line("bot-order", choice, vp, 4, towns) == sentence
    event = named(("bot-options", "BMERCH-7", choice, towns, 3, 0), rules)
    assert (sorted(event["options"]), event["rule"]) == (["Koeln", "Paris"], "BMERCH-7")


def test_the_engine_cites_only_existing_rules() -> None:
    game = SOURCE.parent / "game"
    cited = {
        (path.name, rule)
        for path in game.rglob("*.py")
        for rules in re.findall(r'"([A-Z]+-\d+(?: [A-Z]+-\d+)*)"', path.read_text(encoding="utf-8"))
        for rule in rules.split()
    }
    assert len(cited) > 150
    assert {(name, rule) for name, rule in cited if rule not in stated_rules()} == set()


def test_a_challenge_cites_its_own_rule() -> None:
    game = Game.new(1, solo=Solo(0))
    game.events = []
    invoke(game, COFFERS)
    deep = game.rules.challenge_names.index("deep-coffers")
    assert game.events == [("bot-challenge", "CHALL-7", deep, 0, 0, 0)]


def test_new_tiles_cite_setup_before_the_first_round_and_their_own_rule_later() -> None:
    table = Table.open(2, seed=1)
    chooser = Chooser("laid out", 0.8)
    while not table.over:
        table.play(chooser.choose(table.game, [move.index for move in table.moves()]))
    cited: dict[tuple[str, bool], set[str]] = {}
    started = False
    for event in table.events:
        started = started or event[0] == "round"
        cited.setdefault((event[0], started), set()).add(event[1])
    assert cited["bonus-drawn", False] == {"SETUP-5", "SETUP-6"}
    assert cited["bonus-drawn", True] == {"CLEAN-2", "CLEAN-3"}
    assert (cited["contract-drawn", False], cited["contract-drawn", True]) == ({"SETUP-7"}, {"CONTR-5"})
    assert (cited["character-drawn", False], cited["character-drawn", True]) == ({"SETUP-7"}, {"CHAR-1"})


def test_shared_events_cite_the_rule_of_their_side() -> None:
    solo, others = Game.new(1, solo=Solo(0)), Game.new(2)
    assert [solo.rule_for(seat, "FINAL-2", "BEND-1") for seat in (0, 1)] == ["FINAL-2", "BEND-1"]
    assert others.rule_for(1, "FINAL-2", "BEND-1") == "FINAL-2"


@pytest.mark.parametrize("shuffled", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_the_log_names_the_die_value_of_each_action(shuffled: bool, seed: int) -> None:
    table = Table.open(2, seed=seed, shuffled_actions=shuffled)
    entries = [event for event in table.events if event[0] in ("wheel", "action-tile")]
    sentence = [event_line(WORDS, event, table.game.rules) for event in entries]
    found = re.findall(r"([A-Z]\w+)(?: action, which takes dice of)? (\d)[,. ]", " ".join(sentence) + " ")
    found = [row for row in found if row[0] != "Place"]
    assert found == [(WORDS.say(f"action-{action}"), str(value)) for action, value in wheel(table)]


def wheel(table: Table) -> Iterator[tuple[str, int]]:
    """Return the actions round the wheel with their die values."""
    for place, action in enumerate(table.game.action_at):
        yield ACTIONS[action], (table.game.wheel + place) % 6 + 1


def test_the_cardinalbot_has_its_own_name() -> None:
    assert solo_line("turn", 1) == "It is Cardinalbot’s turn."
    assert solo_line("turn", 0) == "It is Blue’s turn."


def test_a_decision_mentions_the_waiting_ones() -> None:
    """Steps that wait are mentioned after the current decision, the next one first."""
    game = Game.new(2)
    game.seat = 0
    game.action, game.points = ACTIONS.index("merchant"), 1
    game.stack = [
        step(DIE_ACTION),
        step(FINISH_HELPER, 0),
        step(POINTS, ACTIONS.index("character"), 1, FROM_HELPER),
        step(POINTS, ACTIONS.index("contract"), 2, FROM_CHARACTER),
    ]
    current = "Wanda: Character bonus: Contract action, 2 AP left."
    waiting = "Then: Character action (1 AP left) and Merchant action (1 AP left)."
    assert describe_decision(WORDS, game, ["Wanda"]) == f"{current} {waiting}"


def test_refusals_have_sentences() -> None:
    chance = random.Random(5)
    for game in positions(Game.new(3), 5, bias=True):
        legal = set(game.moves())
        for move in chance.sample(range(len(game.rules.table.rows)), 10):
            refusal = explain(game, move)
            assert (refusal is None) == (move in legal)
            if refusal is not None:
                assert_clean(describe_refusal(WORDS, refusal, game.rules))


# --- tiles and owners' boxes ---


@pytest.mark.parametrize(
    ("tile", "label"),
    [
        ("5iron", "Contract: 5 iron for 7 VP and a King step"),
        ("2identical+2iron", "Contract: 2 identical resources and 2 iron for 5 VP"),
        ("lion", "Crest: lion"),
        ("goods", "Helper: 1 iron, 1 wool, 1 stone and 1 food"),
        ("+1ap", "Helper: 1 more AP for the die’s action"),
        ("architect2", "Helper: an Architect action with 2 AP"),
        ("king:2vp", "King character: 2 VP"),
        ("merchant:2merchant", "Merchant character: 2 merchant steps"),
        ("contract:ap1+any", "Contract character: a Contract action with 1 AP and 1 resource of choice"),
    ],
)
def test_tiles_are_described_by_their_parts(tile: str, label: str) -> None:
    assert describe_tile(WORDS, RULES, tile) == label


def test_different_tiles_have_different_texts() -> None:
    labels = [describe_tile(WORDS, RULES, number) for number in range(len(RULES.tiles))]
    assert len(set(labels)) == len(labels)
    for label in labels:
        assert_clean(label)


@pytest.mark.parametrize("lang", languages())
def test_no_word_of_a_tile_is_repeated(lang: str) -> None:
    """The kind of a character can be the character itself."""
    words = Words(lang)
    forms = ("", "start", "the", "a", "gen", "colon", "bare", "label")
    for printed in RULES.tiles:
        for form in forms:
            assert not re.search(r"\b(\w+)[\s«]+\1\b", words.text(tile(printed), form=form).lower())


def test_an_owners_box_with_new_tiles_and_names_has_sentences() -> None:
    text = json.dumps(BOX.data, ensure_ascii=False)
    text = text.replace('"Wien"', '"Vindobona"').replace('"5iron"', '"6iron"').replace('"rose"', '"thistle"')
    data = json.loads(text)
    contract = next(entry for entry in data["contracts"] if entry.get("id") == "6iron")
    contract |= {"iron": 6, "vp": 8, "reward": ["vp 1", "house anywhere"]}
    box = from_data(data, "owners.toml")
    game = Game.new(4, box=box)
    assert (
        describe_tile(WORDS, game.rules, "6iron") == "Contract: 6 iron for 8 VP, 1 VP and a house in any town"
    )
    assert describe_tile(WORDS, game.rules, "thistle") == "Crest: thistle"
    for position in positions(game, 1, bias=True):
        for move in position.moves():
            assert_clean(describe_move(WORDS, position, move))
    assert any("Vindobona" in event_line(WORDS, event, game.rules) for event in game.events or [])


# --- identifiers ---


def all_ids() -> list[str]:
    ids = {tile.id for tile in RULES.tiles} | {space.id for space in BOX.spaces} | set(SOURCES)
    ids |= {fair.id for fair in BOX.fair_tiles} | {cost.id for cost in BOX.cost_tiles}
    ids |= {decree.id for decree in BOX.decrees} | {challenge.id for challenge in BOX.challenges}
    return sorted(ids)


def test_different_ids_of_the_box_have_different_slugs() -> None:
    assert len({slug(id_) for id_ in all_ids()}) == len(all_ids())
    assert (slug("king:2vp"), slug("+1ap"), slug("a_c.b")) == ("king_c2vp", "_p1ap", "a__c_db")


@given(st.text(), st.text())
def test_slugs_never_collide_and_are_identifiers(one: str, other: str) -> None:
    assert (slug(one) == slug(other)) == (one == other)
    assert re.fullmatch("[a-zA-Z][a-zA-Z0-9_-]*", Name("tile", one).key)


@given(st.text(alphabet="_:+.cpdx0-"), st.text(alphabet="_:+.cpdx0-"))
def test_slugs_of_awkward_ids_never_collide(one: str, other: str) -> None:
    assert (slug(one) == slug(other)) == (one == other)


# --- strictness ---


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("hello = Hello\nbroken = { $x", "words-junk"),
        ("hello = Hello\nhello = Again", "words-twice"),
    ],
)
def test_a_broken_catalogue_is_refused(source: str, key: str) -> None:
    with pytest.raises(WordsError) as caught:
        Words.of({"mine.ftl": source})
    assert caught.value.key == key
    assert "mine.ftl" in WORDS.say(key, **caught.value.message_args())


def test_the_same_message_in_two_files_is_refused() -> None:
    with pytest.raises(WordsError, match="words-twice"):
        Words.of({"a.ftl": "hello = Hello", "b.ftl": "hello = Again"})


HALF = """
needs = { $x }
names = { NAME($x) }
kind-gold = gold
refers = { nowhere }
calls = { SHOUT($x) }
forms =
    .only = a form
"""


@pytest.mark.parametrize(
    ("key", "args", "error"),
    [
        ("nothing", {}, "words-no-message"),
        ("needs", {}, "words-cannot-say"),
        ("names", {"x": Name("kind", "silver")}, "words-cannot-say"),
        ("names", {"x": 3}, "words-cannot-say"),
        ("names", {}, "words-cannot-say"),
        ("needs", {"x": Name("kind", "gold")}, "words-cannot-say"),
        ("refers", {}, "words-cannot-say"),
        ("calls", {"x": "a"}, "words-cannot-say"),
        ("forms", {}, "words-cannot-say"),
    ],
)
def test_incomplete_sentences_are_refused(key: str, args: dict[str, Arg], error: str) -> None:
    words = Words.of({"mine.ftl": HALF})
    with pytest.raises(WordsError) as caught:
        words.say(key, **args)
    assert caught.value.key == error
    assert_clean(WORDS.say(error, **{**caught.value.message_args(), "reason": "so"}))


def test_numbers_are_plain_and_text_has_no_marks() -> None:
    words = Words.of({"mine.ftl": "count = { $x } of { $y }"})
    assert words.say("count", x=12345, y="{ $z } א") == "12345 of { $z } א"
    assert words.say("count", x=-2, y="") == "−2 of "


# --- forms ---


def test_missing_forms_and_cases_fall_back() -> None:
    source = """
kind-gold = gold
    .the = the gold
    .gen = of gold
    .the-gen = of the gold
"""
    words = Words.of({"mine.ftl": source})
    gold = Name("kind", "gold")
    assert words.text(gold) == words.text(gold, form="unknown") == "gold"
    assert words.text(gold, form="the", case="gen") == "of the gold"
    assert words.text(gold, form="the", case="dat") == "the gold"
    assert words.text(gold, form="a", case="gen") == "of gold"


def test_a_language_with_cases_and_three_plurals() -> None:
    source = """
list-last = { $first } і { $rest }
space-Koeln = Кельн
    .gen = Кельна
space-Paris = Париж
    .gen = Парижа
piece-house = будинок
    .counted = { $count ->
        [one] { $count } будинок
        [few] { $count } будинки
       *[many] { $count } будинків
    }
from = З { NAME($x, case: "gen") }: { NAME($piece, $n, form: "counted") }
"""
    words = Words.of({"uk.ftl": source}, "uk")
    towns = Listing((Name("space", "Koeln"), Name("space", "Paris")))
    sentence = [words.say("from", x=towns, piece=Name("piece", "house"), n=n) for n in (1, 3, 5, 21)]
    assert sentence == [
        f"З Кельна і Парижа: {n}" for n in ("1 будинок", "3 будинки", "5 будинків", "21 будинок")
    ]


def test_lists_are_joined_by_messages() -> None:
    things = [Name("kind", kind) for kind in RESOURCES]
    sentence = [WORDS.text(Listing(tuple(things[:count]))) for count in range(4)]
    assert sentence == ["nothing", "gold", "gold and food", "gold, food and wool"]


def test_players_are_named_or_called_by_their_colour() -> None:
    event = ("winner", "FINAL-5", 1, 0, 0, 0)
    assert event_line(WORDS, event, RULES) == "Orange wins the game."
    assert event_line(WORDS, event, RULES, ["Ada", "Wanda"]) == "Wanda wins the game."
    assert event_line(WORDS, event, RULES, ["Ada", None]) == "Orange wins the game."
    assert event_line(WORDS, event, RULES, ["Ada"]) == "Orange wins the game."


# --- languages ---


def test_english_exists() -> None:
    assert "en" in languages()
    assert languages() == [folder.name for folder in FOLDERS]


@pytest.mark.parametrize(
    ("wanted", "env", "lang"),
    [
        (None, {}, "en"),
        ("en-GB", {"LANG": "fr_FR"}, "en"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "tlh_QO.UTF-8"}, "en"),
        ("", {"TILETUM_LANG": "en", "LANG": "tlh"}, "en"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, env: dict[str, str], lang: str) -> None:
    assert choose_language(wanted, env) == lang


def test_an_unknown_language_is_refused() -> None:
    for ask in (choose_language, Words):
        with pytest.raises(WordsError) as caught:
            ask("tlh")
        assert "tlh" in WORDS.say(caught.value.key, **caught.value.message_args())


def test_playing_does_not_load_words() -> None:
    code = (
        "import sys, tiletum, tiletum.game.engine, tiletum.game.core.events\n"
        "heavy = [name for name in sys.modules if name.startswith(('fluent', 'babel', 'tiletum.words'))]\n"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


CHANGES = [("en", "+10.6 −0.5 0.0 0.0"), ("fr", "+10,6 −0,5 0,0 0,0"), ("uk", "+10,6 −0,5 0,0 0,0")]


@pytest.mark.parametrize(("lang", "expected"), CHANGES)
def test_changes_are_written_as_in_the_language(lang: str, expected: str) -> None:
    assert " ".join(map(Words(lang).signed, (10.6, -0.5, 0.0, -0.04))) == expected


@pytest.mark.parametrize("lang", languages())
def test_numbers_have_a_minus_sign_and_no_hyphen(lang: str) -> None:
    words = Words(lang)
    assert "−2" in words.say("board-score", vp=-2)
    assert [words.number(-3, "0"), words.number(-12.34, "@##")[0]] == ["−3", "−"]


def test_figures_have_a_thousands_separator() -> None:
    assert [Words(lang).number(1234.5) for lang in ("en", "fr", "uk")] == [
        "1,234.5",
        "1\u202f234,5",
        "1\xa0234,5",
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_fair_pays_the_sum_for_each(lang: str) -> None:
    """FAIR-3: the number on the board is multiplied, too."""
    sentence = Words(lang).say("brief-fair-each", base=3, vp=6, counted=Name("count", "houses"))
    assert re.search(r"3 \+ 6\s(?:VP|PV|ПБ)", sentence), sentence


def test_the_cardinalbot_has_an_article_at_a_fair() -> None:
    sentence = Words("fr").say("ui-board-part-house", seat=Seat(1, bot=True))
    assert sentence == "Le Cardinalbot y a une maison"


@pytest.mark.parametrize(("lang", "expected"), [("en", "2.4"), ("fr", "2,4"), ("ko", "2.4"), ("uk", "2,4")])
def test_numbers_in_errors_are_written_as_in_the_language(lang: str, expected: str) -> None:
    error = BotError("bot-late", bot="x", seconds=12.5, budget=2.4)
    assert expected in describe_error(Words(lang), error)
    assert expected.replace("2", "12", 1).replace("4", "5") in describe_error(Words(lang), error)


def test_no_number_is_formatted_without_its_language() -> None:
    """Python formats decimals with a point in every language. Only `Words` does it right."""
    formatted_lines = [*(SOURCE.parent / "cli").rglob("*.py"), *(SOURCE.parent / "bots").rglob("*.py")]
    formatted = re.compile(r":\+?,?(?:\.\d+)?[fg%]\}|:,\}")
    found = [
        f"{path.name}: {line.strip()}"
        for path in formatted_lines
        for line in path.read_text().splitlines()
        if formatted.search(line)
    ]
    # The place of a space on the map is a pair of numbers, as in the box file.
    assert [line for line in found if not line.startswith("box.py")] == []


@pytest.mark.parametrize(
    ("lang", "expected"), [("en", "Vindobona"), ("fr", "à Vindobona"), ("uk", "з міста Vindobona")]
)
def test_spaces_of_an_owners_box_have_the_forms_of_spaces(lang: str, expected: str) -> None:
    assert Words(lang).text(Name("space", "Vindobona", "Vindobona"), form="from") == expected


def test_ukrainian_prices_of_one_have_their_own_form() -> None:
    """The packaged box has no such price, but an owner's may have one."""
    words, crest = Words("uk"), Name("family", "cup")
    args: dict[str, Arg] = {"seat": Seat(0), "family": crest, "building": 1}
    sentence = " ".join(words.say("event-crest", food=food, **args) for food in (1, 2, 21))
    assert re.findall(r"\d+ їж.", sentence) == ["1 їжу", "2 їжі", "21 їжу"]
