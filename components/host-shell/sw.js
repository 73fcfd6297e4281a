/*
 * Keeps the host's page usable without the network: the files of one build and nothing else, neither data
 * nor codes. scripts/build-shell.mjs fills in the build: FILES are [url, integrity]; the first is the page.
 */
const VERSION = __VERSION__;
const FILES = __FILES__;
const PREFIX = 'host-shell-';
const CACHE = PREFIX + VERSION;
const PAGE = FILES[0][0];
const OURS = new Set(FILES.map(([url]) => url));

// All or nothing: a file that is missing or of another build fails the install, and the old worker goes on
// with its own complete cache.
async function install() {
  const existed = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((file) => keep(cache, ...file)));
  } catch (error) {
    if (!existed) await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache, url, integrity) {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    integrity,
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

// Only caches made before this one: a newer worker may already have filled its own.
async function clean() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, names.indexOf(CACHE)).map((name) => caches.delete(name)));
}

// A page that has just loaded asks the waiting worker to take over. It does so only when that page is the
// only one, so that no open page sees its files change under it.
async function takeOver() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => new URL(url).pathname === PAGE);
  if (pages.length === 1) await self.skipWaiting();
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver());
  // A person has asked for it.
  if (event.data === 'take-over-now') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const ours = request.mode === 'navigate' ? url.pathname === PAGE : OURS.has(url.pathname);
  if (ours) event.respondWith(answer(request, url.pathname));
});
