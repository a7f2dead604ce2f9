import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { picture } from '../image/picture.sample.ts';
import { StateSheet } from '../states.sample.tsx';
import { GameCard } from './game-card.tsx';
import { GameCardSkeleton } from './game-card-skeleton.tsx';

const guide: Guide = {
  use: ['A game in a lobby, a rail or search results, by the dozen or the thousand.'],
  avoid: [
    'A promotion or an article: `Card`.',
    'A vendor: `Chip` with `shape="tile"`, or `VendorDropdown`.',
  ],
  anatomy: [
    'Cover, 3 to 4',
    'Play, and Free trial with `freeTrial`',
    'Badges Hot and New',
    'Heart, with `onFavouriteChange`',
    'Info, with `onInfo`',
    'Jackpot',
    'Name and vendor',
  ],
  accessibility: {
    pattern: 'An `article` named by the game, with native buttons; the heart is a toggle button',
    keys: {
      Tab: 'moves to Play, Free trial, the heart and info of each card',
      'Enter, Space': 'presses the focused element',
    },
    announced: [
      'Each button with its game: `Play, Golden Harvest`. The heart is pressed or not pressed.',
      'Under maintenance there is one button: `Under maintenance, Golden Harvest`.',
      'Nothing when a rejected favourite is rolled back; the caller announces the reason.',
    ],
  },
};

const labels = {
  play: 'Immediate game',
  trial: 'Free trial',
  favourite: 'Favourite',
  info: 'About',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
};

const meta = {
  title: 'Kit/Game card',
  component: GameCard,
  parameters: { guide },
  args: {
    gameId: '4711',
    name: 'Golden Harvest Deluxe',
    vendor: 'Northwind Studio',
    cover: picture(42),
    labels,
    freeTrial: true,
    onPlay: fn(),
    onTrial: fn(),
    onFavouriteChange: fn(),
    onInfo: fn(),
    style: { inlineSize: '24ch' },
  },
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[R2.56] Plays from its cover and its buttons',
  args: { hot: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article', { name: 'Golden Harvest Deluxe' });
    await expect(canvas.getByText('Hot')).toBeVisible();
    const play = canvas.getByRole('button', { name: /^Immediate game/ });
    // The middle of the cover belongs to the Play button; there is no second, hidden control. A
    // card that has just been mounted is laid out in the next frame (content-visibility).
    await waitFor(async () => {
      const box = card.getBoundingClientRect();
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 3);
      await expect(middle).toBe(play);
    });
    await userEvent.click(play);
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
    await expect(args.onPlay).toHaveBeenCalledWith('4711');
    await userEvent.click(canvas.getByRole('button', { name: /^Free trial/ }));
    await expect(args.onTrial).toHaveBeenCalledTimes(1);
    await expect(args.onTrial).toHaveBeenCalledWith('4711');
    await userEvent.click(canvas.getByRole('button', { name: /^About/ }));
    await expect(args.onInfo).toHaveBeenCalledTimes(1);
    await expect(args.onInfo).toHaveBeenCalledWith('4711');
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  tags: ['after-play'],
  args: { favourite: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = [/^Immediate game/, /^Free trial/, /^Favourite/, /^About/];
    for (const name of names) {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveFocus();
      await waitFor(() => expect(getComputedStyle(button).opacity).toBe('1'));
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
    await expect(args.onTrial).toHaveBeenCalledTimes(1);
    await expect(args.onFavouriteChange).toHaveBeenCalledTimes(1);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('4711', true);
    await expect(args.onInfo).toHaveBeenCalledTimes(1);
  },
};

export const FavouriteThrottled: Story = {
  tags: ['no-picture'],
  name: '[R5.10] Toggles favourite at most once a second',
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: /^Favourite/ });
    await userEvent.click(heart);
    await userEvent.click(heart);
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledTimes(2);
  },
};

let refuse: (reason: Error) => void = () => {};
export const FavouriteRefused: Story = {
  tags: ['no-picture'],
  args: {
    onFavouriteChange: fn(
      () =>
        new Promise<void>((_resolve, reject) => {
          refuse = reject;
        }),
    ),
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: /^Favourite/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    refuse(new Error('refused'));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const FavouriteUncontrolled: Story = {
  tags: ['no-picture'],
  args: { defaultFavourite: true },
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: /^Favourite/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('4711', false);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

const commits = fn();
export const FavouriteRendersLittle: Story = {
  tags: ['no-picture'],
  args: { favourite: false, onFavouriteChange: fn(() => Promise.resolve()) },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' }}>
      {[1, 2, 3, 4].map((id) => (
        <Profiler key={id} id={String(id)} onRender={commits}>
          <GameCard {...args} gameId={String(id)} />
        </Profiler>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [heart] = within(canvasElement).getAllByRole('button', { name: /^Favourite/ });
    if (!heart) throw new Error('no heart');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('img[data-state=loaded]')).toHaveLength(4),
    );
    commits.mockClear();
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    // Toggled on and off: only that card renders, never the others.
    await expect(new Set(commits.mock.calls.map(([id]) => id))).toEqual(new Set(['1']));
  },
};

export const Favourite: Story = { args: { favourite: true } };
export const Badges: Story = {
  tags: ['composite'],
  args: { hot: true, isNew: true, favourite: true },
};
export const Jackpot: Story = { args: { jackpot: '₱12,480,312.77', cover: picture(260) } };
export const NoTrial: Story = {
  tags: ['no-picture'],
  args: { freeTrial: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Free trial/ })).toBeNull();
  },
};
export const Maintenance: Story = {
  args: { maintenance: true, hot: true, jackpot: '₱1.00' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Under maintenance')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Immediate game/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Free trial/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Favourite/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Under maintenance/ }));
    await expect(args.onPlay).toHaveBeenCalledWith('4711');
  },
};
export const BrokenCover: Story = {
  args: { cover: '/no-such-cover.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=failed]')).not.toBeNull(), {
      timeout: 5000,
    });
  },
};
export const LongText: Story = {
  args: {
    name: 'Ang Napakahabang Pangalan ng Ginintuang Ani sa Bukid ng Kapalaran',
    vendor: 'Pinagsamang Studio ng mga Manlilikha sa Hilaga',
    labels: { ...labels, play: 'Maglaro na agad ngayon', trial: 'Subukan nang libre muna' },
    style: { inlineSize: '18ch' },
  },
};
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '24ch 24ch', alignItems: 'start' }}>
      <GameCard {...args} className="real" />
      <GameCardSkeleton className="twin" style={args.style} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (of: string) => canvasElement.querySelector(of)?.getBoundingClientRect().height;
    await expect(height('.twin')).toBeCloseTo(height('.real') ?? 0, 0);
  },
};
export const Lobby: Story = {
  tags: ['composite'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(20ch, 1fr))',
        gap: '1rem',
      }}
    >
      {Array.from({ length: 16 }, (_, id) => (
        <GameCard
          {...args}
          key={String(id)}
          gameId={String(id)}
          cover={picture(id * 47)}
          hot={id % 3 === 0}
          isNew={id % 5 === 0}
          favourite={id % 4 === 1}
          maintenance={id === 6}
          jackpot={id % 7 === 2 ? '₱1,204,880.10' : undefined}
          style={undefined}
        />
      ))}
    </div>
  ),
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => <StateSheet target="button">{() => <GameCard {...args} />}</StateSheet>,
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { name: LONG_WORD, vendor: LONG_WORD, jackpot: LONG_WORD, hot: true, isNew: true },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const FirstOfAPage: Story = {
  tags: ['no-picture'],
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('img');
    await expect(cover).toHaveAttribute('loading', 'eager');
    await expect(cover).toHaveAttribute('fetchpriority', 'high');
  },
};
