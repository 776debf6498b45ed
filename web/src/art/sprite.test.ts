/** Every name of a drawing in the source exists. */
import { expect, test } from 'vitest';
import { EXAMPLES, glyphsOf } from './effects';
import { isDrawn } from './sprite';

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Names without numbers, which stand for words of a move in the catalogue. */
const NAME = /['"`](?:thing|piece|resource|action|glyph|portrait|seat|sign):[a-z][a-z0-9-]*['"`]/g;
/** All but the files with anchors of the board, which look the same. */
const FILES = Object.entries(sources).filter(([file]) => !/choice|story|test\.ts$/.test(file));

test('every name has a drawing', () => {
  const names = FILES.flatMap(([, source]) => source.match(NAME) ?? []).map((quoted) => quoted.slice(1, -1));
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !isDrawn(name))).toEqual([]);
});

test('every effect has a drawing', () => {
  const icons = glyphsOf(EXAMPLES).map(({ icon }) => icon);
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((icon) => !isDrawn(icon))).toEqual([]);
});
