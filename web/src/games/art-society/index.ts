import { painter } from '../../pictures';
import { learn, t } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Label from './Label.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import './society.css';
import { GENRES, type View } from './view';

learn({ en, fr });
await Promise.all(GENRES.map(painter));

export const own: Own = {
  Board,
  Label,
  Beside,
  wide: true,
  standing: () => null,
  stage: (view) => {
    const now = (view as unknown as View).round;
    return { now, of: 0, said: t('as-round', { round: now }) };
  },
};
