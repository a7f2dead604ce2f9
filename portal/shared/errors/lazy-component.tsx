import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ImportSuspense } from './import-suspense.tsx';
import { retryImport } from './retry-import.ts';

/**
 * The loaders of the page's lazy components; a server-rendered page needs all of them before it
 * hydrates.
 */
const loaders = new Set<() => Promise<unknown>>();

/** Loads every lazy component that the server-rendered page contains. One that fails is retried later. */
export async function loadServerRendered(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()));
}

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the script ahead; a loaded component renders without suspending. */
  preload(): Promise<unknown>;
};

export interface LazyComponentOptions {
  fallback?: ReactNode;
  serverRendered?: boolean | (() => boolean) | undefined;
  errorFallback?: (error: Error) => ReactNode;
  isPrompt?: boolean;
}

/**
 * A component whose script is loaded after the first paint. Where the server rendered the page
 * its markup is there from the start, and hydrates when its script has loaded.
 * @param options.serverRendered the server renders it with the first page, always or
 *   where this returns true
 * @param options.fallback rendered in the browser while its script loads
 * @param options.isPrompt false for a component that may appear after the rest of the page:
 *   React then shows it 300 ms after its fallback
 * @param options.errorFallback rendered when its script cannot be loaded; by default the fallback
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    fallback = null,
    serverRendered = false,
    errorFallback = () => fallback,
    isPrompt = true,
  }: LazyComponentOptions = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadComponent = async () => {
    loaded = await retryImport(load);
    return loaded;
  };
  if (serverRendered)
    loaders.add(async () => (serverRendered === true || serverRendered()) && loadComponent());
  const Boundary = isPrompt ? ImportSuspense : Suspense;
  const Suspending = lazy(async () => ({ default: await loadComponent() }));
  function Lazy(props: Props) {
    // A loaded component must render without suspending, however shortly: React discards hydrated
    // markup when an update reaches it while it suspends, and with it the pending presses.
    const [Loaded] = useState<ComponentType<Props>>(() => loaded ?? Suspending);
    return (
      <ErrorBoundary fallback={errorFallback}>
        <Boundary fallback={fallback}>
          <Loaded {...props} />
        </Boundary>
      </ErrorBoundary>
    );
  }
  return Object.assign(Lazy, { preload: loadComponent });
}
