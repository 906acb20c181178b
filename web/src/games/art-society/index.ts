import { painter } from '../../pictures';
import { learn } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Board from './Board.svelte';
import Label from './Label.svelte';
import Side from './Side.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import './society.css';
import { GENRES, type View } from './view';

learn({ en, fr });
await Promise.all(GENRES.map(painter));

export const own: Own = {
  Board,
  Label,
  Side,
  standing: () => null,
  stage: (view) => ({ now: (view as unknown as View).round, of: 0 }),
};
