import { describe, expect, it } from 'vitest';
import type { ReviewedAnswer } from '../src/protocol/types';
import { change, decimal, percent, sentences } from '../src/review/words';

const ANSWER: ReviewedAnswer = {
  event: 9,
  answers: 4,
  seat: 1,
  grade: 'blunder',
  given: 2,
  best: 5,
  given_label: 'Monet',
  best_label: 'Stop here',
  given_target: null,
  best_target: null,
  after: 0.62,
  after_best: 0.77,
  loss: 0.15,
  error: 0.017,
  sure: 1,
  then: ['Degas', 'Renoir'],
  facts: [
    { text: 'Money', more: 2.34, whose: 'own' },
    { text: 'Influence', more: -1, whose: 'own' },
    { text: 'Money', more: -6.02, whose: 'others' },
  ],
};

describe('a review in words', () => {
  it('writes numbers as the language does', () => {
    expect([decimal(-1.25, 'en'), decimal(2.34, 'fr'), decimal(-0.04, 'en')]).toEqual(['−1.3', '2,3', '0']);
    expect([percent(0.617, 'en'), percent(0.017, 'en'), percent(-0.45, 'en')]).toEqual(['62%', '1.7%', '−45%']);
    expect([change(0.12, 'en'), change(0, 'en'), change(-0.12, 'en')]).toEqual(['+12%', '0%', '−12%']);
  });

  it('tells what the better answer would have left and brought, how it goes on, and how sure that is', () => {
    const told = sentences(ANSWER, 'Ada', 'en');
    expect(told[0]).toBe('Ada chose “Monet”, which leaves a chance to win of 62%; “Stop here” would have left 77%.');
    expect(told[1]).toBe('What it would have brought on average: Money +2.3, Influence −1.');
    expect(told[2]).toBe('To the others: Money −6.');
    expect(told[3]).toBe('Then: Degas → Renoir.');
    expect(told[4]).toContain('99%');
    expect(sentences(ANSWER, 'Ada', 'fr')[1]).toContain('en moyenne\u00a0: Money +2,3, Influence −1');
    expect(sentences(ANSWER, 'Ada', 'fr')[2]).toBe('Aux autres\u00a0: Money −6.');
  });

  it('leaves out what there is nothing to say of', () => {
    expect(sentences({ ...ANSWER, facts: [], then: [] }, 'Ada', 'en')).toHaveLength(2);
  });
});
