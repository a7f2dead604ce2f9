import type { SceneName } from './scenes/index.ts';

/** One figure of a banner: motif, position, size, rotation, strength of the haze over it. */
export type BannerActor = readonly [
  motif: string,
  x: number,
  y: number,
  scale: number,
  turn?: number,
  veil?: number,
];

/** The content and colours of a banner. */
export interface BannerDesign {
  readonly look: string;
  readonly scene: SceneName;
  /** Height of the scene, 0 to 1, that is vertically centred. */
  readonly focus: number;
  readonly hues: readonly [sky: number, hero: number, accent: number];
  readonly actors: readonly BannerActor[];
  readonly sparks: string;
}
