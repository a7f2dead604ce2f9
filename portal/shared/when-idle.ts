/** Milliseconds that Safari, which has no requestIdleCallback, waits instead. */
const INSTEAD = 200;

/** Runs once the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, INSTEAD);
  return () => clearTimeout(timer);
}
