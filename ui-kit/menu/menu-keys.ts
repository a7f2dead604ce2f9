/** The item that a key moves to; `undefined` when the menu does not handle the key. */
export function itemForKey<Item>(
  key: string,
  items: readonly Item[],
  current: Item | undefined,
): Item | undefined {
  const at = current === undefined ? -1 : items.indexOf(current);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
