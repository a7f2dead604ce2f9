import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { STORY_BOOT } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { inAgentCenter } from '../story-frame.tsx';
import type { TeamMember } from './api.ts';
import { TeamScreen } from './team-screen.tsx';

const member = (number: number): TeamMember => ({
  account: `branch_${number}`,
  nickname: `Branch ${number}`,
  isAgent: number % 3 === 0,
  level: 1,
  isDirect: true,
  rate: 80,
  state: (['active', 'new', 'dormant'] as const)[number % 3] ?? 'active',
  ...(number === 4 && { note: 'Prefers calls in the evening' }),
  direct: number % 3 === 0 ? 4 : 0,
  team: number % 3 === 0 ? 31 : 0,
  balance: number * 137.55,
  currency: 'USD',
  currencySymbol: '$',
  decimals: 2,
  registeredAt: Date.UTC(2026, 5, number + 1, 9),
  ...(number % 2 === 0 && { lastLoginAt: Date.UTC(2026, 10, number + 1, 18, 30) }),
});
const ROWS = Array.from({ length: 12 }, (_, index) => member(index));
const PATH = [
  { account: 'demo_agent', nickname: 'Amelia Tan' },
  { account: 'branch_3', nickname: 'Branch 3' },
];

const meta = {
  title: 'Portal/Agent/Team',
  component: TeamScreen,
  decorators: [inAgentCenter],
  args: {
    team: {
      first: { path: PATH, list: ROWS, total: 404 },
      rows: ROWS,
      hasMore: true,
      isLoadingMore: false,
      isPrevious: false,
      error: undefined,
      loadMore: fn(),
      retry: fn(),
    },
    filters: { sort: 'account', descending: 'false' },
    onFilter: fn(),
    onAction: fn(),
    linkToLine: (account) => ({ to: `?account=${account ?? ''}` }),
    linkToOverview: (account) => ({ to: `?page=agentTeamOverview&account=${account}` }),
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R11.03] Filters, sort, the way up and down, and the next rows',
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'agent');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: 'agent' });
    await userEvent.selectOptions(screen.getByLabelText('Level'), '3');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ level: '3' });
    await userEvent.selectOptions(screen.getByLabelText('Last login'), 'never');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ login: 'never' });
    await userEvent.type(screen.getByLabelText('Account'), 'bra');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'bra' }));
    await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'balance' });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.team.loadMore).toHaveBeenCalledTimes(1);
    await expect(screen.getByText('12 of 404')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'dormant');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'dormant' });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for branch_3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Raise the rate' }));
    await expect(args.onAction).toHaveBeenCalledWith('raiseRate', ROWS[3]);
  },
};
const LATE = Date.UTC(2026, 5, 1, 20, 30);
export const MerchantZone: Story = {
  name: '[R11.03] days and times are of the merchant’s zone, as the filters are',
  tags: ['no-picture'],
  parameters: {
    boot: {
      ...STORY_BOOT,
      permission: {
        ...STORY_BOOT.permission,
        info: { ...STORY_BOOT.permission.info, timeZone: 'Pacific/Kiritimati' },
      },
    },
  },
  args: {
    team: {
      ...meta.args.team,
      rows: [{ ...member(1), registeredAt: LATE, lastLoginAt: LATE }],
    },
  },
  play: async () => {
    const cells = await screen.findAllByText(/Jun 2, 2026/);
    await expect(cells.map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))).toEqual([
      'Jun 2, 2026',
      'Jun 2, 2026, 10:30 AM',
    ]);
  },
};
export const Loading: Story = {
  args: { team: { ...meta.args.team, first: undefined, rows: undefined, hasMore: false } },
};
export const Empty: Story = {
  args: {
    filters: { sort: 'account', descending: 'false', search: 'nobody' },
    team: {
      ...meta.args.team,
      first: { path: PATH, list: [], total: 0 },
      rows: [],
      hasMore: false,
    },
  },
};
export const Failed: Story = {
  args: {
    team: {
      ...meta.args.team,
      first: undefined,
      rows: undefined,
      hasMore: false,
      error: new CallError('network'),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.team.retry).toHaveBeenCalledTimes(1);
  },
};
export const LongFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    team: {
      ...meta.args.team,
      rows: ROWS.map((row) => ({
        ...row,
        account: `${row.account}_villanueva_dimaculangan_2026`,
        nickname: 'Maximiliana Concepcion Villanueva-Dimaculangan',
        balance: 123_456_789_012.34,
      })),
    },
  },
};
