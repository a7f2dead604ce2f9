import { type Boot, BRAND_COOKIE } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { A_YEAR, readCookie, writeCookie } from '../cookie.ts';
import { retryImport } from '../errors/retry-import.ts';
import { inBrowser } from '../in-browser.ts';
import { followPageLifecycle, openPageChannel } from '../page-lifecycle.ts';

export type Mode = Boot['brand']['mode'];

/**
 * The brand lives on <html>, outside React: a switch is one style recalculation and renders no
 * component (design.md, "Brands").
 */
function stylesheet(slug: string): Promise<void> {
  const id = `brand-${slug}`;
  const served = document.querySelector<HTMLElement>('#brand-style')?.dataset.slug === slug;
  if (served || document.getElementById(id)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.id = id;
    link.rel = 'stylesheet';
    link.href = `/brands/${slug}/brand.css`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The brand ${slug} could not be fetched.`));
    };
    document.head.append(link);
  });
}

/** The brands that this visitor may switch to; more than one in the demo only. */
export const switchableBrands = (): Boot['brands'] => boot().brands;

/** The brand on the page; on the server, the one that the page is made in. */
export const currentBrand = (): string =>
  (inBrowser && document.documentElement.dataset.brand) || boot().brand.slug;

/** The modes that the brand on the page has; a brand with one has no mode switch. */
const currentModes = (): readonly Mode[] =>
  switchableBrands().find(({ slug }) => slug === currentBrand())?.modes ?? boot().brand.modes;

const follows = (slug: string) => void showBrand(slug).catch(() => undefined);
const channel = inBrowser ? openPageChannel('brand', follows) : undefined;

/** Shows the wanted mode where the brand has it, else its own: as the gateway serves pages. */
function showMode(wanted: string | undefined): void {
  const modes = currentModes();
  const mode = modes.find((each) => each === wanted) ?? modes[0];
  if (mode) document.documentElement.dataset.mode = mode;
}

/**
 * Lets title, icons, words and pictures follow what is on the page. Where they cannot be had, they
 * are the next page's to show.
 */
function follow(): void {
  retryImport(() => import('./follow-brand.ts'))
    .then(({ followBrand }) => followBrand())
    .catch(() => undefined);
}

async function show(slug: string): Promise<void> {
  await stylesheet(slug);
  document.documentElement.dataset.brand = slug;
  showMode(readCookie('mode'));
}

/** Puts a brand on the page. @throws when its CSS file cannot be fetched */
export async function showBrand(slug: string): Promise<void> {
  await show(slug);
  follow();
}

/**
 * Shows another brand without a reload, and remembers it for the next page.
 * @throws when its CSS file cannot be fetched; the previous brand then stays
 */
export async function switchBrand(slug: string): Promise<void> {
  await show(slug);
  // The gateway describes the brand that the cookie names.
  writeCookie(BRAND_COOKIE, slug, A_YEAR);
  channel?.post(slug);
  follow();
}

/** Shows the brand's next mode, on every tab of this browser, and remembers it. */
export function switchMode(): void {
  const modes = currentModes();
  const now = modes.findIndex((mode) => mode === document.documentElement.dataset.mode);
  const next = modes[(now + 1) % modes.length];
  if (!next) return;
  showMode(next);
  writeCookie('mode', next, A_YEAR);
  channel?.post(currentBrand());
  follow();
}

// What another page switched to while the browser kept this one stands in the cookies.
if (inBrowser) {
  followPageLifecycle({
    onRestore: () => {
      const wanted = readCookie(BRAND_COOKIE);
      const isThere = switchableBrands().some(({ slug }) => slug === wanted);
      follows(wanted !== undefined && isThere ? wanted : currentBrand());
    },
  });
}
