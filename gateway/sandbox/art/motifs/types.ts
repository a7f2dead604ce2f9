import type { Sketch } from '../sketch.ts';

/** Draws one thing around 0,0, about 100 units in every direction, lit from the top left. */
export type Motif = (sketch: Sketch) => string;
