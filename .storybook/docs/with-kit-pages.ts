import type { Indexer } from 'storybook/internal/types';

/**
 * Gives every component of the kit a page of documentation, by the title of its stories: no story
 * file has to ask for one, and screens of the portal and the brand bench get none.
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
