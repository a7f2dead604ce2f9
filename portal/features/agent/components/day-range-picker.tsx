import { DateRangePicker } from '@baize/ui-kit/date-range-picker';
import { useIntl } from 'react-intl';
import { merchantToday } from '../../../shared/merchant-day.ts';
import { languageTag, useLanguage } from '../../../shared/messages/language-store.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { type DayRange, presetRange, RANGE_PRESETS } from '../records/day-range.ts';

interface DayRangePickerProps {
  value: DayRange;
  /** The maximum number of days. */
  longest: number;
  onValueChange(range: DayRange): void;
}

/** A range in days of the merchant's calendar, by preset or by hand. */
export function DayRangePicker({ value, longest, onValueChange }: DayRangePickerProps) {
  const intl = useIntl();
  const language = useLanguage();
  const today = merchantToday();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DateRangePicker
      label={text('agent.range')}
      locale={languageTag(language)}
      max={today}
      longest={longest}
      value={{ from: value.from, to: value.until }}
      onValueChange={({ from, to }) => onValueChange({ from, until: to })}
      presets={RANGE_PRESETS.map((id) => {
        const { from, until } = presetRange(id, today);
        return { id, label: text(`agent.range.${id}`), range: { from, to: until } };
      })}
    />
  );
}
