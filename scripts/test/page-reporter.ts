import { readFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** As many lines of a page as a log can hold for each failed test. */
const MOST_LINES = 70;
/** Of a long list in the page: the countries of a number. */
const OPTION = /^\s*- option /;

/**
 * The part of a failed test's page that tells most: what lies on top is drawn last.
 * @param text Playwright's description of the failure: its last block in YAML is the page
 */
export function topOfPage(text: string): string | undefined {
  const page = [...text.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].at(-1)?.[1]?.trimEnd();
  const lines = page?.split('\n').filter((line) => !OPTION.test(line));
  return lines?.slice(-MOST_LINES).join('\n');
}

/**
 * Shows what stood on the page when a test failed. A machine that only keeps the log of a run keeps
 * nothing else of it.
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
