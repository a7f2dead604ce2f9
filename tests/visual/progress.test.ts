import { expect, test } from 'vitest';
import { failsRun } from '../../scripts/visual/compare-with-baseline.ts';
import { progressLine } from '../../scripts/visual/progress.ts';

test('progress shows the rate and the remaining time at that rate', () => {
  expect(progressLine(30, 120, 10_000)).toBe('30 of 120 pictures, 180 a minute, 30.0 s left');
  expect(progressLine(0, 120, 5_000)).toBe('0 of 120 pictures, 0 a minute');
});

test('a new picture fails the run, except of a brand without any picture in the baseline', () => {
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
  // Without any approved picture no brand counts as new.
  expect(failsRun(finding('new', 'aurora'), new Set())).toBe(true);
});
