/** SQLSTATE class 22, "data exception": its messages quote the value that did not fit. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** Maximum depth to which causes are followed. */
const MAX_CAUSE_DEPTH = 5;
/** Maximum number of errors of an AggregateError that are logged. */
const MAX_AGGREGATED = 5;
/** Matches a stack frame; the lines before the first frame repeat the message. */
const FRAME = /^ {4}at /;

const fieldOf = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

/** Returns the message without values from requests or tables. */
function messageOf(error: Error): string {
  // Drizzle appends the parameters to the message; the query itself has placeholders.
  const query = fieldOf(error, 'query');
  if (query !== undefined && error.message.startsWith('Failed query')) {
    return `Failed query: ${query}`;
  }
  if (DATA_EXCEPTION.test(fieldOf(error, 'code') ?? ''))
    return 'A value is not valid for its type.';
  // JSON.parse quotes the input.
  return error.message.replace(
    /,? *(?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/s,
    ' is not valid JSON',
  );
}

/** Returns the fields of a database error that contain no values. */
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

/** Summarizes the innermost cause in one line without values, for storing in a table. */
export function errorSummary(error: unknown): string {
  let innermost = error;
  for (let depth = 0; depth < MAX_CAUSE_DEPTH; depth += 1) {
    if (!(innermost instanceof Error && innermost.cause instanceof Error)) break;
    innermost = innermost.cause;
  }
  return headOf(innermost);
}

/** Returns the cause of an error, and the first errors of an AggregateError. */
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
 * Logs an unexpected error with name, message, stack and causes. Query parameters and request bodies are
 * never logged, because they contain codes and personal data.
 * @param what describes the failure, such as `The page could not be rendered`
 * @param requestId the `x-request-id` of the response, if a request caused the error
 */
export function logError(what: string, error: unknown, requestId?: string | null): void {
  const head = requestId ? `${what} [${requestId}]` : what;
  console.error([`${head}:`, ...describe(error)].join('\n'));
}
