import { expect, test } from 'vitest';
import { LIGHTHOUSE } from '../speed/budgets.ts';
import { type Figures, medians, missed } from './figures.ts';

const MET: Figures = {
  performance: 95,
  accessibility: 98,
  bestPractices: 98,
  lcp: 2000,
  tbt: 150,
  cls: 0.01,
  requests: 30,
};

test('the budgets of a phone are met at their limits and missed just beyond', () => {
  expect(LIGHTHOUSE.mobile).toEqual(MET);
  expect(missed('mobile', MET)).toEqual([]);
  const beyond: Figures = {
    performance: 94,
    accessibility: 97,
    bestPractices: 97,
    lcp: 2001,
    tbt: 151,
    cls: 0.011,
    requests: 31,
  };
  expect(missed('mobile', beyond)).toEqual(Object.keys(beyond));
});

test('a desktop has stricter budgets', () => {
  expect(missed('desktop', MET)).toEqual(['performance', 'lcp', 'tbt']);
});

test('a figure that could not be measured misses its budget', () => {
  expect(missed('mobile', { ...MET, lcp: Number.NaN })).toEqual(['lcp']);
});

test('each figure has a median of its own', () => {
  const runs = [
    { ...MET, lcp: 3000, tbt: 10 },
    { ...MET, lcp: 1000, tbt: 30 },
    { ...MET, lcp: 2000, tbt: 20 },
  ];
  expect(medians(runs)).toEqual({ ...MET, lcp: 2000, tbt: 20 });
});
