import { expect, test } from 'vitest';
import { Pages, type AskPage } from './pages.svelte';
import type { TableState } from './types';

const table = (id: string): TableState => ({ id }) as TableState;
const ids = (pages: Pages): string => pages.tables.map(({ id }) => id).join('');

/** A list of pages; the place behind a page is its number. */
const list =
  (...pages: string[]): AskPage =>
  (after) => {
    const number = Number(after ?? 0);
    return Promise.resolve({
      tables: [...pages[number]!].map(table),
      next: number + 1 < pages.length ? String(number + 1) : null,
    });
  };

test('pages follow each other until there are no more', async () => {
  const pages = new Pages(() => [list('ab', 'cd', 'e')]);
  await pages.first();
  expect([ids(pages), pages.more]).toEqual(['ab', true]);
  await pages.further();
  expect([ids(pages), pages.more]).toEqual(['abcd', true]);
  await pages.further();
  expect([ids(pages), pages.more]).toEqual(['abcde', false]);
  await pages.further();
  expect(ids(pages)).toBe('abcde');
});

test('one list follows the other, and a table is there once', async () => {
  const pages = new Pages(() => [list('ab', 'bc'), list('d')]);
  await pages.first();
  await pages.further();
  expect([ids(pages), pages.more]).toEqual(['abc', true]);
  await pages.further();
  expect([ids(pages), pages.more]).toEqual(['abcd', false]);
});

test('looking again begins at the start', async () => {
  const pages = new Pages(() => [list('ab', 'cd')]);
  await pages.first();
  await pages.further();
  pages.forget('a');
  expect(ids(pages)).toBe('bcd');
  await pages.first();
  expect([ids(pages), pages.more]).toEqual(['ab', true]);
});

test('without lists there is nothing', async () => {
  const pages = new Pages(() => []);
  await pages.first();
  expect([ids(pages), pages.more]).toEqual(['', false]);
});
