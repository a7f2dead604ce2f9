import type { Page } from 'playwright';

/** The browser does not report shorter events; they count with this duration. */
export const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** Durations in milliseconds of all events of a press since the last reset. */
    pressTimes: number[];
  }
}

/** Records from the first script on how long each press takes until the next paint. */
export const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((shortest) => {
    window.pressTimes = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming;
        if (interactionId) window.pressTimes.push(entry.duration);
      }
    });
    // TypeScript's DOM types lack the threshold (event timing, W3C).
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
