import type { TestResult } from '../test/results.ts';
import type { Row } from './rows.ts';
import { idsIn } from './titles.ts';

/** How a test looks at the product: in a browser against the gateway, over HTTP, or at one part. */
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
  /** Tests that passed, of the row and its clauses, by kind. */
  readonly passed: Readonly<Record<Kind, number>>;
  /** Ids of the clauses that nothing proves; the row's own id where it has no clauses. */
  readonly open: readonly string[];
  /** Tests of the row that did not pass, or only when tried again. */
  readonly failed: readonly TestResult[];
  readonly flaky: readonly TestResult[];
}

const hasPassed = ({ outcome }: TestResult) => outcome === 'passed' || outcome === 'flaky';

/**
 * What the results prove of each row. A row or clause counts when a test that names it passed in a
 * browser or over HTTP and none that names it failed; a test that names a row with clauses names
 * all of them but the open ones.
 * @param componentRules rows for which a component's own tests are enough
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
