// A review in words: chances as percent, and sentences made of what was found.

import { prefs, type Lang } from '../prefs.svelte';
import type { ReviewedAnswer } from '../protocol/types';
import { t } from '../text/fluent.svelte';

/** A number with one decimal at most, a true minus sign, and the reader's decimal sign. */
export function decimal(value: number, lang: Lang = prefs.lang): string {
  const size = String(Math.round(10 * Math.abs(value)) / 10);
  return (value < 0 && size !== '0' ? '−' : '') + (lang === 'fr' ? size.replace('.', ',') : size);
}

/** A chance in percent; a change of it with its sign. */
export const percent = (chance: number, lang: Lang = prefs.lang): string =>
  t(
    'review-percent',
    {
      amount: Math.abs(chance) < 0.1 ? decimal(100 * chance, lang) : String(Math.round(100 * chance)).replace('-', '−'),
    },
    lang,
  );
export const change = (chance: number, lang: Lang = prefs.lang): string =>
  (chance > 0.0005 ? '+' : '') + percent(chance, lang);

/** A few sentences about a marked answer: what both leave, what it would have brought to whom, how it goes on. */
export function sentences(answer: ReviewedAnswer, name: string, lang: Lang = prefs.lang): string[] {
  const said = (id: string, args: Record<string, string | number>): string => t(id, args, lang);
  const told = [
    said('review-cost', {
      name,
      given: answer.given_label,
      better: answer.best_label,
      after: percent(answer.after, lang),
      best: percent(answer.after_best, lang),
    }),
  ];
  for (const [whose, id] of [
    ['own', 'review-brings'],
    ['others', 'review-brings-others'],
  ] as const) {
    const facts = answer.facts
      .filter((fact) => fact.whose === whose)
      .map((fact) =>
        said(fact.more > 0 ? 'review-more' : 'review-less', {
          figure: fact.text,
          amount: decimal(Math.abs(fact.more), lang),
        }),
      );
    if (facts.length) told.push(said(id, { facts: facts.join(', ') }));
  }
  if (answer.then.length) told.push(said('review-follows', { answers: answer.then.join(' → ') }));
  told.push(
    said('review-sure', { sure: percent(Math.min(answer.sure, 0.99), lang), error: percent(answer.error, lang) }),
  );
  return told;
}
