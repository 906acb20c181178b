// Guided first games: short prompts beside a real table, each at its moment, none in the way of playing.
//
// A guide is `games/<game>/guide.<lang>.md`: prompts in order, `## Title {id: when}`, then perhaps `@ what it points at`, then the text.
//
//   when           appears
//   start          at once
//   then           after the prompt before it
//   ask Kind       with the first question of that kind; `ask Kind, Kind` of either; `ask Kind 3` with the third
//   told Step      once that step has been carried out by anybody; `told Step by others` by another seat
//   others         once another seat has done something
//   score          once the reader's points have changed
//   end            when the game is over
//
// `@ plaza` points at `[data-area="plaza"]`; anything else is a CSS selector: `@ .answers`, `@ #scores`. The thing gets a
// dashed outline and is never covered. `[words|others]` are words for a mouse and keys, and others for fingers.

import { gameOf, textOf } from '../games/registry';
import type { Lang } from '../prefs.svelte';
import { flat } from '../rules/rules';

export type When = 'start' | 'then' | 'ask' | 'told' | 'others' | 'score' | 'end';

export interface Prompt {
  id: string;
  title: string;
  when: When;
  /** The kinds of question, or the steps. */
  names: string[];
  /** With which question of that kind it comes. */
  nth: number;
  byOthers: boolean;
  /** A CSS selector; empty if it points at nothing. */
  at: string;
  body: string[];
}

/** What has happened at a table so far, for the guide. */
export interface Course {
  /** The kind of question the reader is asked; empty if none. */
  question: string;
  /** How many questions of each kind the reader has been asked, this one included. */
  times: Record<string, number>;
  /** Steps carried out by anybody, and by other seats. */
  told: Set<string>;
  byOthers: Set<string>;
  scored: boolean;
  over: boolean;
}

/** Whether a game can be learned by playing. */
export const hasGuide = (game: string): boolean => './guide.en.md' in (gameOf(game).guide ?? {});

export async function loadGuide(game: string, lang: Lang, fingers = false): Promise<Prompt[]> {
  return readGuide(await textOf(gameOf(game).guide, 'guide', lang), fingers);
}

export function readGuide(source: string, fingers = false): Prompt[] {
  return source
    .replace(/\[([^|\]]*)\|([^|\]]*)\]/g, fingers ? '$2' : '$1')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading, ...blocks] = part.trim().split(/\n\s*\n/);
      const found = /^(.+?) \{([\w-]+): *(\w+) *([\w, ]*?) *(\d*)\}$/.exec(heading);
      if (!found) throw new Error(`no prompt of a guide: ${heading}`);
      const [, title, id, when, rest, nth] = found;
      const at = blocks[0]?.startsWith('@ ') ? blocks.shift()!.slice(2).trim() : '';
      const names = rest.replace(/ by others$/, '');
      return {
        id,
        title,
        when: when as When,
        names: names ? names.split(/, */) : [],
        nth: Number(nth || 1),
        byOthers: rest !== names,
        at: /^[\w-]+$/.test(at) ? `[data-area="${at}"]` : at,
        body: blocks.map(flat),
      };
    });
}

/** The prompt that is due: the first in order that has not been read and whose moment has come. */
export function due(guide: Prompt[], read: Set<string>, course: Course): Prompt | null {
  const come = (prompt: Prompt, at: number): boolean => {
    switch (prompt.when) {
      case 'start':
        return true;
      case 'then':
        return at === 0 || read.has(guide[at - 1].id);
      case 'ask':
        return prompt.names.includes(course.question) && (course.times[course.question] ?? 0) >= prompt.nth;
      case 'told':
        return prompt.names.some((name) => (prompt.byOthers ? course.byOthers : course.told).has(name));
      case 'others':
        return course.byOthers.size > 0;
      case 'score':
        return course.scored;
      case 'end':
        return course.over;
    }
  };
  return guide.find((prompt, at) => !read.has(prompt.id) && come(prompt, at)) ?? null;
}
