import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags under which every picture and test runs: no network of the browser's own, same drawing. */
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
 * The browser that tests drive: `CHROMIUM_PATH`, Playwright's own if it is there, then what the
 * machine has, the headless shell first: it and full Chromium draw every picture differently.
 * `undefined` when there is none; `scripts/test.ts` installs one then.
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
