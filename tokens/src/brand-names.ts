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
  'success',
  'warning',
  'danger',
  'focus',
  'scrim',
  'artVeil',
  'artInk',
] as const;

/** A name below `brand.color`. */
export type BrandColourName = (typeof COLOURS)[number];

const group = <Type extends TokenType>(path: string, names: readonly string[], type: Type) =>
  names.map((name): [string, TokenType] => [`brand.${path}.${name}`, type]);

/** The values that a brand gives, all of them and no others. */
export const BRAND_TOKENS: ReadonlyMap<string, TokenType> = new Map([
  ...group('color', COLOURS, 'color'),
  ...group('font', ['display', 'body'], 'fontFamily'),
  ...group('font', ['displayWeight'], 'fontWeight'),
  ...group('font', ['displayTracking'], 'dimension'),
  ...group('radius', ['control', 'card', 'panel', 'pill'], 'dimension'),
  ...group('cut', ['control', 'card', 'panel'], 'dimension'),
  ...group('corner', ['curve'], 'number'),
  ...group('shadow', ['card', 'raised', 'popup', 'glow', 'action'], 'shadow'),
  ...group('motion', ['quick', 'calm', 'slow'], 'duration'),
  ...group('motion', ['out'], 'cubicBezier'),
]);
