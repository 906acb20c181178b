// What a question with amounts is about: the thing it belongs to, and what each answer would change.

import type { Event, Question } from '../../protocol/types';
import { stepBack, type View } from './view';

/** From the last answers: the artist that is bought from, promoted or made famous. */
export function artistAsked(events: readonly Event[]): number | null {
  for (let at = events.length - 1; at >= Math.max(0, events.length - 40); at -= 1) {
    const { step, choice } = events[at];
    if (['BuyWork', 'Promote', 'GiveFame'].includes(step[0] as string)) return choice;
    if (['Hire', 'MakeOffer', 'TakeReputation', 'NextTurn', 'EndTurn'].includes(step[0] as string)) return null;
  }
  return null;
}

export interface Change {
  sign: 'money' | 'influence' | 'fame';
  from: number;
  to: number;
}

/** What an amount of Influence would change, for the preview. */
export function changes(question: Question, amount: number, view: View, artist: number | null): Change[] {
  const me = view.players[question.seat];
  const track = view.influence_track;
  const icons = question.kind === 'Pay' ? track.coins : track.stars;
  const found: Change[] = [];
  if (question.kind === 'Pay') {
    const price = Number(/\d+/.exec(question.prompt.text)?.[0] ?? NaN);
    if (!Number.isNaN(price)) found.push({ sign: 'money', from: me.money, to: me.money - price + amount });
  } else {
    const before = artist === null ? null : (view.artists[artist]?.fame ?? null);
    const label = question.options.find((option) => option.target?.number === amount)?.label ?? '';
    const after = Number(/\d+/.exec(label)?.[0] ?? NaN);
    if (before !== null && !Number.isNaN(after)) found.push({ sign: 'fame', from: before, to: after });
  }
  if (amount) found.push({ sign: 'influence', from: me.influence, to: stepBack(icons, me.influence, amount) });
  return found;
}
