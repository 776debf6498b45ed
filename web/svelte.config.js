import { readdirSync } from 'node:fs';

const SOURCE = new URL('src/', import.meta.url);
const components = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .sort();
let known = components();

/** Return the class that ties a component's styles to it. It stands on nearly everything drawn: a short one. */
function cssHash({ filename }) {
  const name = filename.replace(/.*\bsrc./, '');
  if (!known.includes(name)) known = components();
  return `S${known.indexOf(name).toString(36)}`;
}

// Figures of docs/ are drawn in tests, and keep the class names they have there.
export default {
  compilerOptions: { runes: true, ...(process.env['VITEST'] ? {} : { cssHash, discloseVersion: false }) },
};
