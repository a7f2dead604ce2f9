/**
 * All that the portal's bundle is made of. Of the tokens it knows their names, those of a layout's properties, and the rule for links
 * that data may hold: brands are deployed beside it, so one or a thousand of them change no byte of it.
 */
export const portalInputs = [
  'portal',
  'ui-kit',
  'gateway/contract',
  'gateway/package.json',
  'tokens/layout-properties.json',
  'tokens/package.json',
  'tokens/semantic.tokens.json',
  'tokens/src/safe-link.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build',
] as const;
