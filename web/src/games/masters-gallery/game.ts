import { GAME as name } from '../../../generated/masters-gallery';
import type { Game, Illustration, Painter } from '../registry';

export const GAME: Game = {
  name,
  box: { minutes: [20, 30], rules: 153 },
  faces: [
    ['vermeer', 0],
    ['degas', 11],
    ['monet', 2],
    ['renoir', 1],
    ['van_gogh', 0],
  ],
  own: () => import('./own'),
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
  examples: import.meta.glob<Illustration>('./examples/*.svelte'),
  guide: import.meta.glob<string>('./guide.*.md', { query: '?raw', import: 'default' }),
  pictures: import.meta.glob<Painter>('./pictures/*.ts'),
};
