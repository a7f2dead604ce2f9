import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Paging } from './record-pages.tsx';
import { type RecordQuery, readRecords, recordNow, writeRecords } from './record-query.ts';

export interface RecordAddress {
  readonly query: RecordQuery;
  readonly paging: Paging;
  /** Another filter begins at the first page; details open as a step that Back takes back. */
  change(change: Partial<RecordQuery>, options?: { replace: boolean }): void;
}

/** The filters, page and open details of a record, which live in the address. */
export function useRecordQuery(): RecordAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readRecords(new URLSearchParams(search), recordNow()), [search]);
  const addressOf = useCallback(
    (change: Partial<RecordQuery>) => {
      const known = new URLSearchParams(search);
      const next = { ...readRecords(known, recordNow()), page: 1, order: '', ...change };
      return { pathname, search: `?${writeRecords(known, next)}` };
    },
    [pathname, search],
  );
  const change = useCallback<RecordAddress['change']>(
    (next, options) =>
      navigate(addressOf(next), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [navigate, addressOf],
  );
  const paging = useMemo<Paging>(
    () => ({
      page: query.page,
      hrefFor: (page) => {
        const to = addressOf({ page });
        return to.pathname + to.search;
      },
      onPage: (page) => change({ page }),
    }),
    [query.page, addressOf, change],
  );
  return { query, paging, change };
}
