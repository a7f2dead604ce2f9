import {
  LOTTERY_REGIONS,
  type LotteryRegion,
  type VietnamNumbers,
  vietnamNumbers,
} from '@baize/gateway/contract';
import { Chip } from '@baize/ui-kit/chip';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Field } from '@baize/ui-kit/field';
import { Ticket } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useLanguage } from '../../../shared/messages/language-store.ts';
import { DayInput } from '../../../shared/records/day-input.tsx';
import type { LotteryQuery } from '../lottery-query.ts';
import { NumbersTable } from './numbers-table.tsx';
import * as css from './results.css.ts';

interface Filter {
  date: string | undefined;
  region: LotteryRegion | undefined;
}

/** The numbers of Vietnam's daily lotteries, by day and region. */
export function VietnamNumbersRoute({
  query,
  onChange,
}: {
  query: LotteryQuery;
  onChange(change: Partial<Filter>): void;
}) {
  const language = useLanguage();
  const { date, region } = query;
  const { data, isPrevious, error, mutate } = useQuery(vietnamNumbers, {
    language,
    ...(date && { date }),
    ...(region && { region }),
  });
  return (
    <VietnamNumbersScreen
      numbers={data}
      isPrevious={isPrevious}
      error={data ? undefined : error}
      date={date}
      region={region}
      onChange={onChange}
      onRetry={() => void mutate()}
    />
  );
}

interface VietnamNumbersProps extends Filter {
  numbers: VietnamNumbers | undefined;
  /** The numbers belong to another day or region, and are shown until those of this one arrive. */
  isPrevious: boolean;
  error: CallError | undefined;
  onChange(change: Partial<Filter>): void;
  onRetry(): void;
}

export function VietnamNumbersScreen(props: VietnamNumbersProps) {
  const { formatMessage: say } = useIntl();
  const { numbers, error, region, onChange } = props;
  const list = props.isPrevious ? undefined : numbers?.list;
  return (
    <div className={css.view}>
      <div className={css.filters}>
        <Field label={say({ id: 'lottery.date' })} className={css.date}>
          <DayInput
            size="sm"
            value={props.date ?? numbers?.date ?? ''}
            min={numbers?.earliest}
            max={numbers?.today}
            onCommit={(date) => onChange({ date })}
            onClear={() => onChange({ date: undefined })}
          />
        </Field>
        <fieldset className={css.regions} aria-label={say({ id: 'lottery.region' })}>
          <Chip pressed={!region} onClick={() => onChange({ region: undefined })}>
            {say({ id: 'lottery.region.all' })}
          </Chip>
          {LOTTERY_REGIONS.map((each) => (
            <Chip key={each} pressed={region === each} onClick={() => onChange({ region: each })}>
              {say({ id: `lottery.region.${each}` })}
            </Chip>
          ))}
        </fieldset>
      </div>
      {error && <LoadError title="lottery.numbers.failed" error={error} onRetry={props.onRetry} />}
      {!error && !list && <NumbersSkeleton />}
      {list?.length === 0 && (
        <EmptyState
          icon={<Ticket />}
          title={say({ id: 'lottery.numbers.empty' })}
          description={say({ id: 'lottery.numbers.empty.text' })}
        />
      )}
      {list && (
        <div className={css.tables}>
          {list.map((draw) => (
            <NumbersTable key={draw.gameCode} draw={draw} />
          ))}
        </div>
      )}
    </div>
  );
}

const TABLES = ['1', '2', '3'];
const LINES = ['1', '2', '3', '4', '5', '6', '7', '8'];

function NumbersSkeleton() {
  return (
    <div className={css.tables} aria-busy="true">
      {TABLES.map((table) => (
        <div key={table} className={css.place}>
          {LINES.map((line) => (
            <Skeleton key={line} height="1.5em" />
          ))}
        </div>
      ))}
    </div>
  );
}
