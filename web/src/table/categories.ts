// The points of everybody by what they were given for, side by side.

import type { ScoreLine } from '../protocol/types';

export interface Category {
  name: string;
  /** The points of each seat. */
  points: number[];
}

/** The score sheet by category, in the order of the sheet: together they are the scores. Those that brought nobody anything are left out. */
export function categories(sheet: readonly ScoreLine[], seats: number): Category[] {
  const found: Category[] = [];
  for (const line of sheet) {
    if (!line.category && !line.points) continue; // it only settles ties
    const name = line.category || line.text;
    let at = found.findIndex((one) => one.name === name);
    if (at < 0) {
      // After what stood before it on this seat's part of the sheet: seats may lack some.
      const lines = sheet.filter((one) => one.seat === line.seat);
      const before = lines[lines.indexOf(line) - 1];
      at = found.findIndex((one) => before && one.name === (before.category || before.text)) + 1 || found.length;
      found.splice(at, 0, { name, points: Array.from({ length: seats }, () => 0) });
    }
    found[at].points[line.seat] += line.points;
  }
  return found.filter((one) => one.points.some((points) => points !== 0));
}

/** The range that all bars share: from the deepest loss, or nought, to the highest gain. */
export function range(shown: readonly Category[]): { low: number; high: number } {
  const all = shown.flatMap((one) => one.points);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}
