import type { NavigateFunction } from 'react-router-dom';

/** Milliseconds until a step back counts as done without an event, as in a memory history. */
const LONGEST = 500;

let underWay: Promise<void> = Promise.resolve();

/** Goes back by some steps, which the browser does asynchronously. */
export function goBack(navigate: NavigateFunction, steps = 1): void {
  underWay = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST);
  });
  navigate(-steps);
}

/**
 * Resolves once pending steps back are done, and those that they cause: an entry that is added before would be
 * the one that they leave.
 */
export async function afterGoingBack(): Promise<void> {
  const awaited = underWay;
  await awaited;
  if (awaited !== underWay) await afterGoingBack();
}
