"""One command, `tiletum`, for all of it."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tiletum.errors import TiletumError, cause
from tiletum.version import __version__

from .plain import HANDLER, encode_plainly
from .usage import UsageError, usage_error

DESCRIPTION = "The board game Tiletum: play, serve, simulate, replay and measure it. (Unofficial.)"

EPILOG = "Each command has its own help: tiletum play --help. Start a game for two with: tiletum play"


class Parser(argparse.ArgumentParser):
    """Like argparse's, but an error is one sentence of the catalogues."""

    def error(self, message: str) -> NoReturn:
        raise usage_error(self.prog, message)


def build_parser() -> Parser:
    from . import arena, bench, box, hint, play, replay, serve, simulate, words

    parser = Parser(prog="tiletum", description=DESCRIPTION, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=f"tiletum {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module in (play, serve, simulate, arena, replay, hint, box, words, bench):
        module.add_command(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what a person did wrong ends in one sentence and a non-zero exit."""
    speak_to_any_terminal()
    try:
        arguments = build_parser().parse_args(argv)
    except UsageError as error:
        print(sentence(error, language_in(argv)), file=sys.stderr)
        return 2
    lang = getattr(arguments, "lang", None)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except TiletumError as error:
        print(sentence(error, lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone; nothing more can be said to anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        print(sentence(TiletumError("error-output", why=cause(error)), lang), file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def language_in(argv: Sequence[str] | None) -> str | None:
    """What was asked for in a command that cannot be understood otherwise."""
    finder = argparse.ArgumentParser(add_help=False)
    finder.add_argument("--lang", nargs="?")
    lang: str | None = finder.parse_known_args(argv)[0].lang
    return lang


def sentence(error: TiletumError, lang: str | None) -> str:
    from tiletum.words.describe import describe_error

    from .common import words_for

    try:
        words = words_for(lang)
    except TiletumError:  # the language itself may be what is wrong
        words = words_for(None)
    return describe_error(words, error)


def speak_to_any_terminal() -> None:
    """A letter that a terminal cannot show, or a file cannot hold, is no reason to stop."""
    codecs.register_error(HANDLER, encode_plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
