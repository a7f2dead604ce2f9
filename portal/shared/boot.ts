import { BOOT_ELEMENT_ID, type Boot, CLOCK_TIMING } from '@baize/gateway/contract';

/** Event of the window: the boot data are another brand's. */
export const BRAND_CHANGE = 'baize:brand';

let current: Boot | undefined;
/** Milliseconds that the gateway's clock is ahead of this device's. */
let clockSkew = 0;

/**
 * How far the gateway's clock is ahead by what it said with this page; undefined where the browser
 * does not tell, as of pages that are not encrypted.
 */
function skewOfPage(): number | undefined {
  const [page] = performance.getEntriesByType('navigation');
  const clock = page?.serverTiming?.find(({ name }) => name === CLOCK_TIMING);
  return page && clock && clock.duration - (performance.timeOrigin + page.responseStart);
}

/**
 * What the app needs before its first paint: from the page where the gateway served it, else by
 * one call (a portal that is hosted statically).
 */
export async function loadBoot(): Promise<Boot> {
  const inPage = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // What stands in the page was written by the gateway that served this very build.
  current = inPage
    ? (JSON.parse(inPage) as Boot)
    : await (await import('./api/fetch-boot.ts')).fetchBoot();
  clockSkew = (inPage ? skewOfPage() : undefined) ?? current.permission.serverTime - Date.now();
  return current;
}

/** Whether the portal serves this visitor; else a page that says why not stands in its place (R1.06). */
export const isOpenFor = ({
  permission: { systemStatus, domainInvalid },
}: Pick<Boot, 'permission'>): boolean => systemStatus === 0 && !domainInvalid;

/** The boot data, after `loadBoot`. */
export function boot(): Boot {
  if (!current) throw new Error('The boot data is read before it was loaded.');
  return current;
}

/**
 * The gateway's time in milliseconds: sealed bodies and countdowns count by it, so that a device
 * with a wrong clock can still log in.
 */
export const serverNow = (): number => Date.now() + clockSkew;

/** Where merchant or brand have changed since the page was made; also for stories and tests. */
export function setBoot(data: Boot): void {
  current = data;
}
