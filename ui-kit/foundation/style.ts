import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css';
import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const inLayer = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });

/** A class in the kit's cascade layer, so that the portal can always override it. */
export const kitStyle = (rule: StyleRule, debugId?: string): string =>
  style(inLayer(layers.kit, rule) satisfies ComplexStyleRule, debugId);

/** A class in the portal's cascade layer, which overrides the kit's. */
export const portalStyle = (rule: StyleRule, debugId?: string): string =>
  style(inLayer(layers.portal, rule) satisfies ComplexStyleRule, debugId);
