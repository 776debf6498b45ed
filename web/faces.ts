/**
 * Subsets of our fonts. Whole fonts would be larger than all code, with unused weights, small capitals, old-style figures
 * and thousands of Korean syllables.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const OUTPUT = fileURLToPath(new URL('node_modules/.faces/', import.meta.url));
const require = createRequire(import.meta.url);
/** Diacritics, kerning, ligatures and tabular figures. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** The parts that most pages load. Other parts, for players' names, are not subset. */
const SUBSET_PARTS = ['latin', 'cyrillic'];
/** The characters on tiles, dice and scores, in an extra bold weight. */
const NUMBERS = '0123456789+-−×/:.,';

interface Part {
  family: string;
  weight: string;
  file: string;
  range: string;
}

const fontFaceRule = ({ family, weight, file, range }: Part): string =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url(${file}) format('woff2');unicode-range:${range}}`;

const hex = (letter: string): string => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

/** Return the letters of a range such as `U+0000-00FF,U+0131`. */
function lettersOf(range: string): string {
  const spans = range.split(',').map((span) =>
    span
      .replace('U+', '')
      .split('-')
      .map((end) => parseInt(end, 16)),
  );
  return spans
    .map(([from, to = from]) => String.fromCodePoint(...Array.from({ length: to! - from! + 1 }, (_, i) => from! + i)))
    .join('');
}

/** Return the shortest list of ranges for letters. */
function rangeOf(letters: Set<string>): string {
  const spans: string[][] = [];
  for (const letter of [...letters].sort()) {
    const last = spans.at(-1);
    if (last && letter.codePointAt(0) === last.at(-1)!.codePointAt(0)! + 1) last.push(letter);
    else spans.push([letter]);
  }
  return spans
    .map((span) => (span.length > 1 ? `${hex(span[0]!)}-${hex(span.at(-1)!).slice(2)}` : hex(span[0]!)))
    .join();
}

async function writeSubset(source: string, name: string, letters: string): Promise<string> {
  const font = await subset(readFileSync(source), letters, { targetFormat: 'woff2', keepFeatures: FEATURES });
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(`${OUTPUT}${name}.woff2`, font);
  return `./${name}.woff2`;
}

/** Scripts that our texts do not use. For names, readers' devices have fonts. */
const UNUSED = /greek|vietnamese|devanagari/;

/** Return one weight of a font in its parts, with the ranges of letters from its style sheet. */
async function partsOf(font: string, weight: number, cssWeight: string): Promise<Part[]> {
  const styles = require.resolve(`@fontsource/${font}/${weight}.css`);
  const rules = [
    ...readFileSync(styles, 'utf8').matchAll(/\/\* (\S+) \*\/[^}]*font-family: '([^']+)'[^}]*unicode-range: ([^;]+);/g),
  ].filter(([, name]) => !UNUSED.test(name!));
  return Promise.all(
    rules.map(async ([, name, family, range]) => {
      const file = `${dirname(styles)}/files/${name}.woff2`;
      const isSubset = SUBSET_PARTS.some((part) => name === `${font}-${part}-${weight}-normal`);
      return {
        family: family!,
        weight: cssWeight,
        file: isSubset ? await writeSubset(file, name!, lettersOf(range!)) : file,
        range: range!,
      };
    }),
  );
}

/**
 * Return the font rules for Latin and Cyrillic: one weight for titles, two for text, and a third for numbers. Other text
 * in that weight falls back to semibold: the last matching rule for a letter wins.
 */
async function mainFonts(): Promise<string> {
  const [titles, regular, semibold] = await Promise.all([
    partsOf('eb-garamond', 600, '400 800'),
    partsOf('noto-sans', 400, '400'),
    partsOf('noto-sans', 600, '600 700'),
  ]);
  const fallback = semibold
    .filter(({ file }) => file.includes('-sans-latin-600'))
    .map((part) => ({ ...part, weight: '800' }));
  const extraBold = require.resolve('@fontsource/noto-sans/files/noto-sans-latin-800-normal.woff2');
  const numbers = {
    family: 'Noto Sans',
    weight: '800',
    file: await writeSubset(extraBold, 'noto-sans-numbers-800', NUMBERS),
    range: rangeOf(new Set(NUMBERS)),
  };
  return [...titles, ...regular, ...semibold, ...fallback, numbers].map(fontFaceRule).join('\n');
}

const syllables = (text: string): Set<string> => new Set(text.match(/[가-힣]/g));

/**
 * Return the font rules for Korean: the syllables of tables, and those of all other texts. In one weight, which browsers
 * embolden: a second would be larger than all other fonts together.
 */
async function koreanFonts(table: string, everything: string): Promise<string> {
  const source = require.resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff2');
  const first = syllables(table);
  const rest = new Set([...syllables(everything)].filter((one) => !first.has(one)));
  const rules = Object.entries({ table: first, rest }).map(async ([part, letters]) =>
    fontFaceRule({
      family: 'Noto Sans KR Words',
      weight: '400',
      file: await writeSubset(source, `noto-sans-kr-${part}`, [...letters].join('')),
      range: rangeOf(letters),
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

/** Provides `virtual:faces.css` and `virtual:noto-sans-kr-words.css`. They are empty in tests. */
export function fonts(koreanTexts: () => { table: string; everything: string }): Plugin {
  const sheets: Record<string, () => Promise<string>> = {
    'faces.css': mainFonts,
    'noto-sans-kr-words.css': () => koreanFonts(koreanTexts().table, koreanTexts().everything),
  };
  const sheetName = (id: string): string | undefined =>
    Object.keys(sheets).find((name) => id === `virtual:${name}` || id === OUTPUT + name);
  return {
    name: 'faces',
    enforce: 'pre',
    resolveId: (id) => (sheetName(id) ? OUTPUT + sheetName(id)! : undefined),
    load: (id) => (sheetName(id) ? (process.env['VITEST'] ? '' : sheets[sheetName(id)!]!()) : undefined),
  };
}
