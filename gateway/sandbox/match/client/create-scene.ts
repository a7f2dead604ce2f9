import type { Result, Skin } from './game.ts';
import type { Scene } from './scene.ts';
import { arenaScene } from './scene-arena.ts';
import { footballScene } from './scene-football.ts';
import { pitScene } from './scene-pit.ts';

const SCENES: Readonly<Record<Skin, (result: Result, tones: [string, string]) => Scene>> = {
  football: footballScene,
  arena: arenaScene,
  pit: pitScene,
};

export const createScene = (skin: Skin, result: Result, tones: [string, string]): Scene =>
  SCENES[skin](result, tones);
