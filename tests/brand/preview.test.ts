import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/terminal.ts';

/** Storybook from cold on a busy machine. */
const LIMIT_MS = 120_000;

test('preview prints its address, shows the brand there, and ends cleanly on Ctrl-C', {
  timeout: LIMIT_MS,
}, async () => {
  const child = spawn(process.execPath, [join(root, 'tokens/src/command.ts'), 'preview', 'volt'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const [, found] = /^volt: look at (http:\S+) \(Ctrl-C ends it\)$/m.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
  try {
    expect(output).toMatch(/^volt: passes$/m);
    const { origin, search } = new URL(address);
    expect(search).toBe('?path=/story/brand-overview--page&globals=brand:volt');
    const index = await (await fetch(`${origin}/index.json`)).text();
    expect(index).toContain('"brand-overview--page"');
    const css = await (await fetch(`${origin}/brands/volt/brand.css`)).text();
    expect(css).toContain('[data-brand="volt"]');
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
