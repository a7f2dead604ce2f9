import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { followImport, PromptSuspense } from '../foundation/prompt-suspense.tsx';
import { useControlled } from '../foundation/use-controlled.ts';
import { Input } from '../input/index.ts';
import { Popover } from '../popover/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './date-range-picker.css.ts';
import { type Day, type DayRange, problemOf, rangeText } from './dates.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  from: 'From',
  to: 'To',
  apply: 'Apply',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  rangeProblem: (problem, { min, max, longest }) =>
    ({
      missing: 'Please choose both days.',
      order: 'The first day is after the last one.',
      outside: `Please choose days${min ? ` from ${min}` : ''}${max ? ` to ${max}` : ''}.`,
      long: `Please choose ${longest} days at the most.`,
    })[problem],
} satisfies Partial<KitLabels>;

// The calendar is loaded when the picker is first opened; the fields work without it.
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazy(loadCalendar);
const followCalendar = followImport(loadCalendar);

export interface DatePreset {
  id: string;
  label: string;
  range: DayRange;
}

export interface DateRangePickerProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value' | 'defaultValue'> {
  /** What the range filters; the name of the button. */
  label: string;
  /** The selected range (controlled). Omit it to let the picker manage its own state. */
  value?: DayRange;
  defaultValue?: DayRange;
  /** Called with a valid range. */
  onValueChange?: (range: DayRange) => void;
  /** Ranges that are selected by one press: today, this week. */
  presets?: readonly DatePreset[];
  min?: Day;
  max?: Day;
  /** The maximum number of days. */
  longest?: number;
  /** The locale (BCP 47) in which days are written. */
  locale?: string;
  placeholder?: string;
  labels?: {
    from?: string;
    to?: string;
    apply?: string;
    previousMonth?: string;
    nextMonth?: string;
    /** The message for an invalid range. */
    problem?: (
      problem: NonNullable<ReturnType<typeof problemOf>>,
      bounds: { min?: Day; max?: Day; longest?: number },
    ) => string;
  };
}

const sameRange = (one: Partial<DayRange>, other: DayRange) =>
  one.from === other.from && one.to === other.to;

/**
 * A range of days, selected by a preset, in two fields or in a calendar. Days have no time and no
 * time zone.
 */
export function DateRangePicker({
  label,
  value,
  defaultValue,
  onValueChange,
  presets = [],
  min,
  max,
  longest,
  locale = 'en',
  placeholder,
  labels,
  className,
  ...rest
}: DateRangePickerProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'DateRangePicker');
  const errorId = useId();
  const [open, setOpen] = useState(false);
  const [range, setRange] = useControlled<DayRange | undefined>(
    value,
    defaultValue,
    (next) => {
      if (next) onValueChange?.(next);
    },
    'DateRangePicker',
  );
  const [draft, setDraft] = useState<Partial<DayRange>>(range ?? {});
  const [submitted, setSubmitted] = useState(false);
  const bounds = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(longest !== undefined && { longest }),
  };
  const problem = problemOf(draft, bounds);
  // An incomplete range is no error until it is applied.
  const shown = submitted || problem !== 'missing' ? problem : undefined;
  const errorText = shown && (labels?.problem ?? kit.rangeProblem)(shown, bounds);

  const changeOpen = (next: boolean) => {
    setOpen(next);
    setSubmitted(false);
    if (next) setDraft(range ?? {});
  };
  const apply = (next: Partial<DayRange>) => {
    const { from, to } = next;
    setDraft(next);
    setSubmitted(true);
    if (problemOf(next, bounds) || !from || !to) return;
    setRange({ from, to });
    setOpen(false);
  };
  const active = range && presets.find((preset) => sameRange(range, preset.range));
  const text = active?.label ?? (range ? rangeText(range, locale) : (placeholder ?? label));
  const field = (end: 'from' | 'to', name: string) => (
    <Field label={name}>
      <Input
        type="date"
        size="sm"
        min={min}
        max={max}
        value={draft[end] ?? ''}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? errorId : undefined}
        onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
      />
    </Field>
  );

  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={changeOpen}
      className={css.popover}
      trigger={
        <Button
          variant="outline"
          {...rest}
          className={className}
          aria-label={`${label}: ${text}`}
          data-value={range ? `${range.from}/${range.to}` : undefined}
        >
          <CalendarDays size={18} aria-hidden="true" />
          {text}
        </Button>
      }
    >
      <form
        className={css.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Submits no form around it.
          event.stopPropagation();
          apply(draft);
        }}
      >
        {presets.length > 0 && (
          <div className={css.presets}>
            {presets.map((preset) => (
              <button
                key={preset.id}
                type="button"
                className={css.preset}
                aria-pressed={sameRange(draft, preset.range)}
                onClick={() => apply(preset.range)}
              >
                {preset.label}
              </button>
            ))}
          </div>
        )}
        <div className={css.main}>
          <div className={css.fields}>
            {field('from', labels?.from ?? kit.from)}
            {field('to', labels?.to ?? kit.to)}
          </div>
          <PromptSuspense
            follow={followCalendar}
            fallback={
              <div className={css.place}>
                <Spinner />
              </div>
            }
          >
            <Calendar
              range={draft}
              onRangeChange={setDraft}
              min={min}
              max={max}
              locale={locale}
              labels={{
                previousMonth: labels?.previousMonth ?? kit.previousMonth,
                nextMonth: labels?.nextMonth ?? kit.nextMonth,
              }}
            />
          </PromptSuspense>
          <p id={errorId} className={css.error} role="alert" aria-live="polite">
            {errorText}
          </p>
          <Button type="submit" size="sm">
            {labels?.apply ?? kit.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
