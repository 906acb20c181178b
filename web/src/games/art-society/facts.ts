// What counts on a wall, as the server has counted it, and what it would be with a tile that is held over it.

import type { Change } from '../../table/preview';
import type { Area, ScoreLine } from './view';

export const FACTS = ['free', 'decor', 'eyeline', 'corners', 'clashing', 'points'] as const;
export type Facts = Record<(typeof FACTS)[number], number>;

/** A wall as it is. */
export function counted(player: Area): Facts {
  const line = (name: ScoreLine['line']): number => player.score.find((entry) => entry.line === name)?.count ?? 0;
  return {
    free: player.free,
    decor: line('decor'),
    eyeline: line('eyeline'),
    corners: line('corners'),
    clashing: player.tiles.filter((tile) => tile.faux_pas).length,
    points: player.points,
  };
}

/** A wall as it would be. */
export const changed = (now: Facts, changes: readonly Change[]): Facts => ({
  ...now,
  ...Object.fromEntries(changes.map(({ sign, to }) => [sign, to])),
});
