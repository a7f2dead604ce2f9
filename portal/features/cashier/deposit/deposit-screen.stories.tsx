import {
  type DepositChannel,
  type DepositOrder,
  type DepositSettings,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type PlayLimits,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { expectStaleTable } from '../../../shared/api/expect-stale-table.ts';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { DepositOffer, DepositOrders } from './api.ts';
import { DepositScreen } from './deposit-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const channel = (at: number, change: Partial<DepositChannel> = {}): DepositChannel => ({
  channelId: `channel-${at}`,
  name: ['Lagoon Pay', 'Harbour QR', 'Bank transfer'][at] ?? '',
  kind: (['launchUrl', 'qr', 'manual'] as const)[at] ?? 'qr',
  minAmount: 10,
  maxAmount: 5000,
  feePercent: at === 2 ? 0 : 1.5,
  usualMinutes: at === 2 ? 30 : 1,
  expiryMinutes: 10,
  ...change,
});
const order = (at: number, change: Partial<DepositOrder> = {}): DepositOrder => ({
  orderNo: `D26112109300${at}`,
  channelId: 'channel-0',
  channelName: 'Lagoon Pay',
  kind: 'launchUrl',
  amount: 500 + at * 50,
  fee: 7.5,
  credited: 492.5 + at * 50,
  status: (['approved', 'refused', 'expired', 'cancelled'] as const)[at] ?? 'approved',
  createdAt: NOON - at * 86_400_000,
  expiresAt: NOON - at * 86_400_000 + 600_000,
  ...change,
});
const settings: DepositSettings = {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  presets: [50, 100, 500, 1000],
  turnoverTimes: 1,
  pendingLimit: 3,
};
const offer = (channels: DepositChannel[], change: Partial<DepositSettings> = {}) =>
  storyLoaded<DepositOffer>({ settings: { ...settings, ...change }, channels });
const pageOf = (list: DepositOrder[]) =>
  storyLoaded<DepositOrders>({
    list,
    totalPages: list.length === 0 ? 0 : 2,
    totalCount: list.length,
    serverTime: NOON,
  });
const choice = (change: Partial<PlayLimits> = {}) => ({
  isBusy: false,
  goWithout: fn(),
  limits: {
    currencySymbol: '$',
    decimals: 2,
    serverTime: NOON,
    timeZone: 'Asia/Manila',
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({ kind, period, used: 0, renewsAt: NOON + 43_200_000 })),
    ),
    highest: { deposit: 1_000_000, loss: 1_000_000, wager: 10_000_000 },
    coolingHours: 24,
    confirmHours: 72,
    isAsked: true,
    wentWithout: true,
    firstDepositWaits: false,
    reviewIsDue: false,
    ...change,
  } satisfies PlayLimits,
});
const all = [0, 1, 2].map((at) => channel(at));

function Screen(props: Omit<ComponentProps<typeof DepositScreen>, 'address'>) {
  return <DepositScreen {...props} address={useRecordQuery()} />;
}

const meta = {
  title: 'Portal/Member/Deposit page',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    offer: offer(all),
    choice: choice(),
    order: storyLoaded<DepositOrder>(undefined),
    orders: pageOf([0, 1, 2, 3].map((at) => order(at))),
    clockAhead: 0,
    cancelling: { isBusy: false, cancel: fn() },
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite', 'every-width'] };
export const IdentityWaits: Story = {
  name: '[R10.08b] Deposits wait for the documents, which are being checked',
  args: { offer: offer(all, { identity: 'waiting' }), orders: pageOf([]) },
  play: async () => {
    await screen.findByText(/Deposits wait while we check your documents/, {}, { timeout: 10_000 });
    await expect(screen.getByRole('link', { name: 'To my documents' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#identity',
    );
    await expect(screen.getByRole('button', { name: 'Deposit now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Loading: Story = {
  args: {
    offer: storyLoaded<DepositOffer>(undefined),
    choice: { ...choice(), limits: undefined },
    orders: storyLoaded<DepositOrders>(undefined),
  },
};
/** The previous page stays, marked as stale, while another one loads. */
export const Previous: Story = {
  tags: ['no-picture'],
  args: { orders: { ...pageOf([order(0)]), isPrevious: true } },
  play: expectStaleTable,
};
export const Empty: Story = { args: { orders: pageOf([]) } };
export const NoWayToPay: Story = { args: { offer: offer([]), orders: pageOf([]) } };
export const Failed: Story = {
  args: {
    offer: storyLoaded<DepositOffer>(undefined, STORY_ERROR),
    choice: { ...choice(), limits: undefined },
    orders: storyLoaded<DepositOrders>(undefined, STORY_ERROR),
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
    offer: offer(
      all.map((each) => ({
        ...each,
        name: 'Ang Pinakamahabang Pangalan ng Paraan ng Pagbabayad',
        maxAmount: 1_250_000,
      })),
    ),
    orders: pageOf([
      order(0, { amount: 1_250_000, channelName: 'Ang Pinakamahabang Pangalan ng Paraan' }),
    ]),
  },
};

/**
 * A member who never decided about limits is asked first: the form is shown after the answer
 * (R10.01).
 */
export const LimitsBeforeTheFirst: Story = {
  tags: ['composite'],
  args: {
    choice: choice({ isAsked: false, wentWithout: false, firstDepositWaits: true }),
    orders: pageOf([]),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'A day' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deposit now' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without limits' }));
    await expect(args.choice.goWithout).toHaveBeenCalledTimes(1);
  },
};
/** After a year the question is asked again, above a form that is not blocked. */
export const LimitsOffered: Story = {
  args: {
    choice: choice({ isAsked: false, wentWithout: false }),
    orders: pageOf([0, 1].map((at) => order(at))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Would you like a deposit limit first?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deposit now' })).toBeVisible();
  },
};
export const LimitsReminder: Story = {
  name: '[R10.01] The reminder after half a year leads to the limits',
  tags: ['no-picture'],
  args: { choice: choice({ reviewIsDue: true }) },
  play: async ({ canvas }) => {
    const reminder = await canvas.findByText('Are your limits still right for you?');
    await expect(reminder).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: 'My limits' });
    await expect(link).toHaveAttribute('href', '/member?page=saferGambling#limits');
    await expect(canvas.getByRole('button', { name: 'Deposit now' })).toBeVisible();
  },
};
const followed = order(0, { status: 'refused', reason: 'payer_refused' });
export const OneOrder: Story = {
  tags: ['no-picture'],
  parameters: { path: `/member?order=${followed.orderNo}` },
  args: { order: storyLoaded(followed) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Recent deposits' });
    await expect(screen.queryByRole('button', { name: 'Deposit now' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New deposit' }));
    await screen.findByRole('button', { name: 'Deposit now' });
  },
};
export const OneOrderFailed: Story = {
  tags: ['no-picture'],
  parameters: { path: `/member?order=${followed.orderNo}` },
  args: { order: storyLoaded<DepositOrder>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.order.retry).toHaveBeenCalledTimes(1);
    await screen.findByRole('heading', { name: 'Recent deposits' });
  },
};
