import {
  DAY,
  type Mission,
  type MissionLeaderboard,
  type MissionMilestone,
  type MissionSummary,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { MissionsScreen } from './missions-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const MONEY = { currencySymbol: '$', decimals: 2 };

const mission = (missionId: string, change: Partial<Mission> = {}): Mission => ({
  missionId,
  kind: 'daily',
  title: 'A turn of the reels',
  summary: 'Twenty slot rounds and 15 units of valid bets.',
  steps: [
    { measure: 'rounds', gameType: 'RNG', done: 12, target: 20 },
    { measure: 'validBets', gameType: 'RNG', done: 15, target: 15 },
  ],
  prize: 1.5,
  state: 'open',
  endsAt: NOON + DAY,
  ...change,
});
const warmUp: Partial<Mission> = {
  title: 'Warm up',
  summary: 'Five rounds of anything you like.',
  steps: [{ measure: 'rounds', done: 5, target: 5 }],
};
const MISSIONS = [
  mission('DAY-WARMUP', { ...warmUp, state: 'claimable' }),
  mission('DAY-REELS'),
  mission('DAY-DONE', { ...warmUp, title: 'Early bird', state: 'claimed' }),
];
const summary = (list: Mission[]): MissionSummary => ({ list, claimable: 2, ...MONEY });
const STONES: MissionMilestone[] = [
  { milestoneId: 'DAY-2', kind: 'daily', done: 2, target: 2, prize: 0.5, state: 'claimable' },
  { milestoneId: 'DAY-3', kind: 'daily', done: 2, target: 3, prize: 1.5, state: 'open' },
];
const BOARD: MissionLeaderboard = {
  from: NOON,
  until: NOON + DAY,
  list: Array.from({ length: 8 }, (_, index) => ({
    place: index + 1,
    name: `de***${index}`,
    score: 1820.5 / (index + 1),
    ...(index < 5 && { prize: 20 - index * 4 }),
    own: index === 3,
  })),
  prizes: [{ place: 1, prize: 20 }],
  own: { place: 4, score: 455.12, prize: 8, toNext: 151.72 },
  ...MONEY,
};
/** @param isStale - it is of another board than the chosen one, which is on the way */
const board = (change: Partial<MissionLeaderboard> = {}, isPrevious = false, isStale = false) => (
  <Leaderboard
    leaderboard={{ ...storyLoaded({ ...BOARD, ...change }), isPrevious: isStale }}
    board="daily"
    isPrevious={isPrevious}
    busy={false}
    onBoard={fn()}
    onClaim={fn()}
  />
);

const meta = {
  title: 'Portal/Member/Missions',
  component: MissionsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <MissionsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    missions: storyLoaded(summary(MISSIONS)),
    milestones: storyLoaded({ list: STONES, ...MONEY }),
    tab: 'daily',
    onTab: fn(),
    busyId: undefined,
    onClaim: fn(),
    leaderboard: board(),
  },
} satisfies Meta<typeof MissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    const card = await screen.findByRole('article', { name: 'A turn of the reels' });
    const [rounds] = within(card).getAllByRole('progressbar');
    await expect(rounds).toHaveAttribute('aria-valuetext', '12 of 20');
    await userEvent.click(screen.getByRole('button', { name: 'Claim: Warm up' }));
    await expect(args.onClaim).toHaveBeenCalledWith('mission', 'DAY-WARMUP', 'Warm up');
    await userEvent.click(screen.getByRole('button', { name: 'Claim: 2 missions complete' }));
    await expect(args.onClaim).toHaveBeenCalledWith('milestone', 'DAY-2', '2 missions complete');
    await expect(
      within(screen.getByRole('tab', { name: /Today/ })).getByText('2 mission prizes to claim'),
    ).toBeInTheDocument();
  },
};
export const Board: Story = {
  args: { tab: 'leaderboard' },
  play: async () => {
    const own = await screen.findByRole('region', { name: 'Your place' });
    await expect(own).toHaveTextContent('#4');
    await expect(own).toHaveTextContent('151.72 more points to place 3');
    await expect(screen.getAllByRole('row')).toHaveLength(9);
  },
};
export const OnePoint: Story = {
  tags: ['no-picture'],
  name: 'one point, as it is read, is no points',
  args: {
    tab: 'leaderboard',
    leaderboard: board({ own: { place: 2, score: 1.001, toNext: 1 } }),
  },
  play: async () => {
    const own = await screen.findByRole('region', { name: 'Your place' });
    await within(own).findByText('1 point');
    await within(own).findByText('1 more point to place 1');
  },
};
export const FormerBoard: Story = {
  args: {
    tab: 'leaderboard',
    leaderboard: board({ own: { place: 1, score: 1820.5, prize: 20, state: 'claimable' } }, true),
  },
  play: async () => {
    await screen.findByText('You are first.');
    await screen.findByRole('button', { name: 'Claim: Day' });
  },
};
export const BoardOnItsWay: Story = {
  name: '[R12.04] while another board comes nothing of the former one can be claimed',
  tags: ['no-picture'],
  args: {
    tab: 'leaderboard',
    leaderboard: board(
      { own: { place: 1, score: 1820.5, prize: 20, state: 'claimable' } },
      true,
      true,
    ),
  },
  play: async () => {
    const own = await screen.findByRole('region', { name: 'Your place' });
    await expect(own).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('button', { name: 'Claim: Day' })).toBeNull();
    await expect(screen.getByRole('table', { name: 'Day' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const FinishedBoard: Story = {
  name: '[R12.04] a finished board asks for no more points, and its prize is counted on its tab',
  args: {
    tab: 'leaderboard',
    missions: storyLoaded({ ...summary(MISSIONS), claimable: 3 }),
    leaderboard: board(
      { own: { ...BOARD.own, place: 4, score: 455.12, state: 'claimable' } },
      true,
    ),
  },
  play: async () => {
    const own = await screen.findByRole('region', { name: 'Your place' });
    await expect(own).toHaveTextContent('#4');
    await expect(own).not.toHaveTextContent('more points');
    const tab = screen.getByRole('tab', { name: /^Leaderboards/ });
    await expect(within(tab).getByText('1 mission prize to claim')).toBeInTheDocument();
  },
};
export const EmptyBoard: Story = {
  args: { tab: 'leaderboard', leaderboard: board({ list: [], own: undefined }) },
  play: async () => {
    await screen.findByText('You are not on this board yet.');
    await screen.findByText('Nobody is on this board yet');
  },
};
export const Loading: Story = {
  args: { missions: storyLoaded(undefined), milestones: storyLoaded(undefined) },
};
export const Empty: Story = {
  args: { missions: storyLoaded(summary([])), milestones: storyLoaded({ list: [], ...MONEY }) },
  play: async () => {
    await screen.findByText('No missions right now');
  },
};
export const Failed: Story = {
  args: {
    missions: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.missions.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    missions: storyLoaded(
      summary([
        mission('DAY-LONG', {
          title: 'Ang Napakahabang Pangalan ng Misyon sa Gabi ng mga Parol sa Hardin',
          summary: 'Dalawampung round ng slot at labinlimang yunit ng valid bet sa buong araw.',
          prize: 1_250_000.5,
          state: 'claimable',
        }),
        ...MISSIONS,
      ]),
    ),
  },
};
