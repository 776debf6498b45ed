/** Replaces names in media queries with the queries of src/lib/breakpoints.ts, like CSS custom media. */
import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';
import * as BREAKPOINTS from './src/lib/breakpoints.ts';

const QUERIES = new Map<string, string>(
  Object.entries(BREAKPOINTS).map(([name, query]) => [`(--${name.toLowerCase().replaceAll('_', '-')})`, query]),
);

/** Expand the name in one query of a list. A name that stands for a list makes several queries. */
function expand(part: string): string[] {
  const name = /\(--[\w-]+\)/.exec(part)?.[0];
  if (!name) return [part.trim()];
  const query = QUERIES.get(name);
  if (!query) throw new Error(`src/lib/breakpoints.ts has no ${name}`);
  return query.split(', ').flatMap((one) => expand(part.replace(name, one)));
}

export const expandBreakpoints = (css: string): string =>
  css.replace(/(?<=@media )[^{]*(?= \{)/g, (queries) => queries.split(',').flatMap(expand).join(', '));

/** Expands the styles of components. */
export const inComponents: PreprocessorGroup = {
  name: 'breakpoints',
  style: ({ content }) => ({ code: expandBreakpoints(content) }),
};

/** Expands style sheets. */
export const inFiles: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/\w+(\/\w+)?\.css$/.test(id) ? expandBreakpoints(code) : undefined),
};
