import { describe, expect, it } from 'vitest';
import { groups, hang, HIDDEN, pictureOf } from '../src/games/masters-gallery/pieces';
import type { Area, View } from '../src/games/masters-gallery/view';

const area = (more: Partial<Area> = {}): Area => ({
  hand: null,
  hand_size: 0,
  display: [],
  face_down: null,
  face_down_size: 0,
  has_chosen: false,
  chosen: null,
  scored: [],
  round_points: [],
  points: 0,
  standing: 0,
  ...more,
});

const table = (...players: Area[]): View => ({
  game: 'masters-gallery',
  seat: 0,
  round: 1,
  rounds: 4,
  first: 0,
  threshold: 6,
  pile: 50,
  extra: 12,
  gone: [],
  awards_left: 5,
  award_worth: 2,
  artists: [],
  rankings: [],
  players,
});

describe('pieces', () => {
  it('a card that is played keeps its key and its picture', () => {
    const before = hang(table(area({ hand: [0, 0, 7] })), null);
    const after = hang(table(area({ hand: [0, 7], display: [0] })), before);
    const played = after.displays[0][0];
    expect(before.hands[0].some((piece) => piece.key === played.key && piece.picture === played.picture)).toBe(true);
    expect(after.hands[0].map((piece) => piece.key)).not.toContain(played.key);
  });

  it('of cards alike the one that was clicked is played', () => {
    const before = hang(table(area({ hand: [0, 0, 0] })), null);
    for (const { key, picture } of before.hands[0]) {
      const after = hang(table(area({ hand: [0, 0], display: [0] })), before, key);
      expect(after.displays[0][0]).toMatchObject({ key, picture });
    }
  });

  it('cards alike show different pictures', () => {
    const hung = hang(table(area({ hand: [24, 24, 24, 24], display: [24] }), area({ display: [24, 24] })), null);
    const pictures = [...hung.hands[0], ...hung.displays[0], ...hung.displays[1]].map((piece) => piece.picture);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictureOf(24, 0) % 7).not.toBe(pictureOf(24, 1) % 7);
  });

  it('a hidden card that is revealed is turned, in its place', () => {
    const before = hang(table(area(), area({ has_chosen: true, face_down_size: 1 })), null);
    expect(before.chosen[1][0].card).toBe(HIDDEN);
    const after = hang(table(area(), area({ display: [9], face_down_size: 1 })), before);
    expect(after.displays[1][0]).toMatchObject({ card: 9, key: before.chosen[1][0].key, turned: true });
    expect(hang(table(area(), area({ display: [9], face_down_size: 1 })), after).displays[1][0].turned).toBe(false);
  });

  it('groups are by artist', () => {
    const hung = hang(table(area({ display: [0, 1, 6, 24] })), null);
    expect(groups(hung.displays[0]).map((group) => group.length)).toEqual([2, 1, 1]);
  });
});
