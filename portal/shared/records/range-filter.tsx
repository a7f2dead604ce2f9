import { Chip } from '@baize/ui-kit/chip';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dayOf, PRESETS, type RecordQuery, recordNow } from './record-query.ts';
import * as css from './records.css.ts';

interface RangeFilterProps {
  query: RecordQuery;
  onChange(change: Partial<RecordQuery>): void;
  /** More filters, behind the dates. */
  children?: ReactNode;
}

/** Presets, two dates within the gateway's window, and what else a record filters by. */
export function RangeFilter({ query, onChange, children }: RangeFilterProps) {
  const intl = useIntl();
  const today = dayOf(recordNow());
  const date = (name: 'from' | 'to') => (
    <Field className={css.date} label={intl.formatMessage({ id: `member.range.${name}` })}>
      <Input
        type="date"
        value={query[name]}
        max={today}
        onChange={({ target }) => {
          if (!target.value) return;
          // A date past the other one takes it along: the range stays a range.
          const from = name === 'from' ? target.value : query.from;
          const to = name === 'to' ? target.value : query.to;
          onChange({
            range: 'custom',
            from: from > to && name === 'to' ? to : from,
            to: from > to && name === 'from' ? from : to,
          });
        }}
      />
    </Field>
  );
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
      <div className={css.dates}>
        {date('from')}
        {date('to')}
      </div>
      {children}
    </div>
  );
}
