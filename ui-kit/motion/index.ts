export { type Glide, useGlide } from './use-glide.ts';
export { PAUSE_BUTTON, type Pause, usePause } from './use-pause.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
