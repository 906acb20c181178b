import { painter } from '../../pictures';
import { learn, t } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Board from './Board.svelte';
import Label from './Label.svelte';
import Steps from './Steps.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { ARTISTS, seen } from './view';

learn({ en, fr });
await Promise.all(ARTISTS.map(painter));

export const own: Own = {
  Board,
  Label,
  Stage: Steps,
  standing: () => null,
  stage: () => null,
  parts: (view) => ({
    title: t('bio-score-parts'),
    lines: seen(view).players.map((player) => player.made.join(' + ')),
  }),
};
