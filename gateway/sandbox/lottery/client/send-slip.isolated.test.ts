// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { accepted, buttonNamed, openTestPage, refusal } from '../../play/client/test-page.ts';
import { boardWith, LOTTERY_STATE } from './test-board.ts';

test('a slip is retried under its key after a server error, and sent under a new key after a refusal', async () => {
  const answers = ['unknown_error', 'system_busy', 'order_closed'];
  const calls = await openTestPage('lottery', ({ path }) => {
    if (path === 'state') return accepted(LOTTERY_STATE);
    if (path !== 'lottery/slip') return accepted(boardWith({}));
    const code = answers.shift();
    return code ? refusal(code) : accepted(boardWith({}));
  });
  await import('./main.ts');
  const keys = () =>
    calls.filter(({ path }) => path === 'lottery/slip').map(({ body }) => body.key);
  await expect.poll(() => document.getElementById('game')?.dataset.phase).toBe('open');
  buttonNamed('Big').click();
  buttonNamed('Add to the slip').click();
  buttonNamed('Place the bet').click();
  await expect.poll(() => buttonNamed('Try again')).toBeTruthy();
  expect(keys()).toHaveLength(1);

  buttonNamed('Try again').click();
  await expect.poll(keys).toHaveLength(2);
  await expect.poll(() => buttonNamed('Try again')).toBeTruthy();
  buttonNamed('Try again').click();
  await expect.poll(keys).toHaveLength(3);
  await expect.poll(() => buttonNamed('Close')).toBeTruthy();
  buttonNamed('Close').click();
  await expect.poll(() => buttonNamed('Place the bet').disabled).toBe(false);
  buttonNamed('Place the bet').click();
  await expect.poll(() => document.getElementById('live')?.textContent).toMatch(/Good luck/);
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
