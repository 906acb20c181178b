// When something was, in the reader's words: the time of today, else the day.

import { prefs } from '../prefs.svelte';

export function sinceWhen(seconds: number): string {
  const date = new Date(1000 * seconds);
  const today = date.toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(prefs.lang, how).format(date);
}
