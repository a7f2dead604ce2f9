import { kitStyle } from '../foundation/style.ts';

export const stack = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const aligns = {
  stretch: kitStyle({ alignItems: 'stretch' }),
  start: kitStyle({ alignItems: 'flex-start' }),
  center: kitStyle({ alignItems: 'center' }),
  end: kitStyle({ alignItems: 'flex-end' }),
};
