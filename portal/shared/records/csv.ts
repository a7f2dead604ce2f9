import { type CsvCell, csvLine, UTF8_MARK } from '@baize/gateway/contract';

/** A table as CSV; text that a spreadsheet would run as a formula is made harmless. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map(csvLine).join('\r\n');

/** Saves a file on the person's device. @param name with its ending */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** CSV as the content of a file. The mark in front tells spreadsheets that it is UTF-8. */
export const csvFile = (text: string): Blob => new Blob([UTF8_MARK, text], { type: 'text/csv' });
