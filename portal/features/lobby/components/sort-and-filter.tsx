import { Button } from '@baize/ui-kit/button';
import { SlidersHorizontal } from '@baize/ui-kit/icon';
import { Inline } from '@baize/ui-kit/inline';
import { Select } from '@baize/ui-kit/select';
import { useIntl } from 'react-intl';
import * as css from '../lobby.css.ts';
import { factCount, type LobbyQuery, type LobbySort, SORTS } from '../lobby-query.ts';

interface SortAndFilterProps {
  lobby: LobbyQuery;
  onSort(sort: LobbySort): void;
  onFilter(): void;
}

/** The sort order of the games, and the button that opens the fact filters. */
export function SortAndFilter({ lobby, onSort, onFilter }: SortAndFilterProps) {
  const intl = useIntl();
  const count = factCount(lobby);
  return (
    <Inline wrap={false} className={css.tools}>
      <Select
        className={css.sort}
        aria-label={intl.formatMessage({ id: 'lobby.sort.name' })}
        options={SORTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `lobby.sort.${value}` }),
        }))}
        value={lobby.sort}
        onChange={({ target }) => {
          const chosen = SORTS.find((sort) => sort === target.value);
          if (chosen) onSort(chosen);
        }}
      />
      <Button variant="outline" className={css.filter} aria-haspopup="dialog" onClick={onFilter}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {intl.formatMessage({ id: 'lobby.filter.open' }, { count })}
      </Button>
    </Inline>
  );
}
