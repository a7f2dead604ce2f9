/** Rows of a raw query. Drizzle's types leave open which driver answers. */
export function rowsOf<Row>(answer: unknown): readonly Row[] {
  return Object(answer).rows;
}
