import type { Announcement } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';
import { announcements } from './feature.ts';

const item = (number: number): Announcement => ({
  id: `PU${number}`,
  title: `Announcement ${number}`,
  content: `<p>Text of announcement ${number}.</p>`,
  execution: 'A',
  publishedAt: Date.UTC(2026, 10, 20, 12 - number),
  ...(number === 2 && { promotionType: 'MISSION' }),
});
const items = Array.from({ length: 11 }, (_, at) => item(at + 1));

const meta = {
  title: 'Portal/Announcements',
  component: AnnouncementScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={announcements.messages}>
      {/* The popup's title above it. */}
      <h2>Announcements</h2>
      <AnnouncementScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: items,
    error: undefined,
    openId: 'PU1',
    page: undefined,
    pageHref: '?popup=x',
    retry: fn(),
    onShow: fn(),
    onPromotion: fn(),
  },
} satisfies Meta<typeof AnnouncementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  name: '[R2.100] [R9.01] Nine a page, the first one open',
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('button', { name: /^Announcement \d/ })).toHaveLength(
      9,
    );
    await screen.findByText('Text of announcement 1.');
    await expect(screen.queryByRole('button', { name: 'Go to promotion' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Announcement 3/ }));
    await expect(args.onShow).toHaveBeenLastCalledWith(items[2], 1);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await expect(args.onShow).toHaveBeenLastCalledWith(items[9], 2);
  },
};

export const OfAPromotion: Story = {
  args: { openId: 'PU2' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to promotion' }));
    await expect(args.onPromotion).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: [] } };

export const Failed: Story = {
  args: { data: undefined, error: new CallError('timeout') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};

export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    openId: 'PU1',
    data: [
      {
        ...item(1),
        promotionType: 'REBATE',
        title: 'Napakahabang anunsiyo tungkol sa rebate sa live tables tuwing Sabado at Linggo',
        content: '<p>Mula Biyernes 18:00 hanggang Linggo 24:00.</p>',
      },
      item(3),
    ],
  },
};
