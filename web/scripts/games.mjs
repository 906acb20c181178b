// What a page's Python plays or answers, a line a game: `node scripts/games.mjs SITE played|answered GAMES`.
// benchmarks/page_games.py runs it, does the same where the rules are compiled, and compares.

import { opened } from './paged.mjs';

const [site, what, games] = process.argv.slice(2);
const python = await opened(site);
python.runPython(`from page_levels import ${what} as told, wanted`);
const [wanted, told] = ['wanted', 'told'].map((name) => python.globals.get(name));
for (const [name, seed] of wanted(Number(games)).toJs()) console.log(JSON.stringify(told(name, seed)));
process.exit(0);
