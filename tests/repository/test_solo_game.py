"""docs/solo-game.md is up to date, and shows what it promises."""

from __future__ import annotations

import re
from functools import cache

from tools.make_solo_game import DOCUMENT, PREFERRED, SEEDS, document, features, play, read_seed, worth


@cache
def present_text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_the_document_is_up_to_date() -> None:
    assert document(read_seed(present_text())) == present_text()


def test_it_is_a_whole_game() -> None:
    assert len(re.findall(r"^## Round \d$", present_text(), re.MULTILINE)) == 4
    assert len(re.findall(r"^### The Cardinalbot’s turn$", present_text(), re.MULTILINE)) == 12


def test_every_line_of_it_cites_a_rule() -> None:
    lines = [line for line in present_text().splitlines() if line.startswith("- ")]
    assert len(lines) > 500
    cited = re.compile(r" \([A-Z]+-\d+( [A-Z]+-\d+)*\)( \(× \d+\))?$")
    assert [line for line in lines if not cited.search(line)] == []


def test_it_shows_nearly_all_preferred_features_and_more_than_other_games() -> None:
    seed = read_seed(present_text())
    assert seed in SEEDS
    assert len(PREFERRED - features(play(seed))) <= 4, "no game shows all of the rare features"
    assert worth(seed) > max(worth(other) for other in SEEDS[:20] if other != seed)
