import {
  ACTIVITY_PERIODS,
  type Activity,
  MAX_ACTIVITY_DAYS,
  MINUTE,
  memberActivityFile,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chart } from '@baize/ui-kit/chart';
import { Chip } from '@baize/ui-kit/chip';
import { cx, staleContent } from '@baize/ui-kit/foundation';
import { Grid } from '@baize/ui-kit/grid';
import { Download, FileText } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Stat } from '@baize/ui-kit/stat';
import { useIntl } from 'react-intl';
import { requestFile } from '../../../shared/api/fetch-file.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useAddress } from '../../../shared/navigation/use-address.ts';
import * as card from '../../../shared/protection/card.css.ts';
import { minutesText } from '../../../shared/protection/play-time.ts';
import { DayRangeFields } from '../../../shared/records/day-range-fields.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { useSaveFile } from '../../../shared/records/use-save-file.ts';
import { useMember } from '../../../shared/session/use-member.ts';
import { activityParameters, readActivity } from './activity-query.ts';
import { type ActivityQuery, useActivity } from './api.ts';
import * as css from './safer-gambling.css.ts';

/** Up to this number of points, bars are drawn: a line needs more. */
const BAR_POINTS = 7;

/**
 * The play activity in a range from the address: the sums of the journal, their chart, a file and a
 * statement.
 */
export function ActivitySection() {
  const intl = useIntl();
  const address = useAddress();
  const today = merchantToday();
  const query = readActivity(address, today);
  const { data, isPrevious, error, mutate } = useActivity(query);
  const show = (next: ActivityQuery) => address.change(activityParameters(next));
  return (
    <>
      <div className={`${records.filters} ${css.onScreen}`}>
        <fieldset
          className={records.presets}
          aria-label={intl.formatMessage({ id: 'member.range.name' })}
        >
          {ACTIVITY_PERIODS.map((period) => (
            <Chip
              key={period}
              pressed={query.period === period}
              onClick={() =>
                show(period === 'range' ? { period, from: today, until: today } : { period })
              }
            >
              {intl.formatMessage({ id: `safer.activity.period.${period}` })}
            </Chip>
          ))}
        </fieldset>
        {query.period === 'range' && (
          <DayRangeFields
            from={query.from ?? today}
            to={query.until ?? today}
            max={today}
            longest={MAX_ACTIVITY_DAYS}
            onChange={({ from, to }) => show({ period: 'range', from, until: to })}
          />
        )}
        <ActivityTools query={query} data={data} isPrevious={isPrevious} />
      </div>
      {data ? (
        <ActivityResults data={data} isPrevious={isPrevious} />
      ) : error ? (
        <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton shape="block" height="24lh" />
      )}
    </>
  );
}

interface ActivityToolsProps {
  query: ActivityQuery;
  data: Activity | undefined;
  /** The figures belong to the previous period. */
  isPrevious: boolean;
}

function ActivityTools({ query, data, isPrevious }: ActivityToolsProps) {
  const intl = useIntl();
  const { save, isBusy } = useSaveFile();
  const file = {
    name: 'my-activity.csv',
    content: () => requestFile(memberActivityFile, query),
  };
  return (
    <div className={card.buttons}>
      <Button variant="soft" busy={isBusy} disabled={!data} onClick={() => void save(file)}>
        <Download size="1.1em" aria-hidden="true" /> {intl.formatMessage({ id: 'member.export' })}
      </Button>
      <Button variant="soft" disabled={!data || isPrevious} onClick={() => window.print()}>
        <FileText size="1.1em" aria-hidden="true" />{' '}
        {intl.formatMessage({ id: 'safer.activity.print' })}
      </Button>
    </div>
  );
}

function ActivityResults({ data, isPrevious }: { data: Activity; isPrevious: boolean }) {
  const intl = useIntl();
  const { member } = useMember();
  const { totals, points } = data;
  const money = (amount: number) => formatMoney(intl, amount, data);
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${money(amount)}`;
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const label = (at: string) =>
    intl.formatDate(data.by === 'day' ? `${at}T00:00:00Z` : `${at}-01T00:00:00Z`, {
      timeZone: 'UTC',
      month: 'short',
      ...(data.by === 'day' ? { day: 'numeric' } : { year: 'numeric' }),
    });
  const range =
    data.from === data.until ? day(data.from) : `${day(data.from)} – ${day(data.until)}`;
  const series = (name: 'stakes' | 'wins' | 'deposits' | 'withdrawals') => ({
    id: name,
    label: intl.formatMessage({ id: `safer.figure.${name}` }),
    values: points.map((point) => point[name]),
  });
  return (
    <div
      className={cx(css.results, isPrevious && staleContent)}
      data-part="statement"
      aria-busy={isPrevious || undefined}
    >
      <div className={css.statementHead}>
        <strong>{intl.formatMessage({ id: 'safer.activity.statement' })}</strong>
        <span>{member?.account}</span>
        <span>
          {intl.formatMessage(
            { id: 'safer.activity.made' },
            { time: intl.formatDate(data.serverTime, { dateStyle: 'long', timeStyle: 'short' }) },
          )}
        </span>
      </div>
      <p className={css.text}>
        {intl.formatMessage({ id: 'safer.activity.range' }, { range, zone: data.timeZone })}
      </p>
      <Grid minColumn="sm" gap="lg">
        <Stat
          label={intl.formatMessage({ id: 'safer.figure.net' })}
          value={signed(totals.net)}
          hint={intl.formatMessage({ id: 'safer.figure.net.hint' })}
        />
        {(['stakes', 'wins', 'deposits', 'withdrawals', 'bonuses', 'other'] as const).map(
          (name) => (
            <Stat
              key={name}
              label={intl.formatMessage({ id: `safer.figure.${name}` })}
              value={money(totals[name])}
            />
          ),
        )}
        <Stat
          label={intl.formatMessage({ id: 'safer.figure.played' })}
          value={minutesText(intl, Math.floor(totals.playedMs / MINUTE))}
        />
        <Stat
          label={intl.formatMessage({ id: 'safer.figure.opening' })}
          value={money(data.opening)}
        />
        <Stat
          label={intl.formatMessage({ id: 'safer.figure.closing' })}
          value={money(data.closing)}
        />
      </Grid>
      <Chart
        title={intl.formatMessage({ id: 'safer.activity.chart' })}
        kind={points.length <= BAR_POINTS ? 'bar' : 'line'}
        ratio={4}
        empty={intl.formatMessage({ id: 'safer.activity.none' })}
        categoryHeader={intl.formatMessage({
          id: data.by === 'day' ? 'member.profit.day' : 'safer.activity.month',
        })}
        categories={points.map(({ at }) => label(at))}
        series={[series('stakes'), series('wins'), series('deposits'), series('withdrawals')]}
        format={money}
        formatTick={(value) => intl.formatNumber(value, { notation: 'compact' })}
      />
    </div>
  );
}
