// The words of the interface, in the reader's language. The words of the games come from the server.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { prefs, type Lang } from '../prefs.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

export const SOURCES: Record<Lang, string> = { en, fr };
const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    found.addResource(new FluentResource(SOURCES[lang]));
    bundles.set(lang, found);
  }
  return found;
}

/** Take in the texts of a game's own board, which come with it. */
export function learn(texts: Record<Lang, string>): void {
  for (const lang of ['en', 'fr'] as const) bundle(lang).addResource(new FluentResource(texts[lang]));
}

/** A text of the interface; a missing one shows its id, so that it is seen and mended. */
export function t(id: string, args: Record<string, string | number> = {}, lang: Lang = prefs.lang): string {
  const message = bundle(lang).getMessage(id);
  return message?.value ? bundle(lang).formatPattern(message.value, args) : id;
}

/** A number of points with a true minus sign, and the reader's decimal sign. */
export const points = (value: number, lang: Lang = prefs.lang): string => {
  const size = String(Math.abs(value));
  return (value < 0 ? '−' : '') + (lang === 'fr' ? size.replace('.', ',') : size);
};
