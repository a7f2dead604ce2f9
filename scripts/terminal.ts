import { dirname } from 'node:path';
import { logError } from '../gateway/core/log-error.ts';

/** Root folder of the repository, whatever the working directory is. */
export const root = dirname(import.meta.dirname);

/** Formats a duration in seconds. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs a long step and prints its name before and its duration after. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`  done, ${seconds(performance.now() - started)}`);
  return result;
}

type Cell = string | number;

/** Formats a table; columns that contain only numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all: readonly (readonly Cell[])[] = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...all.map((row) => String(row[column] ?? '').length)),
  );
  const right = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return right[column] ? String(cell).padStart(width) : String(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Returns the last lines of a text. */
export const lastLines = (text: string, count: number): string =>
  text.trimEnd().split('\n').slice(-count).join('\n');

/** An error that the user can fix: only its message is printed, without a stack. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Names of errors whose message is written for the user. */
const USER_ERRORS = new Set(['ScriptError', 'ConfigError', 'TokenError']);

/** Prints why a script failed and sets its exit code. */
export function reportFailure(error: unknown): void {
  const plain = error instanceof Error && USER_ERRORS.has(error.name);
  if (plain) console.error(error.message);
  else logError('The script failed', error);
  process.exitCode = 1;
}
