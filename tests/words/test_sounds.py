"""Korean particles depend on the final sound, and French words are elided before a vowel."""

from __future__ import annotations

import pytest

from tiletum.words import Name, Words
from tiletum.words.sounds import elided, with_particle


@pytest.mark.parametrize(
    ("text", "particles", "expected"),
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
        ("Jane", "이/가", "Jane이"),
        ("René", "이/가", "René가"),
        ("Jung", "이/가", "Jung이"),
        ("Nicole", "으로/로", "Nicole로"),
        ("Nicole", "은/는", "Nicole은"),
        ("Eric", "이/가", "Eric이"),
        ("Mark", "이/가", "Mark가"),
        ("Robert", "을/를", "Robert를"),
        ("VP", "을/를", "VP를"),
        ("L", "이/가", "L이"),
        ("Іван", "이/가", "Іван이"),
        ("Василь", "은/는", "Василь은"),
        ("Олена", "은/는", "Олена는"),
        ("\u1112\u1161\u11ab", "이/가", "\u1112\u1161\u11ab이"),
        ("", "을/를", "를"),
    ],
)
def test_korean_particles(text: str, particles: str, expected: str) -> None:
    assert with_particle(text, particles, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Paris", "de Paris"),
        ("Arles", "d’Arles"),
        ("Élise", "d’Élise"),
        ("Ángel", "d’Ángel"),
        ("A\u030asa", "d’A\u030asa"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Y", "de Y"),
        ("7up", "de 7up"),
        ("", "de "),
    ],
)
def test_french_elision(text: str, expected: str) -> None:
    assert elided("de", text) == expected


def test_a_name_can_sound_different_from_its_spelling() -> None:
    source = [
        "space-Paris = Paris",
        "    .sound = 파리",
        'go = { NAME($town, particle: "으로/로") }',
        'of = { NAME($town, elide: "de") }',
    ]
    words = Words.of({"ko.ftl": "\n".join(source)}, "ko")
    assert words.say("go", town=Name("space", "Paris")) == "Paris로"
    assert words.say("of", town=Name("space", "Paris")) == "de Paris"
