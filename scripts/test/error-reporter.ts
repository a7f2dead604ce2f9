import { writeFile } from 'node:fs/promises';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The file for errors outside every test, as a JSON list of messages. */
export const ERRORS_VARIABLE = 'BAIZE_TEST_ERRORS';

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/**
 * Writes the errors that Vitest's JSON report lacks: unhandled rejections, a crashed browser, files that did not load.
 */
export default class ErrorReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const file = process.env[ERRORS_VARIABLE];
    if (!file) return;
    const outside = unhandled.map(({ name, message, stack }) => {
      const place = stack?.split('\n').find((line) => line.trim().startsWith('at '));
      return [`${name ?? 'Error'}: ${firstLine(message)}`, place?.trim()].filter(Boolean).join(' ');
    });
    const broken = modules.flatMap((module) =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${firstLine(message)}`),
    );
    await writeFile(file, JSON.stringify([...outside, ...broken]));
  }
}
