import { expect, test } from 'vitest';
import { check, countPlaywright, countVitest, reconcileExitCode, sum } from './counts.ts';
import { timesOfReport } from './slowest.ts';
import { splitArguments } from './split-arguments.ts';

const vitest = (over: object) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...over,
});

test("Vitest's tests are counted, and a file that failed to load is a failure", () => {
  expect(countVitest(vitest({}))).toEqual({ passed: 3, failed: 0, skipped: 1, flaky: [] });
  const broken = vitest({
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ],
  });
  expect(countVitest(broken).failed).toBe(2);
});

test("Playwright's tests are counted; flaky ones pass and are named; set-up errors fail", () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'a file did not load' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              { title: 'steady', tests: [{ status: 'expected' }] },
              { title: 'shaky', tests: [{ status: 'flaky' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 2, flaky: ['shaky'] });
});

test('a runner that failed, or ran no tests, is never a success', () => {
  const two = { passed: 2, failed: 0, skipped: 0, flaky: [] };
  expect(reconcileExitCode(two, 0)).toEqual(two);
  expect(reconcileExitCode(two, 1).failed).toBe(1);
  expect(reconcileExitCode({ ...two, failed: 1 }, 1).failed).toBe(1);
  expect(reconcileExitCode({ ...two, passed: 0 }, 0).failed).toBe(1);
});

test('the time of a test includes all of its retries, in the reports of both runners', () => {
  const assertionResults = [
    { fullName: 'a group a test', duration: 12.5 },
    { fullName: 'skipped' },
  ];
  expect(timesOfReport('unit', { testResults: [{ assertionResults }] })).toEqual([
    { layer: 'unit', title: 'a group a test', milliseconds: 12.5 },
    { layer: 'unit', title: 'skipped', milliseconds: 0 },
  ]);
  const specs = [{ title: 'shaky', tests: [{ results: [{ duration: 30 }, { duration: 12 }] }] }];
  expect(timesOfReport('e2e', { suites: [{ suites: [{ specs }] }] })).toEqual([
    { layer: 'e2e', title: 'shaky', milliseconds: 42 },
  ]);
});

test('counts add up', () => {
  const total = sum([
    check(true),
    check(false),
    { passed: 5, failed: 1, skipped: 2, flaky: ['a'] },
  ]);
  expect(total).toEqual({ passed: 6, failed: 2, skipped: 2, flaky: ['a'] });
});

test('leading layer names select layers, the rest is passed to the runner', () => {
  const known = ['unit', 'e2e'];
  expect(splitArguments(['unit', 'e2e'], known)).toEqual({ keys: ['unit', 'e2e'], rest: [] });
  expect(splitArguments(['e2e', '-g', 'unit'], known)).toEqual({
    keys: ['e2e'],
    rest: ['-g', 'unit'],
  });
  expect(splitArguments([], known)).toEqual({ keys: [], rest: [] });
});
