import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import type { Guide } from '../guide.ts';
import { Stack } from './stack.tsx';

const guide: Guide = {
  use: ['Parts of a page, a card or a form below each other.'],
  avoid: ['Items side by side: `Inline`.', 'Equal columns: `Grid`.'],
  anatomy: ['Container with children in a column'],
  accessibility: {
    pattern: 'None: it has no role of its own; with `asChild` a list stays a list.',
  },
};

const parts = ['Main wallet', 'Bonus money', 'Points'].map((name) => (
  <Card key={name} padding="sm">
    {name}
  </Card>
));

const meta = {
  title: 'Kit/Stack',
  component: Stack,
  parameters: { guide },
  args: { children: parts },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 'xs' } };
export const Centered: Story = { args: { align: 'center' } };
export const AsList: Story = {
  args: {
    asChild: true,
    children: (
      <ul>
        <li>Deposit</li>
        <li>Withdraw</li>
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(getComputedStyle(list).flexDirection).toBe('column');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const LongWord: Story = {
  args: { children: <Card>{'Pinakamakapangyarihang'.repeat(12)}</Card> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
