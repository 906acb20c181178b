// A tile off the wall: the one that is to be hung, or a lot tried on, which decides nothing.

import { getContext, setContext } from 'svelte';
import type { Decision } from '../../../generated/games';
import type { Figure, Option, Target, Trial } from '../../protocol/types';
import type { Table } from '../../table/table.svelte';
import { changes, type Change } from '../../table/preview';
import { placed, snap } from './geometry';
import type { Hung, Tile, View } from './view';

const HANGING = new Set<Decision>(['HangStartPainting', 'Hang', 'HangFromAssistant', 'HangFromMuseum', 'HangDecor']);
/** How far a pointer must move before it drags, in pixels. */
const SLACK = 6;
/** A finger hides what is under it: the tile floats above. */
const ABOVE = 40;

/** What hanging the tile on a space would do. */
export interface Place {
  changes: Change[];
  /** The tiles it would match or clash with, by their cells. */
  meets: [how: string, cell: number][];
}

interface Drag {
  /** Where the tile's top left corner is on the screen. */
  x: number;
  y: number;
}

export class Lift {
  /** The lot or museum painting that is being tried on. */
  tried = $state.raw<Tile | null>(null);
  /** Where it hangs for a try, or where a dragged tile would snap to. */
  at = $state<number | null>(null);
  /** The space the reader looks at while hanging. */
  looked = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The wall on the page, to measure by. */
  wall = $state.raw<HTMLElement | undefined>(undefined);
  /** Where a lot was tried on before it was picked: it is shown there again once it is to be hung. */
  private kept = $state.raw<{ tile: number; cell: number } | null>(null);
  /** What the server has said of tiles that were tried on, for the wall as it is. */
  private answers = $state.raw<{ wall: string; trials: Map<number, Trial> }>({ wall: '', trials: new Map() });
  private readonly asking = new Set<string>();
  private readonly table: Table;
  private readonly view: () => View;

  constructor(table: Table, view: () => View) {
    this.table = table;
    this.view = view;
  }

  /** The tile that the reader is asked to hang. */
  get offered(): Tile | null {
    const question = this.table.question;
    const hanging = this.view().hanging;
    return question && HANGING.has(question.kind) && hanging?.seat === question.seat ? hanging : null;
  }

  get tile(): Tile | null {
    return this.tried ?? this.offered;
  }

  /** Every space the tile may hang on and what that would do, as the server says; nothing before it has said so. */
  get places(): Map<number, Place> | null {
    const found = new Map<number, Place>();
    const put = (figures: Figure[], { target, preview, meets = [] }: Pick<Option, 'target' | 'preview' | 'meets'>) => {
      if (target?.type === 'cell') found.set(target.number, { changes: changes(figures, preview), meets });
    };
    if (this.tried) {
      const trial = this.trialOf(this.tried);
      if (!trial) return null;
      for (const place of trial.places) put(trial.figures, place);
    } else if (this.offered) {
      const question = this.table.question;
      for (const option of question?.options ?? []) put(question?.figures ?? [], option);
    }
    return found;
  }

  get spots(): number[] {
    return [...(this.places?.keys() ?? [])];
  }

  /** The wall and what its tiles are worth: what was said of a lot holds as long as these do. */
  private get wallNow(): string {
    const { players, genres, seat } = this.view();
    const tiles = seat === null ? [] : players[seat].tiles.map(({ tile, cell }) => `${tile}@${cell}`);
    return [...tiles, ...genres.map(({ prestige }) => prestige)].join();
  }

  private trialOf(tile: Tile): Trial | null {
    return this.answers.wall === this.wallNow ? (this.answers.trials.get(tile.tile) ?? null) : null;
  }

  /** Ask once for all places of a lot, or of a painting of the museum, before it is moved: a drag then snaps at once. */
  async look(tile: Tile): Promise<void> {
    const { wallNow: wall } = this;
    const lot = this.view().lots.findIndex((found) => found?.tile === tile.tile);
    const key = `${wall} ${tile.tile}`;
    if (this.table.past || this.trialOf(tile) || this.asking.has(key)) return;
    this.asking.add(key);
    try {
      const thing: Target = lot < 0 ? { type: 'painting', number: tile.tile } : { type: 'lot', number: lot };
      const [trial] = await this.table.tryOn([thing]);
      const known = this.answers.wall === wall ? this.answers.trials : [];
      if (trial) this.answers = { wall, trials: new Map([...known, [tile.tile, trial]]) };
    } catch {
      // The position has moved on, or the house is out of reach: whoever still holds the tile asks again.
    } finally {
      this.asking.delete(key);
    }
    if (this.tried?.tile !== tile.tile) return;
    if (this.drag) this.follow(this.drag.x, this.drag.y);
    else this.at ??= this.spots.at(0) ?? null;
  }

  /** Where the tile that is to be hung was tried on, if it may hang there now. */
  get recalled(): number | null {
    const { kept, offered } = this;
    return kept && offered?.tile === kept.tile && this.spots.includes(kept.cell) ? kept.cell : null;
  }

  /** The tile as it would hang. */
  get shown(): Hung | null {
    const cell = this.tried || this.drag ? this.at : (this.looked ?? this.recalled);
    return this.tile && cell !== null ? placed(this.view().wall, this.tile, cell) : null;
  }

  get unit(): number {
    return (this.wall?.clientWidth ?? 0) / this.view().wall.columns;
  }

  /** Try a lot on: it hangs on the first space it fits until it is moved or put back. */
  tryOn(tile: Tile): void {
    if (this.tried?.tile === tile.tile) return this.putBack();
    this.tried = tile;
    this.at = this.spots.at(0) ?? null;
    void this.look(tile);
  }

  putBack(): void {
    this.tried = null;
    this.at = null;
    this.looked = null;
    this.drag = null;
  }

  /** Take the lot that is tried on. Where it hung for the try is kept in mind, and decides nothing. */
  pick(option: Option): void {
    this.remember();
    void this.table.answer(option.choice);
  }

  /** The position has changed: a lot tried on may have been picked, or be gone. */
  settle(): void {
    const view = this.view();
    const mine = view.seat === null ? null : view.players[view.seat].picked;
    if (this.tried && (this.offered ? this.offered.tile === this.tried.tile : mine?.tile === this.tried.tile)) {
      this.remember();
      this.putBack();
    }
    const there = [...view.lots, ...view.museum].some((lot) => lot?.tile === this.tried?.tile);
    if (this.tried && !there) this.putBack();
    if (this.tried) void this.look(this.tried);
    if (!this.tried) this.looked = null;
  }

  private remember(): void {
    if (this.tried && this.at !== null) this.kept = { tile: this.tried.tile, cell: this.at };
  }

  hang(cell: number): void {
    const option = this.table.question?.options.find(({ target }) => target?.type === 'cell' && target.number === cell);
    if (option) this.table.choose(option);
  }

  /** A pointer goes down on a tile: once it moves, it drags the tile. */
  grab(event: PointerEvent, tile: Tile): void {
    if (event.button !== 0 || this.view().seat === null) return;
    const node = event.currentTarget as HTMLElement;
    const box = node.getBoundingClientRect();
    const [px, py] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    const above = event.pointerType === 'touch' ? ABOVE : 0;
    let dragging = false;
    if (tile.tile !== this.offered?.tile) void this.look(tile);

    const move = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      if (!dragging && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) < SLACK) return;
      if (!dragging && tile.tile !== this.offered?.tile) this.tried = tile;
      dragging = true;
      this.follow(to.clientX - px * this.unit * tile.width, to.clientY - py * this.unit * tile.height - above);
    };
    const drop = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      stop();
      if (!dragging) return;
      const cell = this.at;
      this.drag = null;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const unknown = this.tried !== null && this.places === null;
      if ((cell === null && !unknown) || to.type === 'pointercancel') this.putBack();
      else if (cell === null) return;
      else if (!this.tried) {
        this.looked = cell;
        this.hang(cell);
      }
    };
    const stop = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  private follow(x: number, y: number): void {
    const box = this.wall?.getBoundingClientRect();
    this.drag = { x, y };
    const unit = this.unit;
    this.at = box && unit ? snap(this.view().wall, this.spots, (x - box.left) / unit, (y - box.top) / unit) : null;
  }
}

/** The click that ends a drag chooses nothing. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

const KEY = Symbol('lift');

export const provideLift = (lift: Lift): Lift => setContext(KEY, lift);
export const useLift = (): Lift => getContext<Lift>(KEY);
