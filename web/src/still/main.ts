// One still board: drawn into the frame that this script was put into, by `frames.ts`.

import '../style/fonts.css';
import '../style/tokens.css';
import { mount } from 'svelte';
import { own } from '../games/registry';
import { prefs } from '../prefs.svelte';
import Still from './Still.svelte';
import type { Told } from './still.svelte';

const told = JSON.parse(document.getElementById('told')?.textContent ?? 'null') as Told;
Object.assign(prefs, { lang: told.lang, theme: 'system', motion: 'reduced', words: false });
document.documentElement.lang = told.lang;
document.documentElement.classList.add('quiet');
const board = await own(told.game);
const ondrawn = (): boolean =>
  window.frameElement?.dispatchEvent(new CustomEvent('drawn', { detail: board?.folds ? 720 : 0 })) ?? false;
if (board) mount(Still, { target: document.body, props: { told, own: board, ondrawn } });
