import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work of one key waits for that before it, whatever became of it; other keys do not', async () => {
  const owner = {};
  const seen: string[] = [];
  const release: (() => void)[] = [];
  const held = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise<void>((resolve) => release.push(resolve));
    seen.push(`${name} ends`);
  };
  const first = inTurn(owner, 'a', held('first'));
  const failing = inTurn(owner, 'a', async () => {
    throw new Error('no');
  });
  const third = inTurn(owner, 'a', async () => {
    seen.push('third');
    return 3;
  });
  await inTurn(owner, 'b', async () => void seen.push('other key'));
  await inTurn({}, 'a', async () => void seen.push('other owner'));
  expect(seen).toEqual(['first begins', 'other key', 'other owner']);
  release[0]?.();
  await first;
  await expect(failing).rejects.toThrow('no');
  expect(await third).toBe(3);
  expect(seen.slice(3)).toEqual(['first ends', 'third']);
});
