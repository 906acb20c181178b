// The texts of Art Society's board, for the board and for the drawings of its rules page.

import { learn } from '../../text/fluent.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

learn({ en, fr });
