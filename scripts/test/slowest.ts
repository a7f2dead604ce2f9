import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../terminal.ts';

export interface TimedTest {
  readonly title: string;
  readonly layer: string;
  readonly milliseconds: number;
}

const SHOWN = 20;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), duration: z.optional(z.nullable(z.number())) }),
      ),
    }),
  ),
});

interface Suite {
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[] | undefined;
  suites?: Suite[] | undefined;
}
const suiteShape: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(
    z.array(
      z.object({
        title: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
      }),
    ),
  ),
  suites: z.optional(z.array(z.lazy(() => suiteShape))),
});
const playwrightReport = z.object({ suites: z.array(z.unknown()) });

function timesOfSuite(layer: string, { specs = [], suites = [] }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title,
      layer,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => timesOfSuite(layer, suite))];
}

/** Duration of each test of a runner's JSON report, including all retries. */
export function timesOfReport(layer: string, json: unknown): TimedTest[] {
  const vitest = z.safeParse(vitestReport, json);
  if (!vitest.success) {
    const { suites } = playwrightReport.parse(json);
    return suites.flatMap((suite) => timesOfSuite(layer, suiteShape.parse(suite)));
  }
  return vitest.data.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      layer,
      milliseconds: duration ?? 0,
    })),
  );
}

/** The slowest tests of these layers' latest reports, the slowest first. */
export async function slowestTests(keys: readonly string[]): Promise<TimedTest[]> {
  const times = await Promise.all(
    keys.map(async (layer) => {
      const path = join(root, `.cache/test/${layer}.json`);
      const report = await readFile(path, 'utf8').catch(() => undefined);
      return report === undefined ? [] : timesOfReport(layer, JSON.parse(report));
    }),
  );
  return times
    .flat()
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SHOWN);
}
