/** Servers on a loopback address, whose links work only on this device. */
import { say } from '../lib/words.svelte';

const LOOPBACK = /^(localhost|127\.|\[::1\])/;
export const COMMAND = '.venv/bin/tiletum serve --host 0.0.0.0 --open';

/** Return advice if links work only on this device, or else an empty string. */
export const loopbackNote = (): string =>
  LOOPBACK.test(location.hostname) ? say('ui-pages-loopback', { command: COMMAND }) : '';
