"""Korean particles follow the final sound, French words lose their vowel before another."""

from __future__ import annotations

import pytest

from tiletum.words import Name, Words
from tiletum.words.sounds import elided, with_particle


@pytest.mark.parametrize(
    ("text", "particles", "said"),
    [
        ("상인", "을/를", "상인을"),
        ("건축가", "을/를", "건축가를"),
        ("왕", "이/가", "왕이"),
        ("계약", "으로/로", "계약으로"),
        ("마을", "으로/로", "마을로"),
        ("마을", "을/를", "마을을"),
        ("3", "이/가", "3이"),
        ("7", "으로/로", "7로"),
        ("2", "은/는", "2는"),
        ("10", "은/는", "10은"),
        ("왕 (2점)", "을/를", "왕 (2점)을"),
        ("Anna", "은/는", "Anna는"),
        ("Kim", "은/는", "Kim은"),
        ("", "을/를", "를"),
    ],
)
def test_particles(text: str, particles: str, said: str) -> None:
    assert with_particle(text, particles, text) == said


@pytest.mark.parametrize(
    ("text", "said"), [("Paris", "de Paris"), ("Arles", "d’Arles"), ("Élise", "d’Élise")]
)
def test_elision(text: str, said: str) -> None:
    assert elided("de", text) == said


def test_a_name_may_sound_otherwise_than_it_is_written() -> None:
    source = [
        "space-Paris = Paris",
        "    .sound = 파리",
        'go = { NAME($town, particle: "으로/로") }',
        'of = { NAME($town, elide: "de") }',
    ]
    words = Words.of({"ko.ftl": "\n".join(source)}, "ko")
    assert words.say("go", town=Name("space", "Paris")) == "Paris로"
    assert words.say("of", town=Name("space", "Paris")) == "de Paris"
