/** SQLSTATE class 22, "data exception": its messages quote the value that did not fit. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** How deep causes are followed. */
const MAX_CAUSE_DEPTH = 5;
/** Of errors that one holds, so many are told. */
const MAX_AGGREGATED = 5;
/** A frame of a stack; the lines before the first one repeat the message. */
const FRAME = /^ {4}at /;

const fieldOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** The message without the values that a caller sent or a table holds. */
function messageOf(error: Error): string {
  // Drizzle's: the query has placeholders, the parameters stand below it.
  const query = fieldOf(error, 'query');
  if (query !== undefined && error.message.startsWith('Failed query')) {
    return `Failed query: ${query}`;
  }
  if (DATA_EXCEPTION.test(fieldOf(error, 'code') ?? '')) return 'A value does not fit.';
  // JSON.parse quotes the text that it could not read.
  return error.message.replace(
    /,? *(?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/s,
    ' is not valid JSON',
  );
}

/** What a database says of an error besides its message, where it names no value. */
function placeOf(error: Error): string {
  const places = ['code', 'table', 'column', 'constraint'].flatMap((name) => {
    const value = fieldOf(error, name);
    return value === undefined ? [] : [`${name} ${value}`];
  });
  return places.length > 0 ? ` (${places.join(', ')})` : '';
}

const headOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${messageOf(error)}${placeOf(error)}`
    : `a thrown ${error === null ? 'null' : typeof error}`;

/** The innermost cause in one line, without values: what is kept of a failure in a table. */
export function errorSummary(error: unknown): string {
  let innermost = error;
  for (let depth = 0; depth < MAX_CAUSE_DEPTH; depth += 1) {
    if (!(innermost instanceof Error && innermost.cause instanceof Error)) break;
    innermost = innermost.cause;
  }
  return headOf(innermost);
}

/** What an error is made of: its cause, and of an `AggregateError` the first ones that it holds. */
function reasonsOf(error: Error): unknown[] {
  const held: unknown[] =
    error instanceof AggregateError ? error.errors.slice(0, MAX_AGGREGATED) : [];
  return error.cause === undefined ? held : [error.cause, ...held];
}

function describe(error: unknown, depth = 0): string[] {
  const head = headOf(error);
  if (!(error instanceof Error)) return [head];
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  if (depth === MAX_CAUSE_DEPTH) return [head, ...frames];
  const reasons = reasonsOf(error).flatMap((reason) => {
    const [cause = '', ...rest] = describe(reason, depth + 1);
    return [`caused by ${cause}`, ...rest];
  });
  return [head, ...frames, ...reasons];
}

/**
 * Writes an error that nobody foresaw to the log, once: name, message, place in the code and causes.
 * No parameter of a query and no part of a body is written: they hold codes, numbers and names of
 * people.
 * @param what a sentence's beginning, such as `The page could not be drawn`
 * @param requestId where a request caused it, as its caller was told
 */
export function logError(what: string, error: unknown, requestId?: string | null): void {
  const head = requestId ? `${what} [${requestId}]` : what;
  console.error([`${head}:`, ...describe(error)].join('\n'));
}
