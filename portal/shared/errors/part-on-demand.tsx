import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { type LazyPart, type LazyPartOptions, lazyPart } from './lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';

/**
 * A part within a dialog, or behind a tab, that no page needs before a press. The dialog opens at
 * once; a script that cannot be had is told in it.
 * @param options.drawn where it is said that the server draws it nevertheless
 */
export const partOnDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { drawn }: Pick<LazyPartOptions, 'drawn'> = {},
): LazyPart<Props> =>
  lazyPart(load, {
    drawn,
    place: <Skeleton shape="block" height="14lh" />,
    failed: () => <MissingPart />,
  });

type Preloadable = Pick<LazyPart<never>, 'preload'>;

// What cannot be had is told where it is needed.
const preload = (part: Preloadable) => void part.preload().catch(() => undefined);

/** Fetches a part once the page has nothing else to do, so that a press need not wait for it. */
export function useIdlePreload(part: Preloadable): void {
  useEffect(() => whenIdle(() => preload(part)), [part]);
}

/**
 * For the element around what opens a part: fetches it when a pointer, a finger or the focus comes to it,
 * so that a press need not wait, and whoever only reads fetches nothing.
 */
export function preloadOnApproach(part: Preloadable) {
  const approached = () => preload(part);
  return { onPointerEnter: approached, onTouchStart: approached, onFocus: approached };
}
