import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { GAME_PAGES, GAMES_BASE } from './play/game-pages.ts';
import { includeHtml } from './play/include-html.ts';

/** Bundles the pages of the sandbox's games: each is an entry, and shared modules are loaded once. */
export default defineConfig({
  root: import.meta.dirname,
  base: GAMES_BASE,
  publicDir: false,
  plugins: [
    {
      name: 'include-html',
      transformIndexHtml: { order: 'pre', handler: (page) => includeHtml(page) },
    },
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The gateway's content security policy refuses data addresses of scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: GAME_PAGES.map((name) => resolve(import.meta.dirname, name, 'client/index.html')),
    },
  },
});
