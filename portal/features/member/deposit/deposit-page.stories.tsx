import {
  type DepositChannel,
  type DepositOrder,
  depositOrders,
  depositPaymentChannels,
  depositSettings,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  memberLimits,
  type PlayLimits,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST } from '../story-records.ts';
import DepositPage from './deposit-page.tsx';

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
const settings = answer(depositSettings, {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  presets: [50, 100, 500, 1000],
  turnoverTimes: 1,
  pendingLimit: 3,
});
const waiting = answer(depositSettings, {
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  presets: [50, 100, 500, 1000],
  turnoverTimes: 1,
  pendingLimit: 3,
  identity: 'waiting',
});
const channels = (list: DepositChannel[]) => answer(depositPaymentChannels, { channels: list });
const pageOf = (list: DepositOrder[]) =>
  answer(depositOrders, {
    list,
    totalPages: list.length === 0 ? 0 : 2,
    totalCount: list.length,
    serverTime: NOON,
  });
const limits = (change: Partial<PlayLimits> = {}) =>
  answer(memberLimits, {
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
  });
const all = [0, 1, 2].map((at) => channel(at));

const meta = {
  title: 'Portal/Member/Deposit page',
  component: DepositPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: {
    answers: [settings, limits(), channels(all), pageOf([0, 1, 2, 3].map((at) => order(at)))],
  },
} satisfies Meta<typeof DepositPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite'] };
export const IdentityWaits: Story = {
  name: '[R10.08b] Deposits wait for the documents, which are being checked',
  parameters: { answers: [waiting, limits(), channels(all), pageOf([])] },
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
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = {
  parameters: { answers: [settings, limits(), channels(all), pageOf([])] },
};
export const NoWayToPay: Story = {
  parameters: { answers: [settings, limits(), channels([]), pageOf([])] },
};
export const Failed: Story = {
  parameters: { answers: [answer(depositSettings, STORY_LOST), answer(depositOrders, STORY_LOST)] },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      settings,
      limits(),
      channels(
        all.map((each) => ({
          ...each,
          name: 'Ang Pinakamahabang Pangalan ng Paraan ng Pagbabayad',
          maxAmount: 1_250_000,
        })),
      ),
      pageOf([
        order(0, { amount: 1_250_000, channelName: 'Ang Pinakamahabang Pangalan ng Paraan' }),
      ]),
    ],
  },
};

/** Whoever never decided about limits is asked first: the form comes after the answer (R10.01). */
export const LimitsBeforeTheFirst: Story = {
  tags: ['composite'],
  parameters: {
    answers: [
      settings,
      limits({ isAsked: false, wentWithout: false, firstDepositWaits: true }),
      channels(all),
      pageOf([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'A day' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue without limits' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deposit now' })).toBeNull();
  },
};
/** A year later the question is asked anew, above a form that waits for nothing. */
export const LimitsOffered: Story = {
  parameters: {
    answers: [
      settings,
      limits({ isAsked: false, wentWithout: false }),
      channels(all),
      pageOf([0, 1].map((at) => order(at))),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Would you like a deposit limit first?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deposit now' })).toBeVisible();
  },
};
