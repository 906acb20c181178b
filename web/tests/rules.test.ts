import { describe, expect, it } from 'vitest';
import { hintOf, load, pageOf, read, search, sectionOf } from '../src/rules/rules';

describe('rules pages', () => {
  it('have the same sections and answer the same questions in both languages', async () => {
    const [en, fr] = [await load('masters-gallery', 'en'), await load('masters-gallery', 'fr')];
    expect(en?.sections.map((section) => [section.id, section.kinds])).toEqual(
      fr?.sections.map((section) => [section.id, section.kinds]),
    );
    for (const kind of ['PlayCard', 'SecondFaceUp', 'SecondFaceDown', 'ChooseCard', 'PlaceAward', 'AddCards']) {
      expect(sectionOf(en, kind)).not.toBe('');
      expect(hintOf(fr, kind)).not.toBe('');
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

  it('of a game without one are its ledger, chapter by chapter', () => {
    const ledger =
      '# Bioutifoul: the rules\n\n## 1. Buying a work\n\n| id | page | statement |\n|---|---|---|\n| BIL-001 | p. 8 | A work costs its rating. | |\n\n## 2. Words\n\nNone.';
    const page = pageOf(ledger);
    expect(page.title).toBe('Bioutifoul');
    expect(page.sections).toHaveLength(1);
    expect(page.sections[0]).toMatchObject({ id: 'buying-a-work', body: [['A work costs its rating. (p. 8)']] });
  });
});
