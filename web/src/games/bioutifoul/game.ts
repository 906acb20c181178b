import { GAME as name } from '../../../generated/bioutifoul';
import type { Game, Illustration, Painter } from '../registry';

export const GAME: Game = {
  name,
  box: { minutes: [30, 30], rules: 154 },
  faces: [
    ['alice', 3],
    ['heinrich', 0],
    ['rodrigo', 1],
    ['sunny', 0],
  ],
  own: () => import('./own'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
  examples: import.meta.glob<Illustration>('./examples/*.svelte'),
  guide: import.meta.glob<string>('./guide.*.md', { query: '?raw', import: 'default' }),
  pictures: import.meta.glob<Painter>('./pictures/*.ts'),
};
