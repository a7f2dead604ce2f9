import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Chart } from './chart.tsx';

const guide: Guide = {
  use: ['The development of one to five figures over time, or their comparison by category.'],
  avoid: ['One figure: `Stat`.', 'Exact values to look up: `DataTable`.'],
  anatomy: ['Title', 'Legend', 'Drawing', 'Values of the selected category', 'Table of all values'],
  accessibility: {
    pattern: 'Figure with a group that is read by keys, and a table of the values',
    keys: {
      'Arrow left, Arrow right': 'read the values of the previous or next category',
      'Home, End': 'read those of the first or last category',
      Escape: 'hides the values',
    },
    announced: ['The title; for each category its label and all values; the table like any table.'],
  },
};

const days = Array.from({ length: 14 }, (_, at) => `Nov ${at + 9}`);
const wave = (seed: number) =>
  days.map((_, at) => Math.round(800 + 600 * Math.sin(at / 2 + seed) + at * seed * 20));

const meta = {
  title: 'Kit/Chart',
  component: Chart,
  parameters: { guide },
  args: {
    title: 'Team deposits and withdrawals',
    categories: days,
    categoryHeader: 'Day',
    series: [
      { id: 'deposits', label: 'Deposits', values: wave(1) },
      { id: 'withdrawals', label: 'Withdrawals', values: wave(3) },
    ],
    format: (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2 }),
    formatTick: (value: number) => value.toLocaleString('en', { notation: 'compact' }),
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('group', { name: 'Team deposits and withdrawals' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 9');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 22');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Bars: Story = {
  tags: ['composite'],
  args: { kind: 'bar', categories: days.slice(0, 7) },
};
export const Stacked: Story = {
  args: {
    kind: 'stacked',
    series: ['Slots', 'Live', 'Lottery', 'Sports', 'Fishing'].map((label, at) => ({
      id: label,
      label,
      values: wave(at + 1).map((value) => Math.abs(value)),
    })),
  },
};
export const Negative: Story = {
  args: {
    kind: 'bar',
    series: [{ id: 'net', label: 'Net result', values: wave(2).map((value) => value - 900) }],
  },
};
export const TableOfValues: Story = {
  tags: ['after-play'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = canvas.getByRole('table', { name: 'Team deposits and withdrawals' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(14);
  },
};
export const Gaps: Story = {
  args: {
    series: [
      {
        id: 'a',
        label: 'Deposits',
        values: wave(1).map((value, at) => (at % 5 === 3 ? null : value)),
      },
    ],
  },
};
export const OnePoint: Story = {
  args: { categories: ['Today'], series: [{ id: 'a', label: 'Deposits', values: [12] }] },
};
export const Empty: Story = { args: { categories: [], series: [] } };
/** Nothing was paid: no scale is drawn, and the drawing says so. */
export const AllZero: Story = {
  args: {
    empty: 'Nothing in these days',
    series: [{ id: 'paid', label: 'Paid', values: days.map(() => 0) }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in these days')).toBeVisible();
    await expect(canvas.queryByText('1')).not.toBeInTheDocument();
  },
};
export const Huge: Story = {
  args: { series: [{ id: 'a', label: 'Turnover', values: wave(1).map((value) => value * 1e12) }] },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: {
    title: LONG_WORD,
    categories: [LONG_WORD, LONG_WORD],
    series: [{ id: 'a', label: LONG_WORD, values: [1, Number.NaN] }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: {
    categories: tenThousand((at) => `${at}`),
    series: [{ id: 'a', label: 'A', values: tenThousand((at) => at) }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
