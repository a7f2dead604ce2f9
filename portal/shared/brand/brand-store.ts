import type { Boot } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { A_YEAR, writeCookie } from '../cookie.ts';
import { inBrowser } from '../in-browser.ts';

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

export const currentBrand = (): string => document.documentElement.dataset.brand ?? '';

const channel = inBrowser ? new BroadcastChannel('brand') : undefined;

async function show(slug: string): Promise<void> {
  await stylesheet(slug);
  document.documentElement.dataset.brand = slug;
  delete document.documentElement.dataset.mode;
}

/**
 * Shows another brand without a reload, and remembers it for the next page.
 * @throws when its CSS file cannot be fetched; the former brand then stays
 */
export async function switchBrand(slug: string): Promise<void> {
  await show(slug);
  writeCookie('brand', slug, A_YEAR);
  channel?.postMessage(slug);
}

channel?.addEventListener('message', (event: MessageEvent<string>) => {
  void show(event.data).catch(() => undefined);
});
