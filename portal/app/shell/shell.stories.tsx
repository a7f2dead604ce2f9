import { gameVendors } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { STORY_LANE, storyGame } from '../../shared/games/story-games.ts';
import { STORY_BOOT, StoryFrame } from '../story-frame.tsx';
import { CategoryNav } from './category-nav.tsx';
import { Footer } from './footer.tsx';
import { Shell } from './shell.tsx';

const cards = STORY_LANE.cards.map((card, at) => ({
  ...card,
  smallIcon: storyGame(at).showIcon,
}));
const lane = { ...STORY_LANE, cards };
const answers = [
  {
    endpoint: gameVendors,
    value: {
      data: {
        lanes: [
          lane,
          { ...lane, title: 'LIVE' },
          { ...lane, title: 'SPORTS', cards: cards.slice(0, 1) },
        ],
      },
    },
  },
];

const meta = {
  title: 'Portal/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame
        language={parameters.language}
        path={parameters.path}
        boot={parameters.boot}
        answers={answers}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  args: { children: <h1>A page</h1> },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['composite', 'every-width'],
  name: '[R2.30] Login and register for a visitor',
  play: async () => {
    await screen.findByRole('button', { name: 'Log in' });
    await screen.findByRole('button', { name: 'Register' });
    await screen.findByRole('contentinfo');
    const main = screen.getByRole('main');
    await expect(main.contains(screen.getByRole('contentinfo'))).toBe(false);
  },
};

export const Folded: Story = {
  tags: ['no-picture'],
  name: '[R2.15] The side menu folds and unfolds',
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Side menu' });
    await userEvent.click(screen.getByRole('button', { name: 'Fold menu' }));
    await expect(menu).toHaveAttribute('data-state', 'folded');
    await userEvent.click(await screen.findByRole('button', { name: 'Unfold menu' }));
    await expect(menu).toHaveAttribute('data-state', 'open');
  },
};

export const GamePage: Story = {
  name: '[R2.15] No side menu on a game page',
  parameters: { path: '/seamless' },
  play: async () => {
    await screen.findByRole('banner');
    await expect(screen.queryByRole('navigation', { name: 'Side menu' })).toBeNull();
  },
};

export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };

export const Categories: Story = {
  tags: ['composite', 'after-play', 'any-language', 'desk'],
  name: '[R2.33] [R2.34] Several vendors open, others lead or start',
  render: () => <CategoryNav />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Live casino' }));
    await screen.findByRole('group', { name: 'Live casino' });
    await userEvent.keyboard('{Escape}');
    const single = screen.getByRole('button', { name: 'Sports' });
    await expect(single).not.toHaveAttribute('aria-expanded');
    await expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
  },
};

export const FooterWithNetworks: Story = {
  tags: ['composite'],
  name: '[R1.04] Social links that are configured',
  render: () => <Footer />,
  play: async () => {
    for (const name of ['Facebook', 'Telegram', 'WhatsApp']) {
      await screen.findByRole('link', { name });
    }
  },
};

export const FooterWithoutNetworks: Story = {
  name: '[R1.04] No social links without configuration',
  render: () => <Footer />,
  parameters: {
    boot: {
      ...STORY_BOOT,
      permission: {
        ...STORY_BOOT.permission,
        info: { ...STORY_BOOT.permission.info, resources: [] },
      },
    },
  },
  play: async () => {
    await screen.findByText('18+');
    await expect(screen.queryByText('Follow us')).toBeNull();
  },
};
