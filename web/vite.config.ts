/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The words stand beside the engine: one catalogue for the command line and for the client.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: './',
  resolve: {
    alias: { '@words': new URL('../src/sztab/words', import.meta.url).pathname },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
}));
