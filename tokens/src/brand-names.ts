import type { TokenType } from './values.ts';

const COLOURS = [
  'bg',
  'surface',
  'raised',
  'text',
  'muted',
  'control',
  'primary',
  'primaryInk',
  'onPrimary',
  'accent',
  'link',
  'decor',
  'info',
  'success',
  'warning',
  'danger',
  'focus',
  'scrim',
  'artVeil',
  'artInk',
] as const;

/** Derived from the colours above; each can be set explicitly. */
const STATES = [
  'primaryHover',
  'primaryPressed',
  'primaryDisabled',
  'softHover',
  'softPressed',
  'quietHover',
  'quietPressed',
  'dangerHover',
  'dangerPressed',
  'rowHover',
  'navHover',
  'navActive',
] as const;

/** A name below `brand.color`. */
export type BrandColourName = (typeof COLOURS)[number];

const group = <Type extends TokenType>(path: string, names: readonly string[], type: Type) =>
  names.map((name): [string, TokenType] => [`brand.${path}.${name}`, type]);

/**
 * The names that a brand sets, and no others. Those that `base.tokens.json` derives are optional, all others required.
 */
export const BRAND_TOKENS: ReadonlyMap<string, TokenType> = new Map([
  ...group('color', COLOURS, 'color'),
  ...group('state', STATES, 'color'),
  ...group('font', ['display', 'body'], 'fontFamily'),
  ...group('font', ['displayWeight'], 'fontWeight'),
  ...group('font', ['displayTracking'], 'dimension'),
  ...group('radius', ['base', 'control', 'card', 'panel', 'pill'], 'dimension'),
  ...group('cut', ['control', 'card', 'panel'], 'dimension'),
  ...group('corner', ['curve'], 'number'),
  ...group('shadow', ['card', 'raised', 'popup', 'glow', 'action'], 'shadow'),
  ...group('motion', ['quick', 'calm', 'slow'], 'duration'),
  ...group('motion', ['out'], 'cubicBezier'),
]);
