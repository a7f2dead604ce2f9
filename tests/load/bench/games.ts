/** The data that both variants show. */
export interface BenchGame {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly cover: string;
  readonly hot: boolean;
  readonly freeTrial: boolean;
}

export const GAMES: readonly BenchGame[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(1000 + index),
  name: `Golden Harvest ${index + 1}`,
  vendor: `Northwind Studio ${index % 12}`,
  // A different URL for each, as in a real lobby, so that no picture is shared in the cache.
  cover: `/cover.webp?game=${index}`,
  hot: index % 5 === 0,
  freeTrial: index % 2 === 0,
}));

export const PAGES = 120;
export const TABS = ['username', 'sms', 'scan'] as const;

export const LINES = Array.from(
  { length: 12 },
  (_, index) => `Line ${index + 1} of what a tab shows.`,
);
