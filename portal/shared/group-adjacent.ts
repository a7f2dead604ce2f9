/**
 * Groups neighbouring items that belong together, in order; every other item is a group of its own.
 */
export function groupAdjacent<Item>(
  items: readonly Item[],
  belongs: (item: Item) => boolean,
): readonly (readonly [Item, ...Item[]])[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && belongs(last[0]) && belongs(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
