import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const WORDS = fileURLToPath(new URL('../src/tiletum/words/', import.meta.url));
/** Catalogues that only the command line speaks. */
const NOT_HERE = ['arena.ftl', 'box.ftl', 'cli.ftl'];

function languages(): string[] {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).filter((name) => /^[a-z]{2}$/.test(name));
}

function catalogue(language: string): string {
  const files = readdirSync(WORDS + language).filter((name) => name.endsWith('.ftl') && !NOT_HERE.includes(name));
  return files.map((name) => readFileSync(`${WORDS}${language}/${name}`, 'utf8')).join('\n');
}

/** Comments are for translators. */
const withoutComments = (source: string): string => source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');

/** The same Fluent catalogues as Python's, one chunk for each language: `virtual:words` loads them by name. */
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
      return language && `export default ${JSON.stringify(withoutComments(catalogue(language)))};`;
    },
  };
}

// The built client becomes part of the Python package. `npm run dev` talks to a server started by `tiletum serve`.
export default defineConfig({
  plugins: [words(), svelte()],
  base: './',
  build: {
    outDir: '../src/tiletum/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } },
  },
});
