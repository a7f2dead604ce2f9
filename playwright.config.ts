import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from './scripts/browser.ts';

/** Tests that hold a time against its budget: nothing else runs beside them. */
const TIMED = ['**/lobby-search.spec.ts', '**/tabs.spec.ts'];

/** Every screen in every brand, mode and language, on a phone and by keys: `npm test -- walks`. */
const WALKS = ['**/walks/*.spec.ts'];

/**
 * The portal as it is built, against a gateway that the global set-up starts with new demo data.
 * Tests that change what everybody sees (status, flags, clock) use a gateway of their own:
 * `test.use({ ownGateway: true })`, tests/e2e/support.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: '.cache/e2e',
  // More than processors: much of a test is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Long enough for a machine that does other things as well: budgets are measured elsewhere.
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'portal', testIgnore: [...TIMED, ...WALKS] },
    {
      name: 'timed',
      testMatch: TIMED,
      workers: 1,
      dependencies: ['portal'],
      // What else the machine does only ever adds to a time: one round within the budget proves it.
      retries: process.env.CI ? 3 : 0,
    },
    { name: 'walks', testMatch: WALKS },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: browserPath(), args: browserFlags },
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    locale: 'en-US',
    // What moves costs most of the time where a processor draws; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What it answers no test could answer in the gateway's place; tests of it let it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
});
