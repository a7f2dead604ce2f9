import type { GameAnnouncement } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { NewsLine } from './components/news-strip.tsx';
import { GameNewsScreen } from './game-news-screen.tsx';
import { StoryFrame } from './story-frame.tsx';

const AT = Date.UTC(2026, 10, 20, 12);
const item = (number: number): GameAnnouncement => ({
  id: `GN${number}`,
  kind: number === 2 ? 'MAINTENANCE' : number === 3 ? 'JACKPOT' : 'NEW',
  title: `News ${number}`,
  content: `<p>Text of news ${number}.</p>`,
  gameType: 'RNG',
  vassalage: 'LUMEN',
  ...(number !== 2 && { nodeId: `10000${number}` }),
  publishedAt: AT - number,
  ...(number === 2 && { endsAt: AT + 86_400_000 }),
});
const items = Array.from({ length: 11 }, (_, at) => item(at + 1));

const meta = {
  title: 'Portal/Lobby/News about games',
  component: GameNewsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      {/* The popup's title above it. */}
      <h2>News about games</h2>
      <GameNewsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: items,
    error: undefined,
    openId: 'GN1',
    page: undefined,
    pageHref: '?popup=x',
    retry: fn(),
    onShow: fn(),
    onGame: fn(),
    onVendor: fn(),
  },
} satisfies Meta<typeof GameNewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  name: '[R7.02b] News of a game leads to the game',
  play: async ({ args }) => {
    await screen.findByText('Text of news 1.');
    await expect(screen.getAllByRole('button', { name: /^News \d/ })).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Open the game' }));
    await expect(args.onGame).toHaveBeenCalledWith('100001');
    await userEvent.click(screen.getByRole('button', { name: /^News 3/ }));
    await expect(args.onShow).toHaveBeenLastCalledWith(items[2], 1);
  },
};

export const Maintenance: Story = {
  name: '[R7.02b] News of a vendor leads to its games, and says until when',
  args: { openId: 'GN2' },
  play: async ({ args }) => {
    await screen.findByText(/^Until/);
    await userEvent.click(screen.getByRole('button', { name: 'Show its games' }));
    await expect(args.onVendor).toHaveBeenCalledWith('LUMEN');
  },
};

export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: [] } };
export const Failed: Story = { args: { data: undefined, error: new CallError('timeout') } };

const open = fn();
export const Strip: Story = {
  render: (_args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <NewsLine news={items} onOpen={open} />
      <NewsLine news={items.slice(1)} onOpen={open} />
      <NewsLine news={undefined} onOpen={open} />
      <NewsLine news={[]} onOpen={open} />
    </StoryFrame>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New News 1 All news (11)' }));
    await expect(open).toHaveBeenLastCalledWith(items[0]);
  },
};

/** The longest texts of the product's languages. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  render: (args) => (
    <StoryFrame language="TY">
      <NewsLine
        news={[
          {
            ...item(2),
            title: 'Inaayos pa ang Napakahabang Pangalan ng Larong Ito sa Gabi ng mga Parol',
          },
        ]}
        onOpen={open}
      />
      <GameNewsScreen {...args} />
    </StoryFrame>
  ),
};
