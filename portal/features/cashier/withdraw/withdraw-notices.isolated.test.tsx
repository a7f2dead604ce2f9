// @vitest-environment happy-dom
import { walletTransfer } from '@baize/gateway/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../shared/api/call-error.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { noticeStore } from '../../../shared/notify/notify-store.ts';
import { STORY_WITHDRAW_SETTINGS } from './story-withdraw-settings.ts';
import { WithdrawNotices } from './withdraw-notices.tsx';

const call = vi.hoisted(() => vi.fn());
const merchant = vi.hoisted(() => ({ isSingle: true }));
vi.mock('../../../shared/api/call.ts', () => ({ call }));
vi.mock('../../../shared/money/use-merchant-wallet.ts', () => ({
  useIsSingleWallet: () => merchant.isSingle,
}));

/** The messages that these tests see. */
const messages = {
  'member.withdraw.atVendors': '{amount} is with vendors.',
  'member.fund.allBack': 'Bring everything back',
} as Record<MessageId, string>;
const settings = { ...STORY_WITHDRAW_SETTINGS, atVendors: 640 };
const show = () =>
  render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <WithdrawNotices settings={settings} hasCard />
      </MemoryRouter>
    </IntlProvider>,
  );
const allBack = () => screen.getByRole('button', { name: 'Bring everything back' });

beforeEach(() => {
  call.mockReset();
  merchant.isSingle = true;
});
afterEach(() => noticeStore.set([]));

test('[R10.04] with a single wallet, money at vendors is transferred back on this page, because no wallet page is open during a break', async () => {
  const answer = Promise.withResolvers<object>();
  call.mockReturnValue(answer.promise);
  show();
  await act(async () => fireEvent.click(allBack()));
  expect(allBack().getAttribute('aria-busy')).toBe('true');
  expect(call).toHaveBeenCalledExactlyOnceWith(
    walletTransfer,
    { action: 'allBack' },
    { idempotencyKey: expect.any(String) },
  );
  await act(async () => answer.resolve({ transfers: [] }));
  expect(noticeStore.get()).toEqual([]);
});

test('[R10.04] a failed transfer back is reported, and can be retried', async () => {
  call.mockRejectedValue(new CallError('network'));
  show();
  await act(async () => fireEvent.click(allBack()));
  expect(noticeStore.get()).toMatchObject([{ tone: 'danger', messageId: 'error.network' }]);
  await act(async () => fireEvent.click(allBack()));
  expect(call).toHaveBeenCalledTimes(2);
});

test('[R2.62] with one wallet per vendor, the transfer page is linked', () => {
  merchant.isSingle = false;
  show();
  const link = screen.getByRole('link', { name: 'Bring everything back' });
  expect(link.getAttribute('href')).toBe('/member?page=transferFund');
});
