// A table as one reader sees it: the latest update, the log, an earlier position, and the answer being given.

import { getContext, setContext } from 'svelte';
import { go } from '../nav.svelte';
import { hide, type Tip } from '../parts/tip.svelte';
import { prefs } from '../prefs.svelte';
import { freshId } from '../protocol/fresh';
import { Live, type Line, type Listener } from '../protocol/live';
import { get, post, put, Refused, remove } from '../protocol/server';
import type {
  Created,
  Event,
  Option,
  Position,
  Question,
  Refusal,
  Seat,
  Target,
  Trial,
  Update,
} from '../protocol/types';
import type { LedgerRow } from '../rules/rules';
import { t } from '../text/fluent.svelte';
import { Hinting } from './hinting.svelte';
import { Looking } from './looking.svelte';
import { foretold } from './preview';
import { PLAIN, type Spot } from './spot';
import { TableTalk } from './talk.svelte';

/** Milliseconds until an answer without a reply is sent again, at first. */
const FIRST_PAUSE = 300;
/** The label of an answer that does nothing but confirm. */
const CONFIRM = 'label-confirm';

/** What a phone shows of the table: one part at a time. */
export type Tab = 'table' | 'mine' | 'others' | 'log' | 'scores';

export class Table {
  readonly id: string;
  update = $state.raw<Update | null>(null);
  /** When the latest update came, by the page's own clock: from there the clocks count on. */
  heardAt = 0;
  /** By how many seconds the server's clock is ahead of the page's. */
  private ahead = 0;
  events = $state.raw<Event[]>([]);
  protected weighed = $state.raw<Option | null>(null);
  /** The latest answer of this page and whose it was: a sealed one is no part of the position until all have answered. */
  given = $state.raw<{ seat: number; option: Option } | null>(null);
  /** What answers that are only looked back at point at: a board draws it, although nothing is asked. */
  pointed = $state.raw<Target[]>([]);
  private posting = $state(false);
  /** The change that the server has written down last; the update that shows it may still be on its way. */
  private awaited = $state(0);
  connected = $state(true);
  problem = $state('');
  /** The reader plays again as soon as the bot has answered. */
  returning = $state(false);
  refused = $state('');
  /** The title of the rule behind the question, for the tips that say why not. */
  rule = $state('');
  /** The rows of the game's ledger that refusals name. */
  ledger = $state.raw<Map<string, LedgerRow>>(new Map());
  /** In a game on one screen: the seat that has the screen. */
  screen = $state<number | null>(null);
  tab = $state<Tab>('table');
  /** Whether the end is shown as a picture, to be shared. */
  pictured = $state(false);
  readonly looking = new Looking(this);
  readonly hinting = new Hinting(this);
  readonly talk: TableTalk;
  private readonly live: Line;

  /** `join` gives the line on which a table is heard; one that nobody else changes has none. */
  constructor(id: string, join = (heard: Listener): Line => new Live(() => this.address(), heard)) {
    this.id = id;
    this.talk = new TableTalk(id, () => this.live.anew());
    this.live = join({
      update: (update, date) => this.take(update, date),
      talk: (talk) => this.talk.take(talk),
      connected: (yes) => (this.connected = yes),
      refused: (text) => (this.refused = text),
    });
  }

  close(): void {
    this.looking.close();
    this.live.close();
  }

  // What is to be seen.

  /** An earlier position, while the reader looks back. */
  get past(): Position | null {
    return this.looking.shown;
  }

  get position(): Position | null {
    return this.past ?? this.update?.position ?? null;
  }

  /** A final answer, before it is confirmed; nothing is given while the reader looks back. */
  get weighing(): Option | null {
    return this.past ? null : this.weighed;
  }

  get question(): Question | null {
    return this.past || this.handOver !== null ? null : (this.update?.waiting ?? null);
  }

  /** Whether an answer is under way, until the position after it is here: nobody answers the next question by accident. */
  get sending(): boolean {
    return this.posting || (this.update?.seq ?? 0) < this.awaited;
  }

  get seats(): Seat[] {
    return this.update?.seats ?? [];
  }

  /** Whether nobody else sits here but bots. */
  get alone(): boolean {
    return !this.seats.some((seat) => seat.who === 'human' && !seat.mine);
  }

  get finished(): boolean {
    return this.update?.status === 'finished';
  }

  /** Whether there is anybody to talk to: bots are not. */
  get talks(): boolean {
    const update = this.update;
    if (!update?.talk) return false;
    const others = update.seats.filter((seat) => seat.who === 'human' && !seat.mine).length;
    return others > 0 || update.spectators > (update.mine.length ? 0 : 1) || this.talk.lines.length > 0;
  }

  /** Whether a seat is the reader's own, and not one whose eyes they look back with. */
  isMe(seat: number | null): boolean {
    return seat !== null && seat === this.position?.reader && (this.update?.mine.includes(seat) ?? false);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** The name without its colour, for where the seat's mark shows it. */
  shortName(seat: number): string {
    return this.seats[seat]?.short || this.name(seat);
  }

  /** On one screen: whose turn it is to sit before it, if that is somebody else than now. */
  get handOver(): number | null {
    const update = this.update;
    if (!update || update.mine.length < 2 || update.status !== 'playing') return null;
    const asked = this.asked.filter((seat) => update.mine.includes(seat));
    return asked.length && !asked.includes(this.screen ?? -1) ? asked[0] : null;
  }

  /** The seats that have yet to answer. */
  get asked(): number[] {
    const update = this.update;
    if (!update) return [];
    return [...(update.waiting ? [update.waiting.seat] : []), ...update.others.map((other) => other.seat)];
  }

  spot(type: Target['type'] | '', number: number): Spot {
    const question = this.question;
    if (!question) return PLAIN;
    const same = (at: { target: Target | null }): boolean => at.target?.type === type && at.target.number === number;
    const at = question.options.findIndex(same);
    if (at >= 0) return { state: 'can', number: at + 1, option: question.options[at], refusal: null };
    const refusal = question.refusals.find(same) ?? null;
    return refusal ? { state: 'cannot', number: 0, option: null, refusal } : PLAIN;
  }

  /** The tip of a thing, with what an answer that it stands for would change. */
  told(about: Tip | null, option: Option | null): Tip | null {
    return foretold(about, this.question, option);
  }

  /** Why something cannot be chosen, under which rule: its sentence and page, or the title of the section. */
  reference(refusal: Refusal): string {
    const row = this.ledger.get(refusal.rule);
    if (row?.statement) return row.page ? `${row.statement} (${row.page})` : row.statement;
    const title = this.rule ? t('rule-named', { rule: this.rule }) : '';
    return [title, row?.page ? t('rulebook', { page: row.page }) : ''].filter(Boolean).join(' · ');
  }

  /** What the server's clock says. */
  date(): number {
    return Date.now() / 1000 + this.ahead;
  }

  // What can be done.

  /** Give an answer; one that cannot be taken back is weighed first, unless to confirm is all it does. */
  choose(option: Option): void {
    if (this.sending) return;
    const sure = !option.final || option.message === CONFIRM;
    if (!sure && this.weighing?.choice !== option.choice) this.weighed = option;
    else void this.answer(option.choice);
  }

  chooseNumber(number: number): void {
    const option = this.question?.options[number - 1];
    if (option) this.choose(option);
  }

  letGo(): void {
    this.weighed = null;
  }

  async answer(choice: number): Promise<void> {
    const question = this.update?.waiting;
    if (!question || this.sending) return;
    const body = { id: freshId(), seat: question.seat, seq: this.update?.seq ?? 0, choice };
    const option = question.options.find((found) => found.choice === choice);
    this.given = option ? { seat: question.seat, option } : null;
    this.weighed = null;
    hide();
    await this.send('answers', body);
  }

  /** Take the last answer back, or ask for it. Alone with bots one of them may answer just then: it is still meant. */
  async undo(tried = -1): Promise<void> {
    const update = this.update;
    const seat = update?.reader ?? update?.mine[0];
    if (!update || seat === undefined || update.seq === tried) return;
    await this.send(update.can_undo ? 'undo' : 'undo-requests', { id: freshId(), seat, seq: update.seq });
    if (this.problem && this.alone) await this.undo(update.seq);
  }

  async consent(agree: boolean): Promise<void> {
    await this.send('undo-consents', { seat: this.update?.reader ?? 0, agree });
  }

  /** Let a bot play on in the reader's seats, until they come back or for good. */
  async standIn(why: 'wish' | 'conceded'): Promise<void> {
    this.returning = false;
    const mine = this.seats.filter((seat) => seat.mine && seat.stand_in_for !== why);
    for (const { seat } of mine) await this.ask(() => put(this.standsIn(seat), { why }));
  }

  /** Play again oneself: at once, or when the bot has answered the question at which the time ran out. */
  async comeBack(): Promise<void> {
    for (let seq = -1; seq !== this.update?.seq;) {
      seq = this.update?.seq ?? 0;
      let still = false;
      const mine = this.seats.filter((seat) => seat.mine && seat.stand_in && seat.stand_in_for !== 'conceded');
      const refused = (error: unknown): void => {
        if (!(error instanceof Refused) || error.problem.code !== 'error-still-out') throw error;
        still = true;
      };
      for (const { seat } of mine) await this.ask(() => remove(this.standsIn(seat)).catch(refused));
      this.returning = still;
      if (!still) return;
    }
  }

  /** Ask for a bot in the seat of somebody who is away. */
  async handOverTo(seat: number): Promise<void> {
    await this.ask(() => put(this.standsIn(seat), { why: 'away' }));
  }

  private standsIn(seat: number): string {
    return `/tables/${this.id}/seats/${seat}/stand-in`;
  }

  /** Let the bots play without pauses until a person is asked. */
  async fastForward(): Promise<void> {
    await this.send('fast-forward');
  }

  /** Take an open seat. */
  async sit(seat: number, invitation: string): Promise<void> {
    await this.send('seats', { invitation, seat, name: prefs.name });
    this.talk.forget();
    this.live.anew();
  }

  /** Hand a seat on before the start: to a bot, or to whoever comes. */
  async arrange(seat: number, who: 'bot' | 'open'): Promise<void> {
    await this.ask(() => put(`/tables/${this.id}/seats/${seat}`, { who }));
  }

  private async ask(work: () => Promise<unknown>): Promise<void> {
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.tell(error);
    }
  }

  /** Let somebody else sit before the screen. */
  sitDown(seat: number): void {
    this.screen = seat;
    this.live.say({ type: 'seat', seat });
  }

  /** Go to the line where something can be said. */
  talkTo(): void {
    if (!this.talks) return;
    this.tab = 'log';
    this.talk.shown = true;
    document.querySelector<HTMLElement>('#talk-line')?.focus();
  }

  speak(lang: string): void {
    this.live.say({ type: 'language', language: lang });
    if (this.past) void this.lookBack(this.past.event, this.past.reader);
  }

  earlier(event: number): Promise<Position> {
    return this.looking.earlier(event);
  }

  /** Where things could go if they were the reader's, and what that would change; nothing happens to them. */
  async tryOn(things: Target[]): Promise<Trial[]> {
    const { reader: seat, seq } = this.update ?? {};
    if (seat === null || seat === undefined) return [];
    return (await post<{ trials: Trial[] }>(`/tables/${this.id}/trials`, { seat, seq, things })).trials;
  }

  /** Look at an earlier position, with whose eyes one may. */
  lookBack(event: number, reader?: number | null): Promise<void> {
    return this.looking.back(event, reader);
  }

  lookForward(): void {
    this.looking.forward();
  }

  /** Play on from an earlier position of a finished game: in all seats of people, or alone in one of all. */
  async playOnFrom(event: number, alone?: number): Promise<void> {
    const record = JSON.stringify(await get<object>(`/tables/${this.id}/record`));
    const created = await post<Created>('/records', { record, upto: event, alone });
    go(`/table/${created.id}`);
  }

  /** Post a change; sent again with the same id until the server has it, because it is not carried out twice. */
  async send(what: string, body?: unknown): Promise<void> {
    this.posting = true;
    this.problem = '';
    try {
      for (let pause = FIRST_PAUSE; ; pause = Math.min(5000, pause * 2)) {
        try {
          const done = await post<{ seq?: number }>(`/tables/${this.id}/${what}`, body);
          this.awaited = Math.max(this.awaited, done.seq ?? 0);
          this.connected = this.live.stands;
          break;
        } catch (error) {
          if (!(error instanceof Refused) || (error.status !== 0 && error.status < 502)) throw error;
          if (pause > FIRST_PAUSE) this.connected = false; // once is nothing: a process may have been replaced
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    } catch (error) {
      this.tell(error);
      if (error instanceof Refused && error.problem.update) this.take(error.problem.update);
    } finally {
      this.posting = false;
    }
  }

  tell(error: unknown): void {
    this.problem = error instanceof Error && error.message ? error.message : t('problem-unknown');
  }

  private address(): string {
    const query = new URLSearchParams({ lang: prefs.lang, talk: this.talk.upto });
    if (this.update && this.update.lang === prefs.lang) {
      query.set('seq', String(this.update.seq));
      query.set('events', String(this.events.length));
    }
    if (this.screen !== null) query.set('seat', String(this.screen));
    return `/tables/${this.id}/ws?${query}`;
  }

  protected take(update: Update, date?: number): void {
    if (date !== undefined) this.ahead = date - Date.now() / 1000;
    const before = this.update;
    if (before && update.seq < before.seq) return;
    this.events = [...this.events.slice(0, update.events_from), ...update.events];
    this.heardAt = performance.now();
    this.update = update;
    if (before?.seq !== update.seq) {
      this.looking.forget();
      this.weighed = null;
      this.problem = '';
      if (this.returning) void this.comeBack();
    }
  }
}

const KEY = Symbol('table');

export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
