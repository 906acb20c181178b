// The lobby as one reader sees it: public tables as they change, their own tables, and what they look for.

import { house } from '../protocol/house';
import { prefs } from '../prefs.svelte';
import { Live, type Listener } from '../protocol/live';
import { get, put, Refused, stopSeeking } from '../protocol/server';
import { t } from '../text/fluent.svelte';
import type { HouseInfo, LobbyChange, Seek, Seeking, TableInfo } from '../protocol/types';

type Heard = LobbyChange | { type: 'mine' } | { type: 'seek'; seek: Seek | null };

export class Lobby {
  house = $state.raw<HouseInfo | null>(null);
  mine = $state.raw<TableInfo[] | null>(null);
  tables = $state.raw<TableInfo[] | null>(null);
  seekers = $state(0);
  seek = $state.raw<Seek | null>(null);
  /** Seconds that the house's clock is ahead of this browser's. */
  ahead = 0;
  problem = $state('');
  /** Whether nobody could be reached when it was looked at. */
  private away = false;
  private at = '';
  /** Nobody else is told of where nobody else comes. */
  private readonly live: Live | null;

  constructor(private readonly found: (table: string) => void) {
    const heard: Listener = {
      update: () => undefined,
      talk: () => undefined,
      other: (message) => this.hear(message as Heard),
      connected: (yes) => {
        if (yes && this.away) void this.look();
      },
      refused: (text) => (this.problem = text),
    };
    this.live = house.company ? new Live(() => this.address(), heard) : null;
    addEventListener('pagehide', this.leaving);
  }

  close(): void {
    removeEventListener('pagehide', this.leaving);
    this.leaving();
    this.live?.close();
  }

  get open(): TableInfo[] {
    return (this.tables ?? []).filter((table) => table.status === 'gathering' && !this.sits(table.id));
  }

  get watchable(): TableInfo[] {
    return (this.tables ?? []).filter((table) => table.status === 'playing' && !this.sits(table.id));
  }

  get myTurn(): TableInfo[] {
    return (this.mine ?? []).filter((table) => table.your_turn && table.status === 'playing');
  }

  get running(): TableInfo[] {
    return (this.mine ?? []).filter((table) => table.status !== 'finished' && !this.myTurn.includes(table));
  }

  /** Read everything again in the reader's language. */
  async look(): Promise<void> {
    this.at = '';
    this.live?.say({ type: 'language', language: prefs.lang });
    try {
      this.house = await get<HouseInfo>('/house');
      await this.lookMine();
      this.problem = '';
      this.away = false;
    } catch (error) {
      this.away = error instanceof Refused && error.status === 0;
      this.problem = this.away ? t('house-away') : (error as Error).message;
    }
  }

  async lookFor(wish: Seeking): Promise<void> {
    const known = this.mine !== null && this.mine.length > 0;
    this.take((await put<{ seek: Seek | null }>('/seek', wish)).seek);
    if (!known) this.live?.anew(); // the key came with the reply
  }

  async lookNoLonger(): Promise<void> {
    this.seek = null;
    await stopSeeking();
  }

  private readonly leaving = (): void => {
    if (this.seek && !this.seek.table) void this.lookNoLonger();
  };

  private sits(id: string): boolean {
    return (this.mine ?? []).some((table) => table.id === id);
  }

  private async lookMine(): Promise<void> {
    this.mine = (await get<{ tables: TableInfo[] }>('/my-tables')).tables;
  }

  private hear(message: Heard): void {
    if (message.type === 'mine') void this.lookMine().catch(() => undefined);
    else if (message.type === 'seek') this.take(message.seek);
    else if (message.type === 'lobby') {
      this.tables = merged(this.tables ?? [], message);
      this.seekers = message.seekers;
      this.at = message.at;
    }
  }

  private take(seek: Seek | null): void {
    const waited = this.seek !== null;
    if (seek) this.ahead = seek.now - Date.now() / 1000;
    this.seek = seek?.table ? null : seek;
    if (seek?.table && (waited || seek.now - seek.since < 5)) this.found(seek.table);
  }

  private address(): string {
    return `/lobby/ws?lang=${prefs.lang}&at=${encodeURIComponent(this.at)}`;
  }
}

/** The tables after a change, the latest first. */
export function merged(before: TableInfo[], change: LobbyChange): TableInfo[] {
  const gone = new Set([...change.gone, ...change.tables.map((table) => table.id)]);
  const kept = change.whole ? [] : before.filter((table) => !gone.has(table.id));
  return [...change.tables, ...kept].sort((one, other) => other.created - one.created);
}
