import { describe, expect, it, vi } from 'vitest';
import { gameOf, games } from '../src/games/registry';
import { filled } from '../src/rules/box';
import { hintOf, load, pageOf, read, search, sectionOf, type Example, type Section } from '../src/rules/rules';

// No house to ask for the numbers of the box: a page is read without them.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no house')));

const WRITTEN = games()
  .filter(({ rules }) => rules)
  .map(({ name }) => name);

const drawn = (part: Section['body'][number]): part is Example => typeof part === 'object' && !Array.isArray(part);

async function examples(game: string, lang: 'en' | 'fr'): Promise<Example[]> {
  const page = await load(game, lang);
  return (page?.sections ?? []).flatMap((section) => section.body).filter(drawn);
}

describe('rules pages', () => {
  it('have the same sections and answer the same questions in both languages', async () => {
    for (const game of WRITTEN) {
      const [en, fr] = [await load(game, 'en'), await load(game, 'fr')];
      expect(en?.sections.map((section) => [section.id, section.kinds])).toEqual(
        fr?.sections.map((section) => [section.id, section.kinds]),
      );
      for (const kind of en?.sections.flatMap((section) => section.kinds) ?? []) {
        expect(sectionOf(en, kind)).not.toBe('');
        expect([kind, hintOf(en, kind) !== '', hintOf(fr, kind) !== '']).toEqual([kind, true, true]);
      }
    }
    expect(await load('unknown', 'en')).toBeNull();
  });

  it('are read and searched, however a word is typed', () => {
    const page = read('# A\n\nIntro\n\n## L’œuvre {work: Buy}\n\n> Hint\n\nUn chef-d’œuvre\ncaché\n\n- one\n- two');
    expect(page.sections[0]).toMatchObject({
      id: 'work',
      kinds: ['Buy'],
      hint: 'Hint',
      body: ['Un chef-d’œuvre caché', ['one', 'two']],
    });
    expect(search(page, 'OEUVRE cache')).toHaveLength(1);
    expect(search(page, 'absent')).toHaveLength(0);
  });

  it('may show drawn examples, which are all there, with a caption in both languages', async () => {
    const page = read('# A\n\n## B {b}\n\n!example sale: one | two\nA **sale**\nof one.');
    expect(page.sections[0].body).toEqual([{ name: 'sale', caption: 'A **sale** of one.', words: ['one', 'two'] }]);
    expect(search(page, 'sale')).toHaveLength(1);
    for (const game of WRITTEN) {
      const [en, fr] = [await examples(game, 'en'), await examples(game, 'fr')];
      expect(fr.map(({ name, words }) => [name, words.length])).toEqual(
        en.map(({ name, words }) => [name, words.length]),
      );
      for (const { name, caption } of [...en, ...fr]) {
        const there = `./examples/${name}.svelte` in (gameOf(game).examples ?? {});
        expect([name, there, caption !== '']).toEqual([name, true, true]);
      }
    }
  });

  it('show an example in every section, in both languages', async () => {
    for (const game of WRITTEN) {
      for (const page of [await load(game, 'en'), await load(game, 'fr')]) {
        const bare = page?.sections.filter((section) => !section.body.some(drawn)).map((section) => section.id);
        expect([game, bare]).toEqual([game, []]);
      }
    }
  });

  it('of a game without one are its ledger, chapter by chapter', () => {
    const ledger =
      '# Bioutifoul: the rules\n\n## 1. Buying a work\n\n| id | page | statement |\n|---|---|---|\n| BIL-001 | p. 8 | A work costs its rating. | |\n\n## 2. Words\n\nNone.';
    const page = pageOf(ledger);
    expect(page.title).toBe('Bioutifoul');
    expect(page.sections).toHaveLength(1);
    expect(page.sections[0]).toMatchObject({ id: 'buying-a-work', body: [['A work costs its rating. (p. 8)']] });
  });
});

describe('the numbers of a box', () => {
  const part = { table: 'wall', label: 'the wall', sources: { reconstructed: 1 }, said: 'reconstructed by us' };
  const printed = { table: 'score', label: 'the score', sources: { rulebook: 1 }, said: 'printed' };
  const found = {
    game: 'a',
    own: false,
    values: { 'wall.columns': 12, 'museum.podium[0]': 5 },
    parts: [part, printed],
  };

  it('stand in their places, with where they come from unless they were simply printed', () => {
    const text = 'A wall of {wall.columns}×{wall.rows} {?wall}, worth {museum.podium[0]} {?score}.';
    expect(filled(text, found)).toBe('A wall of 12×– ⟦reconstructed by us⟧, worth 5 .');
    expect(filled(text, null)).toBe('A wall of –×– , worth – .');
  });

  it('leave the headings of sections alone', () => {
    expect(filled('## The wall {wall: Hang, Pick}\n\n## Scoring {score}', found)).toBe(
      '## The wall {wall: Hang, Pick}\n\n## Scoring {score}',
    );
  });
});
