import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The house behind the client: on a server, or in the page itself (scripts/build_site.py). */
const behind = process.env.VITE_HOUSE === 'page' ? 'paged' : 'served';
const server = process.env.VERNISSAGE_SERVER ?? 'http://127.0.0.1:8000';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Lets the first line of a page hire the worker in which its house is: it starts while the client comes. */
const hiring: Plugin = {
  name: 'hiring',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter((one) => one.type === 'chunk' && one.name === 'hired')
        .map(({ fileName }) => ({
          tag: 'script',
          attrs: { type: 'module', async: true, crossorigin: true, src: `./${fileName}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

export default defineConfig({
  plugins: [svelte(), hiring],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'hired', test: /protocol\/hired\.ts$/ }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: {
    alias: { '#behind': here(`./src/protocol/${behind}.ts`) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // However slow the machine is.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
