import type { Game } from '../registry';

export const GAME: Game = {
  name: 'pebbles',
  rules: import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }),
};
