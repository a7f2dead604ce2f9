import { useState } from 'react';
import { warnOnce } from './warn-once.ts';

/** Warns once where a component changes between controlled and uncontrolled. */
export function useControlChangeWarning(held: boolean, component: string): void {
  // In production hundreds of cards must not pay for a warning that nobody reads.
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
 * A value that is controlled (`prop`) or, where that is undefined, managed by the component from
 * `initial` on. `onChange` is called for every change in both cases. Which of the two applies is
 * decided in the first render.
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
  useControlChangeWarning(held, component);
  const value = held ? prop : own;
  return [
    value,
    (next) => {
      if (!held) setOwn(() => next);
      if (!Object.is(next, value)) onChange?.(next);
    },
  ];
}
