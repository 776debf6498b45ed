/**
 * The faces as the pages fetch them. Whole ones are larger than all code: weights that are not used, small capitals and
 * old figures nobody asks for, thousands of syllables that are never said.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const MADE = fileURLToPath(new URL('node_modules/.faces/', import.meta.url));
const require = createRequire(import.meta.url);
/** Marks have places, letters have distances, and columns of numbers stand one below the other. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** The parts that most pages fetch. The others are for names, and are taken as they are. */
const TRIMMED = ['latin', 'cyrillic'];
/** What stands on tiles, dice and scores, where it is heavier than any word. */
const NUMBERS = '0123456789+-−×/:.,';

interface Part {
  family: string;
  weight: string;
  file: string;
  range: string;
}

const faceRule = ({ family, weight, file, range }: Part): string =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url(${file}) format('woff2');unicode-range:${range}}`;

const hex = (letter: string): string => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;

/** `U+0000-00FF,U+0131` as letters. */
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

/** Letters as the shortest list of ranges. */
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

async function cut(from: string, name: string, letters: string): Promise<string> {
  const made = await subset(readFileSync(from), letters, { targetFormat: 'woff2', keepFeatures: FEATURES });
  mkdirSync(MADE, { recursive: true });
  writeFileSync(`${MADE}${name}.woff2`, made);
  return `./${name}.woff2`;
}

/** Nothing here is written in these: where people do, their devices have the letters. */
const FOREIGN = /greek|vietnamese|devanagari/;

/** One weight of a face in the parts it comes in: which letters are in which is written in its own styles. */
async function parts(face: string, weight: number, asked: string): Promise<Part[]> {
  const styles = require.resolve(`@fontsource/${face}/${weight}.css`);
  const found = [
    ...readFileSync(styles, 'utf8').matchAll(/\/\* (\S+) \*\/[^}]*font-family: '([^']+)'[^}]*unicode-range: ([^;]+);/g),
  ].filter(([, name]) => !FOREIGN.test(name!));
  return Promise.all(
    found.map(async ([, name, family, range]) => {
      const whole = `${dirname(styles)}/files/${name}.woff2`;
      const trimmed = TRIMMED.some((part) => name === `${face}-${part}-${weight}-normal`);
      return {
        family: family!,
        weight: asked,
        file: trimmed ? await cut(whole, name!, lettersOf(range!)) : whole,
        range: range!,
      };
    }),
  );
}

/**
 * Titles have one weight, words two, numbers a third. Whatever else is as heavy as numbers has the letters of the second:
 * of two rules for one weight and one letter the later counts.
 */
async function everyday(): Promise<string> {
  const [titles, words, strong] = await Promise.all([
    parts('eb-garamond', 600, '400 800'),
    parts('noto-sans', 400, '400'),
    parts('noto-sans', 600, '600 700'),
  ]);
  const beside = strong
    .filter(({ file }) => file.includes('-sans-latin-600'))
    .map((part) => ({ ...part, weight: '800' }));
  const heavy = require.resolve('@fontsource/noto-sans/files/noto-sans-latin-800-normal.woff2');
  const numbers = {
    family: 'Noto Sans',
    weight: '800',
    file: await cut(heavy, 'noto-sans-numbers-800', NUMBERS),
    range: rangeOf(new Set(NUMBERS)),
  };
  return [...titles, ...words, ...strong, ...beside, numbers].map(faceRule).join('\n');
}

const syllables = (text: string): Set<string> => new Set(text.match(/[가-힣]/g));

/**
 * The syllables of a table, and those of everything else we say. One weight, from which browsers make the heavier one:
 * two would be more than all other faces together.
 */
async function korean(table: string, everything: string): Promise<string> {
  const whole = require.resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff2');
  const first = syllables(table);
  const rest = new Set([...syllables(everything)].filter((one) => !first.has(one)));
  const rules = Object.entries({ table: first, rest }).map(async ([part, letters]) =>
    faceRule({
      family: 'Noto Sans KR Words',
      weight: '400',
      file: await cut(whole, `noto-sans-kr-${part}`, [...letters].join('')),
      range: rangeOf(letters),
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

/** `virtual:faces.css` and `virtual:noto-sans-kr-words.css`. In tests nothing is drawn with them. */
export function faces(said: () => { table: string; everything: string }): Plugin {
  const sheets: Record<string, () => Promise<string>> = {
    'faces.css': everyday,
    'noto-sans-kr-words.css': () => korean(said().table, said().everything),
  };
  const asked = (id: string): string | undefined =>
    Object.keys(sheets).find((name) => id === `virtual:${name}` || id === MADE + name);
  return {
    name: 'faces',
    enforce: 'pre',
    resolveId: (id) => (asked(id) ? MADE + asked(id)! : undefined),
    load: (id) => (asked(id) ? (process.env['VITEST'] ? '' : sheets[asked(id)!]!()) : undefined),
  };
}
