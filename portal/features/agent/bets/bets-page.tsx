import {
  GAME_TYPES,
  LINE_BET_SORTS,
  LINE_SCOPES,
  lineBetsExport,
  type RequestOf,
} from '@baize/gateway/contract';
import { CsvButton } from '../records/csv-button.tsx';
import { currencyChoice, RecordHead } from '../records/record-head.tsx';
import { type RecordAddress, useRecordAddress } from '../records/use-record-address.ts';
import { useLineBets } from './api.ts';
import { BET_STATES, BetsScreen } from './bets-screen.tsx';

/** The filters in an address; invalid ones are omitted. */
function filtersOf({ filter, choice, get, sortOf }: RecordAddress) {
  const scope = choice('scope', LINE_SCOPES);
  const gameType = choice('product', GAME_TYPES);
  const state = choice('state', BET_STATES);
  const vassalage = get('vendor');
  return {
    ...filter,
    ...(scope && { scope }),
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(vassalage && { vassalage }),
    ...sortOf(LINE_BET_SORTS, 'time'),
  } satisfies RequestOf<typeof lineBetsExport>;
}

/** R2.86: the line's rounds of all products. */
export default function BetsPage() {
  const address = useRecordAddress();
  const filters = filtersOf(address);
  const bets = useLineBets(filters);
  return (
    <BetsScreen
      bets={bets}
      filters={filters}
      address={address}
      head={
        <RecordHead
          address={address}
          currency={currencyChoice(bets.first)}
          file={
            <CsvButton
              endpoint={lineBetsExport}
              payload={filters}
              name={`team-bets-${filters.from}-${filters.until}`}
            />
          }
        />
      }
    />
  );
}
