import { MOST_DAYS, teamDaysExport } from '@baize/gateway/contract';
import { Inline } from '@baize/ui-kit/inline';
import { Select } from '@baize/ui-kit/select';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import { loaded } from '../../../shared/api/loaded.ts';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { useAddress } from '../../../shared/navigation/use-address.ts';
import { rangeParameters, readRange } from '../../../shared/records/day-range.ts';
import { useAgentPlace } from '../components/agent-place.ts';
import { DayRangePicker } from '../components/day-range-picker.tsx';
import { LineCrumbs } from '../components/line-crumbs.tsx';
import * as toolbar from '../components/toolbar.css.ts';
import { CsvButton } from '../records/csv-button.tsx';
import { useTeamOverview } from './api.ts';
import { OverviewScreen } from './overview-screen.tsx';

/** R2.83: a line at a glance; whose, of which days and in which currency stand in the address. */
export default function OverviewPage() {
  const intl = useIntl();
  const address = useAddress();
  const { linkTo } = useAgentPlace();
  const today = merchantToday();
  const range = readRange(address, today, 'today');
  const account = address.get('account');
  const { data, isPrevious, error, mutate } = useTeamOverview({
    ...range,
    account,
    currency: address.get('currency'),
  });
  const parameters = rangeParameters(range, today);
  const kept = Object.fromEntries(
    Object.entries({ ...parameters, currency: address.get('currency') }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  );
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <LineCrumbs
          path={data?.path ?? []}
          linkTo={(to) => linkTo('agentTeamOverview', to ? { ...kept, account: to } : kept)}
        />
        <Inline>
          {data && data.currencies.length > 1 && (
            <Select
              className={toolbar.select}
              aria-label={intl.formatMessage({ id: 'agent.currency' })}
              value={data.currency}
              options={data.currencies.map((value) => ({ value, label: value }))}
              onChange={({ target }) => address.change({ currency: target.value })}
            />
          )}
          <CsvButton
            endpoint={teamDaysExport}
            payload={{
              ...range,
              ...(account && { account }),
              ...(address.get('currency') && { currency: address.get('currency') }),
            }}
            name={`team-days-${range.from}-${range.until}`}
          />
          <DayRangePicker
            value={range}
            longest={MOST_DAYS}
            onValueChange={(next) => address.change(rangeParameters(next, today))}
          />
        </Inline>
      </Inline>
      <OverviewScreen
        overview={loaded({ error, mutate }, data)}
        range={range}
        isPrevious={isPrevious}
        linkToBranch={(branch) => linkTo('agentTeamOverview', { ...kept, account: branch })}
      />
    </Stack>
  );
}
