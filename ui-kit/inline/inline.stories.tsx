import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Text } from '../text/index.ts';
import { Inline } from './inline.tsx';

const guide: Guide = {
  use: ['Buttons, badges or chips side by side that may wrap.'],
  avoid: [
    'Items below each other: `Stack`.',
    'Equal columns: `Grid`.',
    'Tabular data: `DataTable`.',
  ],
  anatomy: ['Container with children in a row that may wrap'],
  accessibility: {
    pattern: 'None: it has no role of its own; with `asChild` a list stays a list.',
  },
};

const buttons = ['Deposit', 'Withdraw', 'Transfer'].map((name) => (
  <Button key={name} variant="soft">
    {name}
  </Button>
));

const meta = {
  title: 'Kit/Inline',
  component: Inline,
  parameters: { guide },
  args: { children: buttons },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const AtTheEnd: Story = { args: { justify: 'end', gap: 'lg' } };
export const Wrapping: Story = {
  args: { style: { inlineSize: '14rem' } },
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole('button');
    await expect(third?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
  },
};
export const OneLine: Story = {
  args: { wrap: false },
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole('button');
    await expect(third?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: <Text>{LONG_WORD}</Text> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
