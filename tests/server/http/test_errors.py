"""Refusals as responses: the same for programs whatever the rules say them with."""

from __future__ import annotations

import msgspec

from tiletum.game.core.amounts import Amounts
from tiletum.game.refusals import Refusal
from tiletum.server.http.errors import refusal_of
from tiletum.table.illegal import IllegalMove


def test_missing_resources_are_one_text_for_programs() -> None:
    why = Refusal("refused-resources", "TASK-5", {"missing": Amounts((("gold", 2), ("iron", 1)))})
    sent = msgspec.json.decode(msgspec.json.encode(refusal_of("en", IllegalMove("task fulfil 3iron", why))))
    assert sent["args"] == {"missing": "2gold+1iron", "refused": "task fulfil 3iron"}
    assert sent["message"] == "You still need 2 gold and 1 iron to fulfil this contract."
