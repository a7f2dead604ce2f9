// @vitest-environment happy-dom
import { type BankCard, closeAccount, type OwnAccountState } from '@baize/gateway/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import core from '../../../app/messages/en.json';
import { STORY_BOOT } from '../../../app/story-boot.ts';
import { CallError } from '../../../shared/api/call-error.ts';
import { setBoot } from '../../../shared/boot.ts';
import cashier from '../../../shared/cashier/messages/en.json';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import account from '../messages/en.json';
import { ClosingDialog } from './closing-dialog.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call.ts', () => ({ call }));

const messages = { ...core, ...cashier, ...account } as Record<MessageId, string>;
const state: OwnAccountState = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  hasLoginPassword: false,
  hasPaymentPassword: false,
  balance: 0,
  bonuses: { count: 0, forfeit: 0 },
  openBets: 0,
  pendingAmount: 0,
  obstacles: [],
};
const card: BankCard = {
  cardId: 7,
  kind: 'bank',
  bankCode: 'HARB',
  bankName: 'Harbour Bank',
  holder: 'Dana Reyes',
  maskedNumber: '•••• 4412',
  createdAt: 0,
};

function show(cards: readonly BankCard[]) {
  setBoot(STORY_BOOT);
  render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <ClosingDialog state={state} cards={cards} onClose={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
}
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close my account' })));

beforeEach(() => {
  call.mockReset();
  const fields = { cardId: 'required' };
  call.mockRejectedValue(new CallError('request_param_err', { status: 400, detail: { fields } }));
});

test('[R10.11c] the payout account can be chosen if there is one, even if the wallet is empty now', async () => {
  show([card]);
  expect(screen.getByRole('radio', { name: /Harbour Bank/ })).toBeTruthy();
  await press();
  const wish = { cardId: 7, givesUpBonuses: false };
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([closeAccount, wish]);
  expect(screen.getByText('Please choose where your money goes.')).toBeTruthy();
});

test('[R10.11c] without a payout account, the refusal for the missing account is shown above the form', async () => {
  show([]);
  await press();
  expect(screen.getByRole('alert').textContent).toContain('Some of the information is not valid.');
});
