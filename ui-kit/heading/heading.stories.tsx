import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Heading } from './heading.tsx';

const guide: Guide = {
  use: ['The name of a page, a section or a card.'],
  avoid: ['Large text that names nothing: `Text`.', 'A figure with its name: `Stat`.'],
  anatomy: ['Heading element, `h1` to `h4`'],
  accessibility: {
    pattern: 'Native `h1` to `h4`',
    announced: ['Its level and its text. Levels must follow each other without a gap.'],
  },
};

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 2, children: 'Hot games' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  tags: ['composite'],
  render: () => (
    <>
      <Heading level={1}>Member center</Heading>
      <Heading level={2}>Security</Heading>
      <Heading level={3}>Two-step login</Heading>
      <Heading level={4}>Recovery codes</Heading>
    </>
  ),
};
export const Hero: Story = { args: { level: 1, size: '2xl', children: 'Play at your own pace' } };
export const RankAndSize: Story = {
  args: { level: 2, size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const LongFilipino: Story = {
  args: {
    children: 'Mga patakaran sa responsableng paglalaro at pangangalaga ng mga manlalaro',
    style: { maxInlineSize: '16rem' },
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
