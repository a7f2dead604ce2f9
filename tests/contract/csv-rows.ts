/** Parses a file of the gateway (CSV by RFC 4180) to its headings and its rows. */
export function csvRows(text: string): { headings: string[]; rows: string[][] } {
  const [headings = [], ...rows] = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return { headings, rows };
}
