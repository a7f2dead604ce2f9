import { expect, test } from 'vitest';
import { createRecordQueue } from './record-queue.ts';

test('one query of an account runs at a time, four more wait, and other accounts have their own queues', async () => {
  const enqueue = createRecordQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const ask = (accountId: number) =>
    enqueue(accountId, async () => {
      running += 1;
      await promise;
    });
  const asked = Array.from({ length: 5 }, () => ask(1));
  await expect(ask(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' });
  expect(running).toBe(1);
  const other = ask(2);
  await expect.poll(() => running).toBe(2);
  resolve();
  await Promise.all([...asked, other]);
  expect(running).toBe(6);
  await ask(1);
});
