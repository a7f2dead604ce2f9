/** The part of culori 4 that the tokens use; the package ships no types of its own. */
declare module 'culori' {
  export type Rgb = { mode: 'rgb'; r: number; g: number; b: number; alpha?: number };
  export type Oklab = { mode: 'oklab'; l: number; a: number; b: number; alpha?: number };
  export type Oklch = { mode: 'oklch'; l: number; c: number; h?: number; alpha?: number };
  export type Color = Rgb | Oklab | Oklch;
  export function parse(colour: string): Color | undefined;
  export function converter(mode: 'rgb'): (colour: Color | string) => Rgb;
  export function converter(mode: 'oklab'): (colour: Color | string) => Oklab;
  export function converter(mode: 'oklch'): (colour: Color | string) => Oklch;
  export function clampChroma(colour: Color, mode: 'oklch', rgbGamut?: 'rgb'): Color;
  export function formatHex(colour: Color): string;
  export function formatHex8(colour: Color): string;
  export function wcagContrast(first: Color, second: Color): number;
  export function differenceEuclidean(mode: 'oklab'): (first: Color, second: Color) => number;
}
