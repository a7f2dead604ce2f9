import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { stageBrowser } from '../../../scripts/visual/stage.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The kit in a real browser, with the built Storybook: axe in every look, and a keyboard test of each interactive
 * component with real keys. `npm test -- kit`.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: join(root, '.cache/kit'),
  // A page spends as much time waiting for frames as rendering.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: stageBrowser(),
  },
});
