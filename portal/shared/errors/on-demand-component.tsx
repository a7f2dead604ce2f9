import { Skeleton } from '@baize/ui-kit/skeleton';
import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { type LazyComponent, type LazyComponentOptions, lazyComponent } from './lazy-component.tsx';
import { ScriptLoadError } from './script-load-error.tsx';

/**
 * A component of a dialog or tab that is not needed before a press. The dialog opens immediately and
 * shows a failure of the script.
 * @param options.serverRendered true where the server renders it nevertheless
 */
export const onDemandComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { serverRendered }: Pick<LazyComponentOptions, 'serverRendered'> = {},
): LazyComponent<Props> =>
  lazyComponent(load, {
    serverRendered,
    fallback: <Skeleton shape="block" height="14lh" />,
    errorFallback: () => <ScriptLoadError />,
  });

type Preloadable = Pick<LazyComponent<never>, 'preload'>;

// A failure is shown where the component is rendered.
const preload = (component: Preloadable) => void component.preload().catch(() => undefined);

/** Loads a component when the browser is idle, so that a press does not have to wait for it. */
export function useIdlePreload(component: Preloadable): void {
  useEffect(() => whenIdle(() => preload(component)), [component]);
}

/**
 * Props for an element around the trigger of a component: loads the component when pointer, finger or
 * focus approach it, so that a press does not have to wait, and people who only read load nothing.
 */
export function preloadProps(component: Preloadable) {
  const onIntent = () => preload(component);
  return { onPointerEnter: onIntent, onTouchStart: onIntent, onFocus: onIntent };
}
