import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_ACTIONS, storyGame } from '../../shared/games/story-games.ts';
import { lobby } from './feature.ts';
import { OwnGamesScreen } from './own-games-screen.tsx';

const games = Array.from({ length: 25 }, (_, at) =>
  storyGame(at, { gameType: at % 3 === 0 ? 'LIVE' : 'RNG' }),
);

const meta = {
  title: 'Portal/Own games',
  component: OwnGamesScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={lobby.messages}>
      <OwnGamesScreen {...args} />
    </StoryFrame>
  ),
  args: {
    list: 'FAV',
    all: games,
    games: { data: games, error: undefined, retry: fn() },
    type: undefined,
    page: 1,
    actions: STORY_ACTIONS,
    hrefFor: (page) => `?page=${page}`,
    onPage: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof OwnGamesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R2.08] [R9.01] 18 a page, with the types that are there',
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('article')).toHaveLength(18);
    await userEvent.click(screen.getByRole('button', { name: /^Live casino/ }));
    await expect(args.onType).toHaveBeenCalledWith('LIVE');
    await expect(screen.queryByRole('button', { name: /^Fish/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

const tables = games.filter(({ gameType }) => gameType === 'LIVE');

export const OneType: Story = {
  args: { type: 'LIVE', games: { data: tables, error: undefined, retry: fn() } },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(9);
    await expect(screen.getByRole('button', { name: /^All kinds/ })).toHaveTextContent('25');
  },
};

export const NotAmongNewest: Story = {
  name: '[R2.08] a type that the newest of all leave out is told with its own games',
  args: {
    ...OneType.args,
    list: 'RECENT',
    all: games.filter(({ gameType }) => gameType !== 'LIVE').slice(0, 12),
  },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(9);
    const chosen = screen.getByRole('button', { name: /^Live casino/ });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen).toHaveTextContent('9');
    await expect(screen.getByRole('button', { name: /^All kinds/ })).toHaveTextContent('12');
  },
};

export const NoneOfType: Story = {
  args: { type: 'FISH', games: { data: [], error: undefined, retry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all kinds' }));
    await expect(args.onType).toHaveBeenCalledWith(undefined);
  },
};

export const Loading: Story = {
  args: { all: undefined, games: { data: undefined, error: undefined, retry: fn() } },
};

export const NoFavourites: Story = {
  args: { all: [], games: { data: [], error: undefined, retry: fn() } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Browse the games' });
    await expect(link).toHaveAttribute('href', '/rng');
  },
};

export const NothingPlayed: Story = {
  parameters: { language: 'TY' },
  args: { ...NoFavourites.args, list: 'RECENT' },
};

export const Failed: Story = {
  args: {
    all: undefined,
    games: {
      data: undefined,
      error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
      retry: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.games.retry).toHaveBeenCalled();
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };
