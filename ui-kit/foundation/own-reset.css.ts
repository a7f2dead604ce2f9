import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { elementRules } from './reset-rules.ts';

/**
 * The reset for the kit's own elements alone. The packed kit includes it, so that components look
 * right on a page without a reset and leave the rest of that page alone. It selects by the prefix
 * `bz-`, which only the packed kit's class names have, and has no specificity.
 */
const OWN = ':where([class^="bz-"], [class*=" bz-"], [class*="bz-"] > svg)';

for (const { within = '', elements, parts = [''], rule } of elementRules) {
  const own = elements === '*' ? OWN : `:where(${elements})${OWN}`;
  const selectors = parts.map((part) => `${within}${own}${part}`);
  globalStyle(selectors.join(', '), { '@layer': { [layers.reset]: rule } });
}
