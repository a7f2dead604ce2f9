import { expect, test } from 'vitest';
import { createCap, createLimiter, serializeByKey } from './concurrency.ts';

test('work of one key waits for that before it, whatever became of it; other keys do not', async () => {
  const owner = {};
  const seen: string[] = [];
  const release: (() => void)[] = [];
  const held = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise<void>((resolve) => release.push(resolve));
    seen.push(`${name} ends`);
  };
  const first = serializeByKey(owner, 'a', held('first'));
  const failing = serializeByKey(owner, 'a', async () => {
    throw new Error('no');
  });
  const third = serializeByKey(owner, 'a', async () => {
    seen.push('third');
    return 3;
  });
  await serializeByKey(owner, 'b', async () => void seen.push('other key'));
  await serializeByKey({}, 'a', async () => void seen.push('other owner'));
  expect(seen).toEqual(['first begins', 'other key', 'other owner']);
  release[0]?.();
  await first;
  await expect(failing).rejects.toThrow('no');
  expect(await third).toBe(3);
  expect(seen.slice(3)).toEqual(['first ends', 'third']);
});

test('a limiter runs so much at once, lets so much wait in its order, and refuses the rest', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 3 }, () => new Error('full'));
  const seen: number[] = [];
  const release: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 8 }, (_, index) =>
    limited(async () => {
      seen.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      if (index === 1) throw new Error('failed');
    }),
  );
  const outcomes = Promise.allSettled(all);
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => release.length).toBeGreaterThan(ended);
    release[ended]?.();
  }
  const reasons = (await outcomes).map((each) =>
    each.status === 'rejected' ? each.reason.message : 'done',
  );
  expect(reasons).toEqual(['done', 'failed', 'done', 'done', 'done', 'full', 'full', 'full']);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  // A place that became free is there for the next.
  await limited(async () => void seen.push(9));
  expect(seen.at(-1)).toBe(9);
});

test('a cap gives each key so many places, and takes each of them back once', () => {
  const cap = createCap(2);
  const [first, second] = [cap.take('a'), cap.take('a')];
  expect(second).toBeDefined();
  expect(cap.take('a')).toBeUndefined();
  expect(cap.take('b')).toBeDefined();
  first?.();
  expect(cap.take('a')).toBeDefined();
  expect(cap.take('a')).toBeUndefined();
});
