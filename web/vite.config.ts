import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { inComponents, inFiles } from './breakpoints.ts';
import { fonts } from './faces.ts';
import { withoutFigures } from './src/figures/lines.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const BUILT = fileURLToPath(new URL('../src/tiletum/client/', import.meta.url));
const WORKER = fileURLToPath(new URL('src/worker.js', import.meta.url));
const WORDS = fileURLToPath(new URL('../src/tiletum/words/', import.meta.url));
/** Catalogues that only the command line uses. */
const COMMAND_LINE = ['arena.ftl', 'box.ftl', 'cli.ftl'];
/** The attribute with short words for terminals. */
const BRIEF = /^ +\.brief =.*\n(?: {5,}.*\n)*/gm;

function languages(): string[] {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).filter((name) => /^[a-z]{2}$/.test(name));
}

function catalogue(language: string, without = COMMAND_LINE): string {
  const files = readdirSync(WORDS + language).filter((name) => name.endsWith('.ftl') && !without.includes(name));
  return files.map((name) => readFileSync(`${WORDS}${language}/${name}`, 'utf8').replace(BRIEF, '')).join('\n');
}

/** The server's Fluent catalogues, parsed, in one chunk per language. `virtual:words` maps languages to loaders. */
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

/** Return a chapter file in a language, or in English if it is not translated. The client draws the figures itself. */
function ruleFile(language: string, name: string): string {
  const translated = `${DOCS}${language}/${name}.md`;
  return withoutFigures(readFileSync(existsSync(translated) ? translated : `${DOCS}${name}.md`, 'utf8'));
}

/** The rules of docs/, in one chunk per translation. `virtual:rules` maps languages to loaders. */
function rules(): Plugin {
  const isTranslated = (language: string): boolean =>
    RULE_FILES.some((name) => existsSync(`${DOCS}${language}/${name}.md`));
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith('virtual:rules') ? '\0' + id : undefined),
    load(id) {
      if (id === '\0virtual:rules') {
        const source = (l: string): string => (isTranslated(l) ? l : 'en');
        const loaders = languages().map(
          (l) => `${l}: () => import('virtual:rules/${source(l)}').then((m) => m.default)`,
        );
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = /^\0virtual:rules\/(..)$/.exec(id)?.[1];
      if (!language) return undefined;
      const files = RULE_FILES.map((name) => ({ name, text: ruleFile(language, name) }));
      return `export default ${JSON.stringify(files)};`;
    },
  };
}

/** Catalogues that a table does not need until a dialog opens or an error occurs. */
const NOT_AT_TABLE = [
  'client-figures.ftl',
  'client-pages.ftl',
  'errors.ftl',
  'hints.ftl',
  'learn.ftl',
  'refusals.ftl',
  'server.ftl',
];

/** Return our Korean texts, which decide on the syllables in our own fonts. */
function koreanTexts(): { table: string; everything: string } {
  const messages = (without: string[]): string => catalogue('ko', without).replace(/^#.*$/gm, '');
  const chapters = RULE_FILES.map((name) => ruleFile('ko', name));
  return {
    table: messages([...COMMAND_LINE, ...NOT_AT_TABLE]),
    everything: [messages(COMMAND_LINE), ...chapters].join(),
  };
}

/** Whether the installed app downloads a file at once, to open offline. Fonts and languages are cached on first use. */
const isPrecached = (name: string): boolean =>
  /\.(js|css)$/.test(name) && !/(?:^|\/)(?:[a-z]{2}|words|rules|noto-sans-kr)-/.test(name);

/**
 * The service worker: src/worker.js with the list of this build's files. The list comes from the disk, because the bundle
 * also names chunks that are never written, and a single missing file would stop the worker.
 */
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
        ...assets.filter(isPrecached).map((name) => `./${name}`),
      ];
      const build = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
      const source = readFileSync(WORKER, 'utf8')
        .replace('__BUILD__', build)
        .replace('__FILES__', JSON.stringify(files));
      writeFileSync(`${BUILT}worker.js`, minifySync('worker.js', source, { module: true }).code);
    },
  };
}

/** Brotli parameters to try: the best ones differ from file to file. */
const PARAMETERS = [
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
  PARAMETERS.map((options) => brotliCompressSync(text, options)).reduce((one, other) =>
    other.length < one.length ? other : one,
  );

/** Adds Brotli files of all text, an eighth smaller than the server's own compression. */
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

/** Adds the fonts' licences, as they require. */
function licences(): Plugin {
  const fonts = ['eb-garamond', 'noto-sans', 'noto-sans-kr'];
  const licenceOf = (font: string): URL => new URL(`node_modules/@fontsource/${font}/LICENSE`, import.meta.url);
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const font of fonts) {
        this.emitFile({ type: 'asset', fileName: `licence-${font}.txt`, source: readFileSync(licenceOf(font)) });
      }
    },
  };
}

/**
 * Chunks: one for every page, one for tables, and one for pages and dialogs that load on demand. The first match counts.
 * A tenth smaller than a chunk for each page.
 */
const CHUNKS = [
  {
    name: 'base',
    test: /src\/(App\b|app\.css|art\/art\.css|lib\/(?!table|choice)|art\/(sprite|Icon|marks)\b|ui\/(?!Colours|KeyList|NameInput)|pages\/(Start|Hero|hero|TableLine)\b|play\/(saving|rematch)\b)|node_modules\/(svelte|esm-env|clsx|@fluent)\/|vite\/preload-helper|virtual:words$/,
  },
  {
    name: 'table',
    test: /src\/(board\/|art\/(?!art\.css)|lib\/|pages\/(TablePage|GameView)\b|play\/(?!TableMenu|Links|Invitation|loopback|Qr|HintPanel|Keys|End\b|Charts|Lobby|AboutTable))/,
  },
  {
    name: 'extras',
    test: /src\/(ui\/|play\/|figures\/|learn\/|pages\/(extras|Replay|replaying|rules|RulesPage|HelpPage|SettingsPage|NewTable)\b)|node_modules\/uqr\//,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

// Tests emit components' styles with their markup, because they write the figures of docs/.
// The built client becomes a part of the Python package. `npm run dev` uses a server started with `tiletum serve`.
export default defineConfig({
  plugins: [
    words(),
    rules(),
    fonts(koreanTexts),
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
    // Older browsers lack `zoom`, `:has` or `dvh` anyway. These preload modules by themselves.
    cssTarget: ['chrome120', 'firefox126', 'safari17'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
  },
});
