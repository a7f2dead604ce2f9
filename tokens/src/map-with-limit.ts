/** Files that may be open at once are fewer than a thousand brands have. */
const AT_ONCE = 24;

/** `Promise.all` over `make(item)`, with a limit to how many run at the same time; keeps order. */
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
