import { GAME as name } from '../../../generated/art-society';
import type { Game, Illustration, Painter } from '../registry';

export const GAME: Game = {
  name,
  box: { minutes: [30, 60], rules: 233 },
  faces: [
    ['city', 1],
    ['portrait', 0],
    ['still_life', 5],
    ['landscape', 2],
  ],
  own: () => import('./own'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
  examples: import.meta.glob<Illustration>('./examples/*.svelte'),
  guide: import.meta.glob<string>('./guide.*.md', { query: '?raw', import: 'default' }),
  pictures: import.meta.glob<Painter>('./pictures/*.ts'),
};
