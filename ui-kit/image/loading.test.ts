import { expect, test } from 'vitest';
import { type Stage, stageAfterFailure } from './loading.ts';

const walk = (hasFallback: boolean): Stage[] => {
  const stages: Stage[] = ['first'];
  for (let tries = 0; tries < 5 && stages.at(-1) !== 'placeholder'; tries += 1)
    stages.push(stageAfterFailure(stages.at(-1) ?? 'placeholder', hasFallback));
  return stages;
};

test('[R8.13] requests a failed picture once more, then the fallback picture, then draws an emblem', () => {
  expect(walk(true)).toEqual(['first', 'again', 'fallback', 'placeholder']);
});

test('[R8.13] without a fallback picture draws an emblem after the single retry', () => {
  expect(walk(false)).toEqual(['first', 'again', 'placeholder']);
});
