// What things are called: the table in words, which the server writes for each reader, by target.

import { getContext, setContext } from 'svelte';
import type { Tip } from '../../parts/tip.svelte';
import type { Panel, Position } from '../../protocol/types';
import { seen, type PlayerBoard } from './view';

const KEY = Symbol('words');
/** Money, Influence, tickets. */
const HELD = 3;
/** The panels of the table in words, in their order. */
const PANELS = ['table', 'locations', 'artists', 'works', 'contracts', 'promotion', 'reputation', 'offers'] as const;
type PanelName = (typeof PANELS)[number];

export class Words {
  private readonly position: () => Position;
  private read: Panel[] | null = null;
  private readonly tips = new Map<string, Tip>();

  constructor(position: () => Position) {
    this.position = position;
  }

  /** The name and the state of a thing, as a tip. */
  of(type: string, number: number): Tip | null {
    const panels = this.position().panels;
    if (panels !== this.read) this.take(panels);
    return this.tips.get(`${type}:${number}`) ?? null;
  }

  title(panel: PanelName): string {
    return this.position().panels[PANELS.indexOf(panel)]?.title ?? '';
  }

  /** A row of a panel as a tip. */
  row(panel: PanelName, row: number): Tip | null {
    const found = this.position().panels[PANELS.indexOf(panel)]?.rows[row];
    return found ? { title: found.label, text: String(found.value ?? '') } : null;
  }

  /** What a player holds, in one sentence. */
  board(seat: number): string {
    const panel = this.position().panels.find((found) => found.seat === seat);
    return (panel?.rows ?? [])
      .slice(0, HELD)
      .map((row) => `${row.label} ${row.value}`)
      .join('; ');
  }

  /** What lies on a contract slot of a player. */
  contract(seat: number, slot: number): { label: string; value: string } {
    return this.card(seat, slot);
  }

  /** A Reputation space of a player. */
  reputation(seat: number, space: number): { label: string; value: string } {
    return this.card(seat, this.holder(seat).contracts.length + space);
  }

  private holder(seat: number): PlayerBoard {
    return seen(this.position().view).players[seat];
  }

  /** A player's panel ends with contract slots, Reputation spaces, and the secret cards that the reader may see. */
  private card(seat: number, at: number): { label: string; value: string } {
    const { contracts, reputation, curator, dealer } = this.holder(seat);
    const secret = [curator, dealer].reduce((sum, card) => sum + (card ? 1 + card.goals.length : 0), 0);
    const rows = this.position().panels.find((panel) => panel.seat === seat)?.rows ?? [];
    const row = rows[rows.length - secret - reputation.length - contracts.length + at];
    return { label: row?.label ?? '', value: String(row?.value ?? '') };
  }

  private take(panels: Panel[]): void {
    this.read = panels;
    this.tips.clear();
    for (const panel of panels)
      for (const { label, value, target } of panel.rows)
        if (target) this.tips.set(`${target.type}:${target.number}`, { title: label, text: String(value ?? '') });
  }
}

export const provideWords = (words: Words): Words => setContext(KEY, words);
export const useWords = (): Words => getContext<Words>(KEY);
