import {
  CONTRACT_RECORD_SORTS,
  CONTRACT_RECORD_STATES,
  CONTRACT_SIDES,
  type ContractType,
  contractRecordsExport,
  currencyCode,
  type RequestOf,
} from '@baize/gateway/contract';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { useIntl } from 'react-intl';
import { loaded } from '../../../shared/api/loaded.ts';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordHead } from '../records/record-head.tsx';
import { type RecordAddress, useRecordAddress } from '../records/use-record-address.ts';
import { useContractForecast, useContractRecords } from './api.ts';
import { ContractRecordsScreen } from './contract-records-screen.tsx';

const FILE_NAMES = {
  dividend: 'dividends',
  dailySalary: 'daily-salary',
  hourSalary: 'hourly-salary',
  realtimeSalary: 'real-time-salary',
} as const satisfies Record<ContractType, string>;

/** The filters in an address; invalid ones are omitted. */
function filtersOf(type: ContractType, { range, choice, sortOf, get }: RecordAddress) {
  const side = choice('way', CONTRACT_SIDES) ?? 'received';
  const state = choice('state', CONTRACT_RECORD_STATES);
  const currency = currencyCode.safeParse(get('currency')).data;
  return {
    type,
    ...range,
    side,
    ...(state && { state }),
    ...(currency && { currency }),
    ...sortOf(CONTRACT_RECORD_SORTS, 'time'),
  } satisfies RequestOf<typeof contractRecordsExport>;
}

/**
 * The periods of one kind of contract, received or paid (R2.90 to R2.93). Side, range, status and
 * currency are in the address.
 */
export function ContractRecordsPage({ type }: { type: ContractType }) {
  const intl = useIntl();
  const address = useRecordAddress();
  const filters = filtersOf(type, address);
  const forecast = useContractForecast(type);
  const records = useContractRecords(filters);
  return (
    <ContractRecordsScreen
      filters={filters}
      address={address}
      forecast={loaded(forecast, forecast.data)}
      records={records}
      head={
        <RecordHead
          address={address}
          start={
            <SegmentedControl
              label={intl.formatMessage({ id: 'agent.contract.side' })}
              size="sm"
              value={filters.side}
              items={CONTRACT_SIDES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `agent.contract.side.${value}` }),
              }))}
              // The other side has other currencies.
              onValueChange={(way) => address.onFilter({ way, currency: undefined })}
            />
          }
          currency={records.first}
          file={
            <CsvButton
              endpoint={contractRecordsExport}
              payload={filters}
              name={`${FILE_NAMES[type]}-${filters.from}-${filters.until}`}
            />
          }
        />
      }
    />
  );
}
