// Looking back: any earlier position, step by step, played through; quick steps add up, however slowly positions come.

import { prefs } from '../prefs.svelte';
import { get } from '../protocol/server';
import type { Event, Position, Update } from '../protocol/types';
import { beginnings, type Unit } from './turns';

/** Milliseconds between two steps while the game is played through. */
const PACE = 1000;
/** Milliseconds that another step has to come, before the position is asked for. */
const QUICK = 60;
/** Positions that are kept until the table changes. */
const KEPT = 48;

/** What is looked back at. */
interface Source {
  readonly id: string;
  readonly update: Update | null;
  readonly events: Event[];
  tell(error: unknown): void;
}

export class Looking {
  /** Whether the bar is there with which one steps. */
  open = $state(false);
  by = $state<Unit>('answer');
  playing = $state(false);
  /** The earlier position that is shown; nothing in the present. */
  shown = $state.raw<Position | null>(null);
  /** Where the reader wants to be, while the position is on its way. */
  private aim = $state<number | null>(null);
  private readonly source: Source;
  private wish = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly kept = new Map<string, Promise<Position>>();

  constructor(source: Source) {
    this.source = source;
  }

  get last(): number {
    return this.source.update?.position?.events ?? 0;
  }

  /** After how many events the reader is, or will be at once. */
  get at(): number {
    return this.aim ?? this.shown?.event ?? this.last;
  }

  /** The units that the game knows: an answer always, a turn or a round if one ever began. */
  get units(): Unit[] {
    const events = this.source.events;
    const some = (unit: Unit): boolean => events.some((event) => event.begins === unit);
    return (['answer', 'turn', 'round'] as const).filter((unit) => unit === 'answer' || some(unit) || this.by === unit);
  }

  /** Where a step leads: to the beginning of the next or the former unit, at the most to an end of the game. */
  next(way: 1 | -1, unit: Unit = this.by): number {
    const stops = beginnings(this.source.events, unit);
    const at = this.at;
    return way > 0 ? (stops.find((stop) => stop > at) ?? this.last) : (stops.findLast((stop) => stop < at) ?? 0);
  }

  step(way: 1 | -1, unit?: Unit): void {
    this.look(this.next(way, unit));
  }

  /** Go to a position; of many wishes in a row only the last one is asked for. */
  look(event: number): void {
    clearTimeout(this.timer);
    const to = Math.max(0, event);
    if (to >= this.last) return this.forward();
    this.aim = to;
    this.wish++;
    this.timer = setTimeout(() => void this.back(to), QUICK);
  }

  /** Play the game through from here, from its beginning if this is the end; or stop. */
  play(): void {
    this.playing = !this.playing;
    if (!this.playing) clearTimeout(this.timer);
    else if (this.at >= this.last) this.look(0);
    else this.step(1);
  }

  /** Show an earlier position; of several wishes the last one counts, whichever is answered first. */
  async back(event: number, reader?: number | null): Promise<void> {
    clearTimeout(this.timer);
    const wish = ++this.wish;
    this.aim = event;
    try {
      const found = await this.earlier(event, reader);
      if (wish !== this.wish) return;
      this.shown = found;
    } catch (error) {
      if (wish !== this.wish) return;
      this.playing = false;
      this.source.tell(error);
    }
    this.aim = null;
    if (this.playing) this.goOn();
  }

  /** Return to the present. */
  forward(): void {
    clearTimeout(this.timer);
    this.wish++;
    this.aim = null;
    this.shown = null;
    this.playing = false;
  }

  close(): void {
    this.open = false;
    this.forward();
  }

  /** The position after so many events, with the eyes of the reader; of a finished game, of whatever seat. */
  earlier(event: number, reader = this.source.update?.reader): Promise<Position> {
    const seat = reader === null || reader === undefined ? '' : `?seat=${reader}`;
    const key = `${event}${seat} ${prefs.lang}`;
    const found = this.kept.get(key) ?? get<Position>(`/tables/${this.source.id}/history/${event}${seat}`);
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    if (this.kept.size > KEPT) this.kept.delete([...this.kept.keys()][0]);
    return found;
  }

  /** The table has changed: what was may have been taken back. */
  forget(): void {
    this.kept.clear();
  }

  /** The next position comes while this one is looked at. */
  private goOn(): void {
    const next = this.next(1);
    if (next < this.last) void this.earlier(next).catch(() => undefined);
    this.timer = setTimeout(() => this.step(1), PACE);
  }
}
