const PAGE_SIZE = 999;

interface PageOfRows {
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * The rows of all pages of a list, loaded one page after the other.
 * @throws {CallError}
 */
export async function allRows<Row>(
  load: (page: PageOfRows) => Promise<{ list: readonly Row[]; totalPages: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const part = await load({ pageNo, pageSize: PAGE_SIZE });
    rows.push(...part.list);
    if (pageNo >= part.totalPages) return rows;
  }
}
