import { ShieldCheck } from '@baize/ui-kit/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_LANE, storyGames } from '../../shared/games/story-games.ts';
import { search } from './feature.ts';
import { SearchScreen } from './search-screen.tsx';

const hot = storyGames(6);
const [first, second] = STORY_LANE.cards;
const found = {
  vendors: [first, second].flatMap((card) => (card ? [{ card, marks: [{ from: 0, to: 3 }] }] : [])),
  games: storyGames(8).map((game) => ({ game, marks: [{ from: 0, to: 5 }] })),
};
const idle = { found: undefined, text: '', isWaiting: false, error: undefined, retry: fn() };

const meta = {
  title: 'Portal/Search',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={search.messages}>
      <SearchScreen {...args} />
    </StoryFrame>
  ),
  args: {
    input: '',
    answer: idle,
    pages: [],
    hot,
    recent: ['emberfall', 'tongits'],
    onType: fn(),
    onRecent: fn(),
    onForget: fn(),
    onGame: fn(),
    onVendor: fn(),
    onPage: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ args }) => {
    const search = await screen.findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRecent).toHaveBeenCalledWith('emberfall');
    await userEvent.click(screen.getByRole('button', { name: 'Forget my searches' }));
    await expect(args.onForget).toHaveBeenCalled();
    // It may still be coming into view.
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Popular right now' })).toBeVisible(),
    );
  },
};

export const Full: Story = {
  args: { input: 'ember', answer: { ...idle, found, text: 'ember' } },
  play: async ({ args }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Enter}');
    await expect(args.onVendor).toHaveBeenCalledWith(first);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onGame).toHaveBeenCalledWith(found.games[0]?.game);
  },
};

const limits = {
  name: 'Limits',
  words: '',
  entry: { icon: ShieldCheck, message: 'search.page.limits', to: '/member#limits' },
} as const;

export const Pages: Story = {
  args: { input: 'limits', answer: { ...idle, found, text: 'limits' }, pages: [limits] },
  play: async ({ args }) => {
    await screen.findByRole('combobox');
    await screen.findByRole('group', { name: 'Pages' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(limits);
  },
};

/** The portal's pages are known without the gateway. */
export const PagesWithNothingElse: Story = {
  tags: ['no-picture'],
  args: {
    input: 'limits',
    answer: { ...idle, found: { vendors: [], games: [] }, text: 'limits' },
    pages: [limits],
  },
  play: async () => {
    await screen.findByRole('group', { name: 'Pages' });
    await expect(screen.queryByText(/Nothing found/)).toBeNull();
  },
};

export const Loading: Story = { args: { input: 'e', answer: { ...idle, isWaiting: true } } };

export const Nothing: Story = {
  args: { input: 'qqxx', answer: { ...idle, found: { vendors: [], games: [] }, text: 'qqxx' } },
  play: async ({ args }) => {
    await screen.findByText('Check the spelling or try fewer words. Meanwhile, these are popular:');
    await userEvent.click(screen.getAllByRole('option')[0] ?? document.body);
    await expect(args.onGame).toHaveBeenCalledWith(hot[0]);
  },
};

export const Failed: Story = {
  args: { input: 'e', answer: { ...idle, error: new CallError('network') } },
};

export const LongestText: Story = {
  parameters: { language: 'TY' },
  args: {
    input: 'ember',
    answer: {
      ...idle,
      text: 'ember',
      found: {
        ...found,
        games: storyGames(2).map((game) => ({
          game: {
            ...game,
            gameName: 'Ang Napakahabang Pangalan ng Isang Laro na Hindi Kasya sa Anumang Listahan',
            maintenance: true,
          },
          marks: [{ from: 4, to: 16 }],
        })),
      },
    },
  },
};
