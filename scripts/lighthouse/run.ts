import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';
import { browserFlags, browserPath } from '../browser.ts';
import { freePort } from '../preflight.ts';
import { ScriptError } from '../terminal.ts';
import type { Figures } from './figures.ts';

export type Form = 'desktop' | 'mobile';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** One run in a browser of its own, so that no run profits from the cache of the one before. */
export async function audit(url: string, form: Form): Promise<Figures> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, output: 'json', onlyCategories: CATEGORIES, logLevel: 'error' } as const;
    const result = await lighthouse(
      url,
      { ...flags, onlyCategories: [...CATEGORIES] },
      form === 'desktop' ? desktopConfig : undefined,
    );
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new ScriptError(`Lighthouse failed: ${report?.runtimeError?.message ?? 'no report'}`);
    }
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
    const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
    for (const id of CATEGORIES) listFailures(form, report, id);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      cls: value('cumulative-layout-shift'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Names what costs points, since a score alone tells nobody what to mend. */
function listFailures(form: Form, report: Report, id: string): void {
  const category = report.categories[id];
  for (const { id: name, weight } of category?.auditRefs ?? []) {
    const found = report.audits[name];
    if (found && weight > 0 && found.score !== null && found.score < 0.9) {
      console.log(`    ${form} ${id}: ${found.title} ${found.displayValue ?? ''}`.trimEnd());
    }
  }
}
