// What the box of a game holds: the numbers that rules pages and boards read instead of knowing them.
//
// In a rules page `{wall.columns}` stands for a value of the component sheet by its path, and `{?wall}` says where the
// values of a table of the sheet come from, if they were not simply printed in the rulebook.

import { prefs } from '../prefs.svelte';
import { get } from '../protocol/server';
import type { Components } from '../protocol/types';

const boxes = new Map<string, Promise<Components | null>>();

/** The box of a game, or of a table that plays with a sheet of its own; nothing if the house cannot be asked. */
export function box(game: string, table = ''): Promise<Components | null> {
  const path = table ? `/tables/${table}/components` : `/games/${game}/components`;
  const key = `${prefs.lang} ${path}`;
  let found = boxes.get(key);
  if (!found) {
    found = get<Components>(path).catch(() => {
      boxes.delete(key);
      return null;
    });
    boxes.set(key, found);
  }
  return found;
}

const PLACE = /\{(\?[a-z_]+|[a-z_]+(?:\.\w+|\[\d+\])+)\}/g;

/** A text with the numbers of a box in their places. */
export function filled(source: string, found: Components | null): string {
  return source.replace(PLACE, (_, place: string) => {
    if (!place.startsWith('?')) return String(found?.values[place] ?? '–');
    const part = found?.parts.find((entry) => entry.table === place.slice(1));
    return part && Object.keys(part.sources).some((source) => source !== 'rulebook') ? `⟦${part.said}⟧` : '';
  });
}
