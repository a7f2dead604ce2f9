import { rngOrders, sportsUnsettledOrders } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { inMemberCenter } from '../story-frame.tsx';
import { STORY_LOST, storyBets } from '../story-records.ts';
import BetsPage from './bets-page.tsx';

const meta = {
  title: 'Portal/Member/Betting record',
  component: BetsPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: [answer(rngOrders, storyBets(12))] },
} satisfies Meta<typeof BetsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Betting record' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};
export const UnsettledSports: Story = {
  parameters: {
    path: '/member?kind=SPORTS_OPEN',
    answers: [answer(sportsUnsettledOrders, storyBets(3, { gameType: 'SPORTS', status: 'open' }))],
  },
  play: async () => {
    await screen.findByRole('tab', { name: 'Sports', selected: true });
    await expect(screen.getByRole('radio', { name: 'Unsettled' })).toBeChecked();
    await expect(await screen.findAllByRole('row')).toHaveLength(4);
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = { parameters: { answers: [answer(rngOrders, storyBets(0))] } };
export const Failed: Story = {
  parameters: { answers: [answer(rngOrders, STORY_LOST)] },
  play: async () => {
    await screen.findByText(/7f3a9c/);
    await screen.findByRole('button', { name: 'Try again' });
  },
};
export const Details: Story = {
  parameters: { path: `/member?order=${storyBets(1).list[0]?.orderNo}` },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Emberfall Dragon' });
  },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      answer(
        rngOrders,
        storyBets(4, {
          gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
          vendorName: 'Ang Pinakamahabang Pangalan ng Tagapagbigay',
          betAmount: 1_250_000,
          winAmount: 9_876_543.21,
          profitAndLoss: 8_626_543.21,
        }),
      ),
    ],
  },
};
