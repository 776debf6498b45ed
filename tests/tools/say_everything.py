"""Print every message of every language with sample arguments and Python's text for it, as JSON.

web/src/lib/words.test.ts words the same messages with the browser's Fluent and compares.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from tiletum.words import Words, languages
from tiletum.words.said import as_data
from tiletum.words.sounds import elided, with_particle
from words.test_words import patterns, sample

TURNS = 4
NAMES = ["", "", "Ada", "Wanda"]
"""Player names in the samples."""
ONLY_IN_TERMINALS = "brief"
"""A form that the client leaves out (vite.config.ts)."""
LATIN = "Anna,Kim,Jane,René,Jung,Nicole,Eric,Mark,Robert,Scott,B,L,VP,Yann,Yves,Y,Ángel,A\u030asa,Œdipe,Hugo"
OTHER_SCRIPTS = "Іван,Василь,Олена,Ангел,민수,윤하,A7,A10,7up,😀,(왕),\u1112\u1161\u11ab"
PLAYER_NAMES = ["", *LATIN.split(","), *OTHER_SCRIPTS.split(",")]
"""Names whose pronunciation both sides must guess alike."""


def cases(words: Words) -> list[dict[str, Any]]:
    found = []
    for key, form in patterns(words.lang):
        chance = random.Random(key)
        for turn in range(TURNS):
            thing = sample(key, turn, chance)
            if words.has(key) and form != ONLY_IN_TERMINALS:
                said = words.text(thing, form=form)
                found.append({"thing": as_data(thing), "form": form, "said": said})
    return found


if __name__ == "__main__":
    everything = {lang: cases(Words(lang)) for lang in languages()}
    sounds = [[name, with_particle(name, "으로/로", name), elided("de", name)] for name in PLAYER_NAMES]
    json.dump({"names": NAMES, "cases": everything, "sounds": sounds}, sys.stdout, ensure_ascii=False)
