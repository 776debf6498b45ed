"""The process in which bots think: questions come in and moves go out, as lines of JSON."""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from typing import Any, cast

from tiletum.bots import BotError
from tiletum.bots.process import end_with_leader, private_streams
from tiletum.errors import TiletumError
from tiletum.hall.questions import HintQuestion, MoveQuestion, hints_of_planner, moves_of_bot
from tiletum.server.operate import logs

logger = logging.getLogger("tiletum.thinker")
NICE = 5
"""People who post moves come first."""


def main() -> None:
    questions, answers = private_streams()
    logs.set_up()
    sys.excepthook = lambda *error: logger.error("a bot's process failed", exc_info=error)
    end_with_leader()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server decides when to stop
    os.nice(NICE)
    for line in questions:
        answers.write(json.dumps(answer(json.loads(line))) + "\n")
        answers.flush()


def answer(question: dict[str, Any]) -> list[Any]:
    """Return the bot's moves up to the first chance or the end of its turn, or hints; none if it fails."""
    if "hints" in question:
        return hints_of_planner(cast(HintQuestion, question))
    try:
        return moves_of_bot(cast(MoveQuestion, question))
    except (BotError, TiletumError) as error:
        logger.warning("a bot failed: %s", error, extra={"bot": question["bot"]})
        return []


if __name__ == "__main__":
    main()
