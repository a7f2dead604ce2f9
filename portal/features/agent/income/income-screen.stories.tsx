import type { AgentIncome } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, within } from 'storybook/test';
import {
  RECORD_PATH,
  STORY_CURRENCY,
  STORY_FAILED,
  STORY_LOADING,
  STORY_NOON,
  storyRecord,
} from '../records/story-record.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { IncomeScreen } from './income-screen.tsx';

function income(count: number, change: Partial<AgentIncome['list'][number]> = {}): AgentIncome {
  const paid = count * 40;
  return {
    ...STORY_CURRENCY,
    total: count,
    totals: { paid, owed: count > 0 ? 12.5 : 0 },
    sources:
      count === 0
        ? []
        : [
            { source: 'dividend', receipts: 1, paid: paid - 80, owed: 12.5 },
            { source: 'realtimeSalary', receipts: count - 1, paid: 80, owed: 0 },
          ],
    days: Array.from({ length: 21 }, (_, at) => ({
      day: `2026-11-${String(at + 1).padStart(2, '0')}`,
      paid: count === 0 ? 0 : (at * 37) % 90,
    })),
    list: Array.from({ length: count }, (_, at) => ({
      txId: String(at + 1),
      source: at === 0 ? ('dividend' as const) : ('realtimeSalary' as const),
      sourceName: at === 0 ? 'Dividend' : 'Real-time salary',
      time: STORY_NOON - at * 3_600_000,
      orderNo: `RS${at}2611`,
      amount: 40,
      remark: '',
      ...change,
    })),
  };
}

function Screen(props: Pick<ComponentProps<typeof IncomeScreen>, 'income'>) {
  const address = useRecordAddress();
  return <IncomeScreen {...props} filters={address.filter} address={address} head={null} />;
}

const meta = {
  title: 'Portal/Agent/My income',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: RECORD_PATH },
  args: { income: storyRecord(income(8)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const sources = await screen.findByRole('table', { name: 'By source' });
    await expect(within(sources).getAllByRole('row')).toHaveLength(4);
    const receipts = await screen.findByRole('table', { name: 'What was paid' });
    await expect(within(receipts).getAllByRole('row')).toHaveLength(10);
  },
};
export const FormerFilter: Story = {
  name: 'what stands of the former filter is marked while another one comes',
  tags: ['no-picture'],
  args: { income: { ...storyRecord(income(8)), isPrevious: true } },
  play: async () => {
    const sources = await screen.findByRole('table', { name: 'By source' });
    await expect(sources).toHaveAttribute('aria-busy', 'true');
    const course = screen.getByRole('figure', { name: /Income by day/ });
    await expect(course.closest('[aria-busy="true"]')).not.toBeNull();
  },
};
export const Loading: Story = { args: { income: STORY_LOADING } };
export const Empty: Story = { args: { income: storyRecord(income(0)) } };
export const Failed: Story = { args: { income: STORY_FAILED } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    income: storyRecord(
      income(4, {
        sourceName: 'Pagbabalik ng bahagi ng lahat ng taya sa buong linggo',
        amount: 9_876_543.21,
        remark: 'Gantimpala para sa pagtatapos ng lahat ng misyon ng Linggo ng mga Parol',
      }),
    ),
  },
};
