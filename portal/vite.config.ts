import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { messageCatalogues } from './build/message-catalogues.ts';
import { splitStyles } from './build/split-styles.ts';

const gateway = process.env.BAIZE_GATEWAY ?? 'http://localhost:4174';
const fromGateway = ['/wps', '/lgw', '/brands', '/art', '/sandbox', '/.well-known'];

/** Packages that the first paint needs. */
const INITIAL_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr(?!\/dist\/(?:mutation|infinite))|use-sync-external-store|react-intl|@formatjs|intl-messageformat)\//;

/** Parts that every page fetches once it is painted: each by itself would be a request more. */
const EVERY_PAGE =
  /portal\/app\/(shell\/(footer|phone-bar|category-nav|visitor-tools|placed-banners)|navigation\/(feature-routes|guards)|overlays\/(popup-host|announcer))/;

/** What home, the lobbies and the search show of games. */
const GAMES =
  /portal\/(shared\/games\/|shared\/announcements\/(?!two-pane)|features\/home\/)|icons\/store\.|ui-kit\/(badge|chip|empty-state|error-state|game-card|image|rail|skeleton|carousel|winner-ticker)\//;

/** Small parts that several features show: each by itself would be a request more. */
const PARTS =
  /lucide-react|ui-kit\/(checkbox|code-input|confirm-dialog|field|foundation|icon|illustration|inline|input|paginator|select|stack|text-link)\/|portal\/shared\/(use-|api\/abort-previous|errors\/missing-part|forms\/form-error|messages\/date-and-time)/;

/**
 * What forms are made of, the package that holds their values among it, and what the ways of logging in
 * have in common: whoever logs in needs both.
 */
const FORMS =
  /node_modules\/react-hook-form\/|portal\/shared\/(field-rules|forms|pictures)|gateway\/contract\/(cashier|identity-documents|login-safety|mobile-number|system|third-parties)|portal\/features\/auth\/|portal\/shared\/image-host|ui-kit\/(countdown-button|modal-tabs)\//;

/** What changes something, sends it and asks before, and small parts of the pages that have it. */
const COMMANDS =
  /portal\/shared\/(api|errors\/part-on-demand|page-head|promotions)|ui-kit\/data-table\/(columns|data-table|sort-rows|table-row)|icons\/arrow-(down|up)\.|gateway\/contract\/promotions|swr\/dist\/mutation/;

/** What lobbies and game centers have in common. */
const LOBBY =
  /portal\/features\/lobby\/|portal\/shared\/use-paced-search|icons\/(flame|sliders-horizontal)\./;

/**
 * What the gateway draws of public pages, and what stands on them within a press. What only pages behind
 * a guard share is left out.
 */
const DRAWN =
  /portal\/(app|shared\/(?!cashier|member-center|protection|records))\/|portal\/features\/(app-download|auth|help|home|lobby|mirrors|points|promotions|search)\//;

/** Tabs, and what of their package others need. */
const TABS = /@radix-ui\/react-(tabs|roving-focus|collection|direction)|ui-kit\/tabs\//;

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
    messageCatalogues(),
    vanillaExtractPlugin({ identifiers: shortClassNames(join(import.meta.dirname, '..')) }),
    react(),
    splitStyles((module) => DRAWN.test(module)),
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
        // Packages change less often than our code: one file that stays in the browser's cache.
        output: {
          codeSplitting: {
            groups: [
              { name: 'packages', test: INITIAL_PACKAGES, priority: 4 },
              // What always comes together is compressed and fetched together.
              { name: 'start', tags: ['$initial'], priority: 3 },
              { name: 'common', minShareCount: 40, priority: 2 },
              { name: 'safe-html', test: /dompurify|portal\/shared\/html/, priority: 2 },
              { name: 'page', test: EVERY_PAGE, priority: 2 },
              { name: 'games', test: GAMES, minShareCount: 2, priority: 1 },
              { name: 'parts', test: PARTS, minShareCount: 3, priority: 1 },
              { name: 'commands', test: COMMANDS, minShareCount: 2, priority: 1 },
              { name: 'forms', test: FORMS, minShareCount: 2 },
              { name: 'tabs', test: TABS, minShareCount: 2, priority: 1 },
              { name: 'lobby', test: LOBBY, minShareCount: 2 },
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
