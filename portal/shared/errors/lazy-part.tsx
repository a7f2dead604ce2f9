import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ImportSuspense } from './import-suspense.tsx';
import { retryImport } from './retry-import.ts';

/**
 * The loaders of the page's lazy parts; a server-rendered page needs all of them before it
 * hydrates.
 */
const loaders = new Set<() => Promise<unknown>>();

/** Loads every part that the server-rendered page contains. One that fails is retried later. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()));
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the script ahead; a loaded part renders without suspending. */
  preload(): Promise<unknown>;
};

export interface LazyPartOptions {
  place?: ReactNode;
  drawn?: boolean | (() => boolean) | undefined;
  failed?: (error: Error) => ReactNode;
  isPrompt?: boolean;
}

/**
 * A part of a page whose script is loaded after the first paint. Where the server rendered the page
 * its markup is there from the start, and hydrates when its script has loaded.
 * @param options.drawn the server renders it with the first page, always or where this returns true
 * @param options.place rendered in the browser while its script loads
 * @param options.isPrompt false for a part that may appear after the rest of the page: React then
 *   shows it 300 ms after its placeholder
 * @param options.failed rendered when its script cannot be loaded; by default the placeholder
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place = null, drawn = false, failed = () => place, isPrompt = true }: LazyPartOptions = {},
): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    fetched = await retryImport(load);
    return fetched;
  };
  if (drawn) loaders.add(async () => (drawn === true || drawn()) && fetchPart());
  const Place = isPrompt ? ImportSuspense : Suspense;
  const Later = lazy(async () => ({ default: await fetchPart() }));
  function Lazy(props: Props) {
    // A loaded part must render without suspending, however shortly: React discards a hydrated part
    // when an update reaches it while it suspends, and with it the pending presses.
    const [Part] = useState<ComponentType<Props>>(() => fetched ?? Later);
    return (
      <ErrorBoundary fallback={failed}>
        <Place fallback={place}>
          <Part {...props} />
        </Place>
      </ErrorBoundary>
    );
  }
  return Object.assign(Lazy, { preload: fetchPart });
}
