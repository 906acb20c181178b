import { painter } from '../../pictures';
import { t } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Label from './Label.svelte';
import './society.css';
import './texts';
import { GENRES, seen } from './view';

await Promise.all(GENRES.map(painter));

export const own: Own = {
  Board,
  Label,
  Beside,
  wide: true,
  standing: () => null,
  stage: (view) => {
    const now = seen(view).round;
    return { now, of: 0, said: t('as-round', { round: now }) };
  },
};
