"""The arena's report: a page with tables and plots, and the summary as data.

No plot relies on colour alone: bars have hatches, and points have shapes and labels.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, NamedTuple

from tiletum.arena.contest import Record
from tiletum.arena.plan import Plan
from tiletum.arena.summary import CARDINALBOT, finished_games, seats_of
from tiletum.errors import TiletumError, cause
from tiletum.extras import require
from tiletum.words import Name, Words
from tiletum.words.log import SOURCES_NAMED

from .arena_sheets import (
    NOTHING,
    Found,
    Sheet,
    interval,
    percent,
    sheets,
    source_title,
    with_cardinalbot,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999")
"""The palette of Okabe and Ito, distinguishable with any colour vision."""
HATCHES = ("", "//", "\\\\", "..", "xx", "--", "||", "++", "oo", "**")
WIDTH = 8.0
PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; margin: 1rem 0 2rem; }}
caption {{ text-align: left; font-weight: bold; padding-bottom: .5rem; }}
th, td {{ padding: .2rem .8rem; border-bottom: 1px solid #ccc; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
pre {{ white-space: pre-wrap; }}
figure {{ margin: 2rem 0; overflow-x: auto; }}
img {{ max-width: 100%; height: auto; background: #fff; }}
</style>
<h1>{title}</h1>
{body}
</html>
"""


class Run(NamedTuple):
    """A finished run: its plan and its results."""

    plan: Plan
    command: str
    found: Found
    records: list[Record]


class Plot(NamedTuple):
    name: str
    """File name."""
    title: str
    rows: int
    """Height in rows."""
    draw: Callable[[Axes], None]
    alternative: str
    """Alternative text."""


def check_report(folder: str) -> None:
    """Raise if the report cannot be written. Called before the games rather than after them."""
    require("report", "arena-no-report")
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()  # an existing folder might not be writable
    except (OSError, ValueError) as error:
        raise TiletumError("save-cannot-write", file=folder, why=cause(error)) from error


def write_report(folder: str, words: Words, run: Run) -> Path:
    """Write the report and return the path of its page."""
    index = Path(folder) / "index.html"
    figures = plots(words, run.found, run.records)
    try:
        for plot in figures:
            draw(plot, index.with_name(f"{plot.name}.svg"))
        data = json.dumps(run.found, indent=1) + "\n"
        index.with_name("summary.json").write_text(data, encoding="utf-8")
        index.write_text(page(words, run, figures), encoding="utf-8")
    except OSError as error:
        raise TiletumError("save-cannot-write", file=folder, why=cause(error)) from error
    return index


# --- the page ---


def page(words: Words, run: Run, figures: list[Plot]) -> str:
    note = words.say("arena-played", version=run.found["version"])
    parts = [f"<p>{escape(about(words, run))}</p>", f"<p>{escape(note)}</p>"]
    parts += [f"<pre>{escape(run.command)}</pre>", as_table(budgets(words, run.found))]
    parts += [as_table(sheet) for sheet in sheets(words, run.found)]
    parts += [as_figure(plot) for plot in figures]
    parts += [as_table(failures(words, run.found))] if run.found["failures"] else []
    return PAGE.format(lang=words.lang, title=escape(words.say("arena-title")), body="\n".join(parts))


def about(words: Words, run: Run) -> str:
    return words.say(
        "arena-about",
        games=run.found["games"],
        deals=run.found["deals"],
        seats=run.plan.options.players,
        seed=str(run.plan.seed),
        edition=Name("edition", run.plan.options.edition),
    )


def budgets(words: Words, found: Found) -> Sheet:
    own = words.say("arena-budget-own")
    rows = [
        [
            label,
            own if budget["nodes"] is None else words.number(budget["nodes"], "#,##0"),
            own if budget["seconds"] is None else words.number(budget["seconds"], "0.###"),
        ]
        for label, budget in found["budgets"].items()
    ]
    columns = [words.say("arena-bot"), words.say("arena-budget-nodes"), words.say("arena-plot-seconds")]
    return Sheet(words.say("arena-budgets"), columns, rows)


def as_table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) for row in sheet.rows)
    return f"<table>\n<caption>{escape(sheet.title)}</caption>\n<tr>{head}\n{rows}\n</table>"


def as_figure(plot: Plot) -> str:
    title, alternative = escape(plot.title), escape(plot.alternative)
    return f'<figure><img src="{plot.name}.svg" alt="{alternative}"><figcaption>{title}</figcaption></figure>'


def failures(words: Words, found: Found) -> Sheet:
    columns = [words.say("arena-why"), words.say("arena-game"), words.say("arena-seed")]
    rows = [[failure["why"], str(failure["game"]), str(failure["seed"])] for failure in found["failures"]]
    return Sheet(words.say("arena-failures"), columns, rows)


# --- the plots ---


def draw(plot: Plot, file: Path) -> None:
    import matplotlib
    from matplotlib.figure import Figure

    # Equal results give equal files: no date and no random ids. Text stays text.
    with matplotlib.rc_context({"svg.hashsalt": "tiletum", "svg.fonttype": "none", "hatch.linewidth": 0.6}):
        figure = Figure(figsize=(WIDTH, 1.6 + 0.5 * plot.rows), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(plot.title, loc="left")
        plot.draw(axes)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        figure.savefig(file, format="svg", metadata={"Date": None})


def plots(words: Words, found: Found, records: list[Record]) -> list[Plot]:
    bots, seats = found["bots"], place_names(words, found)
    number = len(bots)
    found_plots = [
        Plot(
            "win-rates",
            words.say("arena-plot-rates"),
            number,
            lambda axes: intervals(axes, words, bots, found["even"]),
            alternative_text({name: rate_and_interval(words, bot) for name, bot in bots.items()}),
        ),
        Plot(
            "scores",
            words.say("arena-plot-scores"),
            number,
            lambda axes: scores(axes, words, found, records),
            alternative_text({name: quarters(words, bot["score_range"]) for name, bot in bots.items()}),
        ),
        Plot(
            "points",
            words.say("arena-points"),
            number + 4,
            lambda axes: points(axes, words, found),
            words.say("arena-plot-in-table", table=words.say("arena-points")),
        ),
        Plot(
            "times",
            words.say("arena-plot-times"),
            number + 1,
            lambda axes: times(axes, words, found),
            words.say("arena-plot-in-table", table=words.say("arena-times")),
        ),
    ]
    if any(bot["rating"] is not None for bot in bots.values()):
        ratings = Plot(
            "ratings",
            words.say("arena-plot-ratings"),
            number,
            lambda axes: rating_points(axes, words, found),
            alternative_text({name: words.number(bot["rating"], "0") for name, bot in bots.items()}),
        )
        found_plots.insert(1, ratings)
    if seats:
        places = Plot(
            "seats",
            words.say("arena-plot-seats"),
            len(seats),
            lambda axes: intervals(axes, words, seats, found["even"]),
            alternative_text({name: rate_and_interval(words, seat) for name, seat in seats.items()}),
        )
        found_plots.append(places)
    return found_plots


def alternative_text(figures: dict[str, str]) -> str:
    return "; ".join(f"{name}: {figure}" for name, figure in figures.items())


def rate_and_interval(words: Words, row: Found) -> str:
    return f"{percent(words, row['win_rate'])} ({interval(words, row)})"


def quarters(words: Words, values: list[float] | None) -> str:
    return NOTHING if values is None else ", ".join(words.number(value) for value in values)


def place_names(words: Words, found: Found) -> Found:
    return {words.say("arena-place-number", place=seat["place"]): seat for seat in found["seats"]}


def name_rows(axes: Axes, names: list[str]) -> None:
    """Label the rows with the bots, from top to bottom. Dollar signs are escaped: they mark formulas."""
    axes.set_yticks(range(len(names)), [name.replace("$", r"\$") for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)


def label_point(axes: Axes, text: str, place: tuple[float, float]) -> None:
    """Write a figure above its point, on a white background."""
    axes.annotate(
        text,
        place,
        (0, 6),
        textcoords="offset points",
        ha="center",
        va="bottom",
        bbox={"color": "white", "pad": 0.5},
    )


def intervals(axes: Axes, words: Words, rows: Found, even: float | None) -> None:
    for number, row in enumerate(rows.values()):
        rate, low, high = row["win_rate"], row["low"], row["high"]
        axes.errorbar(
            rate, number, xerr=[[rate - low], [high - rate]], fmt="o", capsize=5, color=COLOURS[0], zorder=3
        )
        label_point(axes, percent(words, rate), (rate, number))
    if even is not None:
        axes.axvline(even, linestyle="--", color="#555555", label=words.say("arena-even"))
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.3), frameon=False)
    axes.set_xlim(-0.05, 1.05)
    axes.set_xlabel(words.say("arena-win-rate"))
    axes.xaxis.set_major_formatter(
        lambda rate, _: words.say("arena-percent", number=words.number(100 * rate, "0"))
    )
    name_rows(axes, list(rows))


def rating_points(axes: Axes, words: Words, found: Found) -> None:
    """Draw ratings as points. Only differences matter, so bars would have no baseline."""
    values = [bot["rating"] for bot in found["bots"].values()]
    axes.plot(values, range(len(values)), "o", color=COLOURS[0])
    for number, value in enumerate(values):
        label_point(axes, words.number(value, "0"), (value, number))
    axes.margins(x=0.1)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)
    axes.set_xlabel(words.say("arena-rating"))
    axes.xaxis.set_major_formatter(lambda rating, _: words.number(rating, "0"))
    name_rows(axes, list(found["bots"]))


def paint(bar: Any, number: int) -> None:
    bar.set_facecolor(COLOURS[number % len(COLOURS)])
    bar.set_hatch(HATCHES[number % len(HATCHES)])


def scores(axes: Axes, words: Words, found: Found, records: list[Record]) -> None:
    """Draw box plots: quartiles and median, with whiskers to the minimum and maximum."""
    games = finished_games(records)
    columns = [[record["scores"][seat] for record, seat in seats_of(bot, games)] for bot in found["bots"]]
    if found["cardinalbot"]:
        columns.append([record["scores"][CARDINALBOT] for record in games])
    axes.boxplot(
        columns,
        positions=range(len(columns)),
        orientation="horizontal",
        whis=(0, 100),
        widths=0.5,
        medianprops={"color": "black", "linewidth": 2},
        showmeans=True,
        meanprops={"marker": "D", "markerfacecolor": COLOURS[1], "markeredgecolor": "black"},
    )
    axes.set_xlabel(words.say("arena-plot-vp"))
    name_rows(axes, list(with_cardinalbot(words, found)))


def points(axes: Axes, words: Words, found: Found) -> None:
    """Draw stacked bars by source: points to the right, lost points to the left."""
    bots = list(with_cardinalbot(words, found).values())
    ends = {1: [0.0] * len(bots), -1: [0.0] * len(bots)}
    sources = [source for source in SOURCES_NAMED if any(source in bot["points"] for bot in bots)]
    for number, source in enumerate(sources):
        values = [bot["points"].get(source, 0.0) for bot in bots]
        starts = [ends[-1 if value < 0 else 1][row] for row, value in enumerate(values)]
        bars = axes.barh(range(len(bots)), values, left=starts, height=0.6, edgecolor="black", linewidth=0.5)
        bars.set_label(source_title(words, source))
        for row, (bar, value) in enumerate(zip(bars, values, strict=True)):
            paint(bar, number)
            ends[-1 if value < 0 else 1][row] += value
    axes.axvline(0, color="black", linewidth=0.8)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.15), ncols=3, frameon=False, handleheight=1.2)
    axes.set_xlabel(words.say("arena-plot-vp"))
    name_rows(axes, list(with_cardinalbot(words, found)))


def times(axes: Axes, words: Words, found: Found) -> None:
    shapes = {
        "mean": ("o", words.say("arena-mean")),
        "p95": ("s", words.say("arena-p95")),
        "longest": ("^", words.say("arena-longest")),
    }
    rows = range(len(found["bots"]))
    for number, (what, (shape, title)) in enumerate(shapes.items()):
        values = [max(bot["time"]["decision"][what], 1e-6) for bot in found["bots"].values()]
        axes.plot(values, rows, shape, color=COLOURS[number], markeredgecolor="black", label=title)
    axes.set_xscale("log")
    axes.set_xlabel(words.say("arena-plot-seconds"))
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.3), ncols=3, frameon=False)
    name_rows(axes, list(found["bots"]))
