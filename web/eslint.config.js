import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const DOCS = readFileSync(new URL('../docs/client.md', import.meta.url), 'utf8');
/** The folders of src, in the order of docs/client.md. */
const FOLDERS = [...DOCS.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, folder]) => folder);

/** A folder imports only itself and folders above it in the table, so that no two import each other. */
const folderRules = FOLDERS.map((folder, index) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: FOLDERS.slice(index + 1).map((above) => ({
          group: [`../${above}/*`],
          message: `${folder} is above ${above} in docs/client.md.`,
        })),
      },
    ],
  },
}));

export default ts.config(
  // Generated.
  { ignores: ['node_modules', 'src/lib/schema.d.ts', 'src/lib/catalogue.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Unused members of a destructured array or object.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Reactive values are replaced, never changed in place. A Map inside a function is not reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` at the edge of a block keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // The build's files and the service worker have other globals and no types.
  { files: ['*.js', '*.cjs', '*.ts'], languageOptions: { globals: globals.node } },
  { files: ['src/worker.js'], languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly' } } },
  { files: ['**/*.js', '**/*.cjs'], extends: [ts.configs.disableTypeChecked] },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**'],
    // A figure draws what the box says of decrees.
    ignores: ['src/lib/notation.ts', 'src/figures/Decree.svelte', 'src/worker.js', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(split|startsWith|endsWith)$/] > Literal[value=/^([ :-]|[a-z]+[ :-])$/]',
          message: 'lib/notation.ts takes ids apart.',
        },
      ],
    },
  },
  ...folderRules,
);
