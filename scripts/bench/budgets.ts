/** How many times the hand-written page's main-thread CPU the kit may take. */
export const CPU_AT_MOST = {
  cards: 0.85,
  paginator: 1.1,
  dialog: 0.5,
  brandSwitch: 0.75,
  firstBrandSwitch: 0.9,
} as const;

/** Bytes of scripts and styles after brotli that a page weighs beyond an empty page of React. */
export const WEIGHT_AT_MOST = { cards: 5_000, all: 16_000 } as const;

/** Bytes that the heap holds more with 200 cards than without. */
export const HEAP_AT_MOST = 1_600_000;

export const COMMITS_AT_MOUNT = 1;
export const RECALCULATIONS_AT_BRAND_SWITCH = 1;
export const COMMITS_AT_BRAND_SWITCH = 0;
export const RENDERS_AT_BRAND_SWITCH = 0;
export const RENDERS_AT_FAVOURITE = 3;
