"""Words of the browser client: every used key has a message, every message is used, and no component contains
sentences of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from words.test_words import CLIENT_FILES, SOURCE, WORDS, messages

WEB = Path(__file__).parents[2] / "web" / "src"
OWN_PREFIXES = ("ui-", "learn-")
"""Prefixes of the keys that only the client uses."""
LITERAL = re.compile(r"""['"`]((?:ui|learn)-[a-z0-9-]*[a-z0-9])['"`]""")
COMPOSED = re.compile(r"`((?:ui|learn)-[a-z-]*)\$\{[^`}]*\}([a-z-]*)`")
"""A composed key: `ui-board-pile-${name}`."""
SAY_CALL = re.compile(r"""\bsay\(\s*['"]([a-z0-9-]+)['"]""")
ALLOWED = re.compile(r"\b(?:Tiletum|VP)\b")


def components() -> list[Path]:
    return sorted(WEB.rglob("*.svelte"))


def scripts() -> list[Path]:
    return sorted(path for path in WEB.rglob("*.ts") if not path.name.endswith((".test.ts", ".d.ts")))


def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in [*components(), *scripts()])


def own_messages() -> set[str]:
    return {key for name in CLIENT_FILES for key in messages(SOURCE / "en" / f"{name}.ftl")}


def test_keys_have_the_prefix_of_their_file() -> None:
    for name in CLIENT_FILES:
        prefix = {"client": "ui-", "learn": "learn-"}.get(name, f"ui-{name.removeprefix('client-')}-")
        assert [key for key in messages(SOURCE / "en" / f"{name}.ftl") if not key.startswith(prefix)] == []


def test_every_key_has_a_message() -> None:
    used = set(LITERAL.findall(code())) | set(SAY_CALL.findall(code()))
    assert sorted(key for key in used if not WORDS.has(key)) == []


def test_every_composed_key_has_messages() -> None:
    for prefix, suffix in set(COMPOSED.findall(code())):
        assert any(key.startswith(prefix) and key.endswith(suffix) for key in own_messages()), (
            prefix,
            suffix,
        )


def test_every_message_is_used() -> None:
    source = code()
    literal = {
        *LITERAL.findall(source),
        *(f"learn-{step}" for step in re.findall(r"say: '([a-z-]+)'", source)),
    }
    composed = [re.compile(rf"{prefix}.+{suffix}") for prefix, suffix in set(COMPOSED.findall(source))]
    unused = {key for key in own_messages() - literal if not any(form.fullmatch(key) for form in composed)}
    assert sorted(unused) == []


# --- no sentences in the code ---


def without_expressions(template: str) -> str:
    """Return the markup without anything in braces, at any depth."""
    depth, markup_letters = 0, []
    for letter in template:
        if letter == "{":
            depth += 1
        if depth == 0:
            markup_letters.append(letter)
        elif letter == "\n":
            markup_letters.append("\n")
        if letter == "}":
            depth -= 1
    return "".join(markup_letters)


def markup(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    return without_expressions(text)


def texts(markup: str) -> Iterator[str]:
    """Yield the text that a person sees or hears: between tags, and in attributes that are read aloud."""
    yield from re.split(r"<[^>]*>", markup)
    for _, value in re.findall(r'\b(aria-\w*label|title|alt|placeholder|label)="([^"]*)"', markup):
        yield value


def test_no_component_contains_words() -> None:
    found = {path.relative_to(WEB).as_posix(): own_words(path) for path in components()}
    assert {name: words for name, words in found.items() if words} == {}


def own_words(path: Path) -> list[str]:
    return [text.strip() for text in texts(markup(path)) if re.search(r"[^\W\d_]{2,}", ALLOWED.sub("", text))]


SENTENCE = re.compile(r"""(['"`])[A-Z][a-z]+ [a-z]+[^'"`]*\1""")
FOR_DEVELOPERS = re.compile(r"(?:Error|console\.\w+|assert\w*)\([^\n]*")


def test_no_code_contains_sentences() -> None:
    found = {path.relative_to(WEB).as_posix(): own_sentences(path) for path in [*components(), *scripts()]}
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def own_sentences(path: Path) -> list[str]:
    comments = r"/\*.*?\*/|(?<!:)//[^\n]*|<style\b.*?</style>"
    text = re.sub(comments, "", path.read_text("utf-8"), flags=re.DOTALL)
    return [match[0] for match in SENTENCE.finditer(FOR_DEVELOPERS.sub("", text))]


def test_sentences_in_the_code_are_found() -> None:
    component = '<p class="a">Hello {say("x")} there</p><button title="Press me">{a > b ? 1 : {}}</button>'
    bare = without_expressions(component)
    assert [text for text in texts(bare) if text.strip()] == ["Hello  there", "Press me"]
