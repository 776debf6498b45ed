// The service worker of the installed app. It keeps the files of one build, and never an answer of the API: what a
// table looks like is always asked of the server. The build fills in its name and its files (vite.config.ts).
const KEPT = 'tiletum-__BUILD__';
const FILES = __FILES__;

addEventListener('install', (event) => event.waitUntil(fetchAhead()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('message', (event) => event.waitUntil(keepUsed(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const here = new URL('./', location.href);
  if (request.method !== 'GET' || url.origin !== here.origin || !url.pathname.startsWith(here.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (url.pathname.startsWith(here.pathname + 'assets/')) event.respondWith(fileFor(request));
});

async function fetchAhead() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  await skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tiletum-') && name !== KEPT).map((name) => caches.delete(name)),
  );
  await clients.claim();
}

/** What the page had loaded before this worker was there. */
async function keepUsed(paths) {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
}

/** The page of the server, so that a new version is seen at once; the kept one if the server cannot be reached. */
async function pageFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match('./');
    if (kept) return kept;
    throw error;
  }
}

/** Files in assets/ have a hash of their content in their names, so a kept one is as good as a fetched one. */
async function fileFor(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
