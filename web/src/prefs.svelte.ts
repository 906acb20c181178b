// What a reader has chosen for this browser: language, appearance, motion, sound, name.

import { MediaQuery } from 'svelte/reactivity';

export type Lang = 'en' | 'fr';
export type Theme = 'light' | 'dark' | 'system';

interface Stored {
  lang: Lang;
  theme: Theme;
  motion: 'full' | 'reduced';
  /** Play with the table in words instead of a game's own board. */
  words: boolean;
  sound: boolean;
  name: string;
  /** Whether the reader was asked for a name: once is enough. */
  introduced: boolean;
}

const KEY = 'vernissage';

function firstVisit(): Stored {
  const french = typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('fr');
  return {
    lang: french ? 'fr' : 'en',
    theme: 'system',
    motion: 'full',
    words: false,
    sound: false,
    name: '',
    introduced: false,
  };
}

function stored(): Stored {
  try {
    return { ...firstVisit(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return firstVisit();
  }
}

export const prefs: Stored = $state(stored());

/** Whether the system is dark now; it may become so while the page is open. */
const night = typeof matchMedia === 'function' ? new MediaQuery('(prefers-color-scheme: dark)') : null;
const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export function dark(): boolean {
  return prefs.theme === 'dark' || (prefs.theme === 'system' && night?.current === true);
}

export function still(): boolean {
  return prefs.motion === 'reduced' || matches('(prefers-reduced-motion: reduce)');
}

/** Whether the reader points with fingers. */
export const byTouch = (): boolean => matches('(pointer: coarse)');

/** How long a piece moves, in milliseconds. */
export const pace = (ms = 250): number => (still() ? 0 : ms);

/** Keep the choices, and let the page show them. Called in an effect. */
export function keep(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = dark() ? 'dark' : 'light';
  root.classList.toggle('quiet', still());
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that stores nothing still plays.
  }
}
