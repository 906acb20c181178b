// What tiles are called in the reader's language: genre, size, frame, value, as the server calls them.

import { t } from '../../text/fluent.svelte';
import type { Genre, Tile } from './view';

export const sizeOf = (tile: { width: number; height: number }): string => `${tile.width}×${tile.height}`;

export const genreName = (genre: Genre): string => t(`as-genre-${genre.replace('_', '-')}`);

/** A genre in a caption, where there is room for a word. */
export const shortGenre = (genre: Genre): string => t(`as-short-${genre.replace('_', '-')}`);

export function named(tile: Tile): string {
  const size = sizeOf(tile);
  if (tile.kind === 'decor') return t('as-decor-tile', { size, value: tile.value });
  return t('as-painting', {
    genre: genreName(tile.genre),
    size,
    frame: t(`as-frame-${tile.frame}`),
    value: tile.value,
  });
}
