// Influence cards in words.

import { t } from '../../text/fluent.svelte';
import { nameOf, type Face } from './view';

/** What a card is called: whom it moves, and which way if it has an arrow. */
export function faceName({ artist, way }: Face): string {
  const name = artist === null ? t('bio-any-artist') : nameOf(artist);
  return way === 'either' ? name : t(way === 'up' ? 'bio-only-up' : 'bio-only-down', { name });
}
