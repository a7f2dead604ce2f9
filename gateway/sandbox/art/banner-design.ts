import type { SceneName } from './scenes/index.ts';

/** One figure of a banner: motif, place, size, turn, how strongly the air veils it. */
export type BannerActor = readonly [
  motif: string,
  x: number,
  y: number,
  scale: number,
  turn?: number,
  veil?: number,
];

/** What a banner shows, and in which colours. */
export interface BannerDesign {
  readonly look: string;
  readonly scene: SceneName;
  /** Which height of the scene, 0 to 1, stands in the middle. */
  readonly focus: number;
  readonly hues: readonly [sky: number, hero: number, accent: number];
  readonly actors: readonly BannerActor[];
  readonly sparks: string;
}
