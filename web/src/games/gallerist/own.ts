import { painter } from '../../pictures';
import { learn } from '../../text/fluent.svelte';
import type { Own } from '../registry';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Label from './Label.svelte';
import './look.css';
import { prepare } from './symbols';
import { FORMS, seen } from './view';

learn({ en, fr });
prepare();
await Promise.all(FORMS.map(painter));

export const own: Own = {
  Board,
  Beside,
  Label,
  wide: true,
  folds: true,
  estimated: true,
  standing: () => null,
  stage: (view) => ({ now: seen(view).round, of: 0 }),
};
