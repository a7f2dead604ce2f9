import {
  announcements,
  type Boot,
  type BrandLayout,
  favouriteIds,
  gameList,
  hotGames,
  recentGames,
  winnerBoard,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_BOOT, type StoryAnswer, StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { GameRail } from '../../shared/games/game-rail.tsx';
import { STORY_ACTIONS, STORY_LANE, storyGames } from '../../shared/games/story-games.ts';
import { CategorySection } from './components/category-section.tsx';
import { GameMenu } from './components/game-menu.tsx';
import { Hero } from './components/hero.tsx';
import { HeroOfCards } from './components/hero-of-cards.tsx';
import { HomeSections } from './components/home-sections.tsx';
import { Notices } from './components/notices.tsx';
import { Winners } from './components/winners.tsx';

const winner = (at: number) => ({
  vo: {
    id: String(at),
    iconUrl: '',
    gameName: `Parol Nights ${at}`,
    customerName: 'de***r',
    winAmount: at * 10.5,
    winTime: 0,
    nodeId: '1',
  },
});
const told = {
  banners: [1, 2].map((at) => ({
    bannerId: `b${at}`,
    groupName: 'w_home',
    url: `/art/${at}.webp`,
    title: `Lantern Week ${at}`,
    subtitle: 'Seven small missions, one for resting',
    linkageType: 'P',
  })),
  player: [1, 2, 3].map((at) => ({
    id: `PL${at}`,
    title: `Notice ${at}`,
    content: '',
    execution: 'B',
    publishedAt: 0,
  })),
  popup: [],
  promotion: [],
};
const full: readonly StoryAnswer[] = [
  { endpoint: hotGames, value: { list: storyGames(15) } },
  { endpoint: gameList, value: { games: storyGames(12), totalPages: 1, totalCount: 12 } },
  {
    endpoint: winnerBoard,
    value: { list: Array.from({ length: 20 }, (_, at) => winner(at + 1)) },
  },
  { endpoint: announcements, value: told },
  { endpoint: recentGames, value: { list: [], totalPages: 0 } },
  { endpoint: favouriteIds, value: [] },
];
const lost = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });
const failed = full.map(({ endpoint }) => ({ endpoint, value: lost }));
const sports = { ...STORY_LANE, title: 'SPORTS' as const };
const onOpenVendor = fn();
/** The boot data of a brand with this `layout.json`. */
const arranged = (layout: BrandLayout): Boot => ({
  ...STORY_BOOT,
  brand: { ...STORY_BOOT.brand, layout },
});

const meta = {
  title: 'Portal/Home',
  component: HomeSections,
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame
        language={parameters.language}
        answers={parameters.answers ?? full}
        boot={parameters.layout && arranged(parameters.layout)}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
  args: { lanes: [STORY_LANE, sports], actions: STORY_ACTIONS, onOpenVendor },
} satisfies Meta<typeof HomeSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R2.52] Twelve hot games, five vendors of sports',
  play: async () => {
    const hot = await screen.findByRole('region', { name: /^Hot games/ });
    await expect(await within(hot).findAllByRole('article')).toHaveLength(12);
    const section = await screen.findByRole('region', { name: /^Sports/ });
    await expect(section.querySelectorAll('[data-vendor]')).toHaveLength(5);
    const slots = await screen.findByRole('region', { name: /^Slots/ });
    await expect(slots.querySelectorAll('[data-vendor]')).toHaveLength(6);
  },
};

export const Loading: Story = { parameters: { answers: [] } };

export const Failed: Story = {
  name: '[R8.02] Each part fails in its own place',
  parameters: { answers: failed },
  play: async () => {
    await screen.findByText('Hot games could not be loaded');
    await screen.findByText('The winners could not be loaded');
    await screen.findByRole('region', { name: /^Slots/ });
  },
};

export const Filipino: Story = { parameters: { language: 'TY' } };

export const Menu: Story = {
  render: ({ lanes }) => <GameMenu lanes={lanes} choice="FAV" onChoose={onOpenVendor} />,
  play: async () => {
    const fav = await screen.findByRole('button', { name: 'Favourites' });
    await expect(fav).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Sports' }));
    await expect(onOpenVendor).toHaveBeenLastCalledWith('SPORTS');
  },
};

export const Category: Story = {
  render: () => (
    <CategorySection lane={STORY_LANE} onOpen={onOpenVendor} moreHref="?category=RNG" />
  ),
  play: async () => {
    onOpenVendor.mockClear();
    const closed = await screen.findByRole('button', { name: /Sunda Reels/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(onOpenVendor).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Lumenforge/ }));
    await expect(onOpenVendor).toHaveBeenCalledWith(STORY_LANE.cards[0]);
  },
};

export const Rail: Story = {
  render: ({ actions }) => (
    <GameRail
      heading="shell.jackpots"
      errorTitle="home.failed.jackpots"
      games={{ data: storyGames(7), error: undefined, retry: fn() }}
      actions={actions}
      moreHref="/rng"
    />
  ),
};

export const WinnersBoard: Story = {
  name: '[R2.57] [R3.02] The greatest winner first',
  render: () => <Winners />,
  play: async () => {
    const board = await screen.findByRole('region', { name: 'Winners' });
    const rows = await within(board).findAllByRole('listitem');
    await expect(rows).toHaveLength(20);
    await expect(rows[0]).toHaveTextContent('$210.00');
    await expect(rows[19]).toHaveTextContent('$10.50');
  },
};

export const WinnersLoading: Story = {
  name: 'Winners that are on their way keep the place of their board',
  tags: ['no-picture'],
  parameters: { answers: [] },
  render: () => <Winners />,
  play: async () => {
    const board = await screen.findByRole('region', { name: 'Winners', busy: true });
    await expect(within(board).queryByRole('listitem')).toBeNull();
    // As high as the board with its rows, so that nothing below shifts when they arrive.
    const { height } = within(board).getByRole('group').getBoundingClientRect();
    await expect(height).toBeGreaterThan(200);
  },
};

const without = (...endpoints: readonly StoryAnswer['endpoint'][]) =>
  full.map(({ endpoint, value }) => ({
    endpoint,
    value: endpoints.includes(endpoint)
      ? { list: [], games: [], totalPages: 0, totalCount: 0 }
      : value,
  }));

export const NoWinners: Story = {
  name: 'Without winners the jackpots have their row for themselves',
  tags: ['no-picture'],
  parameters: { answers: without(winnerBoard) },
  play: async ({ canvasElement }) => {
    const jackpots = await screen.findByRole('region', { name: /^Jackpots/ });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Winners' })).toBeNull());
    await expect(screen.queryByRole('heading', { name: 'Winners' })).toBeNull();
    const page = canvasElement.getBoundingClientRect();
    await expect(jackpots.getBoundingClientRect().width).toBeGreaterThan(page.width * 0.9);
  },
};

export const NoJackpots: Story = {
  name: 'Without games of a kind there is no heading over nothing',
  tags: ['no-picture'],
  parameters: { answers: without(winnerBoard, gameList, hotGames) },
  play: async () => {
    await screen.findByRole('region', { name: /^Slots/ });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Winners' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Jackpots/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Hot games/ })).toBeNull());
  },
};

export const Banners: Story = {
  render: () => <Hero />,
  play: async () => {
    await screen.findByRole('group', { name: 'Banner 1 of 2' });
    await userEvent.click(screen.getByRole('button', { name: 'Next banner' }));
    const second = screen.getByRole('group', { name: 'Banner 2 of 2' });
    await expect(second).toHaveAttribute('data-state', 'current');
  },
};

const threeBanners = [
  ...full.filter(({ endpoint }) => endpoint !== announcements),
  {
    endpoint: announcements,
    value: {
      ...told,
      banners: [1, 2, 3, 4].map((at) => ({ ...told.banners[0], bannerId: `b${at}` })),
    },
  },
];

export const BannersAsCards: Story = {
  parameters: { answers: threeBanners },
  render: () => <HeroOfCards kind="cards" />,
  play: async () => {
    const row = await screen.findByRole('region', { name: 'Offers and news' });
    await expect(await within(row).findAllByRole('link')).toHaveLength(4);
  },
};

export const BannersSplit: Story = {
  name: 'Banners: the first turns with the others, two stand beside it',
  parameters: { answers: threeBanners },
  render: () => <HeroOfCards kind="split" />,
  play: async () => {
    const beside = await screen.findByRole('region', { name: 'More offers' });
    await expect(within(beside).getAllByRole('link')).toHaveLength(2);
    await screen.findByRole('group', { name: 'Banner 1 of 2' });
  },
};

export const TooFewToSplit: Story = {
  name: 'Banners: two are too few to stand beside each other',
  render: () => <HeroOfCards kind="split" />,
  play: async () => {
    await screen.findByRole('group', { name: 'Banner 1 of 2' });
    await expect(screen.queryByRole('region', { name: 'More offers' })).toBeNull();
  },
};

export const Rearranged: Story = {
  name: 'Sections in another order, with fewer games, winners first',
  parameters: {
    layout: {
      hasLowTiles: true,
      home: [
        { section: 'winners' },
        { section: 'jackpots', count: 4 },
        { section: 'hot', count: 6 },
      ],
    } satisfies BrandLayout,
  },
  play: async () => {
    const hot = await screen.findByRole('region', { name: /^Hot games/ });
    await expect(await within(hot).findAllByRole('article')).toHaveLength(6);
    const jackpots = screen.getByRole('region', { name: /^Jackpots/ });
    await expect(within(jackpots).getAllByRole('article')).toHaveLength(4);
    const winners = screen.getByRole('region', { name: 'Winners' });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(winners.compareDocumentPosition(jackpots) & follows).toBe(follows);
    await expect(jackpots.compareDocumentPosition(hot) & follows).toBe(follows);
    await expect(screen.queryByRole('region', { name: /^Slots/ })).toBeNull();
  },
};

export const NoticeLine: Story = {
  render: () => <Notices />,
  play: async () => {
    await screen.findByRole('region', { name: 'Notices' });
  },
};
