"""Write web/src/learn/first-round.json: the first lesson's deal, up to the pupil's first decision.

In tests/: `python -m tools.make_lesson`. The lesson itself is web/src/learn/lesson.ts.
"""

from __future__ import annotations

import json
from pathlib import Path

from tiletum import Table
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import to_data
from tiletum.table.table import Options

SEED = 122
FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "learn" / "first-round.json"


def deal() -> Table:
    return Table(Options(players=2, first=0), SeededDealer(SEED))


if __name__ == "__main__":
    FILE.write_text(json.dumps(to_data(deal()), indent=1) + "\n", encoding="utf-8")
