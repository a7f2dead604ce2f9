import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './card.tsx';

const guide: Guide = {
  use: ['Related content that is set apart from the page: a payment method, an order, a figure.'],
  avoid: [
    'A message with a tone: `Alert`.',
    'A game: `GameCard`.',
    'A card inside a card: use `soft`, or no card.',
  ],
  anatomy: ['Surface', 'Content'],
  accessibility: {
    pattern: 'None. With `asChild` and a `section`, add a heading that names the section.',
  },
};

const content = (
  <Stack gap="xs">
    <Heading level={3}>Main wallet</Heading>
    <Text muted size="sm">
      Ready to play or to withdraw.
    </Text>
  </Stack>
);

const meta = {
  title: 'Kit/Card',
  component: Card,
  parameters: { guide },
  args: { children: content },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ['composite'],
  render: () => (
    <Stack>
      <Card>{content}</Card>
      <Card raised>{content}</Card>
      <Card variant="soft">{content}</Card>
      <Card variant="outline">{content}</Card>
    </Stack>
  ),
};
export const ToTheEdge: Story = {
  args: { padding: 'none', children: <div style={{ padding: '2rem' }}>A picture or a table</div> },
};
export const AsSection: Story = {
  args: { asChild: true, children: <section aria-label="Wallet">{content}</section> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Wallet' })).toBeVisible();
  },
};
export const Stale: Story = {
  args: { stale: true },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText('Main wallet').closest('[aria-busy="true"]');
    if (!card) throw new Error('No card is busy.');
    await expect(getComputedStyle(card, '::after').boxShadow).toContain('inset');
    await expect(card).toHaveStyle({ cursor: 'progress' });
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
