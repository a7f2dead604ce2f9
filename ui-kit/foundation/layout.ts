import type names from '@baize/tokens/layout-properties.json';

/**
 * What the brand's layout says of `name` (`tokens/layout-properties.json` tells what each is), and what holds
 * where it says nothing. A custom property of the brand's own CSS file: it weighs nothing for others.
 */
export const layoutValue = (name: keyof typeof names, otherwise: string): string =>
  `var(--bz-layout-${name}, ${otherwise})`;
