import { expect, test } from 'vitest';
import { Pages, type RequestPage } from './pages.svelte';
import type { TableState } from './types';

const table = (id: string): TableState => ({ id }) as TableState;
const ids = (pages: Pages): string => pages.tables.map(({ id }) => id).join('');

/** A list of pages. The cursor after a page is its number. */
const list =
  (...pages: string[]): RequestPage =>
  (after) => {
    const number = Number(after ?? 0);
    return Promise.resolve({
      tables: [...pages[number]!].map(table),
      next: number + 1 < pages.length ? String(number + 1) : null,
    });
  };

test('pages follow each other until there are no more', async () => {
  const pages = new Pages(() => [list('ab', 'cd', 'e')]);
  await pages.loadFirst();
  expect([ids(pages), pages.hasMore]).toEqual(['ab', true]);
  await pages.loadMore();
  expect([ids(pages), pages.hasMore]).toEqual(['abcd', true]);
  await pages.loadMore();
  expect([ids(pages), pages.hasMore]).toEqual(['abcde', false]);
  await pages.loadMore();
  expect(ids(pages)).toBe('abcde');
});

test('lists follow each other, and no table is listed twice', async () => {
  const pages = new Pages(() => [list('ab', 'bc'), list('d')]);
  await pages.loadFirst();
  await pages.loadMore();
  expect([ids(pages), pages.hasMore]).toEqual(['abc', true]);
  await pages.loadMore();
  expect([ids(pages), pages.hasMore]).toEqual(['abcd', false]);
});

test('loading the first page starts again', async () => {
  const pages = new Pages(() => [list('ab', 'cd')]);
  await pages.loadFirst();
  await pages.loadMore();
  pages.forget('a');
  expect(ids(pages)).toBe('bcd');
  await pages.loadFirst();
  expect([ids(pages), pages.hasMore]).toEqual(['ab', true]);
});

test('no lists mean no tables', async () => {
  const pages = new Pages(() => []);
  await pages.loadFirst();
  expect([ids(pages), pages.hasMore]).toEqual(['', false]);
});
