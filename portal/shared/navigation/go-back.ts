import type { NavigateFunction } from 'react-router-dom';

/** Milliseconds until a step back counts as done where no event tells of it, as in a history of memory. */
const LONGEST = 500;

let underWay: Promise<void> = Promise.resolve();

/** Goes Back by some steps, which the browser does a moment later. */
export function goBack(navigate: NavigateFunction, steps = 1): void {
  underWay = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST);
  });
  navigate(-steps);
}

/** Resolves once a step back that is under way is done: an entry that is added before would be the one it leaves. */
export const afterGoingBack = (): Promise<void> => underWay;
