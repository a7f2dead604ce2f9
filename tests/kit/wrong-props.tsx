import { Badge } from '../../ui-kit/badge/index.ts';
import { BalanceChip } from '../../ui-kit/balance-chip/index.ts';
import { Button } from '../../ui-kit/button/index.ts';
import { Chart } from '../../ui-kit/chart/index.ts';
import { Combobox } from '../../ui-kit/combobox/index.ts';
import { CountdownButton } from '../../ui-kit/countdown-button/index.ts';
import { DataTable } from '../../ui-kit/data-table/index.ts';
import { Dialog } from '../../ui-kit/dialog/index.ts';
import { from } from '../../ui-kit/foundation/index.ts';
import { GameCard } from '../../ui-kit/game-card/index.ts';
import { Grid } from '../../ui-kit/grid/index.ts';
import { ModalTabs } from '../../ui-kit/modal-tabs/index.ts';
import { Paginator } from '../../ui-kit/paginator/index.ts';
import { QrBlock } from '../../ui-kit/qr-block/index.ts';
import { Stack } from '../../ui-kit/stack/index.ts';
import { VendorDropdown } from '../../ui-kit/vendor-dropdown/index.ts';

/**
 * Wrong props. Nothing renders them: `tsc --noEmit` fails if one of them is no longer an error. Each line below an
 * expectation has one mistake; its correct form is in the other lines.
 */
const nothing = () => undefined;
const text = (value: number) => `${value}`;
const items = [{ value: 'a', label: 'A', content: 'First' }];
const series = [{ id: 'a', label: 'A', values: [1] }];
const game = { gameId: '1', name: 'Game', vendor: 'Vendor', cover: undefined, onPlay: nothing };
const vendors = [{ id: '1', name: 'Lumenforge', icon: undefined }];
const table = { label: 'Bets', rows: ['a'], rowId: (row: string) => row };
const columns = [{ id: 'a', header: 'A', cell: (row: string) => row }];
const numberColumns = [{ id: 'a', header: 'A', cell: (row: number) => row }];
const chart = {
  title: 'Deposits',
  categories: ['Mon'],
  series,
  format: text,
  categoryHeader: 'Day',
};

export const right = [
  <Button key="button">Press</Button>,
  <GameCard key="card" {...game} />,
  <VendorDropdown key="dropdown" label="Slots" vendors={vendors} onSelect={nothing} />,
  <Paginator key="paginator" pageCount={9} hrefFor={text} />,
  <ModalTabs key="tabs" title="Account" label="Sections" items={items} />,
  <QrBlock key="qr" value="https://baize.example" label="Code" />,
  <BalanceChip key="balance" amount={undefined} locale="en" />,
  <DataTable key="table" {...table} columns={columns} />,
  <Chart key="chart" {...chart} />,
];

export const wrong = [
  // @ts-expect-error: no such variant
  <Button key="1" variant="primary">
    Press
  </Button>,
  // @ts-expect-error: no such tone
  <Button key="2" tone="success">
    Press
  </Button>,
  // @ts-expect-error: no such size
  <Button key="3" size="xl">
    Press
  </Button>,
  // @ts-expect-error: a button says what it does
  <Button key="4" />,
  // @ts-expect-error: a tone is a meaning; what is hot says so by a prop of its own
  <Badge key="5" tone="hot">
    3
  </Badge>,

  // @ts-expect-error: a game has a name
  <GameCard key="10" gameId="1" vendor="Vendor" cover={undefined} onPlay={nothing} />,
  // @ts-expect-error: it is `onPlay`
  <GameCard key="11" {...game} onSelect={(id: number) => id} />,
  // @ts-expect-error: an id is a text
  <GameCard key="12" {...game} gameId={4711} />,
  // @ts-expect-error: a formatted amount
  <GameCard key="13" {...game} jackpot={12_480_312} />,

  // @ts-expect-error: a choice acts: it is `onSelect`
  <VendorDropdown key="20" label="Slots" vendors={vendors} onValueChange={nothing} />,
  // @ts-expect-error: the trigger has a name
  <VendorDropdown key="21" vendors={vendors} onSelect={nothing} />,
  // @ts-expect-error: a vendor without an icon says so
  <VendorDropdown key="22" label="Slots" vendors={[{ id: '1', name: 'L' }]} onSelect={nothing} />,

  // @ts-expect-error: without a number of pages there is nothing to choose from
  <Paginator key="30" hrefFor={text} />,
  // @ts-expect-error: every page has an address
  <Paginator key="31" pageCount={9} />,
  // @ts-expect-error: it is `onPageChange`
  <Paginator key="32" pageCount={9} hrefFor={text} onValueChange={nothing} />,
  // @ts-expect-error: a page is a number
  <Paginator key="33" page="2" pageCount={9} hrefFor={text} />,

  // @ts-expect-error: the list of tabs has a name
  <ModalTabs key="40" title="Account" items={items} />,
  // @ts-expect-error: a dialog has a title
  <ModalTabs key="41" label="Sections" items={items} />,
  // @ts-expect-error: a value is a text, no place in the list
  <ModalTabs key="42" title="Account" label="Sections" items={items} value={0} />,
  // @ts-expect-error: no such layout
  <ModalTabs key="43" title="Account" label="Sections" items={items} layout="left" />,

  // @ts-expect-error: what it says while it waits
  <CountdownButton key="50" onClick={nothing}>
    Send
  </CountdownButton>,
  // @ts-expect-error: a deadline is a number of milliseconds
  <CountdownButton key="51" onClick={nothing} format={text} deadline={new Date(0)}>
    Send
  </CountdownButton>,
  // @ts-expect-error: it knows by itself when it is busy
  <CountdownButton key="52" onClick={nothing} format={text} busy>
    Send
  </CountdownButton>,

  // @ts-expect-error: a picture has a name
  <QrBlock key="60" value="https://baize.example" />,
  // @ts-expect-error: pixels, as a number
  <QrBlock key="61" value="https://baize.example" label="Code" size="md" />,

  // @ts-expect-error: figures are written as some language writes them
  <BalanceChip key="70" amount={12} />,
  // @ts-expect-error: an amount is a number
  <BalanceChip key="71" amount="12.00" locale="en" />,
  // @ts-expect-error: it is `onMaskedChange`
  <BalanceChip key="72" amount={12} locale="en" onValueChange={nothing} />,

  // @ts-expect-error: a table has a name
  <DataTable key="80" rows={['a']} rowId={(row: string) => row} columns={columns} />,
  // @ts-expect-error: no such density
  <DataTable key="81" {...table} columns={columns} density="tiny" />,
  // @ts-expect-error: a column of rows of another kind
  <DataTable key="82" {...table} columns={numberColumns} />,

  // @ts-expect-error: a dialog has a title
  <Dialog key="90" open>
    Text
  </Dialog>,
  // @ts-expect-error: it is `onOpenChange`
  <Dialog key="91" open title="Title" onClose={nothing}>
    Text
  </Dialog>,
  // @ts-expect-error: no such role
  <Dialog key="92" open title="Title" role="menu">
    Text
  </Dialog>,

  // @ts-expect-error: no such kind
  <Chart key="100" {...chart} kind="pie" />,
  // @ts-expect-error: values are numbers
  <Chart key="101" {...chart} series={[{ id: 'a', label: 'A', values: ['1'] }]} />,
  // @ts-expect-error: the table below has a head
  <Chart key="102" title="Deposits" categories={['Mon']} series={series} format={text} />,

  // @ts-expect-error: a value is held: it is `onValueChange`
  <Combobox key="110" options={[]} onSelect={nothing} />,
  // @ts-expect-error: room is a name of the scale
  <Stack key="111" gap={12} />,
  // @ts-expect-error: columns are as narrow as a name of the scale says
  <Grid key="112" minColumn="12rem" />,
];

// @ts-expect-error: no such breakpoint
export const noBreakpoint = from.huge;
