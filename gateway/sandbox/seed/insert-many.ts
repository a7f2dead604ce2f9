/** Rows of one statement: PostgreSQL accepts 65,535 parameters, and the widest rows have about 20. */
const CHUNK = 1500;

/** Inserts in statements of bounded size and returns what they returned, in order. */
export async function insertMany<Row, Result>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => PromiseLike<Result>,
): Promise<Result extends readonly (infer Item)[] ? Item[] : never[]>;
export async function insertMany<Row>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => PromiseLike<unknown>,
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    const answer = await insert(rows.slice(from, from + CHUNK));
    if (Array.isArray(answer)) for (const row of answer) results.push(row);
  }
  return results;
}
