// @vitest-environment happy-dom
import type { LoginValue } from '@baize/gateway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../boot.ts', () => ({
  boot: () => ({
    permission: {
      info: { merchant: 'Baize', merchantCode: 'BAIZE', trialNeedsAgeConfirmation: true },
    },
  }),
}));

// As in browsers that block all site data: reading the property throws, not the call.
beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const ANA: LoginValue = {
  token: 'token-of-ana',
  userName: 'ana',
  id: '1',
  customerType: 1,
  firstTimeLogin: false,
  passwordExpired: false,
  weakPassword: false,
};

test('where storage is forbidden the portal starts, and a login lasts for the page', async () => {
  const { session } = await import('./session-store.ts');
  session.start();
  expect(session.get().isLogin).toBe(false);

  session.begin(ANA, { mustChangePassword: true });
  session.update({ mustChangePassword: false });
  expect(session.get()).toMatchObject({
    isLogin: true,
    token: 'token-of-ana',
    mustChangePassword: false,
  });
  // As a page that is restored from the bfcache does.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session.get().isLogin).toBe(true);

  session.end('logout');
  expect(session.get().isLogin).toBe(false);
  session.start();
  expect(session.get().isLogin).toBe(false);
});

test("where storage is forbidden a visitor's age confirmation and announcements appear once on the page", async () => {
  const { recordSeen, wasSeen, forgetMembersSeen } = await import('../announcements/seen.ts');
  recordSeen('USER_POPUP');
  expect(wasSeen('USER_POPUP')).toBe(true);
  forgetMembersSeen();
  expect(wasSeen('USER_POPUP')).toBe(false);

  const { confirmAge, trialRequiresAge } = await import('../protection/age-confirmed.ts');
  expect(trialRequiresAge()).toBe(true);
  confirmAge();
  expect(trialRequiresAge()).toBe(false);
});

test('where storage is forbidden the balance can be hidden', async () => {
  const { useMaskedBalance } = await import('../money/masked-balance.ts');
  const { act, renderHook } = await import('@testing-library/react');
  const { result } = renderHook(useMaskedBalance);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
});
