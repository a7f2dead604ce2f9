import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tokensFolder } from './load.ts';

const PORT = 6006;

/** Where Storybook shows one brand: its tokens, contrast, type and every component. */
export const previewPath = (slug: string) =>
  `/?path=/story/brand-overview--page&globals=brand:${slug}`;

/**
 * Starts Storybook on the brand's page, and opens it where there is a screen to open it on.
 * Resolves when Storybook ends: true unless it failed.
 */
export function preview(slug: string): Promise<boolean> {
  console.log(`${slug}: http://localhost:${PORT}${previewPath(slug)}`);
  const open = process.stdout.isTTY ? ['--initial-path', previewPath(slug)] : ['--no-open'];
  const storybook = spawn('storybook', ['dev', '--port', String(PORT), ...open], {
    cwd: join(tokensFolder, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    storybook.on('error', reject);
    storybook.on('exit', (code) => resolve(code === 0));
  });
}
