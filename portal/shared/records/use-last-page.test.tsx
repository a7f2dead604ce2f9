// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLastPage } from './use-last-page.ts';
import { useRecordQuery } from './use-record-query.ts';

interface Answer {
  readonly data: { readonly totalPages: number } | undefined;
  readonly isPrevious: boolean;
}

/** The third page of a record; returns the page in the address. */
function thirdPage(first: Answer) {
  const { result, rerender } = renderHook(
    ({ answer }) => {
      const address = useRecordQuery();
      useLastPage(address, answer);
      return { page: address.query.page, search: useLocation().search };
    },
    {
      initialProps: { answer: first },
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={['/member?page=records&p=3']}>{children}</MemoryRouter>
      ),
    },
  );
  return { page: () => result.current.page, show: (answer: Answer) => rerender({ answer }) };
}

test('a page beyond the last one is replaced by the last', () => {
  const { page, show } = thirdPage({ data: undefined, isPrevious: false });
  expect(page()).toBe(3);
  show({ data: { totalPages: 2 }, isPrevious: false });
  expect(page()).toBe(2);
});

test('an empty record has a first page', () => {
  const { page } = thirdPage({ data: { totalPages: 0 }, isPrevious: false });
  expect(page()).toBe(1);
});

test("the previous page's response, shown meanwhile, does not change the page number", () => {
  const { page, show } = thirdPage({ data: { totalPages: 1 }, isPrevious: true });
  expect(page()).toBe(3);
  show({ data: { totalPages: 3 }, isPrevious: false });
  expect(page()).toBe(3);
});
