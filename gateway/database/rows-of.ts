/** Returns the rows of a raw query; Drizzle's types do not know which driver's result shape it has. */
export function rowsOf<Row>(answer: unknown): readonly Row[] {
  return Object(answer).rows;
}
