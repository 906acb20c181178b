// What the client knows of a game beyond what the server tells. A game has one folder, which exports one value, `GAME`
// (`games/<game>/game.ts`), and one line in `all.ts`; all in it is loaded when it is needed, and any of it may be missing.

import type { Component } from 'svelte';
import type { Lang } from '../prefs.svelte';
import type { Draw } from '../pictures/canvas';
import type { Option, Position } from '../protocol/types';
import type { View } from '../protocol/views';
import * as all from './all';

/** Files of a game's folder by their path in it, read when asked for: `import.meta.glob`. */
type Files<T> = Record<string, () => Promise<T>>;

/** A module that draws an example of a rules page. */
export interface Illustration {
  default: Component<{ words: string[] }>;
}

/** A module that draws the works of a style. */
export interface Painter {
  draw: Draw;
}

export interface Game {
  /** The name the server knows it by. */
  name: string;
  /** Pictures that stand for it on the first page: style and number. */
  faces?: [style: string, id: number][];
  /** How long it takes and how much there is to know: the table of `docs/play.md` says where that is from. */
  box?: { minutes: [least: number, most: number]; each?: boolean; rules: number };
  /** A board of its own; without one the generic renderer shows the game in words. */
  own?: () => Promise<{ own: Own }>;
  /** The rules page, `./rules.en.md`; its format stands in `rules/rules.ts`. Without one the ledger is shown. */
  rules?: Files<string>;
  /** The drawings of the rules page, `./examples/<name>.svelte`. */
  examples?: Files<Illustration>;
  /** The guided first game, `./guide.en.md`; its format stands in `guides/guides.ts`. */
  guide?: Files<string>;
  /** The painters of its works, `./pictures/<style>.ts`. */
  pictures?: Files<Painter>;
  /** The size of its works where they have no size in cells; upright unless it says otherwise. */
  size?: [width: number, height: number];
}

export interface Own {
  Board: Component<{ position: Position }>;
  Label: Component<{ option: Option }>;
  /** What lies beside the board, over the log, such as the opponents' boards. */
  Beside?: Component<{ position: Position }>;
  /** A board that needs more than the usual width of the page. */
  wide?: boolean;
  /** On a phone: a tab for the reader's own board and one for the opponents, and the question in a sheet at the bottom. */
  folds?: boolean;
  /** Whether the scores are already those the game would bring if it ended now. */
  estimated?: boolean;
  /** What each seat would gain if the round ended now; nothing where the scores say so already. */
  standing(view: View): number[] | null;
  /** Where the game is: a step of so many, or of nobody knows how many (0); in the game's own words if it has some. */
  stage(view: View): { now: number; of: number; said?: string } | null;
  /** Where the game is, for a game with phases of its own. */
  Stage?: Component<{ position: Position }>;
  /** What the scores are made of, a line a seat under a title. */
  parts?(view: View): { title: string; lines: string[] };
}

const GAMES = new Map<string, Game>(Object.values(all).map((game) => [game.name, game]));

/** Every game that has a folder here. */
export const games = (): Game[] => [...GAMES.values()];

/** What the client has of a game: nothing but its name, if it has no folder. */
export const gameOf = (name: string): Game => GAMES.get(name) ?? { name };

/** The game's own board; without one the generic renderer shows it. */
export async function own(game: string): Promise<Own | null> {
  return (await gameOf(game).own?.())?.own ?? null;
}

/** A text of a game's folder in a language; nothing if there is none. */
export async function textOf(files: Files<string> | undefined, name: 'rules' | 'guide', lang: Lang): Promise<string> {
  return (await files?.[`./${name}.${lang}.md`]?.()) ?? '';
}
