import { lazy } from 'react';

/** Long lists are rare: their code is loaded with the first one. */
export const VirtualItems = lazy(() =>
  import('./virtual-items.tsx').then((module) => ({ default: module.VirtualItems })),
);
