import { describe, expect, it, vi } from 'vitest';
import { fresh, hang, HIDDEN } from '../src/games/bioutifoul/pieces';
import { byArtist, hangings, showings, type Gallery, type View } from '../src/games/bioutifoul/view';
import { hintOf, load, sectionOf } from '../src/rules/rules';

// No house to ask for the numbers of the box: a page is read without them.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no house')));

const gallery = (more: Partial<Gallery> = {}): Gallery => ({
  gold: 3,
  works: [],
  exhibitions: [],
  shown: [0, 0, 0, 0],
  majorities: [],
  influence: (more.known?.length ?? 0) + (more.hidden?.length ?? 0),
  known: [],
  hidden: null,
  heir: 0,
  points: 0,
  made: [0, 0, 0],
  wealth: 3,
  ...more,
});

const table = (more: Partial<View>, ...players: Gallery[]): View => ({
  game: 'bioutifoul',
  seat: 0,
  over: false,
  first: 0,
  turn: 0,
  round: 1,
  phase: 'actions',
  actions_taken: 0,
  action_limit: 3,
  influence_limit: 3,
  gallery_limit: 4,
  bought: [],
  last_round: false,
  quiet_rounds: 0,
  quiet_limit: 6,
  column: [0, 1, 2, 3],
  ratings: [4, 3, 2, 1],
  column_ratings: [4, 3, 2, 1],
  market_works: [],
  market_works_limit: 6,
  work_pile: 18,
  work_pile_holds: [],
  discard: [],
  market_exhibitions: [],
  market_exhibitions_limit: 6,
  exhibition_pile: 14,
  exhibitions_removed: 0,
  exhibitions_unseen: [],
  exhibition_artists: [],
  influence_pile: 15,
  influence_faces: [],
  ...more,
  players,
});

describe('the pieces of Bioutifoul', () => {
  it('keep their places in the market: a gap stays a gap until it is filled', () => {
    const first = hang(table({ market_works: [0, 0, 1, 2, 3, 3] }, gallery()), null);
    const bought = hang(table({ market_works: [0, 0, 1, 3, 3] }, gallery({ works: [2] })), first);
    expect(bought.works.map((piece) => piece?.kind ?? null)).toEqual([0, 0, 1, null, 3, 3]);
    expect(bought.rooms[0].works[0]).toBe(first.works[3]);
    const filled = hang(table({ market_works: [0, 0, 0, 1, 3, 3] }, gallery({ works: [2] })), bought);
    expect(filled.works.map((piece) => piece?.kind)).toEqual([0, 0, 1, 0, 3, 3]);
  });

  it('of two alike, the one that was touched goes', () => {
    const first = hang(table({ market_works: [0, 0, 1] }, gallery()), null);
    const touched = first.works[1];
    const after = hang(table({ market_works: [0, 1] }, gallery({ works: [0] })), first, touched?.key);
    expect(after.works[0]).toBe(first.works[0]);
    expect(after.works[1]).toBeNull();
    expect(after.rooms[0].works[0]).toBe(touched);
  });

  it('go from a gallery to the discard, and no two works show the same picture', () => {
    const first = hang(table({ market_works: [0, 0, 0] }, gallery({ works: [0, 1] }), gallery({ works: [0] })), null);
    const after = hang(
      table({ market_works: [0, 0, 0], discard: [0, 1] }, gallery({ exhibitions: [0] }), gallery({ works: [0] })),
      first,
    );
    expect(after.discard.map((piece) => piece.key).sort()).toEqual(
      first.rooms[0].works.map((piece) => piece.key).sort(),
    );
    const alice = [...after.works, ...after.discard, ...after.rooms[1].works].filter((piece) => piece?.kind === 0);
    expect(new Set(alice.map((piece) => piece?.copy)).size).toBe(alice.length);
  });

  it('an influence card that is passed on is the same card, face up with its new owner', () => {
    const first = hang(table({}, gallery({ hidden: [2, 3] }), gallery({ influence: 1 })), null);
    expect(first.rooms[1].hidden.map((piece) => piece.kind)).toEqual([HIDDEN]);
    const after = hang(table({}, gallery({ hidden: [3] }), gallery({ influence: 2, known: [2] })), first);
    expect(after.rooms[1].known[0].key).toBe(first.rooms[0].hidden[0].key);
    const back = hang(table({}, gallery({ hidden: [3], known: [1] }), gallery({ influence: 1, known: [2] })), after);
    expect(back.rooms[0].known[0]).toMatchObject({ kind: 1, key: first.rooms[1].hidden[0].key });
  });

  it('the works bought this turn are the last that came', () => {
    const first = hang(table({}, gallery({ works: [1, 1, 2] })), null);
    const works = first.rooms[0].works;
    expect([...fresh(works, [1])]).toEqual([works[1].key]);
    expect(fresh(works, []).size).toBe(0);
  });

  it('no two exhibitions of a kind show the same pictures', () => {
    for (let kind = 0; kind < 6; kind += 1) {
      const seen = [0, 1, 2, 3].map((copy) => hangings(kind, copy).join());
      expect(new Set(seen).size).toBe(4);
    }
  });
});

describe('what is read off a view of Bioutifoul', () => {
  const players = [
    gallery({ exhibitions: [0, 3], shown: [1, 2, 1, 0], majorities: [1] }),
    gallery({ exhibitions: [1, 4, 5], shown: [1, 1, 2, 2], majorities: [2, 3] }),
  ];

  it('who shows an artist most, the leader first', () => {
    expect(showings(table({}, ...players), 2)).toEqual([
      { seat: 1, count: 2, most: true },
      { seat: 0, count: 1, most: false },
    ]);
  });

  it('a hand by artist', () => {
    expect(byArtist([0, 0, 3], [0])).toEqual([
      { artist: 0, cards: 3, known: 2 },
      { artist: 3, cards: 1, known: 1 },
    ]);
  });
});

describe('the rules page of Bioutifoul', () => {
  it('has the same sections in both languages, and a hint for every question', async () => {
    const [en, fr] = [await load('bioutifoul', 'en'), await load('bioutifoul', 'fr')];
    expect(en?.sections.map((section) => [section.id, section.kinds])).toEqual(
      fr?.sections.map((section) => [section.id, section.kinds]),
    );
    for (const page of [en, fr]) {
      for (const kind of ['MoveArtist', 'TakeAction']) {
        expect(sectionOf(page, kind)).not.toBe('');
        expect(hintOf(page, kind)).not.toBe('');
      }
    }
  });
});
