import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../errors/retry-import.ts';
import { CallError } from './call-error.ts';
import { toCallError, toDisplayError } from './to-call-error.ts';

const reported = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  reported.mockReset();
  vi.unstubAllGlobals();
});

test('a CallError is returned unchanged', () => {
  const error = new CallError('insufficient_balance', { status: 409 });
  expect(toCallError(error)).toBe(error);
  expect(reported).not.toHaveBeenCalled();
});

test.each([
  ['[R8.14] a script that could not be fetched', new ChunkLoadError('no'), 'ChunkLoadError'],
  ['an aborted request', new DOMException('aborted', 'AbortError'), 'network'],
  ['a request that took too long', new DOMException('too long', 'TimeoutError'), 'timeout'],
] as const)('%s becomes a transient, undecided error', (_what, error, code) => {
  const failure = toCallError(error);
  expect(failure).toMatchObject({ code, isTransient: true, isDecided: false, cause: error });
  expect(reported).not.toHaveBeenCalled();
});

test('a bug is reported as it is, and never shown as a network error', () => {
  const mistake = new TypeError("Cannot read properties of undefined (reading 'list')");
  const failure = toCallError(mistake);
  expect(failure).toMatchObject({ code: 'unknown_error', isTransient: false, cause: mistake });
  // The order may exist, so the same intent keeps its idempotency key.
  expect(failure.isDecided).toBe(false);
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('any other thrown value is reported, once', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.string().map((text) => new Error(text)),
        fc.string().map((text) => new RangeError(text)),
      ),
      (thrown) => {
        reported.mockReset();
        const failure = toCallError(thrown);
        expect(failure.code).toBe('unknown_error');
        expect(reported).toHaveBeenCalledExactlyOnceWith(thrown);
        expect(toCallError(failure)).toBe(failure);
        expect(reported).toHaveBeenCalledOnce();
      },
    ),
  );
});

test('without the platform’s reportError it is written to the console', () => {
  vi.stubGlobal('reportError', undefined);
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mistake = new TypeError('no function');
  toCallError(mistake);
  expect(written).toHaveBeenCalledExactlyOnceWith(mistake);
});

test('the end of the session is announced elsewhere', () => {
  expect(toDisplayError(new CallError('login.not.session', { status: 401 }))).toBeUndefined();
  expect(toDisplayError(undefined)).toBeUndefined();
  const refused = new CallError('insufficient_balance', { status: 409 });
  expect(toDisplayError(refused)).toBe(refused);
});
