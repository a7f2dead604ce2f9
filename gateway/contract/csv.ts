/** A cell: text, or a number that a spreadsheet counts with (`decimal` as it is to be written). */
export type CsvCell = string | number | { readonly decimal: string };

/** Matches text that spreadsheets execute as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.decimal;
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A row of a table as CSV (RFC 4180), without the line's end. Text that a spreadsheet would run as a
 * formula gets an apostrophe in front; numbers stay numbers.
 */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(',');

/** Byte order mark at the beginning of a file, by which spreadsheets recognize UTF-8. */
export const UTF8_MARK = '\uFEFF';
