import { lazy } from 'react';

/** Long lists are rare: their code comes with the first one. */
export const VirtualItems = lazy(() =>
  import('./virtual-items.tsx').then((module) => ({ default: module.VirtualItems })),
);
