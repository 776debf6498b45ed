/** A server whose address means another machine to everybody else. */
import { say } from '../lib/words.svelte';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;
export const COMMAND = '.venv/bin/tiletum serve --host 0.0.0.0 --open';

/** Return what to do about it, or nothing if links work elsewhere. */
export const onlyHere = (): string =>
  LOOPBACK.test(location.hostname) ? say('ui-pages-loopback', { command: COMMAND }) : '';
