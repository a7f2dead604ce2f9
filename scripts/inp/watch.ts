import type { Page } from 'playwright';

/** Shorter events are not told by the browser; they count as so long. */
export const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** Milliseconds of every event of a press since they were last forgotten. */
    pressTimes: number[];
  }
}

/** Listens from the first script on to how long each press takes until the next paint. */
export const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((shortest) => {
    window.pressTimes = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming;
        if (interactionId) window.pressTimes.push(entry.duration);
      }
    });
    // The types of the DOM do not know the threshold yet (event timing, W3C).
    const wanted: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: shortest,
    };
    observer.observe(wanted);
  }, SHORTEST_MS);

/** The longest event since `forgetPresses`, in milliseconds (the event timing API rounds to 8). */
export const longestPress = (page: Page): Promise<number> =>
  page.evaluate((shortest) => Math.max(shortest, ...window.pressTimes), SHORTEST_MS);

export const forgetPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.pressTimes = [];
  });
