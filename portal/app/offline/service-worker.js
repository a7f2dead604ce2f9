// Keeps what never changes under its name, scripts, styles, fonts and pictures, and a page for when there
// is no connection. Calls of the gateway are never kept: a balance is today's, or it is not shown.
//
// The gateway serves it from the root, so that it may look after every page.

const FILES = 'files';
const PICTURES = 'pictures';
const OFFLINE = 'offline';

/** So many of them are kept; what came first leaves first. */
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

/** What is kept, or else the network's answer, which is kept while `event` holds this awake. */
async function keptOrFetched(name, request, event) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A device that is full keeps nothing more, and shows everything all the same.
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

/** Keeps what a page that was loaded without this has loaded, and the page for its brand and language. */
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
  // A page is asked for while this starts, so that it waits for nothing.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('message', (event) => {
  // What cannot be had now is kept another time.
  event.waitUntil(keepPage(event).catch(() => undefined));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // Pages of vendors, in a frame, have their own ways.
    if (request.destination === 'document') event.respondWith(pageOrOffline(event));
    return;
  }
  // A part of a file is the network's matter.
  const name = !request.headers.has('range') && cacheOf(new URL(request.url));
  if (name) event.respondWith(keptOrFetched(name, request, event));
});
