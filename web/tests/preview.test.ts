import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../src/protocol/types';
import { changesOf, foretold } from '../src/table/preview';

const option: Option = {
  choice: 3,
  label: 'Pay 9',
  target: null,
  final: '',
  warning: '',
  preview: [
    [0, -2],
    [1, 12],
  ],
} as Option;
const question = {
  figures: [
    { name: { id: 'figure-money', text: 'Money' }, now: 7 },
    { name: { id: 'figure-fame', text: 'Red painter: fame' }, now: 9 },
  ],
  options: [option],
} as Partial<Question> as Question;

describe('previews', () => {
  it('name the numbers that would change', () => {
    const all = changesOf(question, option);
    expect(all.map(({ sign, from, to }) => [sign, from, to])).toEqual([
      ['money', 7, -2],
      ['fame', 9, 12],
    ]);
  });

  it('are told with what a thing is, or alone', () => {
    const about = { title: 'Red painter', text: 'Paints.' };
    expect(foretold(about, question, option)).toMatchObject({ ...about, changes: [{ to: -2 }, { to: 12 }] });
    expect(foretold(null, question, option)).toMatchObject({ title: 'Pay 9', text: '' });
    expect(foretold(about, question, null)).toBe(about);
    expect(foretold(null, question, { ...option, preview: undefined })).toBeNull();
  });
});
