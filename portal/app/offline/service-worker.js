// Caches files that never change under their names (scripts, styles, fonts, pictures) and the
// offline page. Calls of the gateway are never cached: an outdated balance must not be shown.
//
// The gateway serves it from the root, so that its scope is every page.

const FILES = 'files';
const PICTURES = 'pictures';
const OFFLINE = 'offline';

/** The maximum number of entries; the oldest are removed first. */
const MOST = { [FILES]: 200, [PICTURES]: 400 };

/** The cache of an address whose content never changes; undefined for everything else. */
function cacheOf({ origin, pathname }) {
  if (origin !== location.origin) return undefined;
  if (pathname.startsWith('/assets/') || /^\/brands\/.*\.woff2$/.test(pathname)) return FILES;
  return /^\/art\/v\d+\//.test(pathname) ? PICTURES : undefined;
}

async function keep(name, request, answer) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const held = await cache.keys();
  await Promise.all(held.slice(0, -MOST[name]).map((old) => cache.delete(old)));
}

/**
 * The cached response, or else the network's, which is cached while `event` keeps the worker alive.
 */
async function keptOrFetched(name, request, event) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full device caches nothing more, and still shows everything.
  if (answer.status === 200) {
    event.waitUntil(keep(name, request, answer.clone()).catch(() => undefined));
  }
  return answer;
}

async function pageOrOffline({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const cache = await caches.open(OFFLINE);
    const [latest] = (await cache.keys()).slice(-1);
    const page = latest && (await cache.match(latest));
    if (page) return page;
    throw failure;
  }
}

/**
 * Caches the files that a page loaded without the worker, and the offline page of its brand and
 * language.
 */
async function keepPage(event) {
  const { files, offline } = event.data;
  const cache = await caches.open(OFFLINE);
  const isKnown = (await cache.keys()).some(({ url }) => url.endsWith(offline));
  if (!isKnown) {
    const answer = await fetch(offline, { cache: 'no-store' });
    if (answer.ok) {
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(offline, answer);
    }
  }
  for (const file of files) {
    const name = cacheOf(new URL(file));
    if (name) await keptOrFetched(name, file, event);
  }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  // Requests a page while the worker starts, so that the page does not wait for it.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('message', (event) => {
  // A failed file is cached another time.
  event.waitUntil(keepPage(event).catch(() => undefined));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // Pages of vendors, in a frame, are not handled.
    if (request.destination === 'document') event.respondWith(pageOrOffline(event));
    return;
  }
  // Range requests are not handled.
  const name = !request.headers.has('range') && cacheOf(new URL(request.url));
  if (name) event.respondWith(keptOrFetched(name, request, event));
});
