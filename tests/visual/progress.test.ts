import { expect, test } from 'vitest';
import { failsRun } from '../../scripts/visual/compare-with-baseline.ts';
import { progressLine } from '../../scripts/visual/progress.ts';

test('progress tells the rate and what is left at that rate', () => {
  expect(progressLine(30, 120, 10_000)).toBe('30 of 120 pictures, 180 a minute, 30.0 s left');
  expect(progressLine(0, 120, 5_000)).toBe('0 of 120 pictures, 0 a minute');
});

test('a new picture fails the run, but not of a brand that the baseline has nothing of', () => {
  const approved = new Set(['cedar', 'meridian']);
  const finding = (kind: 'new' | 'different' | 'broken', brand: string) => ({
    key: `kit/button/soft.${brand}-dark`,
    kind,
    what: '',
    shot: { key: '', story: '', plays: false, look: { brand, mode: 'dark', language: 'EN' } },
  });
  expect(failsRun(finding('new', 'cedar'), approved)).toBe(true);
  expect(failsRun(finding('new', 'aurora'), approved)).toBe(false);
  expect(failsRun(finding('broken', 'aurora'), approved)).toBe(true);
  expect(failsRun(finding('different', 'cedar'), approved)).toBe(true);
  // Without any approved picture there is nothing that a brand could be new beside.
  expect(failsRun(finding('new', 'aurora'), new Set())).toBe(true);
});
