/** Checks that window sizes are stated only in lib/breakpoints.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expandBreakpoints } from '../breakpoints';
import * as breakpoints from './lib/breakpoints';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !/^lib\/(breakpoints|schema\.d)\.ts$|\.test\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(SOURCE + name, 'utf8') }));

/** A media feature with a size: `(min-width: 700px)`, `(width < 700px)` or `(500px <= width < 700px)`. */
const SIZE =
  /\((?:(?:min|max)-(?:width|height):|(?:width|height)\s*(?::|[<>]=?|=)\s*[\d.]|[\d.]+\w+\s*[<>]=?\s*(?:width|height)\b)[^)]*\)/g;
/** Return the sizes of the window that a source states. Containers may have any size. */
const sizesIn = (text: string): string[] => text.replace(/@container[^{]*/g, '').match(SIZE) ?? [];

test('no other file states a size of the window', () => {
  const found = sources.flatMap(({ name, text }) => sizesIn(text).map((size) => `${name} ${size}`));
  expect(found).toEqual([]);
});

test.each([
  ['@media (max-width: 699px) {}', '(max-width: 699px)'],
  ['@media (width < 700px) {}', '(width < 700px)'],
  ['@media (height>=30.5em) and (hover) {}', '(height>=30.5em)'],
  ['@media (500px <= width < 700px) {}', '(500px <= width < 700px)'],
  ["media('(width = 700px)')", '(width = 700px)'],
  ['@container (width < 390px) {}', undefined],
  ['if (width < NARROW_WIDTH) return;', undefined],
])('%s states the size %s', (text, size) => {
  expect(sizesIn(text)).toEqual(size ? [size] : []);
});

test('every breakpoint is used', () => {
  const everything = [
    ...sources,
    { text: readFileSync(`${SOURCE}lib/breakpoints.ts`, 'utf8').replace(/export const \w+/g, '') },
  ];
  const unused = Object.keys(breakpoints).filter((name) => {
    const inStyles = `(--${name.toLowerCase().replaceAll('_', '-')})`;
    return !everything.some(({ text }) => text.includes(inStyles) || new RegExp(`\\b${name}\\b`).test(text));
  });
  expect(unused).toEqual([]);
});

test('names in styles become queries', () => {
  const style = (query: string): string => `@media ${query} { a { top: 0 } }`;
  expect(expandBreakpoints(style('(--from-tablet)'))).toBe(style('(min-width: 700px)'));
  expect(expandBreakpoints(style('(pointer: coarse) and (--phone)'))).toBe(
    style('(pointer: coarse) and (max-width: 699px), (pointer: coarse) and (max-height: 480px)'),
  );
  expect(() => expandBreakpoints(style('(--wristwatch)'))).toThrow('(--wristwatch)');
});
