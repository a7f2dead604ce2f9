import { afterEach, expect, test, vi } from 'vitest';
import { createBackground } from './background.ts';

afterEach(() => vi.restoreAllMocks());

test('work begins after what calls it has ended, and is waited for by name alone', async () => {
  const background = createBackground();
  const seen: string[] = [];
  let release = () => {};
  background.run('Nothing', async () => {
    seen.push('begins');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    seen.push('ends');
  });
  await Promise.resolve();
  seen.push('answered');
  const settled = background.settled().then(() => seen.push('settled'));
  await expect.poll(() => seen).toEqual(['answered', 'begins']);
  release();
  await settled;
  expect(seen).toEqual(['answered', 'begins', 'ends', 'settled']);
  await background.settled();
});

test('an error goes to the log and holds up nobody', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const background = createBackground();
  background.run('A mail could not be sent', async () => {
    throw new Error('no carrier');
  });
  await background.settled();
  expect(logged).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^A mail could not be sent:\nError: no carrier/),
  );
});
