// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript, SCRIPT_TIMEOUT, scriptGlobal } from './load-script.ts';

let added: HTMLScriptElement[] = [];
beforeEach(() => {
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const end = (how: 'load' | 'error') => added.at(-1)?.dispatchEvent(new Event(how));

test('[R7.06] a script is loaded once', async () => {
  const first = loadScript('https://a.example/1.js');
  const second = loadScript('https://a.example/1.js');
  end('load');
  await Promise.all([first, second, loadScript('https://a.example/1.js')]);
  expect(added.map((script) => script.src)).toEqual(['https://a.example/1.js']);
});

test('[R7.06] a blocked script is reported as a network error, and requested again', async () => {
  const blocked = loadScript('https://a.example/2.js');
  end('error');
  await expect(blocked).rejects.toMatchObject({ code: 'network', isTransient: true });
  const retried = loadScript('https://a.example/2.js');
  expect(added).toHaveLength(2);
  end('load');
  await retried;
});

test('[R7.06] a slow script is abandoned after its timeout', async () => {
  vi.useFakeTimers();
  const slow = loadScript('https://a.example/3.js');
  const told = expect(slow).rejects.toMatchObject({ code: 'timeout', isTransient: true });
  await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT);
  await told;
});

test('a script that defines no usable global counts as broken', () => {
  const isText = (value: unknown): value is string => typeof value === 'string';
  Reflect.set(window, 'left', 'something');
  expect(scriptGlobal('left', isText)).toBe('something');
  expect(() => scriptGlobal('missing', isText)).toThrow('network');
});
