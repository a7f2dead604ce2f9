import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Badge, CountBadge } from './badge.tsx';

const guide: Guide = {
  use: [
    'A short status or label of another element: Hot, New, Settled, Pending.',
    '`CountBadge`: the number of unread or open items behind a menu entry or a tab.',
  ],
  avoid: [
    'An interactive element: `Chip` or `Button`.',
    'A message: `Alert`.',
    'A figure that is the content itself: `Stat`.',
  ],
  anatomy: ['Coloured background', 'Word, or number up to `99+`'],
  accessibility: {
    pattern: 'Plain text. The word must convey the meaning of the tone.',
    announced: [
      '`Badge`: its word, in reading order.',
      '`CountBadge` with `label`: the label (`3 unread messages`) instead of the number; nothing at 0.',
    ],
  },
};

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Hot' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hot: Story = { tags: ['composite'], args: { hot: true } };
export const New: Story = { args: { tone: 'brand', children: 'New' } };
export const Neutral: Story = { args: { children: 'Under maintenance' } };
export const Success: Story = { args: { tone: 'success', children: 'Approved' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Processing' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };
export const Soft: Story = {
  args: { tone: 'brand', variant: 'soft', children: 'Kasalukuyang sinusuri' },
};

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
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  render: () => (
    <p>
      <CountBadge count={-3} /> <CountBadge count={1e21} /> <CountBadge count={Number.NaN} />
    </p>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
