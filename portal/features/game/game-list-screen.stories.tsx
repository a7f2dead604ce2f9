import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_ACTIONS, storyGame, storyGames } from '../../shared/games/story-games.ts';
import { GameListScreen } from './game-list-screen.tsx';
import { StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Game list',
  component: GameListScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language}>
      <GameListScreen {...args} />
    </StoryFrame>
  ),
  args: {
    vendor: 'Lumenforge',
    input: '',
    page: 1,
    games: { games: storyGames(18), totalPages: 4, totalCount: 64 },
    isPrevious: false,
    error: undefined,
    actions: STORY_ACTIONS,
    hrefFor: (page) => `?page=${page}`,
    onPage: fn(),
    onType: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GameListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const Loading: Story = { args: { games: undefined } };
export const Empty: Story = {
  args: { input: 'zzzz', games: { games: [], totalPages: 0, totalCount: 0 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all games' }));
    await expect(args.onType).toHaveBeenCalledWith('');
  },
};
export const Failed: Story = {
  args: {
    games: undefined,
    error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    vendor: 'Ang Pinakamahabang Pangalan ng Tagapagbigay ng Laro',
    games: {
      games: Array.from({ length: 5 }, (_, at) =>
        storyGame(at, {
          gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
          isHot: 1,
          isNew: 1,
        }),
      ),
      totalPages: 1,
      totalCount: 5,
    },
  },
};
