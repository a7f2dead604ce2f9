import type { Announcement } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { notices as feature } from './feature.ts';
import { NoticeScreen } from './notice-screen.tsx';

const notice = (number: number): Announcement => ({
  id: `PL${number}`,
  title: `Notice ${number}: withdrawals now show every step, with the time`,
  content: `<p>Text of notice ${number}.</p>`,
  execution: 'B',
  publishedAt: Date.UTC(2026, 10, 20, 12 - number),
});
const notices = Array.from({ length: 12 }, (_, at) => notice(at + 1));

const meta = {
  title: 'Portal/Notices',
  component: NoticeScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={feature.messages}>
      {/* The popup's title above it. */}
      <h2>Notices</h2>
      <NoticeScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: notices,
    error: undefined,
    openId: '',
    page: undefined,
    pageHref: '?popup=notice',
    retry: fn(),
    onShow: fn(),
  },
} satisfies Meta<typeof NoticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[R9.01] Nine a page',
  play: async ({ args }) => {
    const items = await screen.findAllByRole('button', { name: /^Notice \d/ });
    await expect(items).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: /^Notice 3/ }));
    await expect(args.onShow).toHaveBeenLastCalledWith(notices[2], 1);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await expect(args.onShow).toHaveBeenLastCalledWith(undefined, 2);
  },
};

export const Open: Story = {
  args: { openId: 'PL11' },
  play: async ({ args }) => {
    await screen.findByText('Text of notice 11.');
    const item = screen.getByRole('button', { name: /^Notice 11/ });
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(item);
    await expect(args.onShow).toHaveBeenLastCalledWith(undefined, 2);
  },
};

export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: [] } };

export const Failed: Story = {
  args: { data: undefined, error: new CallError('network') },
  play: async ({ args }) => {
    await screen.findByText('Network link is abnormal, please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};

export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    openId: 'PL1',
    data: [
      {
        ...notice(1),
        title: 'Napakahabang abiso tungkol sa pag-aayos ng sistema ngayong Linggo ng madaling-araw',
        content: '<h3>Bakit</h3><p>Para mas mabilis ang lahat.</p><ul><li>Alas-dos</li></ul>',
      },
      notice(2),
    ],
  },
};
