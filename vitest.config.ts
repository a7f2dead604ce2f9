import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { prebundled } from './.storybook/prebundled.ts';
import { messageCatalogues } from './portal/build/message-catalogues.ts';
import { browserFlags, browserPath } from './scripts/browser.ts';

/**
 * `unit`: logic, contracts and gateway modules, in Node (a file that needs a document says
 * `// @vitest-environment happy-dom`). `stories`: every story in the real browser, its play
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
          include: [
            '{tokens,ui-kit,gateway,portal,scripts,.storybook}/**/*.test.{ts,tsx}',
            'tests/{brand,contract,faults,kit,visual}/**/*.test.{ts,tsx}',
          ],
          maxWorkers: 3,
          // Each logs in for real: a busy machine takes its time over the password hashes.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'stories',
          maxWorkers: 2,
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
