import { type LineBets, MINUTE } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  LONGEST_ACCOUNT,
  LONGEST_NAME,
  RECORD_PATH,
  STORY_CURRENCY,
  STORY_CURRENCY_REFUSED,
  STORY_FAILED,
  STORY_LOADING,
  STORY_NO_ACCOUNT,
  STORY_NOON,
  STORY_RANGE_REFUSED,
  storyRecord,
} from '../records/story-record.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { BetsScreen } from './bets-screen.tsx';

const STATES = ['settled', 'settled', 'open', 'settled', 'cancelled'] as const;
const PRODUCTS = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP'] as const;

function bets(count: number, change: Partial<LineBets['list'][number]> = {}): LineBets {
  const list = Array.from({ length: count }, (_, at): LineBets['list'][number] => {
    const status = STATES[at % STATES.length] ?? 'settled';
    const betAmount = 2.5 + at;
    const winAmount = status === 'settled' && at % 3 === 0 ? betAmount * 3 : 0;
    return {
      orderNo: `261121120${String(at).padStart(3, '0')}A4F2`,
      account: `marisol${at}`,
      nickname: 'Marisol Reyes',
      betTime: STORY_NOON - at * MINUTE,
      ...(status !== 'open' && { settleTime: STORY_NOON - at * MINUTE + 4000 }),
      gameName: 'Emberfall Dragon',
      vassalage: 'LUMEN',
      vendorName: 'Lumenforge',
      gameType: PRODUCTS[at % PRODUCTS.length] ?? 'RNG',
      betAmount,
      validBetAmount: status === 'settled' ? betAmount : 0,
      winAmount,
      profitAndLoss: status === 'settled' ? winAmount - betAmount : 0,
      status,
      ...change,
    };
  });
  return {
    ...STORY_CURRENCY,
    total: count,
    list,
    totals: { betAmount: 1234.5, validBetAmount: 1200, winAmount: 1100.25, profitAndLoss: -134.25 },
    vendors: [{ vassalage: 'LUMEN', name: 'Lumenforge' }],
  };
}

function Screen(props: Pick<ComponentProps<typeof BetsScreen>, 'bets'>) {
  const address = useRecordAddress();
  return <BetsScreen {...props} filters={address.filter} address={address} head={null} />;
}

const meta = {
  title: 'Portal/Agent/Team betting',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: RECORD_PATH },
  args: { bets: storyRecord(bets(12)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Team betting' });
    // The header, twelve rounds and the totals of all results.
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(within(table).getByText('$1,234.50')).toBeVisible();
  },
};
export const Details: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Details of 2611/ });
    if (first) await userEvent.click(first);
    const details = await screen.findByRole('dialog');
    // The drawer slides in, so it is visible a moment later.
    await waitFor(() => expect(within(details).getByText('Lumenforge')).toBeVisible());
  },
};
export const Loading: Story = { args: { bets: STORY_LOADING } };
export const Empty: Story = { args: { bets: storyRecord(bets(0)) } };
export const Failed: Story = { args: { bets: STORY_FAILED } };
export const OutsideTheLine: Story = { args: { bets: STORY_NO_ACCOUNT } };
export const RangeRefused: Story = {
  name: '[R11.04] A range above a year says so, with a way out',
  args: { bets: STORY_RANGE_REFUSED },
  play: async () => {
    await expect(await screen.findByText('These days cannot be shown')).toBeVisible();
    await expect(screen.getByText(/up to 366 days/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Reset the days' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
export const CurrencyRefused: Story = {
  args: { bets: STORY_CURRENCY_REFUSED },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Show the usual currency' }),
    ).toBeEnabled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    bets: storyRecord(
      bets(4, {
        account: LONGEST_ACCOUNT,
        nickname: LONGEST_NAME,
        gameName: 'Ang Hari ng Sampung Libong Parol sa Gabi ng Kapistahan',
        vendorName: 'Northern Lantern Entertainment',
        betAmount: 9_876_543.21,
        validBetAmount: 9_876_543.21,
        winAmount: 19_876_543.21,
      }),
    ),
  },
};
