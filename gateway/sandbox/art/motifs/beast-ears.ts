import type { Ramp } from '../color.ts';
import { polygon } from '../sketch.ts';

export type Points = readonly (readonly [number, number])[];

export const flip = (points: Points): Points => points.map(([x, y]) => [-x, y] as const);

/** The features that distinguish the animals' masks. */
export interface Beast {
  readonly coat: Ramp;
  /** Muzzle, cheeks and inner ears. */
  readonly pale: Ramp;
  readonly eye: string;
  readonly ears: 'pointed' | 'round' | 'tall' | 'wide' | 'tuft';
  readonly mane?: Ramp;
  readonly muzzle: 'long' | 'short' | 'beak' | 'broad';
  readonly horns?: 'bull' | 'antlers' | 'tusks' | 'rhino';
  readonly stripes?: string;
  readonly patches?: string;
  readonly whiskers?: boolean;
  readonly bigEyes?: boolean;
}

const EARS: Record<Beast['ears'], [outer: Points, inner: Points]> = {
  pointed: [
    [
      [-80, -92],
      [-18, -52],
      [-70, -12],
    ],
    [
      [-70, -72],
      [-32, -46],
      [-62, -26],
    ],
  ],
  round: [
    [
      [-82, -52],
      [-72, -78],
      [-46, -82],
      [-26, -58],
      [-56, -20],
      [-80, -32],
    ],
    [
      [-70, -52],
      [-62, -66],
      [-46, -66],
      [-38, -54],
      [-58, -32],
    ],
  ],
  tall: [
    [
      [-56, -104],
      [-14, -52],
      [-56, -16],
    ],
    [
      [-50, -82],
      [-26, -50],
      [-50, -28],
    ],
  ],
  wide: [
    [
      [-108, -30],
      [-50, -46],
      [-46, 0],
      [-84, 4],
    ],
    [
      [-94, -22],
      [-58, -32],
      [-56, -8],
      [-80, -4],
    ],
  ],
  tuft: [
    [
      [-76, -98],
      [-40, -58],
      [-16, -52],
      [-62, -18],
    ],
    [
      [-66, -76],
      [-42, -50],
      [-58, -30],
    ],
  ],
};

export function ears({ ears: kind, coat, pale }: Beast): string {
  const [outer, inner] = EARS[kind];
  return (
    polygon(outer, coat.base) +
    polygon(inner, pale.dark) +
    polygon(flip(outer), coat.dark) +
    polygon(flip(inner), coat.deep)
  );
}
