/** Which build of the client the server has, compared with the one that is running; and whether we are online at all. */
import { api, Unreachable } from './api';
import { language } from './words.svelte';

const EVERY = 5 * 60_000;
/** Who cannot be reached is asked again sooner. */
const AGAIN = 5000;

let running: string | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
let latest = $state<string | null>(null);
let online = $state(true);
/** How often it was asked: what was answered to an earlier question says nothing about now. */
let asked = 0;

export const outdated = (): boolean => latest !== null && running !== null && latest !== running;
/** Something of this page could not be loaded: only loading all of it again helps. */
let incomplete = $state(false);
export const isIncomplete = (): boolean => incomplete;
export const isOnline = (): boolean => online;

const back: (() => void)[] = [];
/** What could not be sent is told as long as nothing can be: it is asked again and again until the server answers. */
export function untilBack(error: unknown, teller: { refusal: string | null }): void {
  if (!(error instanceof Unreachable)) return;
  const told = teller.refusal;
  back.push(() => {
    if (teller.refusal === told) teller.refusal = null;
  });
  void lookForBuild();
}

/** To be called when there may be a new one: a server that was away may have been replaced. */
export async function lookForBuild(): Promise<void> {
  if (document.hidden) return;
  const mine = ++asked;
  try {
    const { build } = await api.about();
    if (mine < asked) return;
    latest = build;
    running ??= latest;
    if (!online) back.splice(0).forEach((doing) => doing());
    online = true;
  } catch (error) {
    // Any other refusal passes by itself: it is asked again later.
    if (mine < asked || !(error instanceof Unreachable)) return;
    online = false;
    clearTimeout(again);
    again = setTimeout(() => void lookForBuild(), AGAIN);
  }
}

/** As long as the page is open. */
export function watchBuild(): void {
  const lookAgain = (): void => void lookForBuild();
  setInterval(lookAgain, EVERY);
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('online', lookAgain);
  // A device without a network may be the one that serves.
  addEventListener('offline', lookAgain);
  // A part that cannot be had: this build is replaced, or the server is away.
  addEventListener('vite:preloadError', () => {
    incomplete = true;
    lookAgain();
  });
  // On another page it is tried anew.
  addEventListener('hashchange', () => (incomplete = false));
  lookAgain();
}

/** The installed app: register the worker, and let it keep what this page has loaded before it was there. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.register('./worker.js').then(() => navigator.serviceWorker.ready);
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(loaded.filter((name) => name.includes('/assets/')));
  // Whoever installed the app wants to read the rules offline, too.
  if (matchMedia('(display-mode: standalone)').matches) await (await import('virtual:rules')).default[language()]?.();
}
