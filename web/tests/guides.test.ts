import { describe, expect, it } from 'vitest';
import { games } from '../src/games/registry';
import { due, hasGuide, loadGuide, readGuide, type Course } from '../src/guides/guides';

const GUIDED = games()
  .map(({ name }) => name)
  .filter(hasGuide);
const course = (more: Partial<Course> = {}): Course => ({
  question: '',
  times: {},
  told: new Set(),
  byOthers: new Set(),
  scored: false,
  over: false,
  ...more,
});

describe('guides', () => {
  it.each(GUIDED)('%s: short prompts, the same ones in both languages', async (game) => {
    const [en, fr] = [await loadGuide(game, 'en'), await loadGuide(game, 'fr')];
    const touched = [...(await loadGuide(game, 'en', true)), ...(await loadGuide(game, 'fr', true))];
    for (const { id, body } of touched) {
      expect([id, /\bclick|point at|keys?\b|cliqu|un clic|montrez|clavier|\*\*F\*\*/i.exec(body.join(' '))]).toEqual([
        id,
        null,
      ]);
    }
    expect([...en, ...fr, ...touched].flatMap(({ body }) => body).join('')).not.toMatch(/[[\]|]/);
    const bones = (guide: typeof en) =>
      guide.map(({ id, when, names, nth, byOthers, at }) => [id, when, names, nth, byOthers, at]);
    expect(bones(fr)).toEqual(bones(en));
    expect(new Set(en.map((prompt) => prompt.id)).size).toBe(en.length);
    for (const prompt of [...en, ...fr]) {
      const words = prompt.body.join(' ').split(/\s+/).length;
      expect([prompt.id, words > 5 && words <= 60]).toEqual([prompt.id, true]);
    }
    for (const prompt of fr) {
      const text = [prompt.title, ...prompt.body].join(' ');
      expect([prompt.id, /[\u0020][:;!?»%]|«[\u0020]|['"]/.test(text)]).toEqual([prompt.id, false]);
    }
  });

  it('come in order, each at its moment, and never twice', () => {
    const guide = readGuide(
      '# G\n\n## A {a: start}\n\nText\n\n## B {b: then}\n\n@ plaza\n\nText\n\n## C {c: ask Buy, Sell 2}\n\n@ .answers b\n\nText\n\n' +
        '## D {d: told Move by others}\n\nText\n\n## E {e: end}\n\nText',
    );
    expect(guide.map((prompt) => prompt.at)).toEqual(['', '[data-area="plaza"]', '.answers b', '', '']);
    const shown = (read: string[], more: Partial<Course> = {}): string | undefined =>
      due(guide, new Set(read), course(more))?.id;
    expect(shown([])).toBe('a');
    expect(shown(['a'])).toBe('b');
    expect(shown(['a', 'b'])).toBeUndefined();
    expect(shown(['a', 'b'], { question: 'Sell', times: { Sell: 1 } })).toBeUndefined();
    expect(shown(['a', 'b'], { question: 'Sell', times: { Sell: 2 } })).toBe('c');
    expect(shown(['a', 'b', 'c'], { told: new Set(['Move']) })).toBeUndefined();
    expect(shown(['a', 'b'], { byOthers: new Set(['Move']) })).toBe('d');
    expect(shown(['a', 'b', 'd'], { over: true })).toBe('e');
  });
});
