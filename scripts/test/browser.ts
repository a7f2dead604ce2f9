import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import { run } from '../run.ts';
import { root, ScriptError } from '../terminal.ts';
import { installFromDebian } from './debian.ts';

/** The reason why the browser does not start; undefined if it does. Only a real start can tell. */
async function problemAtStart(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}

async function installFromPlaywright(asRoot: boolean): Promise<string> {
  const playwright = `${root}/node_modules/playwright/cli.js`;
  const withLibraries = asRoot ? ['--with-deps'] : [];
  const args = [playwright, 'install', ...withLibraries, '--only-shell', 'chromium'];
  const { code, output } = await run(process.execPath, args);
  return code === 0 ? '' : output.trim();
}

/**
 * Ensures that a browser starts: an installed one, otherwise Debian's package when root, otherwise Playwright's own.
 * @throws {ScriptError} in one line when none is installed and none can be
 */
export async function ensureBrowser(): Promise<void> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new ScriptError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  if (!(await problemAtStart())) return;
  console.log('Installing a browser for the tests …');
  const asRoot = process.getuid?.() === 0;
  if (
    asRoot &&
    existsSync('/etc/debian_version') &&
    (await installFromDebian(['chromium-headless-shell']))
  ) {
    if (!(await problemAtStart())) return;
  }
  const output = await installFromPlaywright(asRoot);
  const problem = await problemAtStart();
  if (!problem) return;
  throw new ScriptError(
    `${output}\nNo browser starts (${problem}). Install Chromium, or set CHROMIUM_PATH to one.`.trim(),
  );
}
