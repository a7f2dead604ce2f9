import { Button } from '@baize/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Column, RecordTable } from './record-table.tsx';

interface Row {
  order: string;
  vendor: string;
  amount: string;
  status: string;
}

const rows: Row[] = [
  { order: 'B2026-11', vendor: 'Jade', amount: '₱1,250.00', status: 'Settled' },
  { order: 'B2026-12', vendor: 'W'.repeat(120), amount: '−₱98,765,432,109.50', status: 'Open' },
];
const columns: Column<Row>[] = [
  { id: 'order', label: 'Order', cell: ({ order }) => order },
  { id: 'vendor', label: 'Vendor', cell: ({ vendor }) => vendor },
  { id: 'amount', label: 'Bet amount', align: 'end', cell: ({ amount }) => amount },
  { id: 'status', label: 'Status', minor: true, cell: ({ status }) => status },
];

const Table = (props: Parameters<typeof RecordTable<Row>>[0]) => <RecordTable<Row> {...props} />;

const meta = {
  title: 'Portal/Shared/Record table',
  component: Table,
  tags: ['no-picture'],
  args: { caption: 'Betting record', columns, rows, keyOf: ({ order }) => order },
  decorators: [(Story) => <div style={{ inlineSize: '390px' }}>{Story()}</div>],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a card shows before a value. */
const labelOf = (cell: HTMLElement) =>
  /^"(.*?)"/.exec(getComputedStyle(cell, '::before').content)?.[1];

async function expectCards(table: HTMLElement, labels: readonly (string | undefined)[]) {
  const place = table.parentElement ?? table;
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  const [, ...cards] = within(table).getAllByRole('row');
  await expect(cards).toHaveLength(rows.length);
  for (const card of cards) {
    const cells = within(card).getAllByRole('cell');
    await expect(cells.map(labelOf)).toEqual(labels);
    let below = card.getBoundingClientRect().top;
    for (const cell of cells) {
      const { top, bottom } = cell.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(below);
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      below = bottom - 1;
    }
  }
}

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Betting record' });
    await expectCards(table, [undefined, 'Vendor', 'Bet amount', 'Status']);
    // Assistive technology names the values by the heads, which stay.
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual(columns.map(({ label }) => label));
  },
};
/** The whole card opens its details, which show what the card leaves out. */
export const CardsThatOpen: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Betting record' });
    await userEvent.click(within(table).getByText('−₱98,765,432,109.50'));
    await userEvent.click(within(table).getByRole('button', { name: 'B2026-12' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(rows[1]);
  },
};
export const CardsWithButtons: Story = {
  args: {
    columns: [
      ...columns,
      { id: 'open', label: 'Actions', actions: true, cell: () => <Button>Transfer</Button> },
    ],
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Betting record' });
    await expectCards(table, [undefined, 'Vendor', 'Bet amount', 'Status', undefined]);
    for (const button of within(table).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThan(300);
    }
  },
};
