import { useState } from 'react';
import { warnOnce } from './warn-once.ts';

/**
 * A value that its owner holds (`prop`), or the component itself from `initial` on. `onChange` hears
 * of every change in both cases; where the owner holds the value, only the owner changes it. Who
 * holds it is settled when the component appears.
 * @param component - its name, for the warning where that changes
 */
export function useControlled<Value>(
  prop: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
  component: string,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const held = prop !== undefined;
  const [wasHeld] = useState(held);
  if (held !== wasHeld) {
    const [before, now] = wasHeld ? ['controlled', 'uncontrolled'] : ['uncontrolled', 'controlled'];
    warnOnce(
      component,
      `it was ${before} and is now ${now}. Give it its value from the first time on, or never.`,
    );
  }
  const value = held ? prop : own;
  return [
    value,
    (next) => {
      if (!held) setOwn(() => next);
      if (!Object.is(next, value)) onChange?.(next);
    },
  ];
}
