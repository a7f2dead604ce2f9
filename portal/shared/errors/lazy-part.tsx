import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ImportSuspense } from './import-suspense.tsx';
import { retryImport } from './retry-import.ts';

/** The parts of the page, by their loaders; a drawn page wants them all before it comes to life. */
const loaders = new Set<() => Promise<unknown>>();

/** Fetches every part that the drawn page shows. One that cannot be had is tried again later. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()));
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the script ahead; what is there is drawn without waiting. */
  preload(): Promise<unknown>;
};

export interface LazyPartOptions {
  place?: ReactNode;
  drawn?: boolean | (() => boolean) | undefined;
  failed?: (error: Error) => ReactNode;
  isPrompt?: boolean;
}

/**
 * A part of a page whose script is fetched after the first paint. Where the server drew the page
 * its markup is there from the start, and comes to life when its script has come.
 * @param options.drawn the server draws it with the first page, or does where this says so
 * @param options.place keeps the part's place where the browser draws it and its script is on the way
 * @param options.isPrompt off for what is to come after the rest of the page: React then shows it 300 ms after its place
 * @param options.failed what stands there when its script cannot be had; by default its place
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
    // A part that is there is drawn without waiting, however short: React throws a drawn part away
    // when a change reaches it while it waits, and what was pressed in it goes with it.
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
