import { expect, test } from 'vitest';
import { queueDecoding } from './sanitize-picture.ts';

const FULL = { code: 'TOO_MANY_REQUEST', detail: { retryAfter: 10 } };

/** Pictures that are being decoded until they are released, the first one first. */
function holding() {
  const release: (() => void)[] = [];
  const seen: string[] = [];
  const decode = (accountId: number, name = String(accountId)) =>
    queueDecoding(accountId, async () => {
      seen.push(name);
      await new Promise<void>((resolve) => release.push(resolve));
      return name;
    });
  const releaseAll = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      await expect.poll(() => release.length, { interval: 1 }).toBe(ended + 1);
      release[ended]?.();
    }
  };
  return { seen, decode, releaseAll };
}

test('one picture is decoded at a time, twenty wait, and the next is told when to come again', async () => {
  const { seen, decode, releaseAll } = holding();
  const taken = Array.from({ length: 21 }, (_, account) => decode(account));
  await expect.poll(() => seen).toEqual(['0']);
  await expect(decode(21)).rejects.toMatchObject(FULL);
  await releaseAll(21);
  expect(await Promise.all(taken)).toEqual(
    Array.from({ length: 21 }, (_, account) => `${account}`),
  );
});

test('an account waits for its own pictures before it takes a place from others', async () => {
  const { seen, decode, releaseAll } = holding();
  const own = Array.from({ length: 6 }, (_, index) => decode(1, `own ${index}`));
  await expect(decode(1, 'too many')).rejects.toMatchObject(FULL);
  const others = Array.from({ length: 20 }, (_, index) => decode(100 + index));
  await releaseAll(26);
  await Promise.all([...own, ...others]);
  expect(seen.slice(0, 3)).toEqual(['own 0', '100', '101']);
  expect(seen).toHaveLength(26);
});
