import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, weakest first: later layers win whatever their selectors' weight. */
export const layers = {
  reset: globalLayer('bz-reset'),
  kit: globalLayer('bz-kit'),
  portal: globalLayer('bz-portal'),
};
