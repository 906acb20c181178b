// Answers that stand for no space and no card, shown on the thing they are about.

import { ANSWERS } from '../../../generated/art-society';
import type { Spot } from '../../table/spot';
import type { Table } from '../../table/table.svelte';

const NAMED: Partial<Record<string, Partial<Record<string, number>>>> = ANSWERS;
/** What an answer is called; the same name may belong to several questions. Decor is exchanged for some value. */
type Name =
  { [Kind in keyof typeof ANSWERS]: keyof (typeof ANSWERS)[Kind] }[keyof typeof ANSWERS] | `exchange_${number}`;

/** What an answer by its name means to the question that is asked. */
export function answer(table: Table, name: Name): Spot {
  const question = table.question;
  const choice = question ? NAMED[question.kind]?.[name] : undefined;
  if (!question || choice === undefined) return { state: 'plain', number: 0, option: null, refusal: null };
  const at = question.options.findIndex((option) => option.choice === choice);
  if (at >= 0) return { state: 'can', number: at + 1, option: question.options[at], refusal: null };
  const refusal = question.refusals.find((found) => found.choice === choice) ?? null;
  return { state: refusal ? 'cannot' : 'plain', number: 0, option: null, refusal };
}
