"""Bots: programs that choose moves, from beginner to master."""

from .ask import BotError, ask
from .protocol import UNLIMITED, Bot, Budget
from .registry import BOTS, bot_names, bot_seed, make_bot

__all__ = ["BOTS", "UNLIMITED", "Bot", "BotError", "Budget", "ask", "bot_names", "bot_seed", "make_bot"]
