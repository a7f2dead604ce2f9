/** Maximum main-thread CPU time of the kit, as a multiple of the hand-written page's. */
export const CPU_AT_MOST = {
  cards: 0.85,
  paginator: 1.1,
  dialog: 0.5,
  brandSwitch: 0.75,
  firstBrandSwitch: 0.9,
} as const;

/** Maximum size of scripts and styles after brotli, beyond those of an empty React page, in bytes. */
export const WEIGHT_AT_MOST = { cards: 5_000, all: 16_000 } as const;

/** Maximum growth of the heap by 200 cards, in bytes. */
export const HEAP_AT_MOST = 1_600_000;

export const COMMITS_AT_MOUNT = 1;
export const RECALCULATIONS_AT_BRAND_SWITCH = 1;
export const COMMITS_AT_BRAND_SWITCH = 0;
export const RENDERS_AT_BRAND_SWITCH = 0;
export const RENDERS_AT_FAVOURITE = 3;
