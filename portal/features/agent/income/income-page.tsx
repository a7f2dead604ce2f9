import {
  agentIncomeExport,
  INCOME_SOURCES,
  LINE_MONEY_SORTS,
  type RequestOf,
} from '@baize/gateway/contract';
import { CsvButton } from '../records/csv-button.tsx';
import { currencyChoice, RecordHead } from '../records/record-head.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { useIncome } from './api.ts';
import { IncomeScreen } from './income-screen.tsx';

/** R2.88: the agent's income by source and day, and the amounts owed. */
export default function IncomePage() {
  const address = useRecordAddress();
  const source = address.choice('kind', INCOME_SOURCES);
  const filters = {
    ...address.filter,
    ...(source && { source }),
    ...address.sortOf(LINE_MONEY_SORTS, 'time'),
  } satisfies RequestOf<typeof agentIncomeExport>;
  const income = useIncome(filters);
  return (
    <IncomeScreen
      income={income}
      filters={filters}
      address={address}
      head={
        <RecordHead
          address={address}
          currency={currencyChoice(income.first)}
          file={
            <CsvButton
              endpoint={agentIncomeExport}
              payload={filters}
              name={`income-${filters.from}-${filters.until}`}
            />
          }
        />
      }
    />
  );
}
