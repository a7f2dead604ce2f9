import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Text, type TextProps } from './text.tsx';

const guide: Guide = {
  use: [
    'Running text, notes, amounts and times outside components with a text style of their own.',
  ],
  avoid: [
    'Names of sections: `Heading`.',
    'A status with its colour and icon: `Badge` or `Alert`.',
  ],
  anatomy: ['`p`, or the element given with `asChild`'],
  accessibility: {
    pattern: 'Native `p`, or the element given with `asChild`',
    announced: ['Its text. A tone is colour alone, so the text must convey it too.'],
  },
};

const meta = {
  title: 'Kit/Text',
  component: Text,
  parameters: { guide },
  args: { children: 'Your deposit arrives within a minute.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const COLOURS: Readonly<Record<string, Pick<TextProps, 'tone' | 'muted'>>> = {
  neutral: {},
  muted: { muted: true },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  danger: { tone: 'danger' },
};

export const Sizes: Story = {
  tags: ['composite'],
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          Size {size}: 1,234.50
        </Text>
      ))}
      {Object.entries(COLOURS).map(([name, colour]) => (
        <Text key={name} {...colour} weight="medium">
          Tone {name}
        </Text>
      ))}
    </>
  ),
};
export const Numeric: Story = {
  render: () => (
    <>
      <Text numeric>1,111.11</Text>
      <Text numeric>8,888.88</Text>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('p');
    const widthOf = (element: Element | undefined) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    };
    await expect(Math.abs(widthOf(first) - widthOf(second))).toBeLessThan(1);
  },
};
export const Truncated: Story = {
  args: {
    truncate: true,
    title: 'The whole of it',
    children: 'A name that is far longer than the room that any list has for it. '.repeat(6),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const AsTime: Story = {
  args: { asChild: true, children: <time dateTime="2026-11-22">22 November 2026</time> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('22 November 2026').tagName).toBe('TIME');
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
