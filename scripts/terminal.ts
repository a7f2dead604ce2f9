import { dirname } from 'node:path';
import { logError } from '../gateway/core/log-error.ts';

/** The repository, whatever folder a script is started from. */
export const root = dirname(import.meta.dirname);

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs a long step, telling what it is before and how long it took after. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`${name} …`);
  const result = await work();
  console.log(`  done, ${seconds(performance.now() - started)}`);
  return result;
}

type Cell = string | number;

/** Columns as wide as their widest cell; columns of numbers stand right. */
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

export const lastLines = (text: string, count: number): string =>
  text.trimEnd().split('\n').slice(-count).join('\n');

/** A mistake of the person or machine that runs a script: shown as its one line, without a stack. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Errors whose message is meant for the person, wherever they were made. */
const PLAIN = new Set(['ScriptError', 'ConfigError', 'TokenError']);

/** Shows what a script died of and makes its exit code tell so. */
export function reportFailure(error: unknown): void {
  const plain = error instanceof Error && PLAIN.has(error.name);
  if (plain) console.error(error.message);
  else logError('It failed', error);
  process.exitCode = 1;
}
