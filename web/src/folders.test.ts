/** Checks that folders import only folders above them in docs/client.md, so that no two import each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const DOCS = readFileSync(new URL('../../docs/client.md', import.meta.url), 'utf8');
/** The first column of the table. Files outside the folders may import everything. */
const FOLDERS = [...DOCS.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, folder]) => folder!);
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|svelte|css|json)$/.test(name),
);

/** Return the file of an import, which may omit the file extension. */
function resolve(importer: string, path: string): string | undefined {
  const target = normalize(join(dirname(importer), path));
  return [target, `${target}.ts`, `${target}.d.ts`].find((name) => files.includes(name));
}

/** Files of the build are outside this folder. */
const isOutside = (importer: string, path: string): boolean =>
  normalize(join(dirname(importer), path)).startsWith('..');

const imports = new Map(
  files.map((file) => {
    const source = readFileSync(SOURCE + file, 'utf8');
    const paths = [...source.matchAll(IMPORT)].map(([, path]) => path!).filter((path) => !isOutside(file, path));
    return [file, paths.map((path) => ({ path, target: resolve(file, path) }))];
  }),
);
const folderOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : '');
const rank = (file: string): number => (folderOf(file) ? FOLDERS.indexOf(folderOf(file)) : FOLDERS.length);

test('every import resolves', () => {
  const unresolved = [...imports].flatMap(([file, found]) =>
    found.filter(({ target }) => !target).map(({ path }) => `${file} ${path}`),
  );
  expect(unresolved).toEqual([]);
  expect([...imports.values()].flat().length).toBeGreaterThan(400);
});

test('docs/client.md lists every folder', () => {
  expect(FOLDERS.toSorted()).toEqual([...new Set(files.map(folderOf))].filter(Boolean).sort());
});

test('folders import only folders above them', () => {
  const upward = [...imports].flatMap(([file, found]) =>
    found.filter(({ target }) => target && rank(target) > rank(file)).map(({ target }) => `${file} imports ${target}`),
  );
  expect(upward).toEqual([]);
});
