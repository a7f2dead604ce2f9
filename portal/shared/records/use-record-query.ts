import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type StepOptions, useStep } from '../popups/use-step.ts';
import type { Paging } from './record-pages.tsx';
import { type RecordQuery, readRecords, writeRecords } from './record-query.ts';
import { useToday } from './use-today.ts';

export interface RecordAddress {
  readonly query: RecordQuery;
  readonly paging: Paging;
  /** Another filter starts at the first page; for `options` see `useStep`. */
  change(change: Partial<RecordQuery>, options?: StepOptions): void;
}

/** The filters, page and open details of a record, which are in the address. */
export function useRecordQuery(): RecordAddress {
  const { pathname, search } = useLocation();
  const step = useStep();
  const today = useToday();
  const query = useMemo(() => readRecords(new URLSearchParams(search), today), [search, today]);
  const addressOf = useCallback(
    (change: Partial<RecordQuery>) => {
      const known = new URLSearchParams(search);
      const next = { ...readRecords(known, today), page: 1, order: '', ...change };
      return { pathname, search: `?${writeRecords(known, next)}` };
    },
    [pathname, search, today],
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
