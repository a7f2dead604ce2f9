/** Limit of open files, which a thousand brands would exceed. */
const AT_ONCE = 24;

/** `Promise.all` over `make(item)` with limited concurrency; keeps the order. */
export async function mapWithLimit<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) made[index] = await make(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
