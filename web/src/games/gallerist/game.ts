import { GAME as name } from '../../../generated/gallerist';
import type { Game, Illustration, Painter } from '../registry';

export const GAME: Game = {
  name,
  box: { minutes: [30, 30], each: true, rules: 480 },
  faces: [
    ['photo', 1],
    ['painting', 3],
    ['sculpture', 2],
    ['digital', 3],
  ],
  own: () => import('./own'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
  examples: import.meta.glob<Illustration>('./examples/*.svelte'),
  guide: import.meta.glob<string>('./guide.*.md', { query: '?raw', import: 'default' }),
  pictures: import.meta.glob<Painter>('./pictures/*.ts'),
  size: [240, 240],
};
