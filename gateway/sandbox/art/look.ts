import type { Ramp } from './color.ts';
import type { FaceName } from './lettering.ts';
import type { SceneName } from './scenes/index.ts';

/** How a world looks: where it plays, in which colours, in which letters. */
export interface Look {
  /** Hues of sky, hero and accent; a cover takes one triple. */
  readonly hues: readonly (readonly [number, number, number])[];
  /** Lightness of the sky at its top and bottom, in percent. */
  readonly sky: readonly [number, number];
  readonly scenes: readonly SceneName[];
  readonly faces: readonly FaceName[];
  /** Small things that fly or lie around. */
  readonly props: readonly string[];
  readonly metal?: Ramp;
}

export const look = (
  hues: Look['hues'],
  sky: Look['sky'],
  scenes: string,
  faces: string,
  props: string,
  metal?: Ramp,
): Look => ({
  hues,
  sky,
  // The names are checked by the test that draws every look.
  scenes: scenes.split(' ') as SceneName[],
  faces: faces.split(' ') as FaceName[],
  props: props.split(' '),
  ...(metal && { metal }),
});
