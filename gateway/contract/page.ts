/** The id of the JSON script in the page that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
/** The id of the JSON script with the answers that a drawn page was made of. */
export const ANSWERS_ELEMENT_ID = 'answers';
/**
 * The id of the page's element with the styles that it has from the first. Its `data-version` tells them
 * from those of another build.
 */
export const PAGE_STYLE_ID = 'page-style';
/** The boot data for a portal that is hosted statically. */
export const BOOT_PATH = '/wps/system/boot';
/**
 * The entry of a page's `Server-Timing` whose duration is the gateway's time in milliseconds since
 * 1970: the page itself may have been made for somebody a minute ago.
 */
export const CLOCK_TIMING = 'clock';
/** The cookie in which the brand is kept that a visitor of the demo chose. */
export const BRAND_COOKIE = 'brand';
/** The cookie in which a visitor's side menu, open or folded, is kept. */
export const SIDE_MENU_COOKIE = 'sideMenu';

/** The page that the service worker keeps for when there is no connection. */
export const OFFLINE_PATH = '/offline';
export const SERVICE_WORKER_PATH = '/service-worker.js';
