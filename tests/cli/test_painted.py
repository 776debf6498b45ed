"""Resources and players keep their colour in every form of their names."""

from __future__ import annotations

import pytest
from rich.text import Span

from tiletum.cli.look import KIND_STYLES, SEAT_STYLES, Look
from tiletum.cli.screen import look_of
from tiletum.game.core.editions import Solo
from tiletum.game.engine import Game
from tiletum.table.table import Options, Table
from tiletum.words import Words, languages

BLUE, BOT = SEAT_STYLES[0], SEAT_STYLES[1]
WOOL, STONE, GOLD = (KIND_STYLES[kind] for kind in ("wool", "stone", "gold"))


def view_in(lang: str) -> Look:
    return Look(Words(lang), Game.new(2, solo=Solo(0)).rules)


def coloured_parts(lang: str, sentence: str) -> list[tuple[str, str]]:
    text = view_in(lang).paint(sentence)
    return sorted((text.plain[span.start : span.end], str(span.style)) for span in text.spans)


@pytest.mark.parametrize(
    ("lang", "sentence", "found"),
    [
        (
            "uk",
            "Дім Кардиналбота, 3 вовни, 5 каменів",
            [("Кардиналбота", BOT), ("вовни", WOOL), ("каменів", STONE)],
        ),
        ("uk", "кам’яний дім Синього", [("Синього", BLUE)]),
        ("fr", "Bleu paie 2 Laines, puis de l’Or", [("Bleu", BLUE), ("Laines", WOOL), ("Or", GOLD)]),
        ("fr", "Le Cardinalbot part d’Orléans", [("Cardinalbot", BOT)]),
        ("ko", "추기경봇이 돌을 냅니다", [("돌", STONE), ("추기경봇", BOT)]),
        ("ko", "파란색의 상인이 돌아갑니다", [("파란색", BLUE)]),
        ("en", "Blue pays stone to the stonemason", [("Blue", BLUE), ("stone", STONE)]),
    ],
)
def test_every_form_has_its_colour(lang: str, sentence: str, found: list[tuple[str, str]]) -> None:
    assert coloured_parts(lang, sentence) == sorted(found)


@pytest.mark.parametrize("lang", languages())
def test_clauses_are_joined_as_in_the_language(lang: str) -> None:
    between = {"en": "; ", "fr": "\N{NARROW NO-BREAK SPACE}; ", "ko": " / ", "uk": "; "}[lang]
    words = Words(lang)
    assert words.clauses(["a", "b, c", "d"]) == f"a{between}b, c{between}d"
    assert words.clauses(["a"]) == "a"


def test_players_have_their_chosen_colours() -> None:
    options = Options(2, names=("", "Ada"), colours=(3, 0))
    look = look_of(Words("en"), Table(options, None))
    assert [look.seat_text(seat).plain for seat in range(2)] == ["◆ G Green", "● B Ada"]
    assert [look.style(seat) for seat in range(2)] == [SEAT_STYLES[3], SEAT_STYLES[0]]
    assert look.paint("Green pays Ada").spans == [Span(0, 5, SEAT_STYLES[3]), Span(11, 14, SEAT_STYLES[0])]


def test_the_cardinalbot_does_not_get_the_players_colour() -> None:
    look = look_of(Words("en"), Table(Options(1, solo=Solo(0), colours=(1,)), None))
    assert [look.seat_text(seat).plain for seat in range(2)] == ["■ O Orange", "● B Cardinalbot"]
