import { beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '../src/protocol/types';
import { beforeTurn, beginnings, doer, lastTurns, markTurns, sinceTurn } from '../src/table/turns';

const told = (seat: number | null, begins: Event['begins'], ...cards: number[]): Event => ({
  step: ['NewRound'],
  choice: 0,
  lines: [{ id: 'x', text: 'x', seat }],
  targets: cards.map((card) => ({ type: 'card', number: card })),
  begins,
});
const EVENTS = [
  told(0, 'round', 1),
  told(1, 'turn', 2),
  told(null, ''),
  told(1, 'answer', 3),
  told(2, 'turn', 4),
  told(1, 'turn', 5),
];

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

  it('leave out what the reader has done in the turn that goes on', () => {
    expect(beforeTurn(EVENTS, 1)).toBe(5);
    expect(beforeTurn(EVENTS, 0)).toBe(6);
    expect(beforeTurn(EVENTS.slice(0, 1), 0)).toBe(0);
    expect(beforeTurn([], 0)).toBe(0);
  });

  it('begin where the game says so, and what is larger begins what is smaller', () => {
    expect(beginnings(EVENTS, 'round')).toEqual([0]);
    expect(beginnings(EVENTS, 'turn')).toEqual([0, 1, 4, 5]);
    expect(beginnings(EVENTS, 'answer')).toEqual([0, 1, 3, 4, 5]);
  });

  it('belong to whoever decided, whatever is told of others', () => {
    expect(doer({ ...told(1, 'answer'), seat: 2 })).toBe(2);
    expect(doer(told(1, ''))).toBe(1);
    expect(doer({ ...told(1, ''), lines: [] })).toBeNull();
  });

  it('are the last ones of each of the others, also of two in a row', () => {
    const numbers = (me: number | null, upto?: number, events = EVENTS): [number, number[]][] =>
      [...lastTurns(events, me, upto)].map(([seat, found]) => [seat, found.map((event) => events.indexOf(event))]);
    expect(numbers(0)).toEqual([
      [1, [5]],
      [2, [4]],
    ]);
    expect(numbers(0, 4)).toEqual([[1, [1, 3]]]);
    expect(numbers(1)).toEqual([]);
    const twice = [told(0, 'round'), told(1, 'turn', 2), told(1, 'turn', 5), told(null, ''), told(1, 'answer', 4)];
    expect(numbers(0, undefined, twice)).toEqual([[1, [2, 4]]]);
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
