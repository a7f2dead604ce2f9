import {
  type Announcement,
  announcements,
  type Banner,
  favouriteGames,
  favouriteIds,
  gameList,
  gameVendors,
  hotGames,
  recentGames,
  winnerBoard,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { answer, asMember, StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_LANE, storyGame, storyGames } from '../../shared/games/story-games.ts';
import { HomeRoute } from './home-route.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const lanes = [STORY_LANE, { ...STORY_LANE, title: 'SPORTS' as const }];
const winners = Array.from({ length: 20 }, (_, at) => ({
  vo: {
    id: String(at),
    iconUrl: storyGame(at).iconUrl,
    gameName: storyGame(at).gameName,
    customerName: 'de***r',
    winAmount: 4_210 - at * 105.5,
    currencySymbol: '$',
    decimals: 2,
    winTime: NOON,
    nodeId: '1',
  },
}));
const banners = [1, 2].map(
  (at): Banner => ({
    bannerId: `b${at}`,
    groupName: 'w_home',
    url: `/art/${at}.webp`,
    title: `Lantern Week ${at}`,
    subtitle: 'Seven small missions, one for resting',
    linkageType: 'P',
  }),
);
const notices = [1, 2, 3].map(
  (at): Announcement => ({
    id: `PL${at}`,
    title: `Notice ${at}: deposits by QR code arrive within a minute`,
    content: '',
    execution: 'B',
    publishedAt: NOON,
  }),
);
const endpoints = [gameVendors, hotGames, gameList, winnerBoard, announcements];
const full = [
  answer(gameVendors, { data: { lanes } }),
  answer(hotGames, { list: storyGames(15) }),
  answer(gameList, { games: storyGames(12), totalPages: 1, totalCount: 12 }),
  answer(winnerBoard, { list: winners }),
  answer(announcements, { banners, player: notices, popup: [], promotion: [] }),
];
const empty = [
  answer(gameVendors, { data: { lanes: [] } }),
  answer(hotGames, { list: [] }),
  answer(gameList, { games: [], totalPages: 0, totalCount: 0 }),
  answer(winnerBoard, { list: [] }),
  answer(announcements, { banners: [], player: [], popup: [], promotion: [] }),
];
const lost = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });

const meta = {
  title: 'Portal/Home page',
  component: HomeRoute,
  parameters: { layout: 'fullscreen', answers: full },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame
        isPage
        language={parameters.language}
        path={parameters.path}
        answers={parameters.answers}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof HomeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['composite', 'every-width'],
  play: async () => {
    await screen.findByRole('region', { name: /^Hot games/ });
    await screen.findByRole('region', { name: 'Winners' });
  },
};
export const Member: Story = {
  beforeEach: asMember,
  parameters: {
    answers: [
      ...full,
      answer(recentGames, { list: storyGames(4), totalPages: 1 }),
      answer(
        favouriteIds,
        storyGames(5).map(({ nodeId }) => nodeId),
      ),
      answer(favouriteGames, { content: storyGames(5), pageNum: 1, totalPages: 1 }),
    ],
  },
  play: async () => {
    await screen.findByRole('region', { name: /^Recent/ });
    await screen.findByRole('region', { name: /^Your favourites/ });
  },
};
export const Category: Story = {
  parameters: { path: '/?category=RNG' },
  play: async () => {
    const slots = await screen.findByRole('button', { name: 'Slots', pressed: true });
    await expect(slots).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Empty: Story = { parameters: { answers: empty } };
export const Failed: Story = {
  parameters: { answers: endpoints.map((endpoint) => answer(endpoint, lost)) },
};
export const LongestTextFilipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
