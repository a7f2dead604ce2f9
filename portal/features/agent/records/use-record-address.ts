import type { RequestOf, teamDaysExport } from '@baize/gateway/contract';
import type { TableSort } from '@baize/ui-kit/data-table';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { type Address, useAddress } from '../../../shared/navigation/use-address.ts';
import { readSort, writeSort } from '../team/team-filters.ts';
import { type DayRange, type RangePreset, rangeParameters, readRange } from './day-range.ts';

/** The filters that all records have. */
export type RecordFilter = RequestOf<typeof teamDaysExport>;

/** The view state of a record in the address. */
export interface RecordAddress extends Address {
  readonly range: DayRange;
  /** Account, range and currency as payload of calls. */
  readonly filter: RecordFilter;
  /** The parameters of range and currency, for links that keep them. */
  readonly kept: Readonly<Record<string, string>>;
  /** The value of a parameter where it is one of the choices; else undefined. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  sortOf<Column extends string>(
    columns: readonly Column[],
    fallback: Column,
  ): { readonly sort: Column; readonly descending: 'true' | 'false' };
  /** Filters replace the history entry, so that Back leads to the previous page. */
  onFilter(change: Readonly<Record<string, string | undefined>>): void;
  onRange(range: DayRange): void;
  onSort(sort: TableSort): void;
}

/** The filters of a record in the address; `fallback` is the range where it has none. */
export function useRecordAddress(fallback: RangePreset = 'thisMonth'): RecordAddress {
  const address = useAddress();
  const today = merchantToday();
  const range = readRange(address, today, fallback);
  const account = address.get('account').toLowerCase();
  const currency = address.get('currency');
  const onFilter: RecordAddress['onFilter'] = (change) =>
    address.change({ ...change, order: undefined }, { replace: true });
  const kept = { ...rangeParameters(range, today), currency };
  return {
    ...address,
    range,
    filter: { ...range, ...(account && { account }), ...(currency && { currency }) },
    kept: Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    choice: (name, choices) => choices.find((each) => each === address.get(name)),
    sortOf: (columns, fallback) =>
      readSort(address.get('sort') || `-${fallback}`, columns, fallback),
    onFilter,
    onRange: (next) => address.change({ ...rangeParameters(next, today), order: undefined }),
    onSort: (sort) => onFilter({ sort: writeSort(sort) }),
  };
}
