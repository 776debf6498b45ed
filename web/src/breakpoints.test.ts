/** Every width and height at which the layout changes has its name in lib/breakpoints.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { expandBreakpoints } from '../breakpoints';
import * as breakpoints from './lib/breakpoints';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !/^lib\/(breakpoints|schema\.d)\.ts$|\.test\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(SOURCE + name, 'utf8') }));

test('no other file states a size of the window', () => {
  const stated = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\((?:min|max)-(?:width|height):[^)]*\)/g)].map(([query]) => `${name} ${query}`),
  );
  expect(stated).toEqual([]);
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
