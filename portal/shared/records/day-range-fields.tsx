import { Field } from '@baize/ui-kit/field';
import { useIntl } from 'react-intl';
import { DayInput } from './day-input.tsx';
import { type RecordDays, rangeWith } from './record-query.ts';
import * as css from './records.css.ts';

interface DayRangeFieldsProps extends RecordDays {
  /** The latest selectable day. */
  max: string;
  /** The maximum number of days of the range. */
  longest: number;
  onChange(days: RecordDays): void;
}

/**
 * The first and the last day of a range. A day beyond the other one moves it along, so that the
 * range stays valid.
 */
export function DayRangeFields({ from, to, max, longest, onChange }: DayRangeFieldsProps) {
  const intl = useIntl();
  const days = { from, to };
  return (
    <div className={css.dates}>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          className={css.date}
          label={intl.formatMessage({ id: `member.range.${name}` })}
        >
          <DayInput
            value={days[name]}
            max={max}
            onCommit={(day) => onChange(rangeWith(days, name, day, longest))}
          />
        </Field>
      ))}
    </div>
  );
}
