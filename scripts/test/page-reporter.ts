import { readFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Maximum number of lines of a page in the log of a failed test. */
const MOST_LINES = 70;
/** Maximum number of entries of a long list, such as the countries of a number. */
const OPTION = /^\s*- option /;

/**
 * The most informative part of a failed test's page: its end, because overlays are rendered last.
 * @param text Playwright's description of the failure: its last YAML block is the page
 */
export function topOfPage(text: string): string | undefined {
  const page = [...text.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].at(-1)?.[1]?.trimEnd();
  const lines = page?.split('\n').filter((line) => !OPTION.test(line));
  return lines?.slice(-MOST_LINES).join('\n');
}

/**
 * Prints the page of a failed test, for machines that keep only the log of a run.
 */
export default class PageReporter implements Reporter {
  async onTestEnd(test: TestCase, { status, attachments, retry }: TestResult): Promise<void> {
    if (status === 'passed' || status === 'skipped') return;
    const described = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!described) return;
    const page = topOfPage(await readFile(described, 'utf8').catch(() => ''));
    if (page) console.log(`\nThe page of "${test.title}", try ${retry + 1}:\n${page}\n`);
  }
}
