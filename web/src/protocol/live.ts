// A live connection to a table: resumes where it broke off, and tries again with growing pauses.

import { house, type Connection } from './house';
import type { Bell, Talk, Update } from './types';

export interface Listener {
  /** The table, and what the server's clock said then. */
  update(update: Update, date?: number): void;
  talk(talk: Talk): void;
  /** Anything else that is said. */
  other?(message: { type: string }): void;
  /** Whether the connection stands. */
  connected(yes: boolean): void;
  /** The server has said that it will not answer, ever. */
  refused(text: string): void;
  /** There may be news. */
  rung?(bell: Bell): void;
}

/** As much of a connection as a table needs. */
export type Line = Pick<Live, 'say' | 'anew' | 'stands' | 'close'>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const SILENCE = 25_000;
/** The server closes so when it restarts: another one is there, and nobody need hear of it. */
const COME_AGAIN = 1012;
const SHORTEST_BREAK = 50;
const LONGEST_BREAK = 500;

export class Live {
  private socket: Connection | null = null;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private problem = '';
  private signedOut = false;
  /** Whether the server has asked to come again, and that was not tried yet. */
  private comesAgain = false;

  constructor(
    /** What to connect to, as it is now. */
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  say(message: object): void {
    if (this.socket?.open) this.socket.send(JSON.stringify(message));
  }

  /** Connect anew, as whoever the reader is now: the key of a seat comes with the reply that gave it. */
  anew(): void {
    this.open();
  }

  /** Whether the connection stands, or stands again in a moment. */
  get stands(): boolean {
    return this.comesAgain || this.socket?.open === true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.again);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.open) return;
    this.pause = FIRST_PAUSE;
    this.open();
  };

  private open(): void {
    clearTimeout(this.again);
    this.drop();
    const socket = house.connect(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.comesAgain = false;
      this.listener.connected(true);
      this.listen();
    };
    socket.onmessage = (text) => {
      this.listen();
      this.hear(JSON.parse(text));
    };
    socket.onclose = (code) => {
      if (this.socket !== socket) return;
      if (code === COME_AGAIN && !this.comesAgain) {
        this.comesAgain = true;
        this.retry(SHORTEST_BREAK + (LONGEST_BREAK - SHORTEST_BREAK) * Math.random());
        return;
      }
      this.comesAgain = false;
      this.listener.connected(false);
      // Another page may have got a new key for this browser in this very moment: once more, with that.
      const signedOut = code === 4401 && !this.signedOut;
      this.signedOut = code === 4401;
      if (code >= 4400 && code < 4500 && code !== 4429 && !signedOut) {
        this.close();
        this.listener.refused(this.problem);
      } else this.retry();
    };
  }

  private hear(message: {
    type: string;
    update?: Update;
    date?: number;
    talk?: Talk;
    bell?: Bell;
    problem?: { text: string };
  }): void {
    if (message.type === 'update' && message.update) this.listener.update(message.update, message.date);
    else if (message.type === 'talk' && message.talk) this.listener.talk(message.talk);
    else if (message.type === 'bell' && message.bell) this.listener.rung?.(message.bell);
    else if (message.type === 'problem') this.problem = message.problem?.text ?? '';
    else if (message.type === 'beat') this.say({ type: 'beat' });
    else this.listener.other?.(message);
  }

  /** A connection that says nothing for long is dead, whatever the browser believes. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.listener.connected(false);
      this.retry();
    }, SILENCE);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.silence);
    old?.close();
  }

  private retry(wait?: number): void {
    this.drop();
    if (this.closed) return;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), wait ?? this.pause * (0.7 + 0.6 * Math.random()));
    if (wait === undefined) this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}
