export { type Marquee, useMarquee } from './use-marquee.ts';
export { PAUSE_BUTTON, type Pause, usePause } from './use-pause.ts';
export { isMotionReduced, useReducedMotion } from './use-reduced-motion.ts';
