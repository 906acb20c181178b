// Dates as the reader writes them.

import type { Lang } from '../prefs.svelte';

/** A day, from seconds since 1970. */
export const day = (seconds: number, lang: Lang): string =>
  new Date(seconds * 1000).toLocaleDateString(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
