import {
  LINE_MONEY_SORTS,
  LINE_SCOPES,
  lineTransactionsExport,
  type RequestOf,
  TRANSACTION_KINDS,
} from '@baize/gateway/contract';
import { CsvButton } from '../records/csv-button.tsx';
import { currencyChoice, RecordHead } from '../records/record-head.tsx';
import { type RecordAddress, useRecordAddress } from '../records/use-record-address.ts';
import { useLineTransactions } from './api.ts';
import { TRANSACTION_STATES, TransactionsScreen } from './transactions-screen.tsx';

/** The filters in an address; invalid ones are omitted. */
function filtersOf({ filter, choice, sortOf }: RecordAddress) {
  const scope = choice('scope', LINE_SCOPES);
  const kind = choice('kind', TRANSACTION_KINDS);
  const state = choice('state', TRANSACTION_STATES);
  return {
    ...filter,
    ...(scope && { scope }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...sortOf(LINE_MONEY_SORTS, 'time'),
  } satisfies RequestOf<typeof lineTransactionsExport>;
}

/** R2.89: the transactions of the line's wallets. */
export default function TransactionsPage() {
  const address = useRecordAddress();
  const filters = filtersOf(address);
  const transactions = useLineTransactions(filters);
  return (
    <TransactionsScreen
      transactions={transactions}
      filters={filters}
      address={address}
      head={
        <RecordHead
          address={address}
          currency={currencyChoice(transactions.first)}
          file={
            <CsvButton
              endpoint={lineTransactionsExport}
              payload={filters}
              name={`team-transactions-${filters.from}-${filters.until}`}
            />
          }
        />
      }
    />
  );
}
