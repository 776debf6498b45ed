"""One game between bots, from a seed."""

from __future__ import annotations

from collections.abc import Sequence

from tiletum.bots import UNLIMITED, Bot, Budget, ask, bot_seed, make_bot
from tiletum.table.dealer import SeededDealer
from tiletum.table.table import Options, Table


def play_game(
    options: Options, seed: int, names: Sequence[str], budget: Budget = UNLIMITED
) -> tuple[Table, int]:
    """Play a game from a seed. Return the finished table and the number of decisions."""
    table = Table(options, SeededDealer(seed))
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    return table, play_out(table, names, bots, [budget] * len(bots))


def play_out(table: Table, names: Sequence[str], bots: Sequence[Bot], budgets: Sequence[Budget]) -> int:
    """Let the bots play to the end. Return how many decisions they made."""
    decisions = 0
    while not table.over:
        seat = table.to_move
        assert seat is not None, "the dealer answers chance, so a player has to decide"
        table.play(ask(names[seat], bots[seat], table.game, budgets[seat]))
        decisions += 1
    return decisions
