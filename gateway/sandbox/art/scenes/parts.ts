import { circle, rect, type Sketch, times } from '../sketch.ts';

/** Paints the whole background of a cover, 480 by 640. */
export type Scene = (sketch: Sketch) => string;

/** The sky; for underwater scenes the same upside down. */
export function backdrop(s: Sketch, lightAbove = false): string {
  const [top, middle, bottom] = s.palette.sky;
  return rect(0, 0, 480, 640, s.linear(lightAbove ? [bottom, middle, top] : [top, middle, bottom]));
}

export const glow = (s: Sketch, x: number, y: number, r: number, colour = s.palette.light) =>
  circle(x, y, r, s.radial([`${colour}/.85`, `${colour}/.35`, `${colour}/0`]));

export const sparks = (s: Sketch, count: number, colour = s.palette.light) =>
  times(count, () => {
    const r = s.random.next() * 3.4 + 0.8;
    return circle(
      s.random.whole(0, 480),
      s.random.whole(40, 620),
      r,
      colour,
      `opacity="${(0.35 + s.random.next() * 0.6).toFixed(2)}"`,
    );
  }).join('');
