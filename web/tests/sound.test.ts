import { afterEach, describe, expect, it } from 'vitest';
import { prefs } from '../src/prefs.svelte';
import { soundOf, type Heard } from '../src/sound/heard';
import { play } from '../src/sound/play';

const at = (more: Partial<Heard> = {}): Heard => ({ events: 10, round: 2, question: -1, finished: false, ...more });

describe('what is heard', () => {
  it('nothing on arriving, nothing when time goes back, nothing when nothing happens', () => {
    expect(soundOf(null, at({ question: 4 }))).toBeNull();
    expect(soundOf(at(), at({ events: 9, question: 4 }))).toBeNull();
    expect(soundOf(at(), at())).toBeNull();
  });

  it('the rarest thing that happened', () => {
    expect(soundOf(at(), at({ events: 11 }))).toBe('piece');
    expect(soundOf(at(), at({ events: 11, question: 4 }))).toBe('turn');
    expect(soundOf(at(), at({ events: 12, round: 3, question: 4 }))).toBe('round');
    expect(soundOf(at(), at({ events: 13, round: 3, finished: true }))).toBe('end');
    expect(soundOf(at({ finished: true }), at({ finished: true, events: 14 }))).toBeNull();
    expect(soundOf(at({ question: 4 }), at({ events: 11, question: 5 }))).toBe('piece');
  });
});

describe('sound', () => {
  const own = globalThis.AudioContext;
  afterEach(() => {
    globalThis.AudioContext = own;
  });

  it('is off until somebody asks for it: no sound card is even opened', async () => {
    let opened = 0;
    class Silent {
      constructor() {
        opened += 1;
      }
    }
    globalThis.AudioContext = Silent as unknown as typeof AudioContext;
    expect(prefs.sound).toBe(false);
    await play('turn');
    expect(opened).toBe(0);
  });
});
