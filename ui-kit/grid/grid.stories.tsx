import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Card } from '../card/index.ts';
import type { Guide } from '../guide.ts';
import { Text } from '../text/index.ts';
import { Grid } from './grid.tsx';

const guide: Guide = {
  use: ['Cards or figures of equal width, as many per row as fit.'],
  avoid: ['Tabular data: `DataTable`.', 'Items of different widths: `Inline`.'],
  anatomy: ['Container with children in equal columns'],
  accessibility: {
    pattern: 'None: it has no role of its own; with `asChild` a list stays a list.',
  },
};

const cards = Array.from({ length: 6 }, (_, at) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
  <Card key={at}>Figure {at + 1}</Card>
));
const columnsOf = (root: HTMLElement) =>
  getComputedStyle(root.firstElementChild ?? root).gridTemplateColumns.split(' ').length;

const meta = {
  title: 'Kit/Grid',
  component: Grid,
  parameters: { guide },
  args: { children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { style: { inlineSize: '57rem', maxInlineSize: '100%' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(3);
  },
};
export const Narrow: Story = {
  args: { style: { inlineSize: '15rem' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Small: Story = { args: { minColumn: 'xs', gap: 'sm' } };
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: <Text>{LONG_WORD}</Text> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
