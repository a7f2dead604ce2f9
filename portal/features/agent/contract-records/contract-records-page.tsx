import { CONTRACT_RECORD_STATES, type ContractType, MOST_DAYS } from '@baize/gateway/contract';
import { Inline } from '@baize/ui-kit/inline';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { Select } from '@baize/ui-kit/select';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { loaded } from '../../../shared/api/loaded.ts';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { useAddress } from '../../../shared/navigation/use-address.ts';
import { rangeParameters, readRange } from '../../../shared/records/day-range.ts';
import { DayRangePicker } from '../components/day-range-picker.tsx';
import { useContractForecast, useContractRecords } from './api.ts';
import * as css from './contract-records.css.ts';
import { ContractRecordsScreen } from './contract-records-screen.tsx';

/**
 * The periods of one kind of contract, received or paid out (R2.90 to R2.93): which, of which days and
 * in which state stand in the address.
 */
export function ContractRecordsPage({ type }: { type: ContractType }) {
  const intl = useIntl();
  const { get, change } = useAddress();
  const today = merchantToday();
  const range = readRange({ get }, today, 'thisMonth');
  const side = get('way') === 'paidOut' ? 'paidOut' : 'received';
  const state = CONTRACT_RECORD_STATES.find((each) => each === get('state'));
  const forecast = useContractForecast(type);
  const records = useContractRecords(type, { ...range, side, state });
  const opened = Number(get('id'));
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <SegmentedControl
          label={intl.formatMessage({ id: 'agent.contract.side' })}
          size="sm"
          value={side}
          items={(['received', 'paidOut'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `agent.contract.side.${value}` }),
          }))}
          onValueChange={(next) => change({ way: next === 'paidOut' ? next : undefined, id: '' })}
        />
        <Inline>
          <div className={css.state}>
            <Select
              size="sm"
              aria-label={intl.formatMessage({ id: 'agent.contract.state' })}
              value={state ?? ''}
              options={[
                { value: '', label: intl.formatMessage({ id: 'agent.filter.all' }) },
                ...CONTRACT_RECORD_STATES.map((value) => ({
                  value,
                  label: intl.formatMessage({ id: `agent.contract.state.${value}` }),
                })),
              ]}
              onChange={({ target }) => change({ state: target.value, id: '' })}
            />
          </div>
          <DayRangePicker
            value={range}
            longest={MOST_DAYS}
            onValueChange={(next) => change({ ...rangeParameters(next, today), id: '' })}
          />
        </Inline>
      </Inline>
      <ContractRecordsScreen
        type={type}
        side={side}
        forecast={loaded(forecast, forecast.data)}
        records={records}
        opened={opened}
        onOpen={(id) => change({ id: id === undefined ? '' : String(id) })}
      />
    </Stack>
  );
}
