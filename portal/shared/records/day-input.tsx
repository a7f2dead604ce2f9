import { Input, type InputProps } from '@baize/ui-kit/input';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenDay } from './record-query.ts';

/** Keys that do not edit the date: they leave the field, or open the native calendar. */
const OTHER_KEYS: readonly string[] = ['Tab', 'Escape', ' ', 'F4'];

interface DayInputProps extends Omit<InputProps, 'value' | 'max' | 'ref' | 'type' | 'onChange'> {
  value: string;
  /** The latest selectable day; undefined until it is known. */
  max: string | undefined;
  onCommit(day: string): void;
  /** Called where the field was cleared; without it the day stays. */
  onClear?: () => void;
}

/**
 * A date input. A day that is picked from the calendar is committed immediately. A typed day is
 * committed with Enter or on blur, because each digit on the way makes a valid but unintended day,
 * such as 0002-11-10 before 2026-11-10. So is a day from the wheels of iOS, when they close.
 */
export function DayInput({ value, max, onCommit, onClear, ...rest }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  /**
   * Whether a key that edits the date is pressed; otherwise a change comes from the native
   * calendar.
   */
  const isTyping = useRef(false);
  const commit = (text: string) => {
    setDraft(undefined);
    if (text === '' && value !== '') onClear?.();
    const day = chosenDay(text, max ?? text);
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
  // React's `onChange` is the `input` event, which arrow keys in the calendar cause as well.
  // `change` is fired for the day that is picked.
  useEffect(() => {
    const { current: element } = input;
    // True on iOS alone, where `change` is fired for each turn of an open wheel.
    const hasWheels = CSS.supports('-webkit-touch-callout', 'none');
    if (!element || hasWheels) return;
    const onChanged = () => commitPicked(element.value);
    element.addEventListener('change', onChanged);
    return () => element.removeEventListener('change', onChanged);
  }, []);
  return (
    <Input
      {...rest}
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
  );
}
