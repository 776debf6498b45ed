/**
 * Checks that docs/ has the client's figures, below the same rules. `npm run figures` writes the files and their lines in
 * the rules of every language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import places from './places.json';

const stub = { setAttribute: () => undefined, insertAdjacentHTML: () => undefined };
vi.stubGlobal('document', { documentElement: {}, body: { prepend: () => undefined }, createElementNS: () => stub });
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', { getItem: () => null });
const { LANGUAGES, speak } = await import('../lib/words.svelte');
const { caption, FIGURES, textAlternative } = await import('./figures');
const { svgFile } = await import('./export');
const { withFigures } = await import('./lines');

const DOCS = new URL('../../../docs/', import.meta.url).pathname;
const CSS = ['../app.css', '../art/art.css'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
const FILES = ['rules.md', 'rules-solo.md'];
const NAMES = Object.keys(FIGURES);

const drawings: Record<string, Record<string, string>> = {};
const words: Record<string, Record<string, { caption: string; alt: string }>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    drawings[language] = Object.fromEntries(NAMES.map((name) => [name, svgFile(render(FIGURES[name]!), CSS)]));
    words[language] = Object.fromEntries(
      NAMES.map((name) => [name, { caption: caption(name), alt: textAlternative(name) }]),
    );
  }
});

/** A drawing without words shares one file in all languages. */
const isWordless = (name: string): boolean =>
  LANGUAGES.every((language) => drawings[language]![name] === drawings['en']![name]);
const fileOf = (language: string, name: string): string =>
  isWordless(name) ? `${name}.svg` : `${name}-${language}.svg`;
const folderOf = (language: string): string => (language === 'en' ? DOCS : `${DOCS}${language}/`);

test('each figure belongs to one rule', () => {
  expect(Object.values(places).sort()).toEqual(NAMES.toSorted());
  const rules = FILES.map((file) => readFileSync(DOCS + file, 'utf8')).join('');
  for (const rule of Object.keys(places)) expect(rules).toContain(`- **${rule}** `);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('docs/ has the drawings of the client', async () => {
    for (const name of NAMES)
      await expect(drawings[language]![name]).toMatchFileSnapshot(`${DOCS}figures/${fileOf(language, name)}`);
  });

  test('the rules show the figures', async () => {
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

test('docs/ has no other drawings', () => {
  const files = LANGUAGES.flatMap((language) => NAMES.map((name) => fileOf(language, name)));
  expect(readdirSync(`${DOCS}figures`).sort()).toEqual([...new Set(files)].sort());
});
