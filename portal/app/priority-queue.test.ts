import { expect, test } from 'vitest';
import { createPriorityQueue } from './priority-queue.ts';

test('one task runs at a time; urgent tasks precede all other waiting ones', async () => {
  const enqueue = createPriorityQueue();
  const done: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    done.push(name);
  };
  await Promise.all([
    enqueue(false, work('first')),
    enqueue(false, work('query 1')),
    enqueue(false, work('query 2')),
    enqueue(true, work('home')),
  ]);
  expect(done).toEqual(['first', 'home', 'query 1', 'query 2']);
});

test('a task that fails does not block the next ones', async () => {
  const enqueue = createPriorityQueue();
  const failing = enqueue(false, () => Promise.reject(new Error('It failed.')));
  const next = enqueue(false, async () => 'done');
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});
