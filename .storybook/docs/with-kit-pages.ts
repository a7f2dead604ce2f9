import type { Indexer } from 'storybook/internal/types';

/**
 * Adds a documentation page for every component of the kit, by the title of its stories. Story files need no tag for it,
 * and the portal's screens and the brand page get none.
 */
export const withKitPages = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const inputs = await indexer.createIndex(fileName, options);
      return inputs.map((input) => ({
        ...input,
        tags: input.title?.startsWith('Kit/') ? [...(input.tags ?? []), 'autodocs'] : input.tags,
      }));
    },
  }));
