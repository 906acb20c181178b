// A puzzle in words: what the answer was worth, and why.

import { prefs, type Lang } from '../prefs.svelte';
import type { PuzzleAnswer, PuzzleSolved } from '../protocol/types';
import { decimal, percent } from '../review/words';
import { t } from '../text/fluent.svelte';

/** Answers that are shown before one asks for all of them. */
export const SHOWN = 4;

export const bestOf = (solution: PuzzleSolved): PuzzleAnswer => solution.answers[0];
export const givenOf = (solution: PuzzleSolved): PuzzleAnswer | null =>
  solution.answers.find((one) => one.choice === solution.given) ?? null;

/** Right, wrong or shown, in a few words. */
export function verdict(solution: PuzzleSolved, lang: Lang = prefs.lang): string {
  if (solution.right) return t('puzzle-right', { best: bestOf(solution).label }, lang);
  const given = givenOf(solution);
  if (!given) return t('puzzle-shown', { best: bestOf(solution).label }, lang);
  return t('puzzle-wrong', { loss: percent(given.loss, lang), best: bestOf(solution).label }, lang);
}

/** With which answer the best one is compared: the given one, or the next best. */
export function rival(solution: PuzzleSolved): PuzzleAnswer | null {
  const given = givenOf(solution);
  return given && !solution.right ? given : (solution.answers[1] ?? null);
}

/** The answers that are shown: the best ones, and the given one wherever it is. */
export function shown(solution: PuzzleSolved, all: boolean): PuzzleAnswer[] {
  return solution.answers.filter((one, at) => all || at < SHOWN || one.choice === solution.given);
}

/** What the best answer brings more or less of than another, by name and with its sign. */
export function facts(answer: PuzzleAnswer, lang: Lang = prefs.lang): [name: string, more: string][] {
  return answer.facts.map(({ text, more, whose }) => [
    whose === 'own' ? text : t('puzzle-others', { figure: text }, lang),
    (more > 0 ? '+' : '') + decimal(more, lang),
  ]);
}

/** How sure the proof is: of the answer that comes nearest. */
export function certainty(solution: PuzzleSolved, lang: Lang = prefs.lang): string {
  const sure = Math.min(...solution.answers.slice(1).map((one) => one.sure));
  return t('puzzle-sure', { sure: percent(Math.min(sure, 0.99), lang), guesses: solution.proof.guesses }, lang);
}
