import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../terminal.ts';

/** `flaky`: it passed only after a retry. */
const outcome = z.enum(['passed', 'failed', 'skipped', 'flaky']);
export type Outcome = z.infer<typeof outcome>;

const result = z.object({
  /** Including the titles of its groups. */
  title: z.string(),
  /** From the repository's root. */
  file: z.string(),
  /** The key of its layer. */
  layer: z.string(),
  outcome,
});
export type TestResult = z.infer<typeof result>;

const resultsFile = join(root, '.cache/test-results.json');
/** Where a layer's runner writes its JSON report. */
export const reportFile = (layer: string): string => join(root, `.cache/test/${layer}.json`);

/** Where a layer's runner writes the errors outside its tests, a JSON list of texts. */
export const errorsFile = (layer: string): string => join(root, `.cache/test/${layer}-errors.json`);

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Vitest reports tests that did not run as `pending`, `todo`, `disabled` or `skipped`. */
const vitestOutcome = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(z.unknown()),
});

interface Suite {
  title: string;
  specs?:
    | { title: string; file: string; tests: { status: string; expectedStatus: string }[] }[]
    | undefined;
  suites?: Suite[] | undefined;
}
const suiteShape: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.optional(
    z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string(), expectedStatus: z.string() })),
      }),
    ),
  ),
  suites: z.optional(z.array(z.lazy(() => suiteShape))),
});

/** A test that is expected to fail proves nothing, whatever its result. */
function playwrightOutcome(test: { status: string; expectedStatus: string }): Outcome {
  const { status, expectedStatus } = test;
  if (expectedStatus !== 'passed') return 'skipped';
  if (status === 'expected') return 'passed';
  return status === 'flaky' || status === 'skipped' ? status : 'failed';
}

function resultsOfSuite(
  suite: Suite,
  layer: string,
  fileOf: (file: string) => string,
  groups: readonly string[],
): TestResult[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      title: [...groups, title].join(' '),
      file: fileOf(file),
      layer,
      outcome: playwrightOutcome(test),
    })),
  );
  const inner = (suite.suites ?? []).flatMap((group) =>
    resultsOfSuite(group, layer, fileOf, [...groups, group.title]),
  );
  return [...own, ...inner];
}

/** The tests of a runner's JSON report: Playwright's has suites, Vitest's has not. */
export function resultsOfReport(layer: string, json: unknown, from = root): TestResult[] {
  const vitest = z.safeParse(vitestReport, json);
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        title: fullName,
        file: relative(from, name),
        layer,
        outcome: vitestOutcome(status),
      })),
    );
  const { config, suites } = playwrightReport.parse(json);
  const fileOf = (file: string) => relative(from, join(config.rootDir, file));
  return suites.flatMap((suite) => resultsOfSuite(suiteShape.parse(suite), layer, fileOf, []));
}

/** The results of each layer's last complete run; empty if none has run. */
export async function readResults(): Promise<TestResult[] | undefined> {
  const text = await readFile(resultsFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : z.array(result).parse(JSON.parse(text));
}

/** Deletes the reports of an earlier run, so that a crashed layer leaves no old report. */
export async function removeReport(layer: string): Promise<void> {
  await rm(reportFile(layer), { force: true });
  await rm(errorsFile(layer), { force: true });
}

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

const errorsOf = async (layer: string): Promise<string[]> =>
  z.array(z.string()).parse((await readJson(errorsFile(layer))) ?? []);

/** Adds an error outside every test to those of a layer's latest run. */
export async function addError(layer: string, error: string): Promise<void> {
  await writeFile(errorsFile(layer), JSON.stringify([...(await errorsOf(layer)), error]));
}

/** The failures of a layer's latest run: titles of its tests, and errors outside them. */
export async function failuresOf(layer: string): Promise<string[]> {
  const report = await readJson(reportFile(layer));
  const tests = report === undefined ? [] : resultsOfReport(layer, report);
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const errors = await errorsOf(layer);
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...errors];
}

/**
 * Replaces a layer's tests in the results by those of its latest report. A layer without a report (a check, or a crashed
 * one) has none.
 */
export async function keepResults(layer: string): Promise<void> {
  const report = await readJson(reportFile(layer));
  const kept = (await readResults()) ?? [];
  const others = kept.filter((test) => test.layer !== layer);
  const own = report === undefined ? [] : resultsOfReport(layer, report);
  await mkdir(dirname(resultsFile), { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify([...others, ...own], null, 1)}\n`);
}
