// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './safe-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  tabStorage.remove('key');
});

test('a stored value is in the storage until it is removed', () => {
  tabStorage.set('key', 'value');
  expect(sessionStorage.getItem('key')).toBe('value');
  expect(tabStorage.get('key')).toBe('value');
  tabStorage.remove('key');
  expect(sessionStorage.getItem('key')).toBeNull();
  expect(tabStorage.get('key')).toBeNull();
});

test('a full storage keeps the old value, and the page the new one, until there is room', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const removeItem = vi.fn();
  vi.stubGlobal('sessionStorage', { getItem: () => 'old', setItem, removeItem });
  tabStorage.set('key', 'new');
  expect(tabStorage.get('key')).toBe('new');
  setItem.mockImplementation(() => undefined as never);
  tabStorage.set('key', 'newer');
  expect(setItem).toHaveBeenLastCalledWith('key', 'newer');
  expect(tabStorage.get('key')).toBe('old');
});
