import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pureRadixNames } from '@baize/ui-kit/build/pure-radix-names';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { compileHint } from './build/compile-hints.ts';
import { deferSchemas } from './build/defer-schemas.ts';
import { dropUnused } from './build/drop-unused.ts';
import { messageCatalogues } from './build/message-catalogues.ts';
import { minifyRaw } from './build/minify-raw.ts';
import { pageScripts } from './build/page-scripts.ts';
import { refuseCycles } from './build/refuse-cycles.ts';
import { SCRIPT_GROUPS } from './build/script-groups.ts';
import { splitStyles } from './build/split-styles.ts';

const gateway = process.env.BAIZE_GATEWAY ?? 'http://localhost:4174';
const fromGateway = ['/wps', '/lgw', '/brands', '/art', '/sandbox', '/.well-known'];

/**
 * What the gateway renders of public pages, and what stands on them within a press. What only pages behind
 * a guard share is left out.
 */
const SERVER_RENDERED =
  /portal\/(app|shared\/(?!cashier|member-center|protection|records))\/|portal\/features\/(app-download|auth|help|home|lobby|mirrors|points|promotions|search)\//;

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
  plugins: [
    withoutIcuParser(),
    pureRadixNames(),
    dropUnused(),
    messageCatalogues(),
    minifyRaw(),
    deferSchemas(join(import.meta.dirname, '../gateway/contract/')),
    vanillaExtractPlugin({ identifiers: shortClassNames(join(import.meta.dirname, '..')) }),
    react(),
    splitStyles((module) => SERVER_RENDERED.test(module)),
    pageScripts(import.meta.dirname, join(import.meta.dirname, 'dist')),
    refuseCycles(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    manifest: !isSsrBuild,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          postBanner: compileHint,
          codeSplitting: {
            groups: SCRIPT_GROUPS,
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
