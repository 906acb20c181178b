// Answers that stand for no space and no card, shown on the thing they are about.

import type { Spot, Table } from '../../table/table.svelte';
import { ANSWERS } from './view';

/** What an answer by its number means to the question that is asked. */
export function answer(table: Table, what: keyof typeof ANSWERS, more = 0): Spot {
  const question = table.question;
  const first = question && (ANSWERS[what] as Record<string, number>)[question.kind];
  if (!question || first === undefined || first === null) {
    return { state: 'plain', number: 0, option: null, refusal: null };
  }
  const at = question.options.findIndex((option) => option.choice === first + more);
  if (at >= 0) return { state: 'can', number: at + 1, option: question.options[at], refusal: null };
  const refusal = question.refusals.find((found) => found.choice === first + more) ?? null;
  return { state: refusal ? 'cannot' : 'plain', number: 0, option: null, refusal };
}
