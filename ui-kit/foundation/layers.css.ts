import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, weakest first: later layers win regardless of specificity. */
export const layers = {
  reset: globalLayer('bz-reset'),
  kit: globalLayer('bz-kit'),
  portal: globalLayer('bz-portal'),
};
