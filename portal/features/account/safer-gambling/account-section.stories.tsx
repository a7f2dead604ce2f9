import {
  type BankCard,
  bankCards,
  memberMarketing,
  memberProtection,
  type OwnAccountState,
  ownAccount,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { inMemberCenter } from '../story-frame.tsx';
import SaferGamblingPage from './safer-gambling-page.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);

const around = [answer(memberProtection, { serverTime: NOW, realityMinutes: 60, returnHours: 24 })];
const marketing = answer(memberMarketing, {
  channels: [
    { channel: 'inbox', agreed: true, hasAddress: true },
    { channel: 'email', agreed: true, changedAt: NOW, hasAddress: true },
    { channel: 'sms', agreed: false, hasAddress: false },
  ],
});

const state: OwnAccountState = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  hasLoginPassword: true,
  hasPaymentPassword: true,
  balance: 240,
  bonuses: { count: 1, forfeit: 20 },
  openBets: 2,
  pendingAmount: 0,
  obstacles: [],
};
const card: BankCard = {
  cardId: 1,
  kind: 'bank',
  bankCode: 'HARB',
  bankName: 'Harbour Bank',
  createdAt: 0,
  holder: 'Juan Reyes Cruz',
  maskedNumber: '•••• 4412',
};
const cardsOf = (...cards: BankCard[]) => answer(bankCards, { cards, banks: [], limit: 5 });
const stateWith = (change: Partial<OwnAccountState>, cards = cardsOf(card)) => ({
  answers: [...around, marketing, answer(ownAccount, { ...state, ...change }), cards],
});

const meta = {
  title: 'Portal/Member/Account',
  component: SaferGamblingPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { ...stateWith({}), path: '/member?page=saferGambling#account' },
} satisfies Meta<typeof SaferGamblingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R10.11a] Offers by channel',
  tags: ['composite'],
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'In your inbox' })).toBeChecked();
    await expect(screen.getByRole('switch', { name: 'By email' })).toBeChecked();
    const sms = screen.getByRole('switch', { name: 'By SMS' });
    await expect(sms).not.toBeChecked();
    // An SMS cannot be sent without a number.
    await expect(sms).toBeDisabled();
    await expect(sms).toHaveAccessibleDescription('Your account has no mobile number.');
  },
};
export const AsksForPassword: Story = {
  name: '[R10.11b] The file asks for the login password',
  tags: ['no-picture'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download my data' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Download your data' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download my data' }));
    await expect(dialog.getByLabelText(/^Login password/)).toHaveAccessibleDescription(
      'Please fill this in.',
    );
  },
};
export const Closing: Story = {
  name: '[R10.11c] Closing says what happens, and asks for what it needs',
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close my account …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    await dialog.findByText(/^2 bets are open\./);
    await dialog.findByText(/^At least \$220\.00 is paid out/);
    await expect(dialog.getByRole('radio', { name: /Harbour Bank/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    const box = dialog.getByRole('checkbox', { name: /I give up my bonus: up to \$20\.00/ });
    await expect(box).toHaveAccessibleDescription('Please confirm that you give the bonus up.');
    await expect(dialog.getByLabelText(/^Login password/)).toHaveAccessibleDescription(
      'Please fill this in.',
    );
  },
};
export const CannotClose: Story = {
  name: '[R10.11c] An agent with a line, and money without a payout account',
  parameters: stateWith({ obstacles: ['downline', 'contracts', 'salaries'] }, cardsOf()),
  play: async () => {
    await screen.findByText(/^There are accounts below yours/);
    await expect(screen.getByText(/^You have contracts/)).toBeVisible();
    await expect(screen.getByText(/^Salaries are still owed/)).toBeVisible();
    await expect(screen.getByText(/^There is \$240\.00 in your account/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close my account …' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const IsClosing: Story = {
  name: '[R10.11c] Being closed, with bets and a payout under way',
  parameters: stateWith({
    balance: 0,
    pendingAmount: 240,
    closing: { askedAt: NOW, waits: ['bets', 'withdrawals'] },
  }),
  play: async () => {
    await screen.findByText(/^It waits for open bets/);
    await expect(screen.getByText(/\$240\.00 is on its way/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close my account …' })).toBeNull();
  },
};
export const PayoutCameBack: Story = {
  name: '[R10.11c] A payout came back',
  parameters: stateWith({ closing: { askedAt: NOW, waits: ['payoutRefused'] } }),
  play: async () => {
    await screen.findByText(/^A payout came back\. Choose another account for \$240\.00/);
    await expect(screen.getByRole('button', { name: 'Choose an account …' })).toBeEnabled();
  },
};
export const SomebodyCameBelow: Story = {
  name: '[R10.11c] Being closed, while somebody came below the account',
  tags: ['no-picture'],
  parameters: stateWith({ balance: 0, closing: { askedAt: NOW, waits: ['downline'] } }),
  play: async () => {
    await screen.findByText(/^It waits for the accounts that came below yours/);
    await expect(screen.queryByText(/^You need do nothing else/)).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: around } };
export const Failed: Story = {
  parameters: {
    answers: [
      ...around,
      answer(memberMarketing, STORY_ERROR),
      answer(ownAccount, STORY_ERROR),
      cardsOf(),
    ],
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY', ...stateWith({ obstacles: ['downline'] }, cardsOf()) },
};
