import type { BetOrders } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { inMemberCenter } from '../story-frame.tsx';
import { storyBets } from '../story-records.ts';
import { readBetList } from './bet-list.ts';
import { BetsScreen } from './bets-screen.tsx';

function Screen(props: Omit<ComponentProps<typeof BetsScreen>, 'address' | 'list'>) {
  const address = useRecordQuery();
  return <BetsScreen {...props} address={address} list={readBetList(address.query.kind)} />;
}

const meta = {
  title: 'Portal/Member/Betting record',
  component: Screen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    bets: storyLoaded(storyBets(12)),
    loadAll: fn(() => new Promise<never>(() => undefined)),
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Betting record' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};
export const FormerFilter: Story = {
  name: 'what stands of the former filter is marked while another one comes',
  tags: ['no-picture'],
  args: { bets: { ...storyLoaded(storyBets(12)), isPrevious: true } },
  play: async () => {
    const [sum] = await screen.findAllByRole('term');
    await expect(sum?.closest('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
const jackpot = storyBets(3, {
  winAmount: 12_349.17,
  profitAndLoss: 12_344.17,
  jackpotAmount: 12_345.67,
});
export const AJackpotWon: Story = {
  parameters: { path: `/member?order=${jackpot.list[0]?.orderNo}` },
  args: { bets: storyLoaded(jackpot) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText('Including jackpot')).toBeVisible();
    await expect(within(dialog).getByText('$12,345.67')).toBeVisible();
  },
};
export const UnsettledSports: Story = {
  parameters: { path: '/member?kind=SPORTS_OPEN' },
  args: { bets: storyLoaded(storyBets(3, { gameType: 'SPORTS', status: 'open' })) },
  play: async () => {
    await screen.findByRole('tab', { name: 'Sports', selected: true });
    await expect(screen.getByRole('radio', { name: 'Unsettled' })).toBeChecked();
    await expect(await screen.findAllByRole('row')).toHaveLength(4);
  },
};
export const OtherLists: Story = {
  tags: ['no-picture'],
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Sports' }));
    await screen.findByRole('tab', { name: 'Sports', selected: true });
    await expect(screen.getByRole('radio', { name: 'Settled' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Unsettled' }));
    await expect(screen.getByRole('radio', { name: 'Unsettled' })).toBeChecked();
    await userEvent.click(screen.getByRole('tab', { name: 'Slots' }));
    await screen.findByRole('tab', { name: 'Slots', selected: true });
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
export const SavingAFile: Story = {
  tags: ['no-picture'],
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Export CSV' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Loading: Story = { args: { bets: storyLoaded<BetOrders>(undefined) } };
export const Empty: Story = { args: { bets: storyLoaded(storyBets(0)) } };
export const Failed: Story = {
  args: { bets: storyLoaded<BetOrders>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await screen.findByText(/7f3a9c/);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.bets.retry).toHaveBeenCalled();
  },
};
export const Details: Story = {
  parameters: { path: `/member?order=${storyBets(1).list[0]?.orderNo}` },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Emberfall Dragon' });
  },
};
const LEG = {
  league: 'Harbor League',
  home: 'Harbor United',
  away: 'Ironvale',
  market: 'winner',
  pick: 'home',
  line: 0,
  odds: 1.95,
  result: 'won',
  score: '2 : 1',
} as const;
const accumulator = storyBets(1, {
  gameType: 'SPORTS',
  gameName: 'Football Book',
  legs: [
    LEG,
    { ...LEG, home: 'Calle Norte', away: 'Isla Verde', market: 'total', pick: 'over', line: 2.5 },
    { ...LEG, market: 'handicap', pick: 'away', line: 1, result: 'push' },
    {
      ...LEG,
      league: 'Sampagita Open',
      home: 'L. Abadan',
      away: 'T. Ferro',
      market: 'handicap',
      pick: 'away',
      line: -3.5,
      unit: 'games',
      points: '16 : 17',
    },
    {
      league: 'Tala Premier',
      home: 'Tala City',
      away: 'Rio Dorado',
      market: 'winner',
      pick: 'draw',
      line: 0,
      odds: 3.4,
    },
  ],
});
export const DetailsOfAnAccumulator: Story = {
  parameters: { path: `/member?kind=SPORTS&order=${accumulator.list[0]?.orderNo}` },
  args: { bets: storyLoaded(accumulator) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Football Book' });
    const legs = within(dialog).getAllByRole('listitem');
    await expect(legs.map((leg) => leg.textContent)).toEqual([
      'Harbor United wins at 1.95Harbor United – Ironvale · Harbor LeagueWon · 2 : 1',
      'Over 2.5 at 1.95Calle Norte – Isla Verde · Harbor LeagueWon · 2 : 1',
      'Ironvale −1 at 1.95Harbor United – Ironvale · Harbor LeagueLine met · 2 : 1',
      'T. Ferro +3.5 games at 1.95L. Abadan – T. Ferro · Sampagita OpenWon · 2 : 1 · games 16 : 17',
      'Draw at 3.40Tala City – Rio Dorado · Tala PremierOpen',
    ]);
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    bets: storyLoaded(
      storyBets(4, {
        gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
        vendorName: 'Ang Pinakamahabang Pangalan ng Tagapagbigay',
        betAmount: 1_250_000,
        winAmount: 9_876_543.21,
        profitAndLoss: 8_626_543.21,
      }),
    ),
  },
};
