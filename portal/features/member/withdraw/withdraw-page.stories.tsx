import {
  type BankCard,
  balance,
  bankCards,
  type WithdrawOrder,
  type WithdrawSettings,
  withdrawOrders,
  withdrawSettings,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { STORY_BOOT } from '../../../app/story-boot.ts';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST } from '../story-records.ts';
import WithdrawPage from './withdraw-page.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const settings: WithdrawSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  minimumAmount: 10,
  maximumAmount: 5000,
  dailyCount: 5,
  dailyCountLeft: 4,
  outstandingTurnover: 0,
  requiredTurnover: 0,
  turnoverTimes: 1,
  pendingAmount: 320,
  usualMinutes: 15,
  hasPaymentPassword: true,
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
const order = (at: number, change: Partial<WithdrawOrder>): WithdrawOrder => ({
  orderNo: `W26112109300${at}`,
  amount: 320 + at * 80,
  bankName: 'Harbour Bank',
  maskedNumber: '•••• 4412',
  status: 'pending',
  createdAt: NOON - at * 86_400_000,
  dueAt: NOON - at * 86_400_000 + 900_000,
  ...change,
});
const orders = [
  order(0, {}),
  order(1, { status: 'approved', decidedAt: NOON - 86_000_000 }),
  order(2, { status: 'refused', reason: 'name_differs', decidedAt: NOON - 170_000_000 }),
];
const money = answer(balance, {
  sumBalance: 4820.5,
  balance: [],
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
});
const form = [
  money,
  answer(withdrawSettings, settings),
  answer(bankCards, { cards: [card], banks: [], holder: card.holder, limit: 5 }),
];
const pageOf = (list: WithdrawOrder[]) =>
  answer(withdrawOrders, {
    list,
    totalPages: list.length === 0 ? 0 : 2,
    totalCount: list.length,
    serverTime: NOON,
  });

const meta = {
  title: 'Portal/Member/Withdrawal page',
  component: WithdrawPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [...form, pageOf(orders)] },
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite'] };
const locking = { locksAll: false, coolingHours: 24 };
const formWith = (change: Partial<WithdrawSettings>) => [
  answer(withdrawSettings, { ...settings, ...change }),
  ...form,
];
const waiting = order(0, { mayLock: true, mayCancel: true });
const locked = order(1, { lockedAt: NOON - 80_000_000 });
export const CanBeTakenBack: Story = {
  name: 'Withdrawals can be taken back or locked',
  tags: ['composite'],
  parameters: {
    answers: [
      ...formWith({ locking }),
      pageOf([waiting, locked, order(2, { status: 'cancelled', decidedAt: NOON - 170_000_000 })]),
    ],
  },
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: /the withdrawal of/ });
    await expect(buttons.map((button) => button.textContent)).toEqual(['Lock', 'Take back']);
    await expect(screen.getByText('Locked: it cannot be taken back')).toBeVisible();
    const [lock, cancel] = buttons;
    if (!lock || !cancel) throw new Error('There are no controls.');
    await userEvent.click(cancel);
    const question = await screen.findByRole('alertdialog', { name: 'Take this withdrawal back?' });
    await expect(question).toHaveTextContent('$320.00 returns to your balance at once');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(lock);
    const sure = await screen.findByRole('alertdialog', { name: 'Lock this withdrawal?' });
    await expect(sure).toHaveTextContent('the withdrawal of $320.00 cannot be taken back');
    await userEvent.click(within(sure).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Lock all my withdrawals' }));
    const all = await screen.findByRole('alertdialog', { name: 'Lock all your withdrawals?' });
    await expect(all).toHaveTextContent('it then ends after 24 hours');
    await userEvent.click(within(all).getByRole('button', { name: 'Cancel' }));
  },
};
export const LockingEnds: Story = {
  name: 'Locking all ends',
  tags: ['no-picture'],
  parameters: {
    answers: [
      ...formWith({ locking: { ...locking, locksAll: true, endsAt: NOON + 86_400_000 } }),
      pageOf([locked]),
    ],
  },
  play: async () => {
    await screen.findByText(/^Switched off. New withdrawals are locked until/);
    await expect(screen.getByRole('switch', { name: 'Lock all my withdrawals' })).not.toBeChecked();
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = { parameters: { answers: [...form, pageOf([])] } };
const { permission } = STORY_BOOT;
const services = { sms: true, mail: true, payments: true, payouts: false };
export const Closed: Story = {
  tags: ['no-picture'],
  name: 'Without a provider of payouts',
  parameters: {
    boot: {
      ...STORY_BOOT,
      permission: { ...permission, info: { ...permission.info, services } },
    },
  },
  play: async () => {
    await screen.findByText('Withdrawals are closed at the moment');
    await expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await screen.findByRole('heading', { name: 'Recent withdrawals' });
  },
};
export const Failed: Story = {
  parameters: {
    answers: [answer(withdrawSettings, STORY_LOST), answer(withdrawOrders, STORY_LOST)],
  },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      ...formWith({ locking: { ...locking, locksAll: true, endsAt: NOON + 86_400_000 } }),
      pageOf([
        order(0, {
          bankName: 'Ang Pinakamahabang Pangalan ng Bangko sa Buong Kapuluan',
          amount: 1_250_000,
        }),
        order(1, { lockedAt: NOON, mayLock: true, mayCancel: true, amount: 1_250_000 }),
        order(2, { status: 'refused', reason: 'review_failed', amount: 1_250_000 }),
      ]),
    ],
  },
};
