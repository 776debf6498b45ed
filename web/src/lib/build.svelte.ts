/** Whether the server has a newer build of the client, and whether we are online. */
import { api, UnreachableError } from './api';
import { language } from './words.svelte';

const EVERY = 5 * 60_000;
/** While the server is unreachable. */
const RETRY_EVERY = 5000;

let runningBuild: string | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let latestBuild = $state<string | null>(null);
let online = $state(true);
/** Counts requests, so that replies to all but the latest are ignored. */
let requests = 0;

export const isOutdated = (): boolean => latestBuild !== null && runningBuild !== null && latestBuild !== runningBuild;
/** Whether a chunk of this page failed to load. Only a reload helps. */
let incomplete = $state(false);
export const isIncomplete = (): boolean => incomplete;
export const isOnline = (): boolean => online;

const onReconnect: (() => void)[] = [];
/** Clear a "server unreachable" refusal on reconnect, and start polling for that. */
export function clearOnReconnect(error: unknown, owner: { refusal: string | null }): void {
  if (!(error instanceof UnreachableError)) return;
  const { refusal } = owner;
  onReconnect.push(() => {
    if (owner.refusal === refusal) owner.refusal = null;
  });
  void checkBuild();
}

/** Ask the server for its build. Also call it on reconnect: a restarted server may have a new one. */
export async function checkBuild(): Promise<void> {
  if (document.hidden) return;
  const number = ++requests;
  try {
    const { build } = await api.about();
    if (number < requests) return;
    latestBuild = build;
    runningBuild ??= build;
    if (!online) onReconnect.splice(0).forEach((callback) => callback());
    online = true;
  } catch (error) {
    // Any other refusal is temporary: the next poll tries again.
    if (number < requests || !(error instanceof UnreachableError)) return;
    online = false;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void checkBuild(), RETRY_EVERY);
  }
}

/** Poll the build while the page is open. */
export function watchBuild(): void {
  const check = (): void => void checkBuild();
  setInterval(check, EVERY);
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  // Offline, this device may still run the server itself.
  addEventListener('offline', check);
  // A chunk cannot be loaded: the build was replaced, or the server is unreachable.
  addEventListener('vite:preloadError', () => {
    incomplete = true;
    check();
  });
  // Another page may load.
  addEventListener('hashchange', () => (incomplete = false));
  check();
}

/** Register the service worker, and let it cache what this page loaded before. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.register('./worker.js').then(() => navigator.serviceWorker.ready);
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(urls.filter((name) => name.includes('/assets/')));
  // The installed app also needs the rules offline.
  if (matchMedia('(display-mode: standalone)').matches) await (await import('virtual:rules')).default[language()]?.();
}
