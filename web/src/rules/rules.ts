// Rules pages: short texts in our own words, in sections that questions link to.
//
// A page is a heading, a line of introduction, then sections: `## Title {id: Kind, Kind}`, the kinds of question it
// answers in braces; `> …` is the one-line help that stands under those questions. A block that begins with
// `!example name` or `!example name: word | word` is drawn by `games/<game>/examples/<name>.svelte`; the lines below it are its
// caption, which says everything to whoever cannot see the drawing; the words stand in the drawing (its prop `words`).
// Numbers of the box are not written down but named: `{wall.columns}`, and `{?wall}` for where they come from (box.ts).

import type { Component } from 'svelte';
import { gameOf, textOf } from '../games/registry';
import type { Lang } from '../prefs.svelte';
import { box, filled } from './box';

/** A drawing of the game that a section shows. */
export interface Example {
  name: string;
  caption: string;
  words: string[];
}

export interface Section {
  id: string;
  title: string;
  kinds: string[];
  hint: string;
  /** Paragraphs; an array is a list. */
  body: (string | string[] | Example)[];
}

export interface RulesPage {
  title: string;
  intro: string;
  sections: Section[];
}

/** A row of a game's ledger: one checkable statement, and the page of the rulebook that says so. */
export interface LedgerRow {
  page: string;
  statement: string;
}

const ledgers = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const translated = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });

/** The component that draws an example of a game. */
export async function illustration(game: string, name: string): Promise<Component<{ words: string[] }> | null> {
  const found = gameOf(game).examples?.[`./examples/${name}.svelte`];
  return found ? (await found()).default : null;
}

/** The page of a game in a language, with a table's numbers if it has its own; the ledger where there is no page yet. */
export async function load(game: string, lang: Lang, table = ''): Promise<RulesPage | null> {
  const found = await textOf(gameOf(game).rules, 'rules', lang);
  const ledger = ledgers[`../../../docs/rules/${game}.md`];
  return found ? read(filled(found, await box(game, table))) : ledger ? pageOf(await ledger()) : null;
}

/** The rows of a game's ledger by their ids; in another language than the ledger's, those that refusals name. */
export async function rows(game: string, lang: Lang): Promise<Map<string, LedgerRow>> {
  const ledger = ledgers[`../../../docs/rules/${game}.md`];
  const spoken = translated[`../../../docs/rules/${lang}/${game}.md`];
  if (!ledger) return new Map();
  const found = new Map(entries(await ledger()));
  if (lang === 'en') return found;
  for (const row of found.values()) row.statement = '';
  for (const [, id, statement] of (spoken ? await spoken() : '').matchAll(/^\| *([A-Z]+-?\d+) *\| *([^|]*?) *\|/gm)) {
    found.set(id, { page: found.get(id)?.page ?? '', statement });
  }
  return found;
}

function entries(text: string): [string, LedgerRow][] {
  const cells = [...text.matchAll(/^\| *([A-Z]+-\d+) *\| *([^|]*?) *\| *([^|]*?) *\|/gm)];
  const place = (page: string): string => (/^\d/.test(page) ? `p.\u00a0${page}` : page);
  return cells.map(([, id, page, statement]) => [id, { page: place(page), statement: statement.replaceAll('`', '') }]);
}

/** A ledger as a page: its chapters, each statement with its page. */
export function pageOf(source: string): RulesPage {
  const title = /^# ([^:\n]+)/.exec(source)?.[1] ?? '';
  const sections = source
    .split(/^## /m)
    .slice(1)
    .map((chapter): Section => {
      const heading = chapter.slice(0, chapter.indexOf('\n')).replace(/^[\d.]+ */, '');
      const lines = entries(chapter).map(([, row]) => (row.page ? `${row.statement} (${row.page})` : row.statement));
      return { id: folded(heading).replace(/[^a-z0-9]+/g, '-'), title: heading, kinds: [], hint: '', body: [lines] };
    });
  return { title, intro: '', sections: sections.filter((section) => section.body.flat().length > 0) };
}

export function read(source: string): RulesPage {
  const page: RulesPage = { title: '', intro: '', sections: [] };
  for (const block of source.trim().split(/\n\s*\n/)) {
    const text = block.trim();
    const heading = /^## (.+?) \{([\w-]+)(?:: ?([\w, ]+))?\}$/.exec(text);
    const section = page.sections.at(-1);
    if (text.startsWith('# ')) page.title = text.slice(2);
    else if (heading) {
      const kinds = heading[3]?.split(/, */) ?? [];
      page.sections.push({ id: heading[2], title: heading[1], kinds, hint: '', body: [] });
    } else if (!section) page.intro = flat(text);
    else if (text.startsWith('!example ')) section.body.push(example(text));
    else if (text.startsWith('> ')) section.hint = flat(text.slice(2));
    else if (text.startsWith('- ')) section.body.push(text.split(/^- /m).filter(Boolean).map(flat));
    else section.body.push(flat(text));
  }
  return page;
}

function example(text: string): Example {
  const [first, ...lines] = text.split('\n');
  const [name, words = ''] = first.slice('!example '.length).split(':');
  return {
    name: name.trim(),
    caption: flat(lines.join('\n')),
    words: words
      .split('|')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

export const flat = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

export const sectionOf = (page: RulesPage | null, kind: string): string =>
  page?.sections.find((section) => section.kinds.includes(kind))?.id ?? '';

export const hintOf = (page: RulesPage | null, kind: string): string =>
  page?.sections.find((section) => section.kinds.includes(kind))?.hint ?? '';

/** Text without accents, ligatures and capitals, so that a search finds it however it is typed. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

export function search(page: RulesPage, words: string): Section[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return page.sections.filter((section) => {
    const said = section.body.flat().map((part) => (typeof part === 'string' ? part : part.caption));
    const text = folded([section.title, section.hint, ...said].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
