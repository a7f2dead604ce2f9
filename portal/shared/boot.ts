import { BOOT_ELEMENT_ID, type Boot, CLOCK_TIMING } from '@baize/gateway/contract';

/** The window event for boot data of another brand. */
export const BRAND_CHANGE = 'baize:brand';

let current: Boot | undefined;
/** Milliseconds by which the gateway's clock is ahead of this device's. */
let clockSkew = 0;

/**
 * The clock difference by the time in this page; undefined where the browser has no timing of the
 * response, as on pages without encryption.
 */
function skewOfPage(): number | undefined {
  const [page] = performance.getEntriesByType('navigation');
  const clock = page?.serverTiming?.find(({ name }) => name === CLOCK_TIMING);
  return page && clock && clock.duration - (performance.timeOrigin + page.responseStart);
}

/**
 * Loads the data that the app needs before its first paint: from the page where the gateway served
 * it, else by a call (a portal that is hosted statically).
 */
export async function loadBoot(): Promise<Boot> {
  const inPage = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  // The boot data in the page were written by the gateway that served this very build.
  current = inPage
    ? (JSON.parse(inPage) as Boot)
    : await (await import('./api/fetch-boot.ts')).fetchBoot();
  clockSkew = (inPage ? skewOfPage() : undefined) ?? current.permission.serverTime - Date.now();
  return current;
}

/**
 * Whether the portal is open for this visitor; otherwise a page with the reason replaces it
 * (R1.06).
 */
export const isOpenFor = ({
  permission: { systemStatus, domainInvalid },
}: Pick<Boot, 'permission'>): boolean => systemStatus === 0 && !domainInvalid;

/** The boot data, after `loadBoot`. */
export function boot(): Boot {
  if (!current) throw new Error('The boot data is read before it was loaded.');
  return current;
}

/**
 * The gateway's time in milliseconds. Sealed bodies and countdowns use it, so that a device with a
 * wrong clock can log in.
 */
export const serverNow = (): number => Date.now() + clockSkew;

/** Replaces the boot data when merchant or brand have changed; also for stories and tests. */
export function setBoot(data: Boot): void {
  current = data;
}
