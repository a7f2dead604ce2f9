import './layers.css.ts';

export { type Breakpoint, below, breakpoints, from } from './breakpoints.ts';
export { cx } from './cx.ts';
export { forcedColours, systemColours } from './forced-colours.ts';
export { KitProvider, type KitProviderProps, useKitLabels } from './kit-provider.tsx';
export type { KitLabels } from './labels.ts';
export { isPlainPress } from './plain-press.ts';
export { PromptSuspense, type PromptSuspenseProps } from './prompt-suspense.tsx';
export { staleContent } from './stale.css.ts';
export { vars } from './theme.css.ts';
export { visuallyHidden } from './visually-hidden.css.ts';
