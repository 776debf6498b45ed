"""The command `tiletum` and its subcommands."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from tiletum.errors import TiletumError, cause
from tiletum.version import __version__

from .plain import HANDLER, encode_plainly
from .usage import UsageError, usage_error

DESCRIPTION = "The board game Tiletum: play, serve, simulate, replay and measure it. (Unofficial.)"

EPILOG = "Each command has its own help: tiletum play --help. Start a game for two with: tiletum play"


class Parser(argparse.ArgumentParser):
    """An argparse parser whose errors are sentences of the catalogues."""

    def error(self, message: str) -> NoReturn:
        raise usage_error(self.prog, message)


COMMANDS: Final = {
    "play": "play",
    "serve": "serve",
    "backup": "serve",
    "restore": "serve",
    "tables": "tables",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "replay",
    "hint": "hint",
    "box": "box",
    "words": "words",
    "bench": "bench",
}
"""The subcommands and their modules, in the order of the help."""


def build_parser(command: str = "") -> Parser:
    """Return a parser for all commands, or for one: to load all takes longer than most commands run."""
    modules = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    parser = Parser(prog="tiletum", description=DESCRIPTION, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=f"tiletum {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module in modules:
        import_module(f".{module}", __name__).add_command(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. For a user error, print one sentence and return a non-zero exit status."""
    tolerate_any_encoding()
    given = sys.argv[1:] if argv is None else argv
    try:
        arguments = build_parser(*given[:1]).parse_args(given)
    except UsageError as error:
        print(error_sentence(error, language_in(argv)), file=sys.stderr)
        return 2
    lang = getattr(arguments, "lang", None)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except TiletumError as error:
        print(error_sentence(error, lang), file=sys.stderr)
        return error.exit_status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has closed it, so there is nobody to report to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as error:
        print(error_sentence(TiletumError("error-output", why=cause(error)), lang), file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def language_in(argv: Sequence[str] | None) -> str | None:
    """Return the language option of a command line that has other errors."""
    finder = argparse.ArgumentParser(add_help=False)
    finder.add_argument("--lang", nargs="?")
    lang: str | None = finder.parse_known_args(argv)[0].lang
    return lang


def error_sentence(error: TiletumError, lang: str | None) -> str:
    from tiletum.words.describe import describe_error

    from .common import words_for

    try:
        words = words_for(lang)
    except TiletumError:  # the language itself can be the error
        words = words_for(None)
    return describe_error(words, error)


def tolerate_any_encoding() -> None:
    """Make the standard streams replace characters they cannot encode, instead of failing."""
    codecs.register_error(HANDLER, encode_plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
