// What is said at a table, as one reader reads it: the lines that have come, those read already, and what can be said.

import { freshId } from '../protocol/fresh';
import { get, post, put } from '../protocol/server';
import type { Reason, Talk, TalkLine } from '../protocol/types';

const order = (a: TalkLine, b: TalkLine): number =>
  a.told - b.told || a.id.localeCompare(b.id, 'en', { numeric: true });

export class TableTalk {
  lines = $state.raw<TalkLine[]>([]);
  /** Whether there are earlier lines. */
  more = $state(false);
  /** Whether the talk is shown in the place of the log. */
  shown = $state(false);
  /** Up to where the server has told the talk. */
  upto = '0.0';
  /** The latest line that has come while the page is open, to be read aloud. */
  latest = $state.raw<TalkLine | null>(null);
  private seen = $state(0);
  private begun = false;
  /** Whether the connection knows who the reader is: whoever only watches has a key with the first reply. */
  private known = false;

  constructor(
    private readonly table: string,
    private readonly anew: () => void,
  ) {}

  private introduce(): void {
    if (this.known) return;
    this.known = true;
    this.upto = '0.0';
    this.anew();
  }

  /** How many lines of others have come since the talk was last looked at. */
  get unread(): number {
    return this.lines.filter((line) => line.told > this.seen && !line.mine && !line.muted && !line.removed).length;
  }

  take(talk: Talk): void {
    const known = new Map((talk.anew ? [] : this.lines).map((line) => [line.id, line]));
    const fresh = talk.lines.filter((line) => !this.lines.some((old) => old.id === line.id));
    for (const line of talk.lines) known.set(line.id, line);
    this.lines = [...known.values()].sort(order);
    if (talk.anew) this.more = talk.more;
    if (talk.upto) this.upto = talk.upto;
    const heard = fresh.filter((line) => !line.mine && !line.muted && !line.removed);
    if (this.begun && heard.length) this.latest = heard[heard.length - 1];
    if (!this.begun && talk.anew) this.look(); // what was said before one came is no news
    this.begun = true;
    if (this.shown) this.look();
  }

  /** Everything there is has been read. */
  look(): void {
    this.seen = this.lines.at(-1)?.told ?? this.seen;
  }

  /** Begin anew: the reader is somebody else here now. */
  forget(): void {
    this.lines = [];
    this.upto = '0.0';
  }

  async say(said: { text?: string; reaction?: string; seat?: number }): Promise<void> {
    await post(`/tables/${this.table}/talk`, { id: freshId(), ...said });
    if (said.seat === undefined) this.introduce();
  }

  async earlier(): Promise<void> {
    const first = this.lines[0];
    if (!first) return;
    const page = await get<Talk>(`/tables/${this.table}/talk?before=${first.id}`);
    this.lines = [...page.lines, ...this.lines];
    this.more = page.more;
  }

  async mute(line: TalkLine, muted: boolean): Promise<void> {
    await put(`/tables/${this.table}/talk/${line.id}/mute`, { muted });
    this.introduce();
  }

  async report(line: TalkLine, reason: Reason, words: string): Promise<void> {
    await post(`/tables/${this.table}/talk/${line.id}/reports`, { reason, words });
  }

  async allow(talk: boolean): Promise<void> {
    await put(`/tables/${this.table}/talk`, { talk });
  }
}
