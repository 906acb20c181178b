import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../src/protocol/live';
import { get, post, Refused } from '../src/protocol/server';

/** The other end of a connection: what the browser's own would do is said by the test. */
class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: string[] = [];

  constructor(readonly address: string) {
    Line.made.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  stand(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): Line => Line.made[Line.made.length - 1]!;

beforeEach(() => {
  Line.made = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): { live: Live; told: boolean[]; refused: string[] } {
  const told: boolean[] = [];
  const refused: string[] = [];
  const live = new Live(() => 'ws://house/api/tables/x/ws', {
    update: () => undefined,
    talk: () => undefined,
    connected: (yes) => told.push(yes),
    refused: (text) => refused.push(text),
  });
  last().stand();
  return { live, told, refused };
}

describe('a connection that the server asks to make again', () => {
  it('is made again within half a second, and nobody hears of it', () => {
    const { live, told } = connect();
    last().end(1012);
    expect(live.stands).toBe(true);
    vi.advanceTimersByTime(49);
    expect(Line.made).toHaveLength(1);
    vi.advanceTimersByTime(451);
    expect(Line.made).toHaveLength(2);
    last().stand();
    expect(told).toEqual([true, true]);
    live.close();
  });

  it('comes after another pause each time, so that not all come at once', () => {
    const pauses = new Set<number>();
    for (let i = 0; i < 20; i++) {
      Line.made = [];
      const { live } = connect();
      last().end(1012);
      let waited = 0;
      for (; Line.made.length === 1; waited++) vi.advanceTimersByTime(1);
      pauses.add(waited);
      live.close();
    }
    expect(pauses.size).toBeGreaterThan(5);
  });

  it('is told of if it does not stand then, or is asked for twice in a row', () => {
    for (const code of [1006, 1012]) {
      Line.made = [];
      const { live, told } = connect();
      last().end(1012);
      vi.advanceTimersByTime(500);
      last().end(code);
      expect(told).toEqual([true, false]);
      vi.advanceTimersByTime(1000);
      expect(Line.made.length).toBeGreaterThan(2);
      live.close();
    }
  });

  it('is no refusal, and one that breaks is told of at once', () => {
    const { live, told, refused } = connect();
    last().end(1006);
    expect(told).toEqual([true, false]);
    expect(live.stands).toBe(false);
    expect(refused).toEqual([]);
    live.close();
  });
});

describe('a request while a process is replaced', () => {
  const replies = (...statuses: number[]): ReturnType<typeof vi.fn> => {
    const asked = vi.fn(() => {
      const status = statuses.shift() ?? 200;
      return status ? Promise.resolve(new Response('{}', { status })) : Promise.reject(new TypeError('no connection'));
    });
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('is read once more', async () => {
    for (const status of [0, 502, 503, 504]) {
      const asked = replies(status, 200);
      const reading = get('/house');
      await vi.advanceTimersByTimeAsync(400);
      await expect(reading).resolves.toEqual({});
      expect(asked).toHaveBeenCalledTimes(2);
    }
  });

  it('is given up after that, and never sent again by itself where it changes something', async () => {
    const asked = replies(502, 502);
    const reading = get('/house').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(400);
    expect(await reading).toBeInstanceOf(Refused);
    expect(asked).toHaveBeenCalledTimes(2);
    const posted = replies(502);
    expect(await post('/tables', {}).catch((error: unknown) => error)).toBeInstanceOf(Refused);
    expect(posted).toHaveBeenCalledTimes(1);
  });
});
