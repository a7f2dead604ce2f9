import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A brand in one of its modes. */
export interface Look {
  readonly brand: string;
  readonly mode: string;
}

const BRANDS = new URL('../../../tokens/brands/', import.meta.url);

/** All existing brands, in each of their modes; the merchant's own first. */
export const LOOKS: readonly Look[] = readdirSync(BRANDS)
  .filter((brand) => existsSync(new URL(`${brand}/brand.json`, BRANDS)))
  .toSorted((a, b) => Number(b === 'meridian') - Number(a === 'meridian'))
  .flatMap((brand) => {
    const { modes } = JSON.parse(readFileSync(new URL(`${brand}/brand.json`, BRANDS), 'utf8'));
    return (modes as string[]).map((mode) => ({ brand, mode }));
  });

/** Switches the brand on the loaded page, as a switch in another tab does. */
export async function setTheme(page: Page, { brand, mode }: Look): Promise<void> {
  await page.evaluate(
    ([slug = '', wanted = '']) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the portal reads the mode from there.
      document.cookie = `mode=${wanted}; path=/`;
      const tab = new BroadcastChannel('brand');
      tab.postMessage(slug);
      tab.close();
    },
    [brand, mode],
  );
  await page.waitForFunction(
    ([slug, wanted]) => {
      const { dataset } = document.documentElement;
      return dataset.brand === slug && dataset.mode === wanted;
    },
    [brand, mode],
  );
}

/** Switches the language on the loaded page, as a switch in another tab does. */
export const setLanguage = (page: Page, language: string): Promise<void> =>
  page.evaluate((newValue) => {
    localStorage.setItem('lang', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue }));
  }, language);
