/** Rows of a raw query, whichever driver answered: postgres.js gives a list, PGlite an object. */
export function rowsOf<Row>(answer: unknown): readonly Row[] {
  return Array.isArray(answer) ? answer : Object(answer).rows;
}
