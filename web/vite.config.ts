import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The house behind the client: on a server, or in the page itself (scripts/build_site.py). */
const behind = process.env.VITE_HOUSE === 'page' ? 'paged' : 'served';
const server = process.env.VERNISSAGE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: {
    alias: { '#behind': fileURLToPath(new URL(`./src/protocol/${behind}.ts`, import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  // However slow the machine is.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
