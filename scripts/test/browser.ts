import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import { run } from '../run.ts';
import { root, ScriptError } from '../terminal.ts';
import { installFromDebian } from './debian.ts';

/** What keeps the browser from starting, or nothing: only a real start tells. */
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
 * Makes sure that a browser starts: one that is there, else Debian's package when root, else
 * Playwright's own.
 * @throws {ScriptError} in one line when there is none and none could be had
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
