import { painter } from '../../pictures';
import { learn } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Board from './Board.svelte';
import Label from './Label.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { ARTISTS, seen } from './view';

learn({ en, fr });
await Promise.all(ARTISTS.map(painter));

export const own: Own = {
  Board,
  Label,
  standing: (view) => seen(view).players.map((player) => player.standing),
  stage: (view) => ({ now: seen(view).round, of: seen(view).rounds }),
};
