import {
  ACCOUNT_STATES,
  type RequestOf,
  TEAM_LOGINS,
  TEAM_SORTS,
  type teamMembersList,
} from '@baize/gateway/contract';
import type { TableSort } from '@baize/ui-kit/data-table';
import type { Address } from '../../../shared/navigation/use-address.ts';

type Request = RequestOf<typeof teamMembersList>;
export type TeamFilters = Omit<Request, 'cursor' | 'pageSize'>;

const MOST_LEVELS = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The sort order in the address: `-balance` is by balance, descending. */
export function readSort<Column extends string>(
  text: string,
  columns: readonly Column[],
  fallback: Column,
): { readonly sort: Column; readonly descending: 'true' | 'false' } {
  const column = columns.find((each) => each === text.replace(/^-/, ''));
  return {
    sort: column ?? fallback,
    descending: column && text.startsWith('-') ? 'true' : 'false',
  };
}

export const writeSort = ({ column, direction }: TableSort): string =>
  direction === 'descending' ? `-${column}` : column;

/** The filters of the team list in an address; invalid ones are omitted. */
export function readTeamFilters({ get }: Pick<Address, 'get'>): TeamFilters {
  const kind = (['agent', 'member'] as const).find((each) => each === get('kind'));
  const level = Number(get('level'));
  const lastLogin = TEAM_LOGINS.find((each) => each === get('login'));
  const state = ACCOUNT_STATES.find((each) => each === get('state'));
  const balance = (['some', 'none'] as const).find((each) => each === get('balance'));
  return {
    ...(get('account') && { account: get('account') }),
    ...(get('search') && { search: get('search') }),
    ...(kind && { kind }),
    ...(Number.isInteger(level) && level >= 1 && level <= MOST_LEVELS && { level }),
    ...(DAY.test(get('registered')) && { registeredFrom: get('registered') }),
    ...(lastLogin && { lastLogin }),
    ...(state && { state }),
    ...(balance && { balance }),
    ...readSort(get('sort'), TEAM_SORTS, 'account'),
  };
}
