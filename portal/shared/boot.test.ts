// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadBoot, serverNow } from './boot.ts';

/** A page that was created at a given time, and the browser's timing of its response. */
function served(serverTime: number, answer: object | undefined) {
  document.body.innerHTML = '<script type="application/json" id="boot"></script>';
  const [script] = document.querySelectorAll('#boot');
  if (script) script.textContent = JSON.stringify({ permission: { serverTime } });
  performance.getEntriesByType = () => (answer ? [answer as PerformanceEntry] : []);
}

const ownEntries = performance.getEntriesByType;
afterEach(() => {
  performance.getEntriesByType = ownEntries;
  vi.useRealTimers();
});

test('the gateway’s time is that of the response, and not that of the rendering', async () => {
  const responseStart = performance.now();
  const now = performance.timeOrigin + responseStart;
  const clock = { name: 'clock', duration: now + 90_000 };
  served(now - 60_000, { responseStart, serverTiming: [{ name: 'other', duration: 1 }, clock] });
  await loadBoot();
  expect(serverNow() - Date.now()).toBeCloseTo(90_000, -3);
});

test.each([
  ['no entry', undefined],
  ['no timing of the server', { responseStart: 1 }],
  ['none by that name', { responseStart: 1, serverTiming: [{ name: 'cdn', duration: 5 }] }],
])('with %s it is the time of the rendering', async (_, answer) => {
  served(Date.now() - 30_000, answer);
  await loadBoot();
  expect(serverNow() - Date.now()).toBeCloseTo(-30_000, -3);
});
