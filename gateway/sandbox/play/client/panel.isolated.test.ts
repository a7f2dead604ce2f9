// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { CallError } from './api.ts';
import { translator } from './messages.ts';
import { openTextPanel, showProblem } from './panel.ts';
import { buttonNamed, openTestPage } from './test-page.ts';

/** Dispatches the events that a browser does when Escape is pressed. */
function pressEscape(): void {
  const panel = document.querySelector('dialog');
  if (panel?.dispatchEvent(new Event('cancel', { cancelable: true }))) panel.close();
}
const aTask = () => new Promise((done) => setTimeout(done, 20));

test('Escape on a panel with a retry retries once; on any other panel it only closes', async () => {
  await openTestPage('draw', () => ({}));
  const say = translator('EN');
  const retry = vi.fn();
  showProblem(new CallError('connection_lost'), say, retry);
  pressEscape();
  await aTask();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')?.open).toBe(false);

  showProblem(new CallError('connection_lost'), say, retry);
  buttonNamed('Try again').click();
  await aTask();
  expect(retry).toHaveBeenCalledTimes(2);

  openTextPanel('Rules', ['One.'], say);
  pressEscape();
  showProblem(new CallError('insufficient_balance'), say);
  pressEscape();
  await aTask();
  expect(retry).toHaveBeenCalledTimes(2);
});
