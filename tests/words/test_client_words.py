"""Words of the browser client: every key it asks for has a message, every message is asked for, and no
sentence stands in a component."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from words.test_words import CLIENT_FILES, SOURCE, WORDS, messages

WEB = Path(__file__).parents[2] / "web" / "src"
OWN = ("ui-", "learn-")
"""How the keys begin that only the client asks for."""
LITERAL = re.compile(r"""['"`]((?:ui|learn)-[a-z0-9-]*[a-z0-9])['"`]""")
MADE = re.compile(r"`((?:ui|learn)-[a-z-]*)\$\{[^`}]*\}([a-z-]*)`")
"""A key that the code puts together: `ui-board-pile-${name}`."""
SAID = re.compile(r"""\bsay\(\s*['"]([a-z0-9-]+)['"]""")
ALLOWED = re.compile(r"\b(?:Tiletum|VP)\b")


def components() -> list[Path]:
    return sorted(WEB.rglob("*.svelte"))


def scripts() -> list[Path]:
    return sorted(path for path in WEB.rglob("*.ts") if not path.name.endswith((".test.ts", ".d.ts")))


def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in [*components(), *scripts()])


def own_messages() -> set[str]:
    return {key for name in CLIENT_FILES for key in messages(SOURCE / "en" / f"{name}.ftl")}


def test_keys_begin_as_their_files_say() -> None:
    for name in CLIENT_FILES:
        begins = {"client": "ui-", "learn": "learn-"}.get(name, f"ui-{name.removeprefix('client-')}-")
        assert [key for key in messages(SOURCE / "en" / f"{name}.ftl") if not key.startswith(begins)] == []


def test_every_key_has_a_message() -> None:
    asked = set(LITERAL.findall(code())) | set(SAID.findall(code()))
    assert sorted(key for key in asked if not WORDS.has(key)) == []


def test_every_key_that_is_put_together_has_messages() -> None:
    for begin, end in set(MADE.findall(code())):
        assert any(key.startswith(begin) and key.endswith(end) for key in own_messages()), (begin, end)


def test_every_message_is_asked_for() -> None:
    source = code()
    literal = {
        *LITERAL.findall(source),
        *(f"learn-{step}" for step in re.findall(r"say: '([a-z-]+)'", source)),
    }
    made = [re.compile(rf"{begin}.+{end}") for begin, end in set(MADE.findall(source))]
    unused = {key for key in own_messages() - literal if not any(form.fullmatch(key) for form in made)}
    assert sorted(unused) == []


# --- no sentence stands in the code ---


def without_expressions(template: str) -> str:
    """The markup alone: whatever is in braces is code, however deep."""
    depth, kept = 0, []
    for letter in template:
        if letter == "{":
            depth += 1
        if depth == 0:
            kept.append(letter)
        elif letter == "\n":
            kept.append("\n")
        if letter == "}":
            depth -= 1
    return "".join(kept)


def markup(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
    return without_expressions(text)


def texts(markup: str) -> Iterator[str]:
    """What a reader would see or hear: between tags, and in attributes that are read out."""
    yield from re.split(r"<[^>]*>", markup)
    for _, value in re.findall(r'\b(aria-\w*label|title|alt|placeholder|label)="([^"]*)"', markup):
        yield value


def test_no_component_has_words_of_its_own() -> None:
    found = {path.relative_to(WEB).as_posix(): own_words(path) for path in components()}
    assert {name: words for name, words in found.items() if words} == {}


def own_words(path: Path) -> list[str]:
    return [text.strip() for text in texts(markup(path)) if re.search(r"[^\W\d_]{2,}", ALLOWED.sub("", text))]


SENTENCE = re.compile(r"""(['"`])[A-Z][a-z]+ [a-z]+[^'"`]*\1""")
FOR_DEVELOPERS = re.compile(r"(?:Error|console\.\w+|assert\w*)\([^\n]*")


def test_no_code_has_sentences_of_its_own() -> None:
    found = {path.relative_to(WEB).as_posix(): own_sentences(path) for path in [*components(), *scripts()]}
    assert {name: sentences for name, sentences in found.items() if sentences} == {}


def own_sentences(path: Path) -> list[str]:
    comments = r"/\*.*?\*/|(?<!:)//[^\n]*|<style\b.*?</style>"
    text = re.sub(comments, "", path.read_text("utf-8"), flags=re.DOTALL)
    return [match[0] for match in SENTENCE.finditer(FOR_DEVELOPERS.sub("", text))]


def test_sentences_would_be_noticed() -> None:
    component = '<p class="a">Hello {say("x")} there</p><button title="Press me">{a > b ? 1 : {}}</button>'
    bare = without_expressions(component)
    assert [text for text in texts(bare) if text.strip()] == ["Hello  there", "Press me"]
