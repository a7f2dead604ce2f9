import type {
  BankCard,
  WithdrawOrder,
  WithdrawPayment,
  WithdrawSettings,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { expectStaleTable } from '../../../shared/api/expect-stale-table.ts';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { Receipts, WithdrawOffer, WithdrawOrders } from './api.ts';
import { STORY_WITHDRAW_SETTINGS } from './story-withdraw-settings.ts';
import { WithdrawScreen } from './withdraw-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const settings: WithdrawSettings = {
  ...STORY_WITHDRAW_SETTINGS,
  pendingAmount: 320,
  usualMinutes: 15,
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
const offer = (change: Partial<WithdrawSettings> = {}) =>
  storyLoaded<WithdrawOffer>({ settings: { ...settings, ...change }, cards: [card] });
const pageOf = (list: WithdrawOrder[]) =>
  storyLoaded<WithdrawOrders>({
    list,
    totalPages: list.length === 0 ? 0 : 2,
    totalCount: list.length,
    serverTime: NOON,
  });

function Screen(props: Omit<ComponentProps<typeof WithdrawScreen>, 'address'>) {
  return <WithdrawScreen {...props} address={useRecordQuery()} />;
}

const meta = {
  title: 'Portal/Member/Withdrawal page',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    offer: offer(),
    isClosed: false,
    available: 4820.5,
    orders: pageOf(orders),
    receipts: storyLoaded<Receipts>(undefined),
    command: { isBusy: false, act: fn() },
    locking: { isBusy: false, lockAll: fn() },
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite'] };
const locking = { locksAll: false, coolingHours: 24 };
const waiting = order(0, { mayLock: true, mayCancel: true });
const locked = order(1, { lockedAt: NOON - 80_000_000 });
export const CanBeTakenBack: Story = {
  name: 'Withdrawals can be taken back or locked',
  tags: ['composite'],
  args: {
    offer: offer({ locking }),
    orders: pageOf([
      waiting,
      locked,
      order(2, { status: 'cancelled', decidedAt: NOON - 170_000_000 }),
    ]),
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
  args: {
    offer: offer({ locking: { ...locking, locksAll: true, endsAt: NOON + 86_400_000 } }),
    orders: pageOf([locked]),
  },
  play: async () => {
    await screen.findByText(/^Switched off. New withdrawals are locked until/);
    await expect(screen.getByRole('switch', { name: 'Lock all my withdrawals' })).not.toBeChecked();
  },
};
export const TakenBackAndLocked: Story = {
  name: 'What is asked about is done when it is confirmed',
  tags: ['no-picture'],
  args: { offer: offer({ locking }), orders: pageOf([waiting]) },
  play: async ({ args: { command, locking: commands } }) => {
    const confirm = async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.click(await screen.findByRole('button', { name: /^Take back the withdrawal/ }));
    await confirm('Take back');
    await expect(command.act).toHaveBeenLastCalledWith('cancel', waiting);
    await userEvent.click(screen.getByRole('button', { name: /^Lock the withdrawal/ }));
    await confirm('Lock');
    await expect(command.act).toHaveBeenLastCalledWith('lock', waiting);
    await userEvent.click(screen.getByRole('switch', { name: 'Lock all my withdrawals' }));
    await confirm('Lock');
    await expect(commands.lockAll).toHaveBeenLastCalledWith(true);
  },
};
export const LockingAllIsSwitchedOff: Story = {
  tags: ['no-picture'],
  args: { offer: offer({ locking: { ...locking, locksAll: true } }) },
  play: async ({ args }) => {
    const all = await screen.findByRole('switch', { name: 'Lock all my withdrawals' });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.locking.lockAll).toHaveBeenLastCalledWith(false);
  },
};
const sent = order(0, {
  status: 'approved',
  decidedAt: NOON,
  confirmation: { status: 'awaiting', receivedAmount: 0, remainingAmount: 320 },
});
const payment: WithdrawPayment = {
  paymentNo: 'P1',
  orderNo: sent.orderNo,
  amount: 320,
  orderAmount: 320,
  receivedAmount: 0,
  remainingAmount: 320,
  bankName: 'Harbour Bank',
  maskedNumber: '•••• 4412',
  status: 'awaiting',
  isLastPart: true,
  sentAt: NOON,
  confirmBy: Date.UTC(2999, 0, 1),
};
export const ToBeConfirmed: Story = {
  name: '[R4.23] One payment that waits: one status, and confirmed in the list and in its details',
  // The remaining time changes every second.
  tags: ['no-picture'],
  args: {
    orders: pageOf([sent]),
    receipts: storyLoaded<Receipts>({ list: [payment], confirmMinutes: 30, serverTime: NOON }),
  },
  play: async () => {
    const top = await screen.findByRole('region', { name: 'Payment to confirm' });
    await expect(top).toHaveTextContent(
      'Tell us whether the money is in your account. If you do not, it counts as received after 30 minutes.',
    );
    await expect(top).not.toHaveTextContent('Received so far');
    const row = within(screen.getByRole('table'));
    await expect(row.getByText('Waiting for your confirmation')).toBeVisible();
    await expect(row.queryByText('Completed')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Confirm receipt of $320.00' }));
    const question = await screen.findByRole('dialog', { name: 'Has the money arrived?' });
    const answers = within(question).getAllByRole('radio');
    await expect(answers).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByText('Harbour Bank •••• 4412', { selector: 'th *' }));
    const details = await screen.findByRole('dialog', { name: 'Withdrawal' });
    await expect(details).toHaveTextContent('Waiting for your confirmation');
    await expect(details).not.toHaveTextContent('Completed');
    await userEvent.click(within(details).getByRole('button', { name: /^Confirm receipt/ }));
    await screen.findByRole('dialog', { name: 'Has the money arrived?' });
  },
};
/** The previous page stays, marked as stale, while another one loads. */
export const Previous: Story = {
  tags: ['no-picture'],
  args: { orders: { ...pageOf(orders), isPrevious: true } },
  play: expectStaleTable,
};
export const Loading: Story = {
  args: {
    offer: storyLoaded<WithdrawOffer>(undefined),
    orders: storyLoaded<WithdrawOrders>(undefined),
    available: undefined,
  },
};
export const Empty: Story = { args: { orders: pageOf([]) } };
export const Closed: Story = {
  tags: ['no-picture'],
  name: 'Without a provider of payouts',
  args: { isClosed: true },
  play: async () => {
    await screen.findByText('Withdrawals are closed at the moment');
    await expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await screen.findByRole('heading', { name: 'Recent withdrawals' });
  },
};
export const Failed: Story = {
  args: {
    offer: storyLoaded<WithdrawOffer>(undefined, STORY_ERROR),
    orders: storyLoaded<WithdrawOrders>(undefined, STORY_ERROR),
  },
  play: async ({ args }) => {
    const [form, list] = await screen.findAllByRole('button', { name: 'Try again' });
    if (!form || !list) throw new Error('Form and list are not tried again by themselves.');
    await userEvent.click(form);
    await expect(args.offer.retry).toHaveBeenCalledTimes(1);
    await userEvent.click(list);
    await expect(args.orders.retry).toHaveBeenCalledTimes(1);
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    offer: offer({ locking: { ...locking, locksAll: true, endsAt: NOON + 86_400_000 } }),
    orders: pageOf([
      order(0, {
        bankName: 'Ang Pinakamahabang Pangalan ng Bangko sa Buong Kapuluan',
        amount: 1_250_000,
      }),
      order(1, { lockedAt: NOON, mayLock: true, mayCancel: true, amount: 1_250_000 }),
      order(2, { status: 'refused', reason: 'review_failed', amount: 1_250_000 }),
    ]),
  },
};
