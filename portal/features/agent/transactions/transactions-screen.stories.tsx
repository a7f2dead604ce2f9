import { HOUR, type LineTransactions } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import {
  LONGEST_ACCOUNT,
  LONGEST_NAME,
  RECORD_PATH,
  STORY_CURRENCY,
  STORY_FAILED,
  STORY_LOADING,
  STORY_NO_ACCOUNT,
  STORY_NOON,
  storyRecord,
} from '../records/story-record.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { TransactionsScreen } from './transactions-screen.tsx';

const STATES = ['done', 'pending', 'returned'] as const;

function transactions(
  count: number,
  change: Partial<LineTransactions['list'][number]> = {},
): LineTransactions {
  return {
    ...STORY_CURRENCY,
    total: count,
    totals: { in: 2500.75, out: 1800, net: 700.75 },
    list: Array.from({ length: count }, (_, at) => ({
      txId: String(at + 1),
      txType: at % 2 ? 'withdrawal' : 'deposit',
      txTypeName: at % 2 ? 'Withdrawal' : 'Deposit',
      account: `marisol${at}`,
      nickname: 'Marisol Reyes',
      time: STORY_NOON - at * HOUR,
      orderNo: `D${at}LINE2611`,
      amount: at % 2 ? -20 - at : 50 + at,
      balanceAfter: 120.4,
      remark: at % 2 ? 'Harbour Bank' : 'Perlas QR',
      state: (at % 2 ? STATES[at % STATES.length] : undefined) ?? 'done',
      ...change,
    })),
  };
}

function Screen(props: Pick<ComponentProps<typeof TransactionsScreen>, 'transactions'>) {
  const address = useRecordAddress();
  return <TransactionsScreen {...props} filters={address.filter} address={address} head={null} />;
}

const meta = {
  title: 'Portal/Agent/Transaction details',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: RECORD_PATH },
  args: { transactions: storyRecord(transactions(10)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Transaction details' });
    await expect(within(table).getAllByRole('row')).toHaveLength(12);
    await expect(await screen.findByText('$2,500.75')).toBeVisible();
  },
};
export const FormerFilter: Story = {
  name: 'what stands of the former filter is marked while another one comes',
  tags: ['no-picture'],
  args: { transactions: { ...storyRecord(transactions(10)), isPrevious: true } },
  play: async () => {
    const sum = await screen.findByText('$2,500.75');
    await expect(sum.closest('[aria-busy="true"]')).toBeVisible();
  },
};
export const Loading: Story = { args: { transactions: STORY_LOADING } };
export const Empty: Story = { args: { transactions: storyRecord(transactions(0)) } };
export const Failed: Story = { args: { transactions: STORY_FAILED } };
export const OutsideTheLine: Story = { args: { transactions: STORY_NO_ACCOUNT } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    transactions: storyRecord(
      transactions(4, {
        account: LONGEST_ACCOUNT,
        nickname: LONGEST_NAME,
        txTypeName: 'Pagbabalik ng bahagi ng lahat ng taya sa buong linggo',
        amount: 9_876_543.21,
        balanceAfter: 19_876_543.21,
        remark: 'Gantimpala para sa pagtatapos ng lahat ng misyon ng Linggo ng mga Parol',
      }),
    ),
  },
};
