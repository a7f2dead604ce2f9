import { type Boot, BRAND_COOKIE } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { A_YEAR, readCookie, writeCookie } from '../cookie.ts';
import { retryImport } from '../errors/retry-import.ts';
import { inBrowser } from '../in-browser.ts';
import { followPageLifecycle, openPageChannel } from '../page-lifecycle.ts';

export type Mode = Boot['brand']['mode'];

/**
 * The brand is an attribute of <html>, outside React: a switch is one style recalculation and
 * renders no component (design.md, "Brands").
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

/** The brands that this visitor may switch to; more than one only in the demo. */
export const switchableBrands = (): Boot['brands'] => boot().brands;

/** The brand of the page; on the server, the brand that the page is rendered in. */
export const currentBrand = (): string =>
  (inBrowser && document.documentElement.dataset.brand) || boot().brand.slug;

/** The modes of the page's brand; a brand with one mode has no switch. */
const currentModes = (): readonly Mode[] =>
  switchableBrands().find(({ slug }) => slug === currentBrand())?.modes ?? boot().brand.modes;

const follows = (slug: string) => void showBrand(slug).catch(() => undefined);
const channel = inBrowser ? openPageChannel('brand', follows) : undefined;

/** Shows the requested mode where the brand has it, else its default, as the gateway does. */
function showMode(wanted: string | undefined): void {
  const modes = currentModes();
  const mode = modes.find((each) => each === wanted) ?? modes[0];
  if (mode) document.documentElement.dataset.mode = mode;
}

/**
 * Updates title, icons, texts and pictures to the brand on the page. Where they cannot be loaded,
 * the next page shows them.
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

/**
 * Applies a brand to the page.
 * @throws when its CSS file cannot be loaded
 */
export async function showBrand(slug: string): Promise<void> {
  await show(slug);
  follow();
}

/**
 * Switches the brand without a reload, and remembers it for the next page.
 * @throws when its CSS file cannot be loaded; the previous brand then stays
 */
export async function switchBrand(slug: string): Promise<void> {
  await show(slug);
  // The gateway answers for the brand in the cookie.
  writeCookie(BRAND_COOKIE, slug, A_YEAR);
  channel?.post(slug);
  follow();
}

/** Switches to the brand's next mode in every tab of this browser, and remembers it. */
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

// A switch on another page while the browser kept this one for Back is in the cookies.
if (inBrowser) {
  followPageLifecycle({
    onRestore: () => {
      const wanted = readCookie(BRAND_COOKIE);
      const isThere = switchableBrands().some(({ slug }) => slug === wanted);
      follows(wanted !== undefined && isThere ? wanted : currentBrand());
    },
  });
}
