// The bell: what the reader was told about their tables, live, counted in the page's title and icon.

import { house } from '../protocol/house';
import { place } from '../nav.svelte';
import { prefs } from '../prefs.svelte';
import { Live } from '../protocol/live';
import { post } from '../protocol/server';
import type { Bell } from '../protocol/types';
import { icon } from './mark';

const NOTHING: Bell = { unread: 0, items: [] };

export const news = $state<{ bell: Bell; visible: boolean }>({ bell: NOTHING, visible: !document.hidden });
let live: Live | null = null;

/** The table that the reader looks at now; empty if none. */
export function lookedAt(): string {
  const parts = place.path.split('/').filter(Boolean);
  return news.visible && parts[0] === 'table' ? (parts[1] ?? '') : '';
}

/** What is unread of other tables: what the reader looks at needs no number. */
export function unread(): number {
  const here = lookedAt();
  return news.bell.items.filter((item) => !item.read && item.table !== here).length;
}

/** A page's title with the number of what is unread. */
export function counted(): string {
  const count = unread();
  return count ? `(${count}) ` : '';
}

export async function markRead(table: string | null = null): Promise<void> {
  try {
    news.bell = await post<Bell>('/news/read', { table });
  } catch {
    // The bell goes on counting; the next try is the reader's.
  }
}

function address(): string {
  return `/news/ws?lang=${prefs.lang}`;
}

/** Listen, unless that is done already; whoever is unknown here is refused, and asks again on the next page. */
function connect(): void {
  if (!house.company) return;
  live ??= new Live(address, {
    update: () => undefined,
    talk: () => undefined,
    connected: () => undefined,
    refused: () => {
      live = null;
      news.bell = NOTHING;
    },
    rung: (bell) => (news.bell = bell),
  });
}

/** Keeps the bell as long as the page is open: to be called once, where effects may be. */
export function ring(): void {
  let spoken = prefs.lang;
  let before = '';

  $effect(() => {
    const see = (): void => {
      news.visible = !document.hidden;
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  });
  $effect(() => {
    void place.path;
    connect();
    if (spoken !== prefs.lang) {
      spoken = prefs.lang;
      live?.anew();
    }
  });
  $effect(() => {
    const here = lookedAt();
    const left = before;
    before = here;
    if (left && left !== here && news.bell.items.some((item) => item.table === left && !item.read)) void markRead(left);
  });
  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = icon(unread());
  });
}
