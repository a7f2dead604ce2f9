/** A part of a requirement with an id of its own. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** Known to be missing: no test proves it, not even one with the id of the whole row. */
  readonly isOpen: boolean;
}

/** One requirement: its stable id, its text, and its clauses. */
export interface Row {
  readonly id: string;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

const ID = /R\d{1,2}\.\d{2,3}/;
/** The beginning of a row: at the start of a list line, or after the end of a sentence. */
const ROW_START = new RegExp(`(?:^- |(?<=[.;)] ))(${ID.source}) `, 'g');
const CLAUSE = new RegExp(`^ {2}- ((${ID.source})[a-z]) (\\(open\\) )?(.+)$`);
const COMPONENT_RULES = /^Rules about one component[^:]*: (.+)$/m;

/**
 * Parses the rows of `tests/requirements.md` with their clauses. One line may contain several rows (`R2.18 … R2.19 …`): each
 * ends where the next begins. An id in the middle of a sentence is a mention, not a row.
 * @throws {Error} for a duplicate id, and for a clause without a row above it
 */
export function parseRows(markdown: string): Row[] {
  const lines = markdown.split('\n');
  const rows = lines.filter((line) => line.startsWith('- R')).flatMap(rowsOfLine);
  const clauses = lines.flatMap(clauseOfLine);
  const seen = new Set<string>();
  for (const { id } of [...rows, ...clauses]) {
    if (seen.has(id)) throw new Error(`tests/requirements.md contains ${id} twice`);
    seen.add(id);
  }
  for (const { id, row } of clauses) {
    if (!seen.has(row)) throw new Error(`tests/requirements.md: ${id} has no row ${row}`);
  }
  return rows.map((row) => ({
    ...row,
    clauses: clauses
      .filter((clause) => clause.row === row.id)
      .map(({ id, text, isOpen }) => ({ id, text, isOpen })),
  }));
}

/** Ids of the rules that a component's own tests prove, as listed in the file's header. */
export function componentRules(markdown: string): string[] {
  const [, ids = ''] = COMPONENT_RULES.exec(markdown) ?? [];
  return ids.match(new RegExp(ID, 'g')) ?? [];
}

function rowsOfLine(line: string): { id: string; text: string }[] {
  const starts = [...line.matchAll(ROW_START)];
  return starts.map((start, index) => {
    const from = start.index + start[0].length;
    const to = starts[index + 1]?.index ?? line.length;
    return { id: start[1] ?? '', text: line.slice(from, to).trim() };
  });
}

function clauseOfLine(line: string): (Clause & { row: string })[] {
  const [, id, row, open, text] = CLAUSE.exec(line) ?? [];
  return id && row && text ? [{ id, row, text, isOpen: open !== undefined }] : [];
}
