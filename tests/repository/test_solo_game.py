"""docs/solo-game.md is what the program says now, and shows what it promises."""

from __future__ import annotations

import re
from functools import cache

from tools.make_solo_game import DOCUMENT, SEEDS, WANTED, document, played, seed_written, shown, worth


@cache
def written() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_the_document_is_up_to_date() -> None:
    assert document(seed_written(written())) == written()


def test_it_is_a_whole_game() -> None:
    assert len(re.findall(r"^## Round \d$", written(), re.MULTILINE)) == 4
    assert len(re.findall(r"^### The Cardinalbot’s turn$", written(), re.MULTILINE)) == 12


def test_every_line_of_it_cites_a_rule() -> None:
    lines = [line for line in written().splitlines() if line.startswith("- ")]
    assert len(lines) > 500
    cited = re.compile(r" \([A-Z]+-\d+( [A-Z]+-\d+)*\)( \(× \d+\))?$")
    assert [line for line in lines if not cited.search(line)] == []


def test_it_shows_nearly_all_that_a_reader_wants_and_more_than_other_games() -> None:
    seed = seed_written(written())
    assert seed in SEEDS
    assert len(WANTED - shown(played(seed))) <= 4, "no game shows all of what is seldom"
    assert worth(seed) > max(worth(other) for other in SEEDS[:20] if other != seed)
