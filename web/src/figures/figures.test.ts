/**
 * The figures of docs/ are those of the client, and stand where the client shows them. `npm run figures` makes them
 * anew, and their lines in the rules of every language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import places from './places.json';

const nothing = { setAttribute: () => undefined, insertAdjacentHTML: () => undefined };
vi.stubGlobal('document', { documentElement: {}, body: { prepend: () => undefined }, createElementNS: () => nothing });
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null });
const { LANGUAGES, speak } = await import('../lib/words.svelte');
const { caption, FIGURES, inWords } = await import('./figures');
const { asFile } = await import('./drawn');
const { withFigures } = await import('./lines');

const DOCS = new URL('../../../docs/', import.meta.url).pathname;
const CSS = ['../app.css', '../art/art.css'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
const FILES = ['rules.md', 'rules-solo.md'];
const NAMES = Object.keys(FIGURES);

const drawn: Record<string, Record<string, string>> = {};
const words: Record<string, Record<string, { caption: string; alt: string }>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    drawn[language] = Object.fromEntries(NAMES.map((name) => [name, asFile(render(FIGURES[name]!), CSS)]));
    words[language] = Object.fromEntries(NAMES.map((name) => [name, { caption: caption(name), alt: inWords(name) }]));
  }
});

/** A drawing without words is one file for all languages. */
const isWordless = (name: string): boolean =>
  LANGUAGES.every((language) => drawn[language]![name] === drawn['en']![name]);
const fileOf = (language: string, name: string): string =>
  isWordless(name) ? `${name}.svg` : `${name}-${language}.svg`;
const folderOf = (language: string): string => (language === 'en' ? DOCS : `${DOCS}${language}/`);

test('each stands below one rule', () => {
  expect(Object.values(places).sort()).toEqual(NAMES.toSorted());
  const rules = FILES.map((file) => readFileSync(DOCS + file, 'utf8')).join('');
  for (const rule of Object.keys(places)) expect(rules).toContain(`- **${rule}** `);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the drawings of docs/ are those of the client', async () => {
    for (const name of NAMES)
      await expect(drawn[language]![name]).toMatchFileSnapshot(`${DOCS}figures/${fileOf(language, name)}`);
  });

  test('they stand in the rules', async () => {
    for (const file of FILES.filter((file) => existsSync(folderOf(language) + file))) {
      const text = readFileSync(folderOf(language) + file, 'utf8');
      const figures = Object.fromEntries(
        NAMES.map((name) => [
          name,
          { ...words[language]![name]!, file: `${language === 'en' ? '' : '../'}figures/${fileOf(language, name)}` },
        ]),
      );
      await expect(withFigures(text, places, figures)).toMatchFileSnapshot(folderOf(language) + file);
    }
  });
});

test('no other drawing is left in docs/', () => {
  const made = LANGUAGES.flatMap((language) => NAMES.map((name) => fileOf(language, name)));
  expect(readdirSync(`${DOCS}figures`).sort()).toEqual([...new Set(made)].sort());
});
