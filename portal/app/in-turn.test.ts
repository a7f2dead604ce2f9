import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('one piece of work runs at a time; urgent work goes before all other that waits', async () => {
  const inTurn = createTurns();
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
    inTurn(false, work('first')),
    inTurn(false, work('query 1')),
    inTurn(false, work('query 2')),
    inTurn(true, work('home')),
  ]);
  expect(done).toEqual(['first', 'home', 'query 1', 'query 2']);
});

test('work that fails holds up nobody behind it', async () => {
  const inTurn = createTurns();
  const failing = inTurn(false, () => Promise.reject(new Error('It failed.')));
  const next = inTurn(false, async () => 'done');
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});
