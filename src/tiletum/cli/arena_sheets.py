"""The arena's results as tables, for the terminal and for the report."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich import box as borders
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid

from tiletum.errors import TiletumError
from tiletum.words import Name, Words
from tiletum.words.describe import describe_error
from tiletum.words.log import SOURCES_NAMED, bots_name

Found = dict[str, Any]

MOST_FAILURES = 10
ANY_WIDTH = 1000
LONGEST_WORD = 20
"""Widest name, in cells, that stays on one line. It leaves room for the figures."""
NOTHING = "–"
"""Shown where there is no figure."""


class Sheet(NamedTuple):
    title: str
    columns: list[str]
    """The headings. The first column contains words, the others figures."""
    rows: list[list[str]]


def sheets(words: Words, found: Found) -> list[Sheet]:
    always = [results(words, found), points(words, found), times(words, found)]
    return [*always, seats(words, found)] if found["seats"] else always


def results(words: Words, found: Found) -> Sheet:
    columns = [
        words.say("arena-bot"),
        words.say("arena-games"),
        words.say("arena-win-rate"),
        words.say("arena-interval"),
        words.say("arena-rating"),
        words.say("arena-score-spread"),
        words.say("arena-failures"),
    ]
    rows = [
        [
            label,
            str(bot["games"]),
            percent(words, bot["win_rate"]) if bot["games"] else NOTHING,
            interval(words, bot) if bot["games"] else NOTHING,
            NOTHING if bot["rating"] is None or not bot["games"] else words.number(bot["rating"], "0"),
            mean_and_spread(words, bot),
            str(bot["failures"] or NOTHING),
        ]
        for label, bot in found["bots"].items()
    ]
    if found["cardinalbot"]:
        score = mean_and_spread(words, found["cardinalbot"])
        rows.append([words.say("seat-cardinalbot"), "", "", "", "", score, ""])
    if found["players"] > 2:  # obvious with two players
        rows.append([words.say("arena-even"), "", percent(words, found["even"]), "", "", "", ""])
    return Sheet(words.say("arena-results"), columns, rows)


def mean_and_spread(words: Words, bot: Found) -> str:
    if bot["mean_score"] is None:
        return NOTHING
    return f"{words.number(bot['mean_score'])}±{words.number(bot['score_spread'])}"


def points(words: Words, found: Found) -> Sheet:
    bots = with_cardinalbot(words, found)
    rows = [
        [source_title(words, source), *[figure(words, bot["points"].get(source)) for bot in bots.values()]]
        for source in SOURCES_NAMED
        if any(source in bot["points"] for bot in bots.values())
    ]
    return Sheet(words.say("arena-points"), [words.say("sheet-source"), *bots], rows)


def with_cardinalbot(words: Words, found: Found) -> Found:
    """Return all players, with the Cardinalbot's points named as on its board."""
    players = dict(found["bots"])
    if bot := found["cardinalbot"]:
        points = {bots_name(source): vp for source, vp in bot["points"].items()}
        players[words.say("seat-cardinalbot")] = {**bot, "points": points}
    return players


def source_title(words: Words, source: str) -> str:
    return words.text(Name("source", source), form="title")


def figure(words: Words, value: float | None) -> str:
    return NOTHING if value is None else words.number(value)


def times(words: Words, found: Found) -> Sheet:
    kinds = {"decision": words.say("arena-decision"), "turn": words.say("arena-turn")}
    columns = [
        words.say("arena-bot"),
        words.say("arena-per"),
        words.say("arena-mean"),
        words.say("arena-p95"),
        words.say("arena-longest"),
    ]
    rows = [
        [label, title, *durations(words, bot["time"][kind])]
        for label, bot in found["bots"].items()
        for kind, title in kinds.items()
    ]
    return Sheet(words.say("arena-times"), columns, rows)


def durations(words: Words, time: Found) -> list[str]:
    kinds = ("mean", "p95", "longest")
    return [duration(words, time[what]) if time["number"] else NOTHING for what in kinds]


def duration(words: Words, seconds: float) -> str:
    if seconds >= 1:
        return words.say("arena-seconds-long", number=words.number(seconds, "0.00"))
    if seconds >= 0.001:
        return words.say("arena-milliseconds", number=words.number(1e3 * seconds, "@##"))
    return words.say("arena-microseconds", number=words.number(1e6 * seconds, "@##"))


def seats(words: Words, found: Found) -> Sheet:
    columns = [
        words.say("arena-place"),
        words.say("arena-win-rate"),
        words.say("arena-interval"),
        words.say("arena-score"),
    ]
    rows = [
        [
            str(seat["place"]),
            NOTHING if seat["mean_score"] is None else percent(words, seat["win_rate"]),
            NOTHING if seat["mean_score"] is None else interval(words, seat),
            figure(words, seat["mean_score"]),
        ]
        for seat in found["seats"]
    ]
    return Sheet(words.say("arena-seats"), columns, rows)


def percent(words: Words, share: float) -> str:
    return words.say("arena-percent", number=words.number(100 * share))


def interval(words: Words, rate: Found) -> str:
    return words.say(
        "arena-from-to", low=words.number(100 * rate["low"]), high=words.number(100 * rate["high"])
    )


def reason(words: Words, failure: Found) -> str:
    """Return a sentence that says why a game did not finish."""
    return describe_error(words, TiletumError(failure["key"], **failure["args"]))


# --- on the terminal ---


def show(console: Console, words: Words, tables: list[Sheet], found: Found, seconds: float) -> None:
    for sheet in tables:
        console.print(fit_table(console, sheet), "", sep="\n")
    for failure in found["failures"][:MOST_FAILURES]:
        console.print(
            words.say("arena-failure", game=failure["game"], seed=failure["seed"], why=failure["why"])
        )
    more = len(found["failures"]) - MOST_FAILURES
    if more > 0:
        console.print(words.say("arena-more-failures", number=more))
    console.print(overview(words, found, seconds))


def overview(words: Words, found: Found, seconds: float) -> str:
    return words.say(
        "arena-overview", games=found["games"], deals=found["deals"], seconds=words.number(seconds)
    )


def fit_table(console: Console, sheet: Sheet) -> Grid:
    """Return the table. If it is too wide, put budgets on separate lines (merchant, @nodes=200)."""
    whole = grid(sheet)
    if console.measure(whole, options=console.options.update(width=ANY_WIDTH)).maximum <= console.width:
        return whole
    rows = [[break_before_budget(cell) for cell in row] for row in sheet.rows]
    return grid(Sheet(sheet.title, [break_before_budget(column) for column in sheet.columns], rows))


def break_before_budget(text: str) -> str:
    return text.replace("@", "\n@")


def grid(sheet: Sheet) -> Grid:
    table = Grid(box=borders.SIMPLE, show_edge=False, title=sheet.title, title_justify="left")
    for number, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if number else "left", overflow="fold")
    words = [word for row in sheet.rows for word in row[0].split()]
    table.columns[0].min_width = min(max(map(cell_len, words), default=0), LONGEST_WORD)
    for row in sheet.rows:
        table.add_row(*row)
    return table
