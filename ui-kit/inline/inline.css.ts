import { kitStyle } from '../foundation/style.ts';

export const inline = kitStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const oneLine = kitStyle({ flexWrap: 'nowrap' });

export const aligns = {
  start: kitStyle({ alignItems: 'flex-start' }),
  center: kitStyle({ alignItems: 'center' }),
  baseline: kitStyle({ alignItems: 'baseline' }),
  end: kitStyle({ alignItems: 'flex-end' }),
  stretch: kitStyle({ alignItems: 'stretch' }),
};

export const justifies = {
  start: kitStyle({ justifyContent: 'flex-start' }),
  center: kitStyle({ justifyContent: 'center' }),
  end: kitStyle({ justifyContent: 'flex-end' }),
  between: kitStyle({ justifyContent: 'space-between' }),
};
