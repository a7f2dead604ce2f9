import { showBrand } from './brand-store.ts';

/** Puts the merchant's brand on a page that was served without one; failing that, it stays plain. */
export async function wearBrand(slug: string): Promise<void> {
  await showBrand(slug).catch(() => undefined);
}
