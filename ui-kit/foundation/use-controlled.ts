import { useState } from 'react';
import { warnOnce } from './warn-once.ts';

/** Warns once where a value was the owner's at first and is the component's now, or the other way. */
export function useSameHolder(held: boolean, component: string): void {
  // Cards stand by the hundred: in production they pay for no warning that nobody reads.
  // biome-ignore lint/correctness/useHookAtTopLevel: the environment is the same at every render
  if (process.env.NODE_ENV !== 'production') useHolderWarning(held, component);
}

function useHolderWarning(held: boolean, component: string): void {
  const [wasHeld] = useState(held);
  if (held === wasHeld) return;
  const [before, now] = wasHeld ? ['controlled', 'uncontrolled'] : ['uncontrolled', 'controlled'];
  warnOnce(
    component,
    `it was ${before} and is now ${now}. Give it its value from the first time on, or never.`,
  );
}

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
  useSameHolder(held, component);
  const value = held ? prop : own;
  return [
    value,
    (next) => {
      if (!held) setOwn(() => next);
      if (!Object.is(next, value)) onChange?.(next);
    },
  ];
}
