import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import {
  STORY_ACTIONS,
  STORY_LANE,
  storyGame,
  storyGames,
} from '../../shared/games/story-games.ts';
import { CenterScreen } from './center-screen.tsx';
import { lobby } from './feature.ts';

const lost = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });
const games = {
  page: { games: storyGames(12), totalPages: 2, totalCount: 22 },
  searchedFor: '',
  isPrevious: false,
  error: undefined,
  retry: fn(),
};
const lane = {
  ...STORY_LANE,
  title: 'SPORTS' as const,
  cards: STORY_LANE.cards.map((card, at) => ({
    ...card,
    lagerIcon: storyGame(at).showIcon,
    isGame: at % 2,
  })),
};

const meta = {
  title: 'Portal/Game center',
  component: CenterScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={lobby.messages}>
      <CenterScreen {...args} />
    </StoryFrame>
  ),
  args: {
    gameType: 'SPORTS',
    family: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
    lane,
    isKnown: true,
    vendorsError: undefined,
    onVendorsRetry: fn(),
    onVendor: fn(),
    lobby: {
      tab: 'ALL',
      vassalage: '',
      classify: '',
      q: '',
      sort: 'RECOMMENDED',
      volatility: [],
      feature: [],
      page: 1,
    },
    games,
    actions: STORY_ACTIONS,
    hrefFor: (page) => `?page=${page}`,
    onPage: fn(),
  },
} satisfies Meta<typeof CenterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Tidal Nine/ }));
    await expect(args.onVendor).toHaveBeenCalledWith(lane.cards[1]);
    const closed = screen.getByRole('button', { name: /Sunda Reels/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    const here = screen.getByRole('link', { name: 'Sports' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Cockfight' })).toHaveAttribute(
      'href',
      '/sports?gameType=COCKFIGHT',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = {
  args: {
    lane: undefined,
    isKnown: false,
    family: [],
    games: { ...games, page: undefined, isPrevious: true },
  },
};

export const Failed: Story = {
  args: {
    lane: undefined,
    isKnown: false,
    family: [],
    vendorsError: lost,
    games: { ...games, page: undefined, error: lost },
  },
};

export const NotOffered: Story = {
  args: { lane: undefined, family: [] },
  play: async () => {
    await screen.findByRole('link', { name: 'Go to home page' });
    await expect(screen.queryByRole('article')).toBeNull();
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };
