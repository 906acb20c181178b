// What the things on a player's board are for, as tips: the words are the catalogue's, the numbers the view's.

import type { Tip } from '../../parts/tip.svelte';
import { t } from '../../text/fluent.svelte';
import {
  slotBonus,
  START_SLOT,
  type Bonus,
  type ContractSlot,
  type Exhibit,
  type PlayerBoard,
  type SecretCard,
  type Tickets,
  type View,
} from './view';
import type { Words } from './words';

/** What a bonus brings, in a sentence. */
export const effect = (bonus: Bonus, view: View): string =>
  t(`ga-bonus-${bonus.replaceAll('_', '-')}`, { ...view.bonus_rates });

export class About {
  private readonly view: View;
  private readonly seat: number;
  private readonly words: Words;

  constructor(view: View, seat: number, words: Words) {
    this.view = view;
    this.seat = seat;
    this.words = words;
  }

  money({ money }: PlayerBoard): Tip {
    return { title: t('ga-money-of', { money }), text: t('ga-money-about') };
  }

  influence({ influence }: PlayerBoard): Tip {
    const worth = this.view.influence_track.worth[influence];
    return { title: t('ga-influence-of', { influence }), text: t('ga-influence-use', { worth }) };
  }

  ticket(colour: keyof Tickets, count: number): Tip {
    return { title: t(`ga-tickets-${colour}`, { count }), text: t(`ga-tickets-${colour}-about`) };
  }

  estimate(points: number): Tip {
    return { title: t('ga-estimate', { points }), text: t('ga-estimate-about') };
  }

  work({ form, value, masterpiece }: Exhibit): Tip {
    const text = value === null ? t('ga-work-auctioned') : t('ga-work-about', { value });
    return { title: t(`ga-form-${form}`), text: masterpiece ? `${text} ${t('ga-work-masterpiece')}` : text };
  }

  slot({ slots, start_tile }: PlayerBoard, at: number): Tip {
    const title = t('ga-slot', { slot: at + 1 });
    if (at === START_SLOT && start_tile) return { title, text: t('ga-slot-tile') };
    return { title, text: t(at >= slots ? 'ga-slot-locked' : 'ga-slot-free') };
  }

  contract(slot: ContractSlot, at: number): Tip {
    const { label, value } = this.words.contract(this.seat, at);
    if (slot.bonus === null)
      return { title: label, text: t('ga-contract-free', { effect: effect(slotBonus(slot.ticket), this.view) }) };
    const text = `${value}. ${t('ga-contract-bonus', { effect: effect(slot.bonus, this.view) })}`;
    return { title: label, text: slot.fulfilled ? text : `${text} ${t('ga-contract-about')}` };
  }

  desks({ desks, desks_in_all }: PlayerBoard): Tip {
    return { title: t('ga-desks-of', { desks, in_all: desks_in_all }), text: t('ga-desks-about') };
  }

  queue({ queue, hire_costs, hired }: PlayerBoard): Tip {
    const text = queue ? t('ga-next-hire', { money: hire_costs[hired] }) : t('ga-queue-empty');
    return { title: t('ga-queue-of', { queue }), text };
  }

  commission({ commission }: PlayerBoard): Tip {
    return { title: t('ga-commission'), text: t(commission ? 'ga-commission-about' : 'ga-commission-none') };
  }

  sold({ sold, collector_limit }: PlayerBoard): Tip {
    return { title: t('ga-sold-about', { sold: sold.length }), text: t('ga-sold-use', { limit: collector_limit }) };
  }

  reputation({ reputation }: PlayerBoard, at: number): Tip {
    const { tile, bonus } = reputation[at];
    const { label, value } = this.words.reputation(this.seat, at);
    if (tile) return { title: label, text: `${value}. ${t('ga-tile-counted', { counted: tile.counted })}` };
    return { title: label, text: t('ga-reputation-free', { effect: effect(bonus, this.view) }) };
  }

  secret(card: SecretCard, name: 'curator' | 'dealer', own: boolean): Tip {
    const met = card.goals.filter((goal) => goal.met).length;
    const text = `${t(`ga-${name}-about`)} ${t('ga-goals-met', { met, goals: card.goals.length })}`;
    return { title: t(`ga-${name}`), text, note: own ? t('ga-secret-about') : undefined };
  }
}
