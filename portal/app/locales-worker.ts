/**
 * Lets another thread read what the browser knows of locales, which `Intl` does when it is first asked: 15 to 30 ms
 * of a fast processor, the longest piece of the page's work in which no press would be answered. Chromium and WebKit
 * keep what was read for the whole process; others read it when they need it, as without a worker.
 */
export function readLocalesBeside(): void {
  new Worker(new URL('./read-locales.js', import.meta.url));
}
