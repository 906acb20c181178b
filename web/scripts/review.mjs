// How long a page's Python takes for the review of a game of two, with the effort of a page: `node scripts/review.mjs SITE
// GAME…`; by the processor's time. benchmarks/page_games.py says which games are played.

import { opened } from './paged.mjs';

const [site, ...games] = process.argv.slice(2);
const python = await opened(site);
python.runPython(`
import json
from page_levels import among
from vernissage.page.mind import Mind
from vernissage.page.thinkers import EFFORT

mind = Mind()

def begun(game):
    return json.dumps({"review": among(game, 2, 1, ["study", "study"]), "effort": EFFORT})
`);
const mind = python.globals.get('mind');
for (const game of games) {
  let asked = python.globals.get('begun')(game);
  const start = process.cpuUsage();
  let [last, longest, pieces, found] = [0, 0, 0, {}];
  while (!('reviewed' in found)) {
    found = JSON.parse(mind.think(asked));
    asked = '{}';
    pieces += 1;
    const { user, system } = process.cpuUsage(start);
    longest = Math.max(longest, (user + system) / 1e6 - last);
    last = (user + system) / 1e6;
  }
  const { answers, draws } = JSON.parse(found.reviewed);
  const told = { game, seconds: Math.round(last), longest: Math.round(10 * longest) / 10, pieces };
  console.log(JSON.stringify({ ...told, answers: answers.length, draws: draws.length }));
}
process.exit(0);
