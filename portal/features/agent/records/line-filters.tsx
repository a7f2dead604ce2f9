import { LINE_SCOPES } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { FilterSearch } from '../../../shared/filter-search.tsx';
import { FilterSelect } from '../components/filters.tsx';
import type { RecordAddress } from './use-record-address.ts';

/** Filters by an account of the line, and by how much of its downline is included. */
export function LineFilters({ address }: { address: RecordAddress }) {
  const intl = useIntl();
  return (
    <>
      <FilterSearch
        label="line.account"
        value={address.get('account')}
        onChange={(account) => address.onFilter({ account })}
      />
      <FilterSelect
        label="agent.scope"
        value={address.choice('scope', LINE_SCOPES) ?? ''}
        onChange={(scope) => address.onFilter({ scope })}
        options={LINE_SCOPES.map((value) => ({
          value,
          label: intl.formatMessage({ id: `agent.scope.${value}` }),
        }))}
      />
    </>
  );
}
