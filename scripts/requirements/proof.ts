import type { TestResult } from '../test/results.ts';
import type { Row } from './rows.ts';
import { idsIn } from './titles.ts';

/** The level of a test: in a browser with the gateway, over HTTP, or of a single part. */
export type Kind = 'browser' | 'HTTP' | 'component';
export const KINDS: readonly Kind[] = ['browser', 'HTTP', 'component'];

/** Folders whose tests call a running gateway. */
const OVER_HTTP = /^tests\/(contract|postgres|faults)\//;

export function kindOf({ layer, file }: Pick<TestResult, 'layer' | 'file'>): Kind {
  if (layer === 'e2e' || layer === 'walks') return 'browser';
  return OVER_HTTP.test(file) ? 'HTTP' : 'component';
}

export interface Proof {
  readonly row: Row;
  readonly isProven: boolean;
  /** Number of passed tests of the row and its clauses, by kind. */
  readonly passed: Readonly<Record<Kind, number>>;
  /** Ids of the unproven clauses; the row's own id where it has no clauses. */
  readonly open: readonly string[];
  /** Tests of the row that did not pass, or only after a retry. */
  readonly failed: readonly TestResult[];
  readonly flaky: readonly TestResult[];
}

const hasPassed = ({ outcome }: TestResult) => outcome === 'passed' || outcome === 'flaky';

/**
 * Computes the proven rows from the results. A row or clause is proven when a test with its id passed in a browser or over
 * HTTP and none with its id failed; the id of a row with clauses includes all of them but the open ones.
 * @param componentRules rows for which a component's own tests suffice
 */
export function proofs(
  rows: readonly Row[],
  results: readonly TestResult[],
  componentRules: readonly string[],
): Proof[] {
  const named = results.map((test) => ({ test, ids: idsIn(test.title) }));
  return rows.map((row) => {
    const testsOf = (...ids: readonly string[]) =>
      named.filter((entry) => entry.ids.some((id) => ids.includes(id))).map(({ test }) => test);
    const counts = (test: TestResult) =>
      hasPassed(test) && (kindOf(test) !== 'component' || componentRules.includes(row.id));
    const isProven = (tests: readonly TestResult[]) =>
      tests.some(counts) && !tests.some(({ outcome }) => outcome === 'failed');

    const parts = row.clauses.length > 0 ? row.clauses : [{ id: row.id, isOpen: false }];
    const open = parts
      .filter(({ id, isOpen }) => isOpen || !isProven(testsOf(id, row.id)))
      .map(({ id }) => id);
    const tests = testsOf(row.id, ...row.clauses.map(({ id }) => id));
    const passed = tests.filter(hasPassed).map(kindOf);
    const number = (kind: Kind) => passed.filter((other) => other === kind).length;
    return {
      row,
      isProven: open.length === 0,
      passed: {
        browser: number('browser'),
        HTTP: number('HTTP'),
        component: number('component'),
      },
      open,
      failed: tests.filter(({ outcome }) => outcome === 'failed'),
      flaky: tests.filter(({ outcome }) => outcome === 'flaky'),
    };
  });
}
