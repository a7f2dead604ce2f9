import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';

/**
 * A part within a dialog, or behind a tab, that no page needs before a press. The dialog opens at
 * once; a script that cannot be had is told in it.
 */
export const partOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> =>
  lazyPart(load, {
    place: <Skeleton shape="block" height="14lh" />,
    failed: () => <MissingPart />,
  });

/** Fetches a part once the page has nothing else to do, so that a press need not wait for it. */
export function useIdlePreload(part: Pick<LazyPart<never>, 'preload'>): void {
  useEffect(
    // What cannot be had is told where it is needed.
    () => whenIdle(() => void part.preload().catch(() => undefined)),
    [part],
  );
}
