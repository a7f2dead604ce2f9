import type { State } from 'swr';
import { expect, test } from 'vitest';
import { ServedCache } from './served-cache.ts';

/** An entry as SWR writes it: the key is not one of its public fields. */
const withKey = (entry: State<unknown, unknown>) =>
  Object.assign(entry, { _k: { path: '/games' } });

test('an entry stays the same object until its content changes', () => {
  const cache = new ServedCache(['games']);
  const served = cache.get('games');
  expect(served).toEqual({});
  cache.set('games', withKey({}));
  expect(cache.get('games')).toBe(served);
  expect(served).toEqual({ _k: { path: '/games' } });
  cache.set('games', { ...served, data: ['one'] });
  expect(cache.get('games')).not.toBe(served);
  expect(served).not.toHaveProperty('data');
  for (const news of [{ error: new Error('lost') }, { isLoading: true }, { isValidating: true }]) {
    const before = cache.get('games');
    cache.set('games', { ...before, ...news });
    expect(cache.get('games')).not.toBe(before);
  }
  cache.set('vendors', { data: [] });
  expect(cache.get('vendors')).toEqual({ data: [] });
});
