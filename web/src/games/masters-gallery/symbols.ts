// What the symbol of a card does, as a tip: where it was played, where it could be, and when it counts for nothing.

import type { Decision } from '../../../generated/games';
import type { Tip } from '../../parts/tip.svelte';
import { t } from '../../text/fluent.svelte';
import { artistOf, MASTERS, symbolOf } from './view';

/** The questions in which whatever card is played, its symbol is ignored. */
const IGNORED: (Decision | undefined)[] = ['ChooseCard', 'SecondFaceUp', 'SecondFaceDown'];

/** A card by its artist and its symbol. */
export function called(card: number): string {
  const symbol = symbolOf(card);
  const artist = MASTERS[artistOf(card)].name;
  return symbol ? `${artist}, ${t(`mg-symbol-${symbol.replaceAll('_', '-')}`)}` : artist;
}

/** What a symbol does when its card is played; in some questions it would do nothing now. */
export function about(card: number, awardWorth: number, question?: Decision): Tip | null {
  const symbol = symbolOf(card);
  if (!symbol) return null;
  const text = t(`mg-about-${symbol.replaceAll('_', '-')}`, { worth: awardWorth });
  const note = IGNORED.includes(question)
    ? t(question === 'ChooseCard' ? 'mg-ignored-now' : 'mg-ignored-second')
    : undefined;
  return { title: called(card), text, note };
}

/** The symbol of a card that lies on the table: it did its work, or none. */
export function lying(card: number, awardWorth: number): Tip | null {
  const told = about(card, awardWorth);
  return told && { ...told, note: t('mg-ignored-when') };
}
