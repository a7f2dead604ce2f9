/**
 * All inputs of the portal's bundle. From the tokens these are names, the properties of a layout, and the rule for links in
 * data: brands are deployed separately, so that their number does not change the bundle.
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
