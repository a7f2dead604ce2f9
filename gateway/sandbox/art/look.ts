import type { Ramp } from './color.ts';
import type { FaceName } from './lettering.ts';
import type { SceneName } from './scenes/index.ts';

/** The look of a theme: its scenes, colours and lettering. */
export interface Look {
  /** Hues of sky, hero and accent; a cover uses one triple. */
  readonly hues: readonly (readonly [number, number, number])[];
  /** Lightness of the sky at its top and bottom, in percent. */
  readonly sky: readonly [number, number];
  readonly scenes: readonly SceneName[];
  readonly faces: readonly FaceName[];
  /** Small props that fly or lie around. */
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
  // The test that draws every look checks the names.
  scenes: scenes.split(' ') as SceneName[],
  faces: faces.split(' ') as FaceName[],
  props: props.split(' '),
  ...(metal && { metal }),
});
