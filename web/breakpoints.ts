/** Puts the queries of src/lib/breakpoints.ts in the place of their names, as custom media of CSS would. */
import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';
import * as NAMED from './src/lib/breakpoints.ts';

const QUERIES = new Map<string, string>(
  Object.entries(NAMED).map(([name, query]) => [`(--${name.toLowerCase().replaceAll('_', '-')})`, query]),
);

/** Return what one part of a list of queries stands for; a name that is a list itself makes several of it. */
function expand(part: string): string[] {
  const name = /\(--[\w-]+\)/.exec(part)?.[0];
  if (!name) return [part.trim()];
  const query = QUERIES.get(name);
  if (!query) throw new Error(`src/lib/breakpoints.ts has no ${name}`);
  return query.split(', ').flatMap((one) => expand(part.replace(name, one)));
}

export const expandBreakpoints = (css: string): string =>
  css.replace(/(?<=@media )[^{]*(?= \{)/g, (queries) => queries.split(',').flatMap(expand).join(', '));

/** For the styles of components. */
export const inComponents: PreprocessorGroup = {
  name: 'breakpoints',
  style: ({ content }) => ({ code: expandBreakpoints(content) }),
};

/** For the files of styles. */
export const inFiles: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/\w+(\/\w+)?\.css$/.test(id) ? expandBreakpoints(code) : undefined),
};
