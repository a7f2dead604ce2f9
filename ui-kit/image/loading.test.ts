import { expect, test } from 'vitest';
import { afterFailure, type Stage } from './loading.ts';

const walk = (hasFallback: boolean): Stage[] => {
  const stages: Stage[] = ['first'];
  for (let tries = 0; tries < 5 && stages.at(-1) !== 'drawn'; tries += 1)
    stages.push(afterFailure(stages.at(-1) ?? 'drawn', hasFallback));
  return stages;
};

test('[R8.13] asks for a failed picture once more, then for the default image, then draws one', () => {
  expect(walk(true)).toEqual(['first', 'again', 'fallback', 'drawn']);
});

test('[R8.13] without a default image draws one after the single retry', () => {
  expect(walk(false)).toEqual(['first', 'again', 'drawn']);
});
