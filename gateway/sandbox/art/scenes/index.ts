import { LAND_SCENES } from './land.ts';
import { LIGHTS_SCENES } from './lights.ts';
import { ROOMS_SCENES } from './rooms.ts';
import { STREETS_SCENES } from './streets.ts';
import { WATERS_SCENES } from './waters.ts';

export const SCENES = {
  ...LAND_SCENES,
  ...LIGHTS_SCENES,
  ...ROOMS_SCENES,
  ...STREETS_SCENES,
  ...WATERS_SCENES,
};
export type SceneName = keyof typeof SCENES;
