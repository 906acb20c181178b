// Iterations a second of the search in a page's Python, by the processor's time: `node scripts/searches.mjs SITE` reads a
// folder that `make site` has written. benchmarks/page_searches.py measures the other builds.

import { opened } from './paged.mjs';

const LEAST = 300;
const [site] = process.argv.slice(2);
const python = await opened(site);
python.runPython(`
from page_searches import searching
from vernissage import games
names = [game.name for game in games()]
`);
const rates = { build: 'page' };
for (const name of python.globals.get('names').toJs()) {
  const search = python.globals.get('searching')(name);
  const start = process.cpuUsage();
  const done = search(LEAST);
  const { user, system } = process.cpuUsage(start);
  rates[name] = Math.round((1e6 * done) / (user + system));
}
console.log(JSON.stringify(rates));
process.exit(0);
