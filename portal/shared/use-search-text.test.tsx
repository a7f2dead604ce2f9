// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchText } from './use-search-text.ts';

function field(first: string) {
  const asked: string[] = [];
  const { result, rerender } = renderHook(
    ({ search }) => useSearchText(search, (wanted) => asked.push(wanted)),
    { initialProps: { search: first } },
  );
  return {
    asked,
    text: () => result.current.text,
    type: (text: string) => {
      act(() => result.current.setText(text));
      result.current.searchFor(text);
    },
    /** Changes the address. */
    come: (search: string) => rerender({ search }),
  };
}

test('searches that arrive in the address one after the other do not overwrite input', () => {
  const { asked, text, type, come } = field('');
  for (const input of ['d', 'dr', 'dra ']) type(input);
  for (const search of ['d', 'dra']) {
    come(search);
    expect(text()).toBe('dra ');
  }
  type('dra');
  expect(asked).toEqual(['d', 'dr', 'dra']);
});

test('Back, a link or a cleared filter replaces the text, and the previous search can be repeated', () => {
  const { asked, text, type, come } = field('tiger');
  type('dragon');
  come('dragon');
  come('tiger');
  expect(text()).toBe('tiger');
  type('dragon');
  come('dragon');
  come('');
  expect(text()).toBe('');
  expect(asked).toEqual(['dragon', 'dragon']);
});
