import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, CountBadge } from './badge.tsx';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { children: 'Hot' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hot: Story = { tags: ['composite'], args: { tone: 'hot' } };
export const New: Story = { args: { tone: 'new', children: 'New' } };
export const Neutral: Story = { args: { children: 'Under maintenance' } };
export const Success: Story = { args: { tone: 'success', children: 'Approved' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Processing' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };
export const Info: Story = { args: { tone: 'info', children: 'Kasalukuyang sinusuri' } };

export const Counts: Story = {
  render: () => (
    <p>
      <CountBadge count={0} label="0 unread" /> <CountBadge count={3} label="3 unread messages" />{' '}
      <CountBadge count={99} /> <CountBadge count={140} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('0 unread')).toBeNull();
    await expect(canvas.getByText('3 unread messages').parentElement).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
