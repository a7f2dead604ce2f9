import { stepIndex } from '../foundation/step-index.ts';

/** The item that a key moves to; `undefined` when the menu does not handle the key. */
export function itemForKey<Item>(
  key: string,
  items: readonly Item[],
  current: Item | undefined,
): Item | undefined {
  const at = current === undefined ? -1 : items.indexOf(current);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const next = stepIndex(items.length, at, key);
  return next === undefined ? undefined : items[next];
}
