import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { messageCatalogues } from './portal/build/message-catalogues.ts';
import { browserFlags, browserPath } from './scripts/browser.ts';

/** What moves money runs on both databases; what needs several connections on PostgreSQL alone. */
const ON_POSTGRES = [
  'tests/postgres/*.test.ts',
  'gateway/core/stored-settings.test.ts',
  'gateway/modules/contracts/settle.test.ts',
  'gateway/modules/wallet/journal.test.ts',
  'gateway/sandbox/play/games.test.ts',
  'tests/contract/{cashier-*,contracts-salary,jackpots,job-failures,lottery,merchant-days,own-account-*,payment-confirmation,referral,rewards-points,rewards-promotions,wallet,wallet-transfers}.test.ts',
];

/** What runs in Node on the embedded database. */
const UNIT = [
  '{tokens,ui-kit,gateway,portal,scripts,.storybook}/**/*.test.{ts,tsx}',
  'tests/{brand,contract,faults,kit,visual}/**/*.test.{ts,tsx}',
];

/** Files with `vi.mock`: what other files of a worker have loaded already, it would not change. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

/** Every story of the kit, drawn, changed and turned by the tool that takes the pictures: minutes. */
const STAGE = 'tests/visual/stage.test.ts';

/**
 * `unit`: logic, contracts and gateway modules, in Node (a file that needs a document says
 * `// @vitest-environment happy-dom`), and `isolated`, the same with modules of their own.
 * `postgres`: some of them and more, on a PostgreSQL that is started for it, each file with a
 * database of its own. `stage`: the tool that takes pictures. `packages`: the packed kit in
 * applications outside the repository. `stories`: every story in the real browser, its play
 * function and axe.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messageCatalogues(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: UNIT,
          exclude: [STAGE, ISOLATED, '**/node_modules/**'],
          globalSetup: 'tests/support/database-image.ts',
          setupFiles: 'tests/support/unit-setup.ts',
          // Half of a file's time would go into loading the same modules again.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [messageCatalogues(), vanillaExtractPlugin()],
        test: {
          name: 'isolated',
          environment: 'node',
          include: [ISOLATED],
          setupFiles: 'tests/support/unit-setup.ts',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [messageCatalogues(), vanillaExtractPlugin()],
        test: {
          name: 'postgres',
          environment: 'node',
          include: ON_POSTGRES,
          globalSetup: 'tests/postgres/start-server.ts',
          setupFiles: ['tests/postgres/own-database.ts', 'tests/support/unit-setup.ts'],
          // One: a transaction in any database of a server holds back what counts as committed in all.
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'stage', environment: 'node', include: [STAGE] },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'stories',
          // A third of the time would go into loading React, kit and portal again for each file.
          isolate: false,
          maxWorkers: 2,
          // Axe over a whole page takes seconds where the machine does other things as well.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: browserPath(), args: browserFlags },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
