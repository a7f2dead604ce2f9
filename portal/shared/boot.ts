import { BOOT_ELEMENT_ID, type Boot } from '@baize/gateway/contract';

/** Event of the window: the boot data are another brand's. */
export const BRAND_CHANGE = 'baize:brand';

let current: Boot | undefined;
/** Milliseconds that the gateway's clock is ahead of this device's. */
let clockSkew = 0;

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
  clockSkew = current.permission.serverTime - Date.now();
  return current;
}

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
