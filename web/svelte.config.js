import { createHash } from 'node:crypto';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const owners = new Map();

/** Styles of a component are told from others' by a class that stands on nearly everything it draws: a short one. */
function cssHash({ filename }) {
  const component = filename.replace(/.*\bsrc\b/, '');
  const short = 'S' + createHash('sha256').update(component).digest('base64url').slice(0, 3);
  if ((owners.get(short) ?? component) !== component)
    throw new Error(`${component} and ${owners.get(short)} share the class ${short}`);
  owners.set(short, component);
  return short;
}

// The figures of docs/ are drawn in tests, and keep the names they have.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: process.env['VITEST'] ? {} : { cssHash, discloseVersion: false },
};
