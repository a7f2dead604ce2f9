import { type DateRange, DayPicker } from 'react-day-picker';
import * as css from './date-range-picker.css.ts';
import { type Day, type DayRange, dateOf, dayOf } from './dates.ts';

interface CalendarProps {
  range: Partial<DayRange>;
  onRangeChange: (range: Partial<DayRange>) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  locale: string;
  labels: { previousMonth: string; nextMonth: string };
}

const { calendar } = css;

/**
 * A month in which the two ends of a range are selected (react-day-picker), in the locale of the
 * page.
 */
export default function Calendar({
  range,
  onRangeChange,
  min,
  max,
  locale,
  labels,
}: CalendarProps) {
  const [from, to] = [dateOf(range.from), dateOf(range.to)];
  const [first, last] = [dateOf(min), dateOf(max)];
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const selected: DateRange | undefined = from ? { from, to } : undefined;
  return (
    <DayPicker
      mode="range"
      selected={selected}
      onSelect={(next) =>
        onRangeChange({
          ...(next?.from && { from: dayOf(next.from) }),
          ...(next?.to && { to: dayOf(next.to) }),
        })
      }
      defaultMonth={to ?? last ?? new Date()}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      formatters={{
        formatCaption: written({ month: 'long', year: 'numeric' }),
        formatWeekdayName: written({ weekday: 'narrow' }),
      }}
      labels={{
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelWeekday: written({ weekday: 'long' }),
        labelDayButton: written({ dateStyle: 'full' }),
        labelGrid: written({ month: 'long', year: 'numeric' }),
      }}
      classNames={{
        root: calendar.root,
        months: calendar.months,
        month: calendar.month,
        month_caption: calendar.caption,
        nav: calendar.nav,
        button_previous: calendar.step,
        button_next: calendar.step,
        chevron: calendar.arrow,
        month_grid: calendar.grid,
        weekday: calendar.weekday,
        day: calendar.day,
        day_button: calendar.button,
        outside: calendar.outside,
        range_middle: calendar.middle,
        range_start: calendar.end,
        range_end: calendar.end,
      }}
    />
  );
}
