import type { WithdrawPayment } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { Receipts } from './api.ts';
import { ReceiptList } from './receipt-list.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);

const payment = (at: number, change: Partial<WithdrawPayment>): WithdrawPayment => ({
  paymentNo: `P${at}`,
  orderNo: `W26112109300${at}`,
  amount: 160,
  orderAmount: 320,
  receivedAmount: 0,
  remainingAmount: 320,
  bankName: 'Harbour Bank',
  maskedNumber: '•••• 4412',
  status: 'awaiting',
  isLastPart: false,
  sentAt: NOON,
  // Far enough away that its picture does not change.
  confirmBy: Date.UTC(2999, 0, 1),
  ...change,
});
const listOf = (...list: WithdrawPayment[]) =>
  storyLoaded<Receipts>({ list, confirmMinutes: 30, serverTime: NOON });
const review = payment(2, { status: 'review', amount: 80, orderAmount: 80, remainingAmount: 80 });

const meta = {
  title: 'Portal/Member/Withdrawal receipts',
  component: ReceiptList,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: { receipts: listOf(payment(1, { isLastPart: true }), review), onSettled: fn() },
} satisfies Meta<typeof ReceiptList>;
export default meta;
type Story = StoryObj<typeof meta>;

// The remaining time changes every second.
export const Full: Story = { tags: ['no-picture'] };
export const NothingToConfirm: Story = {
  tags: ['no-picture'],
  args: { receipts: listOf() },
};
export const UnderReview: Story = {
  args: { receipts: listOf(review) },
};
export const Failed: Story = {
  args: { receipts: storyLoaded<Receipts>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.receipts.retry).toHaveBeenCalledTimes(1);
  },
};
export const NotReceived: Story = {
  tags: ['after-play', 'no-picture'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm receipt of/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Choose one of the answers');
    await userEvent.click(dialog.getByRole('radio', { name: /^Not received/ }));
    await expect(dialog.getByText(/the receipt is forced/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Add a picture/);
    await userEvent.click(dialog.getByRole('radio', { name: /^Fully paid/ }));
    await expect(dialog.getByText(/is not refunded/)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['no-picture'],
  args: { receipts: storyLoaded<Receipts>(undefined) },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    receipts: listOf({
      ...review,
      amount: 1_250_000,
      orderAmount: 2_500_000,
      remainingAmount: 2_500_000,
      bankName: 'Ang Pinakamahabang Pangalan ng Bangko sa Buong Kapuluan',
    }),
  },
};
