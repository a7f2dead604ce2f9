/** Milliseconds that Safari, which has no requestIdleCallback, waits instead. */
const INSTEAD = 200;

/**
 * Runs once the browser is idle. Returns a function that cancels it.
 * @param latest milliseconds after which it runs in any case; without it a busy page may never run
 *   it
 */
export function whenIdle(run: () => void, latest?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, latest === undefined ? {} : { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD);
  return () => clearTimeout(timer);
}
