import * as z from 'zod/mini';

/** The result of a layer. A check such as the type check counts as one test. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that passed only after a retry. */
  readonly flaky: readonly string[];
}

export const check = (passes: boolean): Count => ({
  passed: passes ? 1 : 0,
  failed: passes ? 0 : 1,
  skipped: 0,
  flaky: [],
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  flaky: counts.flatMap(({ flaky }) => flaky),
});

/**
 * Makes a runner's count consistent with its exit code: an error outside every test (a file that does not load, an
 * unhandled rejection), and a run without any test, are failures too.
 */
export function reconcileExitCode(count: Count, exitCode: number): Count {
  const nothingRan = count.passed + count.failed === 0;
  const failedUnseen = exitCode !== 0 && count.failed === 0;
  return nothingRan || failedUnseen ? { ...count, failed: count.failed + 1 } : count;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts Vitest's JSON report; a file that failed without a failed test counts as one. */
export function countVitest(json: unknown): Count {
  const report = vitestReport.parse(json);
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
  suites: z.array(z.unknown()),
});

interface Suite {
  specs?: { title: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
}
const suiteShape: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(
    z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  ),
  suites: z.optional(z.array(z.lazy(() => suiteShape))),
});

function flakyTitles(suite: Suite): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  return [...own, ...(suite.suites ?? []).flatMap(flakyTitles)];
}

/** Counts Playwright's JSON report; errors outside tests (a broken file, the set-up) count as one each. */
export function countPlaywright(json: unknown): Count {
  const { stats, errors, suites } = playwrightReport.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyTitles(suiteShape.parse(suite))),
  };
}
