// Builds what draws the boards in a page that is written to a file: `node scripts/still.mjs`, after the client itself.
// A script and a style for each game, which hold that game alone, and the script that makes the frames for them.

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** One game of all, without what is only read about it. */
const only = (game) => ({
  name: 'only',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === './all' && importer === here('src/games/registry.ts')) return here(`src/games/${game}/game.ts`);
  },
  load(id) {
    if (/\/(rules|guide)\.\w+\.md|\/examples\/\w+\.svelte$/.test(id)) return 'export default null;';
  },
});

/** Build a script that needs no other file; the frames' own is a classic one. */
async function written(name, entry, format, plugins) {
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins,
    resolve: { alias: { '#behind': here('src/still/nobody.ts') } },
    build: {
      target: 'es2022',
      outDir: here('dist/still'),
      emptyOutDir: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      minify: true,
      lib: { entry: here(entry), formats: [format], name: 'frames', fileName: () => `${name}.js`, cssFileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

await written('frames', 'src/still/frames.ts', 'iife', []);
for (const game of readdirSync(here('src/games')))
  if (existsSync(here(`src/games/${game}/game.ts`)))
    await written(game, 'src/still/main.ts', 'es', [only(game), svelte()]);
