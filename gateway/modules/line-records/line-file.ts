import { type CsvCell, csvLine, UTF8_MARK } from '../../contract/csv.ts';
import { type DayRange, dayText } from '../../core/calendar.ts';
import type { FileResponse } from '../../core/route.ts';
import { currencyView } from '../wallet/money.ts';

/** Rows per read, which bounds the memory of an export of any length. */
export const FILE_PAGE_SIZE = 500;

/** A page of a record, and the cursor of the next one. */
interface Page<Row> {
  readonly list: readonly Row[];
  readonly next?: string | undefined;
}

/** A column of a file: its heading, and how a row's cell is rendered. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => CsvCell;
}

/**
 * Streams a record as CSV, page by page. The first page is read before the response begins, so that
 * errors can still be returned in the envelope.
 * @param name file name without extension; printable ASCII
 */
export async function csvFile<Row>(
  name: string,
  read: (cursor: string | undefined) => Promise<Page<Row>>,
  columns: readonly Column<Row>[],
): Promise<FileResponse> {
  const first = await read(undefined);
  const line = (row: Row) => `\r\n${csvLine(columns.map(({ cell }) => cell(row)))}`;
  const lines = (rows: readonly Row[]) => rows.map(line).join('');
  async function* pieces() {
    yield UTF8_MARK + csvLine(columns.map(({ heading }) => heading)) + lines(first.list);
    for (let { next } = first; next !== undefined; ) {
      const page = await read(next);
      yield lines(page.list);
      next = page.next;
    }
  }
  return { name: `${name}.csv`, pieces: pieces() };
}

/** Returns the file name of a record with its range of days. */
export const rangeName = (record: string, { from, until }: DayRange): string =>
  `${record}-${dayText(from)}-${dayText(until)}`;

/** Returns a formatter of amounts with all decimals of a currency, without separators. */
export function decimalCells(currency: string): (amount: number) => CsvCell {
  const { decimals } = currencyView(currency);
  return (amount) => ({ decimal: amount.toFixed(decimals) });
}

/**
 * Returns a formatter of times as `2026-11-21 13:05:09` in the merchant's time zone; empty for
 * undefined.
 */
export function timeCells(timeZone: string): (time: number | undefined) => string {
  // The Swedish locale formats dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (time) => (time === undefined ? '' : format.format(time));
}
