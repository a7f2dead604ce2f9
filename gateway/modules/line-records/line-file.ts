import { type CsvCell, csvLine, UTF8_MARK } from '../../contract/csv.ts';
import { type DayRange, dayText } from '../../core/calendar.ts';
import type { FileResponse } from '../../core/route.ts';
import { currencyView } from '../wallet/money.ts';

/** Rows of one read: what a file keeps in memory, however long it is. */
export const FILE_PAGE = 500;

/** A page of a record, and where the next one begins. */
interface Page<Row> {
  readonly list: readonly Row[];
  readonly next?: string | undefined;
}

/** A column of a file: its heading, and what it shows of each row. */
export interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => CsvCell;
}

/**
 * A record as CSV, page after page while it is sent. The first page is read before the answer
 * begins, so that what is wrong with it is still refused in the envelope.
 * @param name without its ending; printable ASCII
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

/** The name of a record's file: what it is, and of which days. */
export const rangeName = (record: string, { from, until }: DayRange): string =>
  `${record}-${dayText(from)}-${dayText(until)}`;

/** Amounts of a currency with all of its decimals, without separators. */
export function decimalCells(currency: string): (amount: number) => CsvCell {
  const { decimals } = currencyView(currency);
  return (amount) => ({ decimal: amount.toFixed(decimals) });
}

/** Times as `2026-11-21 13:05:09` in the merchant's time zone; nothing where there is none. */
export function timeCells(timeZone: string): (time: number | undefined) => string {
  // Swedish dates are written as ISO 8601 has them.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (time) => (time === undefined ? '' : format.format(time));
}
