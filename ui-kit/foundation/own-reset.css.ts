import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { elementRules } from './reset-rules.ts';

/**
 * What the reset sets, on the kit's own elements alone: the packed kit has it with its styles, so that
 * components look right on a page that has no reset, and leave the rest of that page as it is. It
 * goes by the prefix `bz-`, which only the packed kit's class names have. Its selectors weigh nothing.
 */
const OWN = ':where([class^="bz-"], [class*=" bz-"], [class*="bz-"] > svg)';

for (const { within = '', elements, parts = [''], rule } of elementRules) {
  const own = elements === '*' ? OWN : `:where(${elements})${OWN}`;
  const selectors = parts.map((part) => `${within}${own}${part}`);
  globalStyle(selectors.join(', '), { '@layer': { [layers.reset]: rule } });
}
