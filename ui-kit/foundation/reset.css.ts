import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { elementRules, pageRules } from './reset-rules.ts';

const STATE = /^(\[|:[^:])/;

/**
 * The reset of a whole page. It is optional (`@baize/ui-kit/foundation/reset`, or `reset.css` of
 * the package): an application with a reset of its own keeps that.
 */
const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

for (const [element, rule] of Object.entries(pageRules)) reset(element, rule);
for (const { within = '', elements, parts = [''], rule } of elementRules) {
  const each = elements.split(', ');
  const selectors = parts.flatMap((part) =>
    // `*` is redundant before a pseudo-class.
    each.map((name) => `${within}${name === '*' && STATE.test(part) ? '' : name}${part}`),
  );
  reset(selectors.join(', '), rule);
}
