import { expect, test } from 'vitest';
import { CallError, type CallErrorCode } from './call-error.ts';

const isDecided = (code: CallErrorCode, status: number) =>
  new CallError(code, { status }).isDecided;

test.each([
  ['system_maintenance', 503],
  ['region_restricted', 403],
  ['domain_invalid', 403],
  ['function.not.available', 403],
] as const)(
  '%s is said before the gateway looks for an earlier order: nothing is decided',
  (code, status) => {
    expect(isDecided(code, status)).toBe(false);
  },
);

test('what is refused after that look is decided', () => {
  expect(isDecided('insufficient_balance', 409)).toBe(true);
  expect(isDecided('turnover_outstanding', 409)).toBe(true);
});
