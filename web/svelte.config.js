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
  const number = known.indexOf(name);
  // Short for most: digits, small letters, capitals.
  return `S${number < 36 ? number.toString(36) : number < 62 ? (number - 26).toString(36).toUpperCase() : number}`;
}

// Figures of docs/ are drawn in tests, and keep the class names they have there.
export default {
  compilerOptions: { runes: true, ...(process.env['VITEST'] ? {} : { cssHash, discloseVersion: false }) },
};
