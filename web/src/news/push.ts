// This browser and its push service: asked for only when the reader clicks.

import { post, put } from '../protocol/server';
import type { NewsWays } from '../protocol/types';

export type Pushed = 'unsupported' | 'blocked' | 'off' | 'on';

const WORKER = '/news-worker.js';

function supported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker.getRegistration('/');
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** How it stands, without asking anybody anything. */
export async function pushed(): Promise<Pushed> {
  if (!supported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off';
}

/** Ask for permission, and subscribe; null if the reader says no. */
export async function turnOn(key: string): Promise<NewsWays | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return await put<NewsWays>('/news/browsers', { endpoint: made.endpoint, keys: made.toJSON().keys });
}

/** Go on in a browser that is told already, as whoever uses it now. */
export async function goOn(): Promise<void> {
  if ((await pushed()) !== 'on') return;
  const made = await subscription();
  if (made) await put<NewsWays>('/news/browsers', { endpoint: made.endpoint, keys: made.toJSON().keys });
}

/** Nobody is told in this browser any more; the server knows that already. */
export async function quiet(): Promise<void> {
  try {
    if (supported()) await (await subscription())?.unsubscribe();
  } catch {
    // A browser that says no shows what it was sent before, and gets nothing more.
  }
}

export async function turnOff(): Promise<NewsWays | null> {
  const made = await subscription();
  if (!made) return null;
  const left = await post<NewsWays>('/news/browsers/remove', { endpoint: made.endpoint });
  await made.unsubscribe();
  return left;
}
