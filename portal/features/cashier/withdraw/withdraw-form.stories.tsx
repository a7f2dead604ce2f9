import type { BankCard } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { session } from '../../../shared/session/session-store.ts';
import { StoryFrame } from '../story-frame.tsx';
import { STORY_WITHDRAW_SETTINGS } from './story-withdraw-settings.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const card: BankCard = {
  cardId: 1,
  kind: 'bank',
  bankCode: 'HARB',
  bankName: 'Harbour Bank',
  holder: 'Dana Reyes',
  maskedNumber: '•••• 4412',
  createdAt: 0,
};

const meta = {
  title: 'Portal/Member/Withdrawal',
  component: WithdrawForm,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <WithdrawForm {...args} />
    </StoryFrame>
  ),
  args: { settings: STORY_WITHDRAW_SETTINGS, cards: [card], available: 250 },
} satisfies Meta<typeof WithdrawForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooMuch: Story = {
  tags: ['after-play'],
  play: async () => {
    const amount = await screen.findByLabelText(/^Amount/);
    await userEvent.type(amount, '300');
    await userEvent.tab();
    await expect(amount).toHaveAccessibleDescription(/Your balance is not enough/);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expect(amount).toHaveValue('250');
  },
};
export const IdentityMissing: Story = {
  name: '[R10.08b] The withdrawal waits for the documents',
  args: { settings: { ...STORY_WITHDRAW_SETTINGS, identity: 'missing' } },
  play: async () => {
    await screen.findByText(/Withdrawals wait until you have sent your documents/);
    await expect(screen.getByRole('link', { name: 'To my documents' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#identity',
    );
    await expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const MoneyWithVendors: Story = {
  args: { settings: { ...STORY_WITHDRAW_SETTINGS, atVendors: 640 } },
  play: async () => {
    await screen.findByText(
      /^Withdrawals are paid from the main wallet\. \$640\.00 is with vendors/,
    );
    await expect(screen.getByRole('button', { name: 'Bring everything back' })).toBeVisible();
  },
};
export const TurnoverOutstanding: Story = {
  args: {
    settings: { ...STORY_WITHDRAW_SETTINGS, outstandingTurnover: 60, requiredTurnover: 200 },
  },
  play: async () => {
    const bar = await screen.findByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '70');
    const button = screen.getByRole('button', { name: 'Withdraw' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const TurnoverDuringTimeOut: Story = {
  name: '[R10.04] In a time-out nobody is told to bet: the money waits until bets are possible again',
  beforeEach: () => {
    const logOut = asMember();
    session.update({ isExcluded: true });
    return logOut;
  },
  args: {
    settings: { ...STORY_WITHDRAW_SETTINGS, outstandingTurnover: 60, requiredTurnover: 200 },
  },
  play: async () => {
    await screen.findByText(
      'You can withdraw once bets are possible again: $60.00 of the $200.00 in bets that your deposits ask for is still missing.',
    );
    await expect(screen.queryByText(/Bet \$60\.00 more/)).not.toBeInTheDocument();
  },
};
export const BonusEnds: Story = {
  name: '[R10.04] During a self-exclusion a withdrawal ends the bonuses, and says what goes back',
  args: { settings: { ...STORY_WITHDRAW_SETTINGS, bonusForfeit: 40 } },
  play: async () => {
    await screen.findByText(
      'Your bonuses end with a withdrawal, and no more bets are asked for. $40.00 of your balance goes back to us.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expect(screen.getByLabelText(/^Amount/)).toHaveValue('210');
  },
};
export const BonusEndsWithCents: Story = {
  name: '[R10.04] What is left beside the bonuses can be withdrawn to the last cent',
  tags: ['no-picture'],
  args: {
    settings: { ...STORY_WITHDRAW_SETTINGS, maximumAmount: 50_000, bonusForfeit: 12.35 },
    available: 10_471.05,
  },
  play: async () => {
    const amount = await screen.findByLabelText(/^Amount/);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await expect(amount).toHaveValue('10458.7');
    await userEvent.clear(amount);
    await userEvent.type(amount, '10458.70');
    await userEvent.tab();
    await expect(amount).not.toBeInvalid();
    await expect(amount).not.toHaveAccessibleDescription(/Your balance is not enough/);
  },
};
export const NothingSetFilipino: Story = {
  parameters: { language: 'TY' },
  args: { settings: { ...STORY_WITHDRAW_SETTINGS, hasPaymentPassword: false }, cards: [] },
};
export const NoMoreToday: Story = {
  args: { settings: { ...STORY_WITHDRAW_SETTINGS, dailyCountLeft: 0 } },
};
