// The one worker beside the pages. It shows what the house pushes, and opens the table it is about. Where the house is in
// the page (scripts/build_site.py writes KEPT in front of this), it also keeps all files of one version, so that pages open
// without a connection and never mix two versions: a new one waits until no page of the old one is open. A server that has
// such a house beside it writes KEPT, too: its pages come from there as long as it can be reached, and say so when not.

const kept = typeof KEPT === 'undefined' ? null : KEPT;
/** What the versions kept for these pages are called: others may lie under other paths of the same origin. */
const prefix = () => `vernissage ${new URL(self.registration.scope).pathname} `;
/** What they were called once. */
const OLDER = /^vernissage-[0-9a-f]{16}$/;
/** What lies beside the pages of a server: for programs, or a house of its own with a worker of its own. */
const APART = /^\/(api|health|metrics|practice)(\/|$)/;

self.addEventListener('install', (event) => {
  if (kept) event.waitUntil(keep());
  else self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(arrive()));

async function keep() {
  const cache = await caches.open(prefix() + kept.version);
  // What is named after its content may come from anywhere; the rest must be of this very version.
  const fresh = (file) => (/\/(assets|python-\w+)\//.test(file) ? 'default' : 'no-cache');
  await cache.addAll(kept.files.map((file) => new Request(file, { cache: fresh(file) })));
}

/** A page may ask a new version in, unless another page of the old one is open: versions are never mixed. */
self.addEventListener('message', (event) => {
  if (kept && event.data === 'open') event.waitUntil(letIn(event.source));
});

async function letIn(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter((one) => one.url.startsWith(self.registration.scope));
  if (pages.length > 1) page?.postMessage('others');
  else await self.skipWaiting();
}

async function arrive() {
  if (kept) {
    const ours = (name) => name.startsWith(prefix()) || OLDER.test(name);
    // An interpreter that has started (src/worker/started.ts) is named after the folder of the files it was made of.
    const same = (name) => kept.files.some((file) => name === `${prefix()}started ${file.split('/')[1]}`);
    const old = (await caches.keys()).filter((name) => ours(name) && name !== prefix() + kept.version && !same(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

if (kept) {
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET' || !url.startsWith(self.registration.scope)) return;
    const page = mode === 'navigate';
    if (!kept.served) event.respondWith(found(event.request, page));
    else if (page && !APART.test(new URL(url).pathname)) event.respondWith(fetched(event.request));
    else if (!page && kept.files.includes(new URL(url).pathname)) event.respondWith(found(event.request, false));
  });
}

/** A page from the server; if that cannot be reached, the one that is kept. */
async function fetched(request) {
  try {
    return await fetch(request);
  } catch {
    return await found(request, true);
  }
}

async function found(request, page) {
  const cache = await caches.open(prefix() + kept.version);
  const here = await cache.match(page ? './' : request, { ignoreSearch: page });
  return here ?? fetch(request);
}

const here = (link) => new URL(link, self.location.origin).pathname;

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let told = {};
  try {
    told = data.json() ?? {};
  } catch {
    // Somebody else's message, or none: there is still something to look at.
  }
  const link = typeof told.link === 'string' && told.link.startsWith('/') ? told.link : '/';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === here(link))) return;
  await self.registration.showNotification(String(told.title || 'Vernissage'), {
    body: String(told.body || ''),
    lang: String(told.lang || ''),
    tag: String(told.tag || link),
    renotify: true,
    icon: '/icon.svg',
    data: { link },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(here(event.notification.data?.link ?? '/')));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((page) => new URL(page.url).pathname === path);
  try {
    if (there) await there.focus();
    else await self.clients.openWindow(path);
  } catch {
    if (!there) await windows[0]?.navigate(path); // no window may be opened: the one that is open leads there
  }
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const options = event.oldSubscription?.options;
  const made = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/news/browsers', { method: 'PUT', headers, body: JSON.stringify(made.toJSON()) });
}
