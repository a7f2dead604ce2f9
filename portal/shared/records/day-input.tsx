import { Input, type InputProps } from '@baize/ui-kit/input';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenDay } from './record-query.ts';

/** Keys that change no part of a date: they leave the field, or open the browser's calendar. */
const OTHER_KEYS: readonly string[] = ['Tab', 'Escape', ' ', 'F4'];

interface DayInputProps extends Omit<InputProps, 'value' | 'max' | 'ref' | 'type' | 'onChange'> {
  value: string;
  /** The latest day that can be chosen; undefined until it is known. */
  max: string | undefined;
  onCommit(day: string): void;
  /** Called where the field was emptied; without it the day stays. */
  onClear?: () => void;
}

/**
 * A day, which is taken at once where it is picked from the calendar. What is typed is taken with
 * Enter or when the focus leaves: until then each digit makes a day that nobody means, 0002-11-10 on
 * the way to 2026-11-10. So is what the wheels of iOS are turned to, when they close.
 */
export function DayInput({ value, max, onCommit, onClear, ...rest }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  /** A key of the date is down: it is the browser's calendar that changes the value while none is. */
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
  // React's `onChange` is the event `input`, which arrow keys in the calendar cause as well. `change`
  // comes with the day that is picked.
  useEffect(() => {
    const { current: element } = input;
    // True on iOS alone, where `change` comes with each turn of an open wheel.
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
