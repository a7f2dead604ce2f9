import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStep } from '../popups/use-step.ts';
import type { Paging } from './record-pages.tsx';
import { type RecordQuery, readRecords, recordNow, writeRecords } from './record-query.ts';

export interface RecordAddress {
  readonly query: RecordQuery;
  readonly paging: Paging;
  /**
   * Another filter begins at the first page; details open as a step that Back takes back, where they
   * do not stand in a popup.
   */
  change(change: Partial<RecordQuery>, options?: { replace: boolean }): void;
}

/** The filters, page and open details of a record, which live in the address. */
export function useRecordQuery(): RecordAddress {
  const { pathname, search } = useLocation();
  const step = useStep();
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
    (next, options) => step(addressOf(next), options),
    [step, addressOf],
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
