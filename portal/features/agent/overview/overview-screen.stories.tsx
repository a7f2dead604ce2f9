import type { TeamOverview } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { addDays } from '../../../shared/records/days.ts';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { OverviewScreen } from './overview-screen.tsx';

type Figures = TeamOverview['figures'];

const figures = (size: number): Figures => ({
  deposits: 1200 * size,
  withdrawals: 450.5 * size,
  bets: 5310.25 * size,
  validBets: 5102 * size,
  wins: 4980.75 * size,
  bonuses: 88 * size,
  rebates: 12.4 * size,
  salaries: 31.9 * size,
  net: -197.2 * size,
});
const NOTHING = figures(0);
const MEMBERS = { total: 404, registrations: 12, firstDeposits: 7, active: 63 };

const FULL: TeamOverview = {
  path: [{ account: 'demo_agent', nickname: 'Amelia Tan' }],
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  currencies: ['USD', 'VND'],
  today: '2026-11-21',
  timeZone: 'UTC',
  previousFrom: '2026-10-28',
  previousUntil: '2026-11-07',
  balance: { now: 40_177.34, before: 38_020.1 },
  figures: figures(14),
  previous: figures(11),
  members: MEMBERS,
  previousMembers: { total: 392, registrations: 15, firstDeposits: 7, active: 58 },
  online: 9,
  days: Array.from({ length: 14 }, (_, index) => ({
    day: addDays('2026-11-08', index),
    ...figures(0.4 + ((index * 7) % 10) / 8),
  })),
  branches: Array.from({ length: 10 }, (_, index) => ({
    account: `branch_${index + 1}`,
    nickname: `Branch ${index + 1}`,
    ...figures((10 - index) / 5),
  })),
  otherBranches: figures(2.5),
  own: figures(0.5),
  products: (['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const).map((gameType, index) => ({
    gameType,
    rounds: 900 - index * 170,
    bets: 41_000 - index * 7300,
    validBets: 40_100 - index * 7300,
    wins: 38_700 - index * 6900,
  })),
};

const here = (data: TeamOverview) => ({ data, error: undefined, retry: fn() });

function Screen(props: Omit<ComponentProps<typeof OverviewScreen>, 'address'>) {
  return <OverviewScreen {...props} address={useRecordAddress()} />;
}

const meta = {
  title: 'Portal/Agent/Overview',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: '/agentHome?from=2026-11-08&to=2026-11-21' },
  args: {
    overview: here(FULL),
    isPrevious: false,
    linkToBranch: fn((account: string) => ({ to: `?account=${account}` })),
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R11.01] Figures with their changes, the course, branches and products',
  play: async () => {
    const branches = await screen.findByRole('table', { name: 'By branch' });
    // The agent's own row, the ten largest and the rest, besides the header and the totals.
    await expect(within(branches).getAllByRole('row')).toHaveLength(14);
    await expect(within(branches).getByRole('link', { name: 'branch_1' })).toHaveAttribute(
      'href',
      expect.stringContaining('account=branch_1'),
    );
    await expect(screen.getAllByText('+27.3%').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Deposits and withdrawals' }));
    await expect(screen.getByRole('figure', { name: /Deposits and withdrawals/ })).toBeVisible();
  },
};
export const OneDay: Story = {
  parameters: { path: '/agentHome?from=2026-11-08&to=2026-11-08' },
  args: {
    overview: here({
      ...FULL,
      days: FULL.days.slice(0, 1),
      previousFrom: '2026-11-07',
      previousUntil: '2026-11-07',
    }),
  },
};
export const FormerRange: Story = {
  name: 'what stands of the former range is marked while another one comes',
  tags: ['no-picture'],
  args: { isPrevious: true },
  play: async () => {
    for (const name of ['By branch', 'By product']) {
      const table = await screen.findByRole('table', { name });
      await expect(table).toHaveAttribute('aria-busy', 'true');
    }
    for (const name of ['Money', 'People', 'By day']) {
      const card = screen.getByRole('heading', { name }).closest('section');
      await expect(card).toHaveAttribute('aria-busy', 'true');
    }
  },
};
export const Loading: Story = {
  args: { overview: { data: undefined, error: undefined, retry: fn() } },
};
export const Failed: Story = {
  args: { overview: { data: undefined, error: new CallError('network'), retry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.overview.retry).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {
  args: {
    overview: here({
      ...FULL,
      balance: { now: 0, before: 0 },
      figures: NOTHING,
      previous: NOTHING,
      members: { total: 0, registrations: 0, firstDeposits: 0, active: 0 },
      previousMembers: { total: 0, registrations: 0, firstDeposits: 0, active: 0 },
      online: 0,
      days: FULL.days.map(({ day }) => ({ day, ...NOTHING })),
      branches: [],
      otherBranches: NOTHING,
      own: NOTHING,
      products: [],
    }),
  },
};
export const LongFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    overview: here({
      ...FULL,
      currencySymbol: '₫',
      decimals: 0,
      figures: figures(9_000_000),
      branches: FULL.branches.map((branch, index) => ({
        ...branch,
        account: `maximiliana_concepcion_villanueva_${index}`,
      })),
    }),
  },
};
