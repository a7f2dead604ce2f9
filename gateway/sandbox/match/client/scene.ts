import type { Result, Skin } from './game.ts';
import { arenaScene } from './scene-arena.ts';
import { footballScene } from './scene-football.ts';
import { pitScene } from './scene-pit.ts';

/** A picture of a match. It knows the course and is told how far it has come. */
export interface Scene {
  readonly svg: SVGSVGElement;
  /** Milliseconds that the match takes to watch. */
  readonly length: number;
  /** @param part from 0 to 1 @param calm no movement, only what the result needs */
  draw(part: number, calm: boolean): void;
  /** The clock beside the score. */
  clock(part: number, points: number): string;
}

const SCENES: Readonly<Record<Skin, (result: Result, tones: [string, string]) => Scene>> = {
  football: footballScene,
  arena: arenaScene,
  pit: pitScene,
};

export const createScene = (skin: Skin, result: Result, tones: [string, string]): Scene =>
  SCENES[skin](result, tones);
