import type { Announcement } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/gateway/call-error.ts';
import { catalogue } from './catalogue.ts';
import { PromotionsScreen } from './promotions-screen.tsx';

const promotion = (number: number, change: Partial<Announcement> = {}): Announcement => ({
  id: `PR${number}`,
  title:
    ['First deposit: 50% up to 100', 'Reef Hunt Tournament', 'Bring a friend'][number % 3] ?? '',
  content:
    '<p>Half of your first deposit comes on top.</p><ul><li>Play it 12 times.</li><li>30 days.</li></ul>',
  execution: 'B',
  publishedAt: Date.UTC(2026, 10, 20 - number),
  ...change,
});

const meta = {
  title: 'Portal/Promotions',
  component: PromotionsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={catalogue}>
      <PromotionsScreen {...args} />
    </StoryFrame>
  ),
  args: { data: [0, 1, 2].map((number) => promotion(number)), error: undefined, retry: fn() },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { data: undefined } };

export const Empty: Story = {
  args: { data: [] },
  play: async () => {
    await screen.findByText('No promotions at the moment');
  },
};

export const Failed: Story = {
  args: {
    data: undefined,
    error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
  },
  play: async ({ args }) => {
    await screen.findByText(/7f3a9c/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};

export const HostileHtml: Story = {
  args: {
    data: [
      promotion(0, {
        content:
          '<p onclick="window.ran=1">Kept words</p><script>window.ran=1</script><iframe src="/"></iframe><a href="javascript:window.ran=1">a link</a><img src="data:," onerror="window.ran=1">',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByText('Kept words'));
    await userEvent.click(screen.getByText('a link'));
    await expect(Reflect.get(window, 'ran')).toBeUndefined();
    await expect(canvasElement.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
    await expect(screen.getByText('a link')).not.toHaveAttribute('href');
  },
};

/** The longest text: Filipino, a table wider than its card, a word without an end. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    data: [
      promotion(0, {
        title: 'Napakahabang Pamagat ng Pinakamalaking Promo ng Linggo ng mga Parol',
        content:
          '<p>NapakahabangSalitangWalangKatapusanNaHindiKayangPutulinNgSinuman</p><table><tr><th>Antas</th><th>Gantimpala</th></tr><tr><td>Unang antas ng paligsahan</td><td>1,250.00</td></tr></table>',
      }),
      promotion(1),
    ],
  },
};
