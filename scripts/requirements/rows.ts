/** One requirement: its stable id and what it says. */
export interface Row {
  readonly id: string;
  readonly text: string;
}

const ID = /R\d{1,2}\.\d{2,3}/;
/** Where a row begins: at the start of a list line, or after the sentence before it. */
const ROW_START = new RegExp(`(?:^- |(?<=[.;)] ))(${ID.source}) `, 'g');

/**
 * The rows of `tests/requirements.md`. One line may hold several (`R2.18 … R2.19 …`): each ends
 * where the next begins. An id in the middle of a sentence is a mention, not a row.
 * @throws {Error} when an id stands twice
 */
export function parseRows(markdown: string): Row[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('- R'))
    .flatMap(rowsOfLine);
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`tests/requirements.md: ${id} stands twice`);
    seen.add(id);
  }
  return rows;
}

function rowsOfLine(line: string): Row[] {
  const starts = [...line.matchAll(ROW_START)];
  return starts.map((start, index) => {
    const from = start.index + start[0].length;
    const to = starts[index + 1]?.index ?? line.length;
    return { id: start[1] ?? '', text: line.slice(from, to).trim() };
  });
}
