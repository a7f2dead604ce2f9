import type names from '@baize/tokens/layout-properties.json';

/**
 * The value of a layout property of the brand (`tokens/layout-properties.json` describes them),
 * with a default for brands that do not set it. It is a custom property in the brand's own CSS
 * file, so it adds nothing to other brands.
 */
export const layoutValue = (name: keyof typeof names, otherwise: string): string =>
  `var(--bz-layout-${name}, ${otherwise})`;
