"""Compare an engine game with the referee's."""

from __future__ import annotations

from referee.referee import Referee
from tiletum.game.engine import Game
from tiletum.table.position import position, without_pending


def compare(game: Game, referee: Referee) -> None:
    assert without_pending(position(game)) == referee.position()
    compare_choices(game, referee)


def compare_choices(game: Game, referee: Referee) -> None:
    texts = [game.rules.table.rows[move].text for move in game.moves()]
    assert sorted(texts) == sorted(referee.moves())
    assert game.to_move == (-1 if referee.to_move() is None else referee.to_move())
    if game.at_chance:
        weights = {game.rules.table.rows[move].text: weight for move, weight in game.outcomes()}
        assert weights == referee.weights()
