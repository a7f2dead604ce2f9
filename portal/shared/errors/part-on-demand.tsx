import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { type LazyPart, type LazyPartOptions, lazyPart } from './lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';

/**
 * A part of a dialog or tab that is not needed before a press. The dialog opens immediately and
 * shows a failure of the script.
 * @param options.drawn true where the server renders it nevertheless
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

// A failure is shown where the part is rendered.
const preload = (part: Preloadable) => void part.preload().catch(() => undefined);

/** Loads a part when the browser is idle, so that a press does not have to wait for it. */
export function useIdlePreload(part: Preloadable): void {
  useEffect(() => whenIdle(() => preload(part)), [part]);
}

/**
 * Props for an element around the trigger of a part: loads the part when pointer, finger or focus
 * approach it, so that a press does not have to wait, and people who only read load nothing.
 */
export function preloadOnApproach(part: Preloadable) {
  const approached = () => preload(part);
  return { onPointerEnter: approached, onTouchStart: approached, onFocus: approached };
}
