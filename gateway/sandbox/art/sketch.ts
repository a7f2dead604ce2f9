import { type Random, seededRandom } from '../seed/random.ts';
import type { Ramp } from './color.ts';

/** The colours of one picture. */
export interface Palette {
  /** Sky or room, top to bottom, and its light. */
  readonly sky: readonly [string, string, string];
  readonly light: string;
  readonly ink: string;
  readonly hero: Ramp;
  readonly accent: Ramp;
  readonly metal: Ramp;
}

/** A drawing in progress: shapes return SVG text, gradients are collected in `defs`. */
export interface Sketch {
  readonly palette: Palette;
  readonly random: Random;
  /** Returns the `url(#…)` of a gradient through these colours; `colour/0.4` sets an opacity. */
  linear(colours: readonly string[], angle?: number): string;
  radial(colours: readonly string[], focus?: string): string;
  /** Adds markup to defs under a new id. */
  define(make: (id: string) => string): string;
  defs(): string;
}

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, index) => {
      const [hex, opacity] = colour.split('/');
      const offset = Math.round((index / Math.max(1, colours.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${hex}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');

export function newSketch(palette: Palette, seed: string): Sketch {
  const definitions = new Map<string, string>();
  const define = (key: string, make: (id: string) => string) => {
    const known = definitions.get(key);
    const id = known ? (/id="([^"]+)"/.exec(known)?.[1] ?? '') : `d${definitions.size}`;
    if (!known) definitions.set(key, make(id));
    return id;
  };
  return {
    palette,
    random: seededRandom(seed),
    linear: (colours, angle = 90) =>
      `url(#${define(`l${angle}${colours.join()}`, (id) => `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stops(colours)}</linearGradient>`)})`,
    radial: (colours, focus = 'cx=".5" cy=".5" r=".5"') =>
      `url(#${define(`r${focus}${colours.join()}`, (id) => `<radialGradient id="${id}" ${focus}>${stops(colours)}</radialGradient>`)})`,
    define: (make) => define(`x${definitions.size}`, make),
    defs: () => `<defs>${[...definitions.values()].join('')}</defs>`,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

export const path = (d: string, fill: string, rest = '') =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;
export const stroke = (d: string, colour: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}/>`;
export const circle = (x: number, y: number, r: number, fill: string, rest = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${rest}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${rest}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${rest}/>`;
export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;
export const fade = (opacity: number, ...children: string[]) =>
  `<g opacity="${opacity}">${children.join('')}</g>`;
/** The drawing and its mirror image about the vertical axis. */
export const mirrored = (...children: string[]) =>
  `${children.join('')}<g transform="scale(-1 1)">${children.join('')}</g>`;
export const polygon = (points: readonly (readonly [number, number])[], fill: string, rest = '') =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${rest}/>`;
export const polar = (angle: number, radius: number): [number, number] => [
  Math.cos((angle * Math.PI) / 180) * radius,
  Math.sin((angle * Math.PI) / 180) * radius,
];
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** A star of `points` points between two radii. */
export const starPoints = (points: number, outer: number, inner: number, turn = -90) =>
  times(points * 2, (index) =>
    polar(turn + (index * 180) / points, index % 2 === 0 ? outer : inner),
  );
/** The four-pointed glint of something precious. */
export const glint = (x: number, y: number, size: number, colour = '#ffffff') =>
  path(
    `M${round(x)} ${round(y - size)}q${round(size * 0.12)} ${round(size * 0.88)} ${round(size)} ${round(size)}q${round(-size * 0.88)} ${round(size * 0.12)} ${round(-size)} ${round(size)}q${round(-size * 0.12)} ${round(-size * 0.88)} ${round(-size)} ${round(-size)}q${round(size * 0.88)} ${round(-size * 0.12)} ${round(size)} ${round(-size)}Z`,
    colour,
  );
