import { type CsvCell, csvLine, UTF8_MARK } from '@baize/gateway/contract';

/** A table as CSV; text that a spreadsheet would run as a formula is escaped. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(csvLine).join('\r\n');

/**
 * Downloads a file.
 * @param name with its extension
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The content of a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvFile = (text: string): Blob => new Blob([UTF8_MARK, text], { type: 'text/csv' });
