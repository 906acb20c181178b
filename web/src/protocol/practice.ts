// A house on a server may have a house in the page beside it, for whoever has no connection; that one knows where it belongs.
// The server says so in its pages.

import { prefs } from '../prefs.svelte';
import type { Created, NewTable, Problem } from './types';

/** A game of a house in the page, as it travels. */
export interface Packed {
  record: string;
  seats: NewTable['seats'];
  pace: number;
}

const said = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Where one can practise without a connection; empty if nowhere. */
export const practice = said('practice');

/** Where the house on a server is that a house in the page belongs to; empty if there is none. */
export const belongsTo = said('house');

/** Let the pages of a server open without a connection, if there is something to do there then. */
export function keepPages(): void {
  if (practice) navigator.serviceWorker?.register('/news-worker.js').catch(() => undefined);
}

/** Let a game go on at the house on the server; the address of its table there, or an error in words, if there are any. */
export async function handedIn({ record, seats, pace }: Packed): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ record, seats, pace });
  let reply: Response;
  try {
    reply = await fetch(`${belongsTo}api/records?lang=${prefs.lang}`, { method: 'POST', headers, body });
  } catch {
    throw new Error('');
  }
  const told = (await reply.json().catch(() => ({}))) as Created & Problem;
  if (!reply.ok) throw new Error(told.text ?? '');
  return `${belongsTo}table/${told.id}`;
}
