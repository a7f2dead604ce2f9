import type { LineFigures, LineResults } from '@baize/gateway/contract';
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
  storyRecord,
} from '../records/story-record.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { ProfitScreen } from './profit-screen.tsx';

const figures = (times: number): LineFigures => ({
  deposits: 500.5 * times,
  withdrawals: 200 * times,
  bets: 4200.25 * times,
  validBets: 4100 * times,
  wins: 3900.75 * times,
  bonuses: 20 * times,
  rebates: 12.3 * times,
  salaries: 0,
  net: -267.2 * times,
});

function results(
  count: number,
  change: Partial<LineResults['list'][number]> = {},
  times = 1,
): LineResults {
  return {
    ...STORY_CURRENCY,
    total: count,
    path: [{ account: 'demo_agent', nickname: 'Amelia Tan' }],
    own: figures(0.5 * times),
    totals: figures((count + 0.5) * times),
    list: Array.from({ length: count }, (_, at) => ({
      account: `branch${at}`,
      nickname: 'Bianca Ramos',
      isAgent: at % 3 !== 2,
      level: 1,
      team: at % 3 === 2 ? 0 : 80 - at,
      figures: figures(times),
      ...change,
      ...(change.account && { account: `${change.account}${at}` }),
    })),
  };
}

function Screen(props: Pick<ComponentProps<typeof ProfitScreen>, 'results'>) {
  const address = useRecordAddress();
  return (
    <ProfitScreen
      {...props}
      filters={address.filter}
      address={address}
      linkToLine={(account) => ({ to: `/agentHome?account=${account ?? ''}` })}
      head={null}
    />
  );
}

const meta = {
  title: 'Portal/Agent/Profit and loss',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: RECORD_PATH },
  args: { results: storyRecord(results(6)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Profit and loss' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(
      within(table).getByRole('link', { name: 'Open the branch of branch0' }),
    ).toBeVisible();
  },
};
export const FormerFilter: Story = {
  name: 'what stands of the former filter is marked while another one comes',
  tags: ['no-picture'],
  args: { results: { ...storyRecord(results(6)), isPrevious: true } },
  play: async () => {
    const [wins] = await screen.findAllByText('Wins');
    await expect(wins?.closest('[aria-busy="true"]')).toBeVisible();
  },
};
export const Loading: Story = { args: { results: STORY_LOADING } };
export const Empty: Story = { args: { results: storyRecord(results(0)) } };
export const Failed: Story = { args: { results: STORY_FAILED } };
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    results: storyRecord(
      results(4, { account: LONGEST_ACCOUNT, nickname: LONGEST_NAME, team: 49_999 }, 12_345.67),
    ),
  },
};
