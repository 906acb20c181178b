// Games of bots in a page's Python, a record a line: `node scripts/games.mjs SITE GAMES`. benchmarks/page_games.py runs it,
// plays the same games where the rules are compiled, and compares.

import { opened } from './paged.mjs';

const [site, games] = process.argv.slice(2);
const python = await opened(site);
python.runPython('from page_levels import played, wanted');
const [wanted, played] = ['wanted', 'played'].map((name) => python.globals.get(name));
for (const [name, seed] of wanted(Number(games)).toJs()) console.log(JSON.stringify(played(name, seed)));
process.exit(0);
