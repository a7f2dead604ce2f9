import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import { Badge } from '../badge/index.ts';
import type { Guide } from '../guide.ts';
import { DescriptionList } from './description-list.tsx';

const guide: Guide = {
  use: ['The properties of one object: an order, an account, a bet.'],
  avoid: ['Many records of one kind: `DataTable`.', 'One figure: `Stat`.'],
  anatomy: ['List', 'Pair of term and value'],
  accessibility: {
    pattern: 'Native `dl`, `dt`, `dd`',
    announced: ['Each term with its value.'],
  },
};

const meta = {
  title: 'Kit/Description list',
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { term: 'Order number', description: '2611220930451A2B' },
      { term: 'Amount', description: '1,500.00' },
      { term: 'State', description: <Badge tone="success">Paid</Badge> },
    ],
    style: { maxInlineSize: '28rem' },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('1,500.00');
  },
};
export const Columns: Story = { args: { layout: 'columns' } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Pangalan ng may-ari ng account sa bangko',
        description: 'W'.repeat(400),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { items: [{ term: LONG_WORD, description: LONG_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  // axe needs minutes for ten thousand equal items and finds nothing that ten do not show.
  tags: ['no-picture', 'no-axe'],
  parameters: { a11y: { test: 'off' } },
  args: { items: tenThousand((at) => ({ term: `Order ${at}`, description: '1,500.00' })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('dt')).toHaveLength(10_000);
    await expectFits(canvasElement);
  },
};
