import { readdirSync } from 'node:fs';

const SOURCE = new URL('src/', import.meta.url);
const components = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .sort();
let names = components();

/** Return the scoping class of a component's styles. It is short, because nearly every element has one. */
function cssHash({ filename }) {
  const name = filename.replace(/.*\bsrc./, '');
  if (!names.includes(name)) names = components();
  const number = names.indexOf(name);
  // One character for the first 62: digits, lower case, upper case.
  return `S${number < 36 ? number.toString(36) : number < 62 ? (number - 26).toString(36).toUpperCase() : number}`;
}

// Tests keep Svelte's own class names, because they write the figures of docs/.
export default {
  compilerOptions: { runes: true, ...(process.env['VITEST'] ? {} : { cssHash, discloseVersion: false }) },
};
