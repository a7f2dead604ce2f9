import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tokensFolder } from './load.ts';

const root = join(tokensFolder, '..');
const STORYBOOK = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
/** Storybook's default port; the next free one is used if it is taken. */
const FIRST_PORT = 6006;
const ASK_EVERY_MS = 250;

/** URL of a brand's page in Storybook: its tokens, contrast, type and every component. */
const previewPath = (slug: string) => `/?path=/story/brand-overview--page&globals=brand:${slug}`;

/** The first free port from `port` on. */
async function freePort(port: number): Promise<number> {
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}

/**
 * Starts Storybook, prints the URL of the brand's page as soon as it is available, and opens it where there is a screen.
 * Resolves when Storybook ends: true if a person ended it (Ctrl-C).
 */
export async function preview(slug: string): Promise<boolean> {
  const port = await freePort(FIRST_PORT);
  const open = process.stdout.isTTY ? ['--initial-path', previewPath(slug)] : ['--ci'];
  const options = [
    'dev',
    '--port',
    String(port),
    '--exact-port',
    '--quiet',
    '--loglevel',
    'warn',
    ...open,
  ];
  console.log(`${slug}: starting Storybook …`);
  const storybook = spawn(process.execPath, [STORYBOOK, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let ended = false;
  const end = () => {
    ended = true;
    storybook.kill();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const waiting = setInterval(async () => {
    const answer = await fetch(`http://localhost:${port}/index.json`).catch(() => undefined);
    if (!answer?.ok || ended) return;
    clearInterval(waiting);
    console.log(`${slug}: look at http://localhost:${port}${previewPath(slug)} (Ctrl-C ends it)`);
  }, ASK_EVERY_MS);
  return new Promise((resolve, reject) => {
    storybook.on('error', reject);
    storybook.on('exit', (code) => {
      clearInterval(waiting);
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve(ended || code === 0);
    });
  });
}
