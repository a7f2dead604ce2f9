import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messageCatalogues } from './build/message-catalogues.ts';

const gateway = process.env.BAIZE_GATEWAY ?? 'http://localhost:4174';
const fromGateway = ['/wps', '/lgw', '/brands', '/art', '/sandbox', '/.well-known'];

/** Packages that the first paint needs. */
const INITIAL_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr(?!\/dist\/(?:mutation|infinite))|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\//;

/**
 * Icons of the shell, which every page shows. Most are used by other pages as well, and each would be
 * a file of its own: together they are compressed once.
 */
const SHELL_ICONS =
  /lucide-react\/dist\/esm\/(?:icons\/(?:arrow-down-to-line|arrow-up-from-line|badge-percent|chart-line|circle-question-mark|circle-user|crown|file-text|gift|headset|heart|rotate-ccw-clock|house|mail|message-square|network|qr-code|receipt|scroll-text|search|share-2|timer|users|languages|palette|globe|log-in|log-out|menu|panel-left-close|panel-left-open)|Icon|createLucideIcon|defaultAttributes|context|shared\/.*)\.m?js|ui-kit\/icon\/(?:game-icons|social-icons|glyph|category-icon)/;

/** Catalogues are parsed while bundling, so the ICU parser stays out of the bundle. */
function withoutIcuParser(): Plugin {
  const main = createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser');
  return {
    name: 'baize-without-icu-parser',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === '@formatjs/icu-messageformat-parser' ? join(dirname(main), 'no-parser.js') : null,
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [withoutIcuParser(), messageCatalogues(), vanillaExtractPlugin(), react()],
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    manifest: !isSsrBuild,
    target: 'es2023',
    // One file: the page that the gateway draws has parts whose scripts come later.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Packages change less often than our code: one file that stays in the browser's cache.
        output: {
          codeSplitting: {
            groups: [
              { name: 'packages', test: INITIAL_PACKAGES, priority: 2 },
              { name: 'shell', test: SHELL_ICONS, priority: 1 },
            ],
          },
        },
      },
    }),
  },
  server: {
    port: Number(process.env.PORT ?? 4173),
    strictPort: true,
    proxy: Object.fromEntries(
      fromGateway.map((path) => [
        path,
        { target: gateway, ws: path === '/wps' || path === '/sandbox' },
      ]),
    ),
  },
  // The server's build is one file that needs no packages beside it, and React's production code.
  ssr: { noExternal: true, target: 'node' },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));
