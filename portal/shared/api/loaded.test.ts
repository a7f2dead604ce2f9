import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { combineLoaded, loaded, loadedRecord } from './loaded.ts';

const part = <Data>(data: Data | undefined, error?: CallError) => ({ data, error, retry: vi.fn() });

test('a response is passed on with its error and a retry', () => {
  const mutate = vi.fn(() => Promise.resolve());
  const error = new CallError('network');
  const one = loaded({ error, mutate }, 'data');
  expect(one).toMatchObject({ data: 'data', error });
  one.retry();
  const record = loadedRecord({ data: 'rows', error: undefined, isPrevious: true, mutate });
  expect(record).toMatchObject({ data: 'rows', error: undefined, isPrevious: true });
  record.retry();
  expect(mutate).toHaveBeenCalledTimes(2);
});

test('combined queries have data when all have loaded, and the first error', () => {
  const first = part(1);
  const last = part('two');
  expect(combineLoaded({ first, last })).toMatchObject({
    data: { first: 1, last: 'two' },
    error: undefined,
  });
  const error = new CallError('network');
  const failed = combineLoaded({ first, last: part<string>(undefined, error) });
  expect(failed).toMatchObject({ data: undefined, error });
  // Earlier data stay, even where the revalidation failed.
  expect(combineLoaded({ first, last: part('two', error) })).toMatchObject({
    data: { first: 1, last: 'two' },
    error,
  });
});

test('a retry of combined queries requests all of them', () => {
  const first = part(1);
  const last = part(undefined, new CallError('network'));
  combineLoaded({ first, last }).retry();
  expect(first.retry).toHaveBeenCalledTimes(1);
  expect(last.retry).toHaveBeenCalledTimes(1);
});
