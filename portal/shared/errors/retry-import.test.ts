import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, retryImport, SCRIPT_TIMEOUT } from './retry-import.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[R8.14] a failure is retried twice, then thrown as ChunkLoadError', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no line')));
  const told = retryImport(failing).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await told).toBeInstanceOf(ChunkLoadError);
  expect(failing).toHaveBeenCalledTimes(3);

  const once = vi.fn(() => Promise.resolve('module'));
  once.mockRejectedValueOnce(new Error('no line'));
  const loaded = retryImport(once);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('module');
});

test('[R8.14] a script that hangs fails after 120000 ms, without another wait', async () => {
  expect(SCRIPT_TIMEOUT).toBe(120_000);
  const hanging = vi.fn(() => new Promise(() => {}));
  const told = vi.fn();
  retryImport(hanging).catch(told);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  expect(hanging).toHaveBeenCalledTimes(1);
});
