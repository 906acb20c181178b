// Shows what the house pushes, and opens the table it is about. It keeps nothing, and serves no page.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
