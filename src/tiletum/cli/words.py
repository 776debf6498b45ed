"""`tiletum words`: lists the languages. With --check, it compares each of them with English."""

from __future__ import annotations

import argparse

from tiletum.words import languages
from tiletum.words.catalogue import Words
from tiletum.words.check import messages_of, problems
from tiletum.words.error import WordsError

from .common import Commands, add_lang, words_for

MOST_PROBLEMS = 30
"""Most problems listed for a language."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser("words", help="list the languages, or check them", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare every language with English")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words = words_for(arguments.lang)
    return max([report(words, lang, check=arguments.check) for lang in languages()])


def report(words: Words, lang: str, *, check: bool) -> int:
    """Print a line about a language, and its problems. Return 1 if it has any, else 0."""
    try:
        count, found = len(messages_of(lang)), problems(lang) if check else []
    except WordsError as error:
        print(lang, words.say(error.key, **error.message_args()))
        return 1
    print(
        lang,
        words.say("check-language", messages=count, problems=len(found), checked="yes" if check else "no"),
    )
    for key, args in found[:MOST_PROBLEMS]:
        print("  " + words.say(key, **args))
    return int(bool(found))
