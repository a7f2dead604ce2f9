import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags for all pictures and tests: no background network of the browser, reproducible rendering. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Path of the browser for tests: `CHROMIUM_PATH`, then Playwright's own, then an installed one, the headless shell first,
 * because it and full Chromium render pictures differently. Undefined without any; `scripts/test.ts` then installs one.
 */
export function browserPath(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path && existsSync(path));
}
