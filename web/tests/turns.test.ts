import { beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '../src/protocol/types';
import { lastTurns, markTurns, sinceTurn, turnStarts } from '../src/table/turns';

const told = (seat: number | null, ...cards: number[]): Event => ({
  step: ['NewRound'],
  choice: 0,
  lines: [{ id: 'x', text: 'x', seat }],
  targets: cards.map((card) => ({ type: 'card', number: card })),
});
const EVENTS = [told(0, 1), told(1, 2), told(null), told(1, 3), told(2, 4), told(1, 5)];

describe('turns', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<b data-target="card:2"></b><b data-target="card:4"></b><p data-seat="1"><b data-target="card:5"></b></p>';
  });

  it('count from the reader’s own last turn', () => {
    expect(sinceTurn(EVENTS, 0)).toBe(1);
    expect(sinceTurn(EVENTS, 1)).toBe(6);
    expect(sinceTurn(EVENTS, 3)).toBe(0);
    expect(sinceTurn(EVENTS, 2, 4)).toBe(0);
  });

  it('begin where somebody else than before does something', () => {
    expect(turnStarts(EVENTS)).toEqual([0, 1, 4, 5]);
    expect(turnStarts([told(null), told(null)])).toEqual([]);
  });

  it('are the last ones of each of the others', () => {
    const numbers = (me: number | null, upto?: number): [number, number[]][] =>
      [...lastTurns(EVENTS, me, upto)].map(([seat, events]) => [seat, events.map((event) => EVENTS.indexOf(event))]);
    expect(numbers(0)).toEqual([
      [1, [5]],
      [2, [4]],
    ]);
    expect(numbers(0, 4)).toEqual([[1, [1, 3]]]);
    expect(numbers(1)).toEqual([]);
  });

  it('are marked where they happened, and no longer when they are not the last', () => {
    const marked = (): (string | undefined)[] => [...document.querySelectorAll('b')].map((thing) => thing.dataset.last);
    markTurns(lastTurns(EVENTS, 0));
    expect(marked()).toEqual([undefined, '2', '1']);
    markTurns(lastTurns(EVENTS, 0, 2));
    expect(marked()).toEqual(['1', undefined, undefined]);
    markTurns(new Map());
    expect(marked()).toEqual([undefined, undefined, undefined]);
  });
});
