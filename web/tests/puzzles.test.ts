import { expect, it } from 'vitest';
import type { PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleSolved } from '../src/protocol/types';
import { Refused } from '../src/protocol/server';
import { following, placeOf } from '../src/puzzles/next';
import { certainty, facts, rival, shown, verdict } from '../src/puzzles/words';
import { why } from '../src/puzzles/why';

const info = (id: string, state: PuzzleInfo['state']): PuzzleInfo => ({
  id,
  game: 'masters-gallery',
  title: 'Masters Gallery',
  seats: 2,
  kind: 'PlayCard',
  rating: 1500,
  state,
});
const list = (next: string, ...puzzles: PuzzleInfo[]): PuzzleList => ({
  progress: {
    game: 'masters-gallery',
    title: 'Masters Gallery',
    puzzles: puzzles.length,
    solved: 0,
    missed: 0,
    rating: null,
    today: puzzles[0],
    next,
  },
  puzzles,
});

const answer = (choice: number, chance: number, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  choice,
  label: `Card ${choice}`,
  target: null,
  chance,
  loss: 0.6 - chance,
  error: 0.01,
  sure: 1,
  facts: [],
  ...more,
});
const solved = (given: number | null, ...answers: PuzzleAnswer[]): PuzzleSolved => ({
  ...list('', info('a', 'new')),
  puzzle: info('a', 'solved'),
  right: given === answers[0].choice,
  given,
  best: answers[0].choice,
  answers,
  then: [],
  greedy: answers[1].choice,
  levels: [],
  proof: { seed: 1, guesses: 320 },
  source: { players: [], answers: 0 },
  counted: true,
});
const SIX = [0.6, 0.5, 0.4, 0.3, 0.2, 0.1].map((chance, at) => answer(at + 1, chance));

it('goes on with what the house proposes, then with what was missed, then with all again', () => {
  expect(following(list('b', info('a', 'new'), info('b', 'new')))).toBe('b');
  const tried = [info('a', 'solved'), info('b', 'missed'), info('c', 'solved'), info('d', 'missed')];
  expect(following(list('', ...tried))).toBe('b');
  expect(following(list('', ...tried), 'b')).toBe('d');
  expect(following(list('', ...tried), 'd')).toBe('b');
  expect(following(list('', info('a', 'solved'), info('b', 'solved')), 'b')).toBe('a');
  expect(following(list('', info('a', 'missed')), 'a')).toBe('a');
  expect(placeOf('gallerist', 'a')).toBe('/puzzle/gallerist/a');
});

it('leaves out the one just looked at, even if it was not tried', () => {
  expect(following(list('a', info('a', 'new'), info('b', 'solved'), info('c', 'new')), 'a')).toBe('c');
});

it('says right, wrong or shown', () => {
  expect(verdict(solved(1, ...SIX), 'en')).toBe('Right: Card 1');
  expect(verdict(solved(3, ...SIX), 'en')).toBe('Not the best: 20% lost. Best is: Card 1');
  expect(verdict(solved(null, ...SIX), 'en')).toBe('The best answer: Card 1');
  expect(verdict(solved(3, ...SIX), 'fr')).toBe('Pas la meilleure\u00a0: 20\u202f% perdus. La meilleure\u00a0: Card 1');
});

it('shows the best answers and the given one, wherever it is', () => {
  expect(shown(solved(6, ...SIX), false).map((one) => one.choice)).toEqual([1, 2, 3, 4, 6]);
  expect(shown(solved(2, ...SIX), false)).toHaveLength(4);
  expect(shown(solved(2, ...SIX), true)).toHaveLength(6);
});

it('compares the best one with what was given, or with the next best', () => {
  expect(rival(solved(4, ...SIX))?.choice).toBe(4);
  expect(rival(solved(1, ...SIX))?.choice).toBe(2);
  expect(rival(solved(null, ...SIX))?.choice).toBe(2);
});

it('tells by name and sign what the best one brings, of the own board and of the others', () => {
  const other = answer(2, 0.5, {
    facts: [
      { text: 'Money', more: 5.04, whose: 'own' },
      { text: 'Influence', more: -1.5, whose: 'others' },
    ],
  });
  expect(facts(other, 'en')).toEqual([
    ['Money', '+5'],
    ['Others: Influence', '−1.5'],
  ]);
  expect(facts(other, 'fr')[1]).toEqual(['Autres\u00a0: Influence', '−1,5']);
});

it('is never surer than it can know', () => {
  const proven = solved(1, answer(1, 0.6), answer(2, 0.5, { sure: 0.97 }), answer(3, 0.4, { sure: 1 }));
  expect(certainty(proven, 'en')).toContain('At least 97% sure');
  expect(certainty(solved(1, ...SIX), 'en')).toContain('At least 99% sure');
});

it('says in words why something came to nothing', () => {
  expect(why(new Refused(0, {}))).toBe('The house cannot be reached. Try again when there is a connection.');
  expect(why(new Refused(404, { text: 'There is no such puzzle.' }))).toBe('There is no such puzzle.');
  expect(why(new Refused(502, {}))).toBe('That did not work. Please try again.');
});
