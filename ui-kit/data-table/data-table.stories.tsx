import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../bad-input.sample.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Row {
  id: string;
  account: string;
  product: string;
  bets: number;
  net: number;
  state: 'settled' | 'open';
}

const guide: Guide = {
  use: ['Many records of one kind to compare, sort or sum up: bets, members, transactions.'],
  avoid: [
    'One record: `DescriptionList`.',
    'Pictures: a `Grid` of cards.',
    'A development over time: `Chart`.',
  ],
  anatomy: [
    'Region that scrolls',
    'Header with its sort buttons',
    'Row with its detail',
    'Totals row',
  ],
  accessibility: {
    pattern: 'Native `table` in a region; sort buttons with `aria-sort`',
    keys: {
      Tab: 'moves to the region, then between controls',
      'Arrow keys': 'scroll the region',
      'Enter, Space': 'sort, select, expand a row',
    },
    announced: ['Caption, column and row headers, the sort order of a column, the number of rows.'],
  },
};

const format = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `row${at}`,
    account: `member_${String(at).padStart(5, '0')}`,
    product: ['Slots', 'Live', 'Lottery'][at % 3] ?? '',
    bets: ((at * 7919) % 1000) * 1.5,
    net: (((at * 104729) % 2000) - 1000) / 4,
    state: at % 4 === 0 ? 'open' : 'settled',
  }));

const columns: DataTableProps<Row>['columns'] = [
  {
    id: 'account',
    header: 'Account',
    cell: ({ account }) => account,
    sortValue: (row) => row.account,
  },
  { id: 'product', header: 'Product', cell: ({ product }) => product },
  {
    id: 'bets',
    header: 'Valid bets',
    numeric: true,
    cell: ({ bets }) => format(bets),
    sortValue: (row) => row.bets,
    total: format(12_345),
  },
  {
    id: 'net',
    header: 'Net result',
    numeric: true,
    cell: ({ net }) => format(net),
    sortValue: (row) => row.net,
    total: format(-678.5),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'open' ? 'warning' : 'success'}>{state}</Badge>,
  },
];

const Table = (props: DataTableProps<Row>) => <DataTable {...props} />;

const meta = {
  title: 'Kit/Data table',
  component: Table,
  parameters: { guide },
  args: { label: 'Team betting', columns, rows: rowsOf(6), rowId: ({ id }) => id },
  // Each is a landmark, and the documentation page shows several of them.
  render: (args, { name }) => <Table {...args} label={`${args.label}, ${name}`} />,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const accounts = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** The label that a card shows before a value. */
const labelOf = (cell: HTMLElement) =>
  /^"(.*?)"/.exec(getComputedStyle(cell, '::before').content)?.[1];

export const Full: Story = {
  tags: ['composite'],
  args: { detail: () => null, defaultSelected: ['row1'] },
};
export const Sorting: Story = {
  args: { onSortChange: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Net result' }));
    const head = canvas.getByRole('columnheader', { name: 'Net result' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const sorted = rowsOf(6).sort((one, other) => one.net - other.net);
    await expect(accounts(canvasElement)).toEqual(sorted.map(({ account }) => account));
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(accounts(canvasElement)).toEqual(sorted.map(({ account }) => account).reverse());
  },
};
export const SortedElsewhere: Story = {
  tags: ['no-picture'],
  args: { sort: { column: 'bets', direction: 'descending' }, onSortChange: fn() },
  play: async ({ canvasElement, args }) => {
    const before = accounts(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Valid bets' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'bets',
      direction: 'ascending',
    });
    await expect(accounts(canvasElement)).toEqual(before);
  },
};
export const Selecting: Story = {
  tags: ['no-picture'],
  args: { onSelectedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select row2' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['row2']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(rowsOf(6).map(({ id }) => id));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
  },
};
export const WithDetail: Story = {
  tags: ['after-play'],
  args: {
    detail: ({ id, product }) => (
      <DescriptionList
        items={[
          { term: 'Order', description: id },
          { term: 'Product', description: product },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Details of row1' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Order')).toBeVisible();
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Stale: Story = {
  args: { stale: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    // The line is drawn above the headers, which are sticky and have a background.
    const line = getComputedStyle(table.closest('[data-variant]') ?? table, '::after');
    await expect(line.boxShadow).toContain('inset');
    const [head] = canvas.getAllByRole('columnheader');
    if (!head) throw new Error('The table has no head.');
    await expect(Number(line.zIndex)).toBeGreaterThan(Number(getComputedStyle(head).zIndex));
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No bets in this period"
        action={<Button variant="soft">Last 30 days</Button>}
      />
    ),
  },
};
export const Failed: Story = {
  args: { rows: undefined, error: <ErrorState title="The bets did not load" onRetry={fn()} /> },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Narrow: Story = {
  args: {
    stickyColumn: true,
    style: { maxInlineSize: '31rem' },
    columns: [
      ...columns,
      { id: 'note', header: 'What the account was told', cell: ({ id }) => `Nothing yet, ${id}` },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const region = within(canvasElement).getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollLeft = 200;
    const [first] = within(canvasElement).getAllByRole('rowheader');
    await waitFor(() =>
      expect(
        Math.abs((first?.getBoundingClientRect().left ?? 0) - region.getBoundingClientRect().left),
      ).toBeLessThan(3),
    );
  },
};
/** A press anywhere in a row opens it; the button is in its first cell. */
export const RowsThatOpen: Story = {
  tags: ['no-picture'],
  args: { onRowOpen: fn(), variant: 'outline' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = rowsOf(6)[2];
    await userEvent.click(canvas.getByRole('button', { name: row?.account ?? '' }));
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(row);
    const [last] = canvas.getAllByText('Lottery').slice(-1);
    const { left, top } = last?.getBoundingClientRect() ?? canvasElement.getBoundingClientRect();
    const target = document.elementFromPoint(left + 2, top + 2);
    await expect(target?.closest('button')).toHaveTextContent('member_00005');
  },
};
/** Without fills, for pages on which the table is one part among others. */
export const Outline: Story = {
  tags: ['composite'],
  args: { variant: 'outline' },
};
/** In a card, minor columns are omitted where the row opens and shows them, and nowhere else. */
export const MinorColumns: Story = {
  tags: ['no-picture'],
  args: { style: { maxInlineSize: '390px' }, variant: 'outline', onRowOpen: fn() },
  render: ({ onRowOpen, ...args }) => {
    const withMinor = columns.map((column) => ({ ...column, minor: column.id === 'product' }));
    return (
      <>
        <DataTable {...args} label="Opens" columns={withMinor} onRowOpen={onRowOpen} />
        <DataTable {...args} label="Does not" columns={withMinor} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const labelled = (name: string) => {
      const [row] = within(canvas.getByRole('table', { name })).getAllByRole('row').slice(1);
      return row ? within(row).getAllByRole('cell').map(labelOf) : [];
    };
    await expect(labelled('Opens')).not.toContain('Product');
    await expect(labelled('Opens')).toContain('Net result');
    await expect(labelled('Does not')).toContain('Product');
  },
};
/** At the width of a phone rows are cards, and each value has the label of its column. */
export const Cards: Story = {
  tags: ['no-picture'],
  args: {
    style: { maxInlineSize: '390px' },
    detail: ({ id }) => id,
    defaultSelected: ['row1'],
    columns: [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        actions: true,
        cell: () => <Button>Open</Button>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const region = within(canvasElement).getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    const cards = within(table).getAllByRole('row').slice(1, -1);
    await expect(cards).toHaveLength(6);
    for (const card of cards) {
      const title = within(card).getByRole('rowheader').getBoundingClientRect();
      // The expand button and the checkbox come before the title; buttons have no label.
      const values = within(card).getAllByRole('cell').slice(2, -1);
      const labels = values.map(labelOf);
      await expect(labels).toEqual(['Product', 'Valid bets', 'Net result', 'State']);
      for (const value of values) {
        await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom - 1);
        await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
      }
    }
    // Assistive technology names the values by the headers, which stay in the document.
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Account',
      'Product',
      'Valid bets',
      'Net result',
      'State',
      'Actions',
    ]);
    await userEvent.click(within(table).getByRole('button', { name: 'Net result' }));
    await expect(within(table).getByRole('columnheader', { name: 'Net result' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expectFits(canvasElement);
  },
};
/** The rows of a long list are measured as cards, too. */
export const ManyCards: Story = {
  tags: ['no-picture'],
  args: { rows: rowsOf(1_000), style: { maxInlineSize: '390px' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(3));
    const region = canvas.getByRole('region');
    await waitFor(() => {
      region.scrollTop = region.scrollHeight;
      expect(canvas.getByText('member_00999')).toBeVisible();
    });
    await expectFits(canvasElement);
  },
};
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: { rows: rowsOf(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(10));
    // Only rows in view are rendered; the total is announced.
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const region = canvas.getByRole('region');
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText('member_09999')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    region.scrollTop = 0;
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('member_09999'),
    );
  },
};
export const LongText: Story = {
  args: {
    columns: [
      { id: 'account', header: 'Account', wrap: true, cell: () => 'W'.repeat(400) },
      { id: 'net', header: 'Net', numeric: true, cell: () => '−98,765,432,109,876.54' },
    ],
    rows: rowsOf(1),
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet>
      {(state) => (
        <Table
          {...args}
          label={`Team betting, ${state}`}
          columns={columns.slice(0, 2)}
          rows={rowsOf(1)}
        />
      )}
    </StateSheet>
  ),
};
export const NoRowsAtAll: Story = {
  tags: ['no-picture'],
  args: { rows: [] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
