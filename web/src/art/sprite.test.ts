/** Whatever is asked to be drawn has a drawing. */
import { expect, test } from 'vitest';
import { isDrawn } from './sprite';

const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>;
const NAMED = /['"`](?:thing|piece|resource|action|glyph|portrait|seat|sign):[a-z0-9-]+['"`]/g;
/** Anchors of the board (choice.svelte.ts) are written alike. */
const DRAWS = Object.entries(sources).filter(([file]) => !/choice|following|test\.ts$/.test(file));

test('every name has a drawing', () => {
  const asked = DRAWS.flatMap(([, source]) => source.match(NAMED) ?? []).map((quoted) => quoted.slice(1, -1));
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((name) => !isDrawn(name))).toEqual([]);
});
