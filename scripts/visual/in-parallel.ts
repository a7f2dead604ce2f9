/** Works through a list with so many hands, each of which takes the next item as it becomes free. */
export async function inParallel<Item>(
  items: readonly Item[],
  hands: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const hand = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
