// What an answer would do, as the server has worked it out: nothing here is counted.

import type { Tip } from '../parts/tip.svelte';
import type { Figure, Option, Question } from '../protocol/types';

/** A number that would change. */
export interface Change {
  /** Which: `money`, `points`; a game draws it by this. */
  sign: string;
  name: string;
  from: number;
  to: number;
}

/** What would change, by name. */
export const changes = (figures: readonly Figure[], preview: Option['preview']): Change[] =>
  (preview ?? []).map(([at, to]) => ({
    sign: figures[at].name.id.replace('figure-', ''),
    name: figures[at].name.text,
    from: figures[at].now,
    to,
  }));

/** What an answer to a question would change. */
export const changesOf = (question: Question | null, option: Option | null): Change[] =>
  question && option ? changes(question.figures, option.preview) : [];

/** The tip of a thing, with what choosing it would change. */
export function foretold(about: Tip | null, question: Question | null, option: Option | null): Tip | null {
  const all = changesOf(question, option);
  if (!option || !all.length) return about;
  return { title: option.label, text: '', ...about, changes: all };
}
