// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../shared/api/call-error.ts';
import { noticeStore } from '../../shared/notify/notify-store.ts';
import { ForgotPopup } from './forgot-popup.tsx';
import type { ForgotScreenProps } from './forgot-screen.tsx';
import type { ForgotValues } from './lib/forgot-form.ts';

/** The rendered step: the form, or that of the authenticator. */
const shown = vi.hoisted(() => ({
  form: undefined as ForgotScreenProps | undefined,
  verification: undefined as { onClose(): void; onDone(value: object): void } | undefined,
}));
const recovery = vi.hoisted(() => ({
  setPasswordByPhone: vi.fn(),
  logInByNumber: vi.fn(),
  mailResetLink: vi.fn(),
}));
vi.mock('./recovery.ts', () => recovery);
vi.mock('./forgot-screen.tsx', () => ({
  ForgotScreen: (props: ForgotScreenProps) => {
    shown.form = props;
    shown.verification = undefined;
    return null;
  },
}));
vi.mock('./verification-popup.tsx', () => ({
  VerificationPopup: (props: NonNullable<typeof shown.verification>) => {
    shown.verification = props;
    shown.form = undefined;
    return null;
  },
}));
vi.mock('./api.ts', () => ({
  isOn: () => true,
  useCountries: () => [],
  useRegisterSettings: () => ({ data: {} }),
}));
vi.mock('./use-start-session.ts', () => ({ useStartSession: () => () => undefined }));
vi.mock('./use-return-target.ts', () => ({
  useReturnTarget: () => ({ read: () => ({}), go: () => undefined }),
}));
vi.mock('./components/sms-warning.tsx', () => ({ SmsWarning: () => null }));
vi.mock('../../shared/announcements/placed-banners.tsx', () => ({ PlacedBanners: () => null }));
vi.mock('../../shared/customer-service.ts', () => ({ customerServiceLink: () => '' }));
vi.mock('../../shared/boot.ts', () => ({ boot: () => ({ permission: { info: {} } }) }));

const TYPED: ForgotValues = {
  username: '',
  email: '',
  countryCode: 'PH',
  mobileNum: '917 123 4567',
  verificationCode: '123456',
  newPassword: 'Another-1234',
};
const asksAuthenticator = new CallError('login_verify_required', {
  detail: { verification: { verificationId: '1', methods: ['totp'], expiresAt: 0 } },
});
const said = () => noticeStore.get().map(({ messageId }) => messageId);
const submit = (values = TYPED) =>
  act(async () => {
    await shown.form?.onSetPassword(values, '63');
  });

beforeEach(() => {
  recovery.setPasswordByPhone.mockResolvedValue(undefined);
  recovery.logInByNumber.mockRejectedValue(asksAuthenticator);
  render(
    <MemoryRouter>
      <ForgotPopup args={[]} onClose={() => undefined} />
    </MemoryRouter>,
  );
});
afterEach(() => {
  noticeStore.set([]);
  vi.resetAllMocks();
});

test('[R4.10] the changed password is announced before the authenticator is requested, and once', async () => {
  await submit();
  expect(shown.verification).toBeDefined();
  expect(said()).toEqual(['session.passwordChanged']);
  noticeStore.set([]);
  act(() => shown.verification?.onDone({}));
  expect(said()).toEqual([]);
});

test('[R4.10] the input is restored when the authenticator is cancelled, and only the login is retried', async () => {
  await submit();
  noticeStore.set([]);
  act(() => shown.verification?.onClose());
  expect(shown.form?.initial).toEqual(TYPED);
  expect(shown.form?.initialWay).toBe('mobileNum');
  await submit(shown.form?.initial);
  expect(recovery.setPasswordByPhone).toHaveBeenCalledOnce();
  expect(recovery.logInByNumber).toHaveBeenCalledTimes(2);
  expect(said()).toEqual([]);
});

test('[R4.10] a password that was not changed is not announced', async () => {
  recovery.setPasswordByPhone.mockRejectedValue(new CallError('network'));
  await submit();
  expect(recovery.logInByNumber).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});
