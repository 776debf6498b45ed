"""Find faults in a page's text: clipped, beyond the edge, a key instead of a message, or English."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tiletum.words import Words
from tiletum.words.check import messages_of
from tiletum.words.error import WordsError

CUT_OFF = """
() => {
  const style = element => getComputedStyle(element);
  const moves = element => /auto|scroll/.test(style(element).overflowX);
  const scrolls = element => element !== null && (moves(element) || scrolls(element.parentElement));
  const clipped = element =>
    element !== null && (style(element).clipPath !== 'none' || clipped(element.parentElement));
  const says = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
  const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest('svg') && !clipped(element) && element.getClientRects().length;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const told = element => `${element.localName}: ${element.textContent.trim().slice(0, 80)}`;
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  for (const element of [top, ...top.querySelectorAll('*')].filter(shown)) {
    const { left, right } = element.getBoundingClientRect();
    const box = style(element);
    if (element === top && top.scrollWidth > top.clientWidth + 1) found.push(`too wide: ${told(element)}`);
    if (!says(element)) continue;
    const beyond = left < -1 || right > innerWidth + 1;
    if (beyond && !scrolls(element)) found.push(`beyond the edge: ${told(element)}`);
    // Names that people chose may end in dots.
    if (box.display !== 'inline' && box.textOverflow !== 'ellipsis' && !moves(element)
        && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${told(element)}`);
  }
  return found;
}
"""
READ_TEXT = """
() => {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const attributes = ['aria-label', 'title', 'placeholder'];
  const having = name => [...top.querySelectorAll(`[${name}]`)];
  const told = attributes.flatMap(name => having(name).map(element => element.getAttribute(name)));
  return [top.innerText, ...told].join('\\n');
}
"""
KEY = re.compile(r"(?<![\w#/])(?:ui|learn|event|decision|move|differs|edition|hint|tile|source)-[a-z][a-z-]+")
ENGLISH = re.compile(r"\b(?:the|and|of|with|your|you|this|is|are|was|has|from|into|for each)\b")
"""Words that no sentence in another language has."""
SHORTEST = 2
"""Shorter messages may happen to be the same in two languages."""


@cache
def english_sentences(lang: str) -> frozenset[str]:
    """Return the messages without arguments that read differently in the other language."""
    english, other = Words("en"), Words(lang)
    found = set()
    for key in messages_of("en"):
        try:
            sentence = english.say(key)
            if len(sentence.split()) >= SHORTEST and sentence != other.say(key):
                found.add(sentence)
        except WordsError:
            continue  # the message has arguments
    return frozenset(found)


def is_english(line: str, lang: str) -> bool:
    return bool(ENGLISH.search(line)) or line.strip() in english_sentences(lang)


def wrong_words(page: Page, lang: str) -> list[str]:
    text: str = page.evaluate(READ_TEXT)
    lines = text.splitlines()
    return [
        *page.evaluate(CUT_OFF),
        *(f"a key: {found}" for found in KEY.findall(text)),
        *(f"English: {line}" for line in lines if is_english(line, lang)),
    ]
