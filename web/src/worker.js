// The service worker of the installed app. It caches the files of one build but no API responses: the state of a table
// always comes from the server. The build fills in its name and its files (vite.config.ts).
const CACHE = 'tiletum-__BUILD__';
const FILES = __FILES__;

addEventListener('install', (event) => event.waitUntil(cacheBuild()));
addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
addEventListener('message', (event) => event.waitUntil(cacheLoaded(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const here = new URL('./', location.href);
  if (request.method !== 'GET' || url.origin !== here.origin || !url.pathname.startsWith(here.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (url.pathname.startsWith(here.pathname + 'assets/')) event.respondWith(respondWithFile(request));
});

async function cacheBuild() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await skipWaiting();
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tiletum-') && name !== CACHE).map((name) => caches.delete(name)),
  );
  await clients.claim();
}

/** Cache the files that the page loaded before this worker was active. */
async function cacheLoaded(paths) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
}

/** Respond with the server's page, which may be a new version, or with the cached page if the server is unreachable. */
async function respondWithPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(CACHE)).match('./');
    if (cached) return cached;
    throw error;
  }
}

/** Respond with a cached file if there is one: file names in assets/ contain a hash of the content. */
async function respondWithFile(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
