import { RECORD_WINDOW_DAYS } from '@baize/gateway/contract';
import { Chip } from '@baize/ui-kit/chip';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DayRangeFields } from './day-range-fields.tsx';
import { dayOf, PRESETS, type RecordQuery, recordNow } from './record-query.ts';
import * as css from './records.css.ts';

interface RangeFilterProps {
  query: RecordQuery;
  onChange(change: Partial<RecordQuery>): void;
  /** More filters, after the dates. */
  children?: ReactNode;
}

/** Presets, two dates within the gateway's window, and the other filters of a record. */
export function RangeFilter({ query, onChange, children }: RangeFilterProps) {
  const intl = useIntl();
  return (
    <div className={css.filters}>
      <fieldset
        className={css.presets}
        aria-label={intl.formatMessage({ id: 'member.range.name' })}
      >
        {PRESETS.map((preset) => (
          <Chip
            key={preset}
            pressed={query.range === preset}
            onClick={() => onChange({ range: preset })}
          >
            {intl.formatMessage({ id: `member.range.${preset}` })}
          </Chip>
        ))}
      </fieldset>
      <DayRangeFields
        from={query.from}
        to={query.to}
        max={dayOf(recordNow())}
        longest={RECORD_WINDOW_DAYS}
        onChange={(days) => onChange({ range: 'custom', ...days })}
      />
      {children}
    </div>
  );
}
