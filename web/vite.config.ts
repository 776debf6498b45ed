import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { inComponents, inFiles } from './breakpoints.ts';
import { faces } from './faces.ts';
import { withoutFigures } from './src/figures/lines.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const BUILT = fileURLToPath(new URL('../src/tiletum/client/', import.meta.url));
const WORKER = fileURLToPath(new URL('src/worker.js', import.meta.url));
const WORDS = fileURLToPath(new URL('../src/tiletum/words/', import.meta.url));
/** Catalogues that only the command line speaks. */
const NOT_HERE = ['arena.ftl', 'box.ftl', 'cli.ftl'];
/** Short words for terminals: an attribute with all its lines. */
const BRIEF = /^ +\.brief =.*\n(?: {5,}.*\n)*/gm;

function languages(): string[] {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).filter((name) => /^[a-z]{2}$/.test(name));
}

function catalogue(language: string, without = NOT_HERE): string {
  const files = readdirSync(WORDS + language).filter((name) => name.endsWith('.ftl') && !without.includes(name));
  return files.map((name) => readFileSync(`${WORDS}${language}/${name}`, 'utf8').replace(BRIEF, '')).join('\n');
}

/** The same Fluent catalogues as Python's, parsed, one chunk for each language: `virtual:words` loads them by name. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0virtual:words') {
        const loaders = languages().map((l) => `${l}: () => import('virtual:words/${l}').then((m) => m.default)`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = /^\0virtual:words\/(..)$/.exec(id)?.[1];
      return language && `export default ${JSON.stringify(new FluentResource(catalogue(language)).body)};`;
    },
  };
}

const RULE_FILES = ['rules', 'rules-solo', 'rulings'];

/** A chapter file in a language, or in English as long as nobody translated it. Figures are drawn by the client. */
function ruleFile(language: string, name: string): string {
  const translated = `${DOCS}${language}/${name}.md`;
  return withoutFigures(readFileSync(existsSync(translated) ? translated : `${DOCS}${name}.md`, 'utf8'));
}

/** The numbered rules of docs/, one chunk for each language that has its own: `virtual:rules` loads them by name. */
function rules(): Plugin {
  const translated = (language: string): boolean =>
    RULE_FILES.some((name) => existsSync(`${DOCS}${language}/${name}.md`));
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith('virtual:rules') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0virtual:rules') {
        const own = (l: string): string => (translated(l) ? l : 'en');
        const loaders = languages().map((l) => `${l}: () => import('virtual:rules/${own(l)}').then((m) => m.default)`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = /^\0virtual:rules\/(..)$/.exec(id)?.[1];
      if (!language) return undefined;
      const files = RULE_FILES.map((name) => ({ name, text: ruleFile(language, name) }));
      return `export default ${JSON.stringify(files)};`;
    },
  };
}

/** Catalogues of which a table says nothing, or nothing before something is opened or goes wrong. */
const NOT_AT_FIRST = [
  'client-figures.ftl',
  'client-pages.ftl',
  'errors.ftl',
  'hints.ftl',
  'learn.ftl',
  'refusals.ftl',
  'server.ftl',
];

/** What decides which Korean syllables have a face of ours. */
function inKorean(): { table: string; everything: string } {
  const said = (without: string[]): string => catalogue('ko', without).replace(/^#.*$/gm, '');
  const written = RULE_FILES.map((name) => ruleFile('ko', name));
  return { table: said([...NOT_HERE, ...NOT_AT_FIRST]), everything: [said(NOT_HERE), ...written].join() };
}

/** Fonts and languages are kept once they were used; everything else is fetched ahead, so that the app opens offline. */
const fetchedAhead = (name: string): boolean =>
  /\.(js|css)$/.test(name) && !/(?:^|\/)(?:[a-z]{2}|words|rules|noto-sans-kr)-/.test(name);

/** The service worker: src/worker.js with the list of what this build consists of, read from the disk: parts that have
 * nothing but styles are named by the bundle and never written, and one file that is not there would stop the worker. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    closeBundle() {
      const assets = readdirSync(`${BUILT}assets`)
        .map((name) => `assets/${name}`)
        .sort();
      const files = [
        './',
        './manifest.webmanifest',
        './icon.svg',
        ...assets.filter(fetchedAhead).map((name) => `./${name}`),
      ];
      const build = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
      const source = readFileSync(WORKER, 'utf8')
        .replace('__BUILD__', build)
        .replace('__FILES__', JSON.stringify(files));
      writeFileSync(`${BUILT}worker.js`, minifySync('worker.js', source, { module: true }).code);
    },
  };
}

/** How Brotli writes distances, and in how large blocks: which way is shorter differs from file to file. */
const WAYS = [
  [1, 16, 0],
  [2, 16, 0],
  [2, 32, 16],
  [3, 0, 0],
  [0, 0, 16],
  [2, 0, 16],
  [1, 0, 0],
  [0, 8, 0],
  [0, 4, 16],
  [1, 30, 16],
  [2, 16, 16],
  [3, 0, 16],
].map(([postfix, direct, block]) => ({
  params: {
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix!,
    [constants.BROTLI_PARAM_NDIRECT]: direct!,
    [constants.BROTLI_PARAM_LGBLOCK]: block!,
  },
}));
const shortest = (text: Buffer): Buffer =>
  WAYS.map((way) => brotliCompressSync(text, way)).reduce((one, other) => (other.length < one.length ? other : one));

/** Everything that is text also as Brotli, smaller by an eighth than what the server could make by itself. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    enforce: 'post',
    closeBundle() {
      for (const name of readdirSync(BUILT, { recursive: true, encoding: 'utf8' })) {
        if (/\.(js|css|html|svg|webmanifest)$/.test(name))
          writeFileSync(`${BUILT}${name}.br`, shortest(readFileSync(BUILT + name)));
      }
    },
  };
}

/** The faces come with their licences, as those ask for. */
function licences(): Plugin {
  const known = ['eb-garamond', 'noto-sans', 'noto-sans-kr'];
  const licenceOf = (face: string): URL => new URL(`node_modules/@fontsource/${face}/LICENSE`, import.meta.url);
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const face of known) {
        this.emitFile({ type: 'asset', fileName: `licence-${face}.txt`, source: readFileSync(licenceOf(face)) });
      }
    },
  };
}

/**
 * Few parts: together they are smaller by a tenth than a part for every page. The first that fits counts: what every page
 * needs, what is needed at a table, and what is opened now and then.
 */
const TOGETHER = [
  {
    name: 'base',
    test: /src\/(App\b|app\.css|main\.ts|art\/art\.css|lib\/(?!table|choice)|art\/(sprite|Icon|marks)\b|ui\/(?!Colours|KeyList|NameInput)|pages\/(Start|Hero|hero|TableLine)\b|play\/(saving|rematch)\b)|node_modules\/(svelte|esm-env|clsx|@fluent)\/|vite\/preload-helper|virtual:words$/,
  },
  {
    name: 'table',
    test: /src\/(board\/|art\/(?!art\.css)|lib\/|pages\/(TablePage|GameView)\b|play\/(?!TableMenu|Links|Invitation|loopback|Qr|HintPanel|Keys|End\b|Charts|Lobby|AboutTable))/,
  },
  {
    name: 'later',
    test: /src\/(ui\/|play\/|figures\/|learn\/|pages\/(later|Replay|replaying|rules|RulesPage|HelpPage|SettingsPage|NewTable)\b)|node_modules\/uqr\//,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

// In tests the styles of components come with what they draw: the figures of docs/ are made there.
// The built client becomes part of the Python package. `npm run dev` talks to a server started by `tiletum serve`.
export default defineConfig({
  plugins: [
    words(),
    rules(),
    faces(inKorean),
    worker(),
    licences(),
    brotli(),
    inFiles,
    svelte({ emitCss: !process.env['VITEST'], preprocess: inComponents }),
  ],
  base: './',
  build: {
    outDir: '../src/tiletum/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // Earlier ones lack `zoom`, `:has` or `dvh` anyway. These preload modules by themselves.
    cssTarget: ['chrome120', 'firefox126', 'safari17'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
  },
});
