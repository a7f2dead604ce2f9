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
  "%s precedes the gateway's lookup of an earlier order: the outcome is unknown",
  (code, status) => {
    expect(isDecided(code, status)).toBe(false);
  },
);

test('a refusal after that lookup is final', () => {
  expect(isDecided('insufficient_balance', 409)).toBe(true);
  expect(isDecided('turnover_outstanding', 409)).toBe(true);
});
