import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import {
  STORY_ACTIONS,
  STORY_LANE,
  storyGame,
  storyGames,
} from '../../shared/games/story-games.ts';
import { PopularView } from './components/popular-rail.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { StoryFrame } from './story-frame.tsx';

const found = {
  page: { games: storyGames(18), totalPages: 12, totalCount: 207 },
  searchedFor: '',
  isPrevious: false,
  error: undefined,
  retry: fn(),
};
const lobby = {
  tab: 'ALL',
  vassalage: '',
  classify: '',
  q: '',
  sort: 'RECOMMENDED',
  volatility: [],
  feature: [],
  page: 1,
} as const;

const meta = {
  title: 'Portal/Lobby',
  component: LobbyScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame isPage language={parameters.language ?? 'EN'}>
      <LobbyScreen {...args} />
    </StoryFrame>
  ),
  args: {
    gameType: 'RNG',
    lobby,
    lane: STORY_LANE,
    vendorsError: undefined,
    onVendorsRetry: fn(),
    offersBingo: true,
    games: found,
    blockedReason: undefined,
    actions: STORY_ACTIONS,
    hrefFor: (page) => `?page=${page}`,
    onPage: fn(),
    onTab: fn(),
    onVendor: fn(),
    onClassify: fn(),
    onSearch: fn(),
    onSort: fn(),
    onFilter: fn(),
    onFacts: fn(),
    onClear: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof LobbyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite', 'every-width'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), '  dragon ');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('dragon'));
    await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
    await expect(args.onTab).toHaveBeenCalledWith('HOT');
    await userEvent.click(screen.getByRole('button', { name: /^Jackpots/ }));
    await expect(args.onClassify).toHaveBeenCalledWith('JP');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const SortedAndFiltered: Story = {
  args: {
    lobby: { ...lobby, sort: 'RETURN', volatility: ['LOW', 'HIGH'], feature: ['FREE_SPINS'] },
  },
  play: async ({ args }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort games' }),
      'Newest',
    );
    await expect(args.onSort).toHaveBeenCalledWith('NEW');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (3)' }));
    await expect(args.onFilter).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: High volatility' }));
    await expect(args.onFacts).toHaveBeenLastCalledWith({
      volatility: ['LOW'],
      feature: ['FREE_SPINS'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.onFacts).toHaveBeenLastCalledWith({ volatility: [], feature: [] });
  },
};

export const NoGameHasAllFacts: Story = {
  args: {
    lobby: { ...lobby, feature: ['SPINS_TIMES_2', 'DECISIONS'] },
    games: { ...found, page: { games: [], totalPages: 0, totalCount: 0 } },
  },
  play: async ({ args }) => {
    await screen.findByText('No game fits these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const WithoutBingo: Story = {
  tags: ['no-picture'],
  name: '[R2.54] No bingo without the Filipino language',
  args: { offersBingo: false },
  play: async () => {
    await screen.findByRole('button', { name: /^Arcade/ });
    await expect(screen.queryByRole('button', { name: /^Bingo/ })).toBeNull();
  },
};

export const OfOneVendor: Story = {
  name: '[R7.02b] A vendor offers the kinds of games that it has, and no others',
  args: {
    lobby: { ...lobby, vassalage: 'LUMEN' },
    ofVendor: new Map([
      ['JP', 12],
      ['TG', 3],
    ]),
    popular: (
      <PopularView
        games={{ data: storyGames(12), error: undefined, retry: fn() }}
        actions={STORY_ACTIONS}
      />
    ),
  },
  play: async ({ args }) => {
    const jackpots = await screen.findByRole('button', { name: 'Jackpots 12' });
    const arcade = screen.getByRole('button', { name: 'Arcade 0' });
    await expect(arcade).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(arcade);
    await expect(args.onClassify).not.toHaveBeenCalled();
    await userEvent.click(jackpots);
    await expect(args.onClassify).toHaveBeenCalledWith('JP');
    await expect(screen.getByRole('region', { name: 'Most played this week' })).toBeVisible();
  },
};

export const MostPlayedLoading: Story = {
  tags: ['no-picture'],
  args: {
    ofVendor: null,
    popular: (
      <PopularView
        games={{ data: undefined, error: undefined, retry: fn() }}
        actions={STORY_ACTIONS}
      />
    ),
  },
};

export const MostPlayedFailed: Story = {
  args: {
    popular: (
      <PopularView
        games={{ data: undefined, error: new CallError('network'), retry: fn() }}
        actions={STORY_ACTIONS}
      />
    ),
  },
};

export const Loading: Story = {
  args: { lane: undefined, games: { ...found, page: undefined, isPrevious: true } },
};

export const FormerPageWhileLoading: Story = { args: { games: { ...found, isPrevious: true } } };

export const Empty: Story = {
  args: {
    lobby: { ...lobby, q: 'zzzz' },
    games: {
      ...found,
      searchedFor: 'zzzz',
      page: { games: [], totalPages: 0, totalCount: 0 },
    },
  },
  play: async ({ args }) => {
    await screen.findByText('No data for “zzzz”');
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const NoFavourites: Story = {
  tags: ['composite', 'every-width'],
  args: {
    lobby: { ...lobby, tab: 'FAV' },
    games: { ...found, page: { games: [], totalPages: 0, totalCount: 0 } },
  },
};

export const VisitorAtFavourites: Story = {
  args: { lobby: { ...lobby, tab: 'FAV' }, blockedReason: 'visitor' },
};

export const Failed: Story = {
  args: {
    vendorsError: new CallError('network'),
    lane: undefined,
    games: {
      ...found,
      page: undefined,
      isPrevious: true,
      error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
    },
  },
};

/** The longest text of the product's languages, and names longer than a tile. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    games: {
      ...found,
      page: {
        games: Array.from({ length: 6 }, (_, number) =>
          storyGame(number, {
            gameName: 'Ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
            isHot: 1,
            isNew: 1,
            supportPlay: 0,
          }),
        ),
        totalPages: 1,
        totalCount: 6,
      },
    },
  },
};
