import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chosenDay, type RecordDays, rangeWith } from './record-query.ts';
import * as css from './records.css.ts';

/** Keys that change no part of a date: they leave the field, or open the browser's calendar. */
const OTHER_KEYS: readonly string[] = ['Tab', 'Escape', ' ', 'F4'];

interface DayFieldProps {
  label: string;
  value: string;
  /** The latest day that can be chosen. */
  max: string;
  onCommit(day: string): void;
}

/**
 * A day, which is taken at once where it is picked from the calendar. What is typed is taken with
 * Enter or when the focus leaves: until then each digit makes a day that nobody means, 0002-11-10 on
 * the way to 2026-11-10.
 */
function DayField({ label, value, max, onCommit }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  /** A key of the date is down: it is the browser's calendar that changes the value while none is. */
  const isTyping = useRef(false);
  const commit = (text: string) => {
    setDraft(undefined);
    const day = chosenDay(text, max);
    if (day !== undefined && day !== value) onCommit(day);
  };
  const commitDraft = () => {
    isTyping.current = false;
    if (draft !== undefined) commit(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitDraft();
    else isTyping.current = !event.altKey && !OTHER_KEYS.includes(event.key);
  };
  const commitPicked = useEffectEvent((text: string) => {
    if (!isTyping.current) commit(text);
  });
  // React's `onChange` is the event `input`, which arrow keys in the calendar cause as well. `change`
  // comes with the day that is picked.
  useEffect(() => {
    const { current: element } = input;
    if (!element) return;
    const onChanged = () => commitPicked(element.value);
    element.addEventListener('change', onChanged);
    return () => element.removeEventListener('change', onChanged);
  }, []);
  return (
    <Field className={css.date} label={label}>
      <Input
        ref={input}
        type="date"
        value={draft ?? value}
        max={max}
        onKeyDown={onKeyDown}
        onKeyUp={() => {
          isTyping.current = false;
        }}
        onBlur={commitDraft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </Field>
  );
}

interface DayRangeFieldsProps extends RecordDays {
  /** The latest day that can be chosen. */
  max: string;
  /** Of how many days the range may be at most. */
  longest: number;
  onChange(days: RecordDays): void;
}

/** The first and the last day of a range. A day past the other one takes it along: it stays a range. */
export function DayRangeFields({ from, to, max, longest, onChange }: DayRangeFieldsProps) {
  const intl = useIntl();
  const days = { from, to };
  return (
    <div className={css.dates}>
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          label={intl.formatMessage({ id: `member.range.${name}` })}
          value={days[name]}
          max={max}
          onCommit={(day) => onChange(rangeWith(days, name, day, longest))}
        />
      ))}
    </div>
  );
}
