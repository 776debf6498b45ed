"""Prints every message of every language with sample arguments, and what Python makes of it, as JSON.

web/src/lib/words.test.ts says the same with the browser's Fluent and compares.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from test_words import patterns, sample
from tiletum.words import Words, languages
from tiletum.words.said import as_data

TURNS = 4
NAMES = ["", "", "Ada", "Wanda"]
"""Those of the samples."""


def cases(words: Words) -> list[dict[str, Any]]:
    found = []
    for key, form in patterns(words.lang):
        chance = random.Random(key)
        for turn in range(TURNS):
            thing = sample(key, turn, chance)
            if words.has(key):
                said = words.text(thing, form=form)
                found.append({"thing": as_data(thing), "form": form, "said": said})
    return found


if __name__ == "__main__":
    everything = {lang: cases(Words(lang)) for lang in languages()}
    json.dump({"names": NAMES, "cases": everything}, sys.stdout, ensure_ascii=False)
