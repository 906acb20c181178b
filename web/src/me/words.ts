// Devices and days in the reader's words.

import { prefs } from '../prefs.svelte';
import { t } from '../text/fluent.svelte';

/** A browser and its system, such as “Firefox, Linux”; programs have neither. */
export function device(one: { browser: string; system: string }): string {
  const browser = t(`browser-${one.browser}`);
  return one.system === 'other' ? browser : `${browser}, ${t(`system-${one.system}`)}`;
}

/** A day as it is written, such as 2026-11-16, as it is read. */
export function day(written: string): string {
  if (!written) return '';
  const format = new Intl.DateTimeFormat(prefs.lang, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${written}T00:00:00Z`));
}
