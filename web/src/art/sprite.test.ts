/** Whatever is asked to be drawn has a drawing. */
import { expect, test } from 'vitest';
import { EXAMPLES, glyphsOf } from './effects';
import { isDrawn } from './sprite';

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** In the catalogue a number stands for a word of a move. */
const NAMED = /['"`](?:thing|piece|resource|action|glyph|portrait|seat|sign):[a-z][a-z0-9-]*['"`]/g;
/** Anchors of the board (choice.svelte.ts) are written alike. */
const DRAWS = Object.entries(sources).filter(([file]) => !/choice|following|test\.ts$/.test(file));

test('every name has a drawing', () => {
  const asked = DRAWS.flatMap(([, source]) => source.match(NAMED) ?? []).map((quoted) => quoted.slice(1, -1));
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !isDrawn(name))).toEqual([]);
});

test('every effect has a drawing', () => {
  const asked = glyphsOf(EXAMPLES).map(({ icon }) => icon);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((icon) => !isDrawn(icon))).toEqual([]);
});
