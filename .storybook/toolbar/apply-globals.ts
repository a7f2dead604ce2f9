import { onBrandChange } from '../studio/disk.ts';
import { showDraft } from '../studio/draft.ts';
import { BRANDS, modeOf } from './brands.ts';
import type { ToolbarGlobals } from './globals.ts';

const sheets = new Map<string, Promise<void>>();

/** Text must not be measured in the browser's default fonts. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

/** Loads a brand's CSS file once; a failure fails the story with the name of the brand. */
function stylesheet(slug: string): Promise<void> {
  const known = sheets.get(slug);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/brands/${slug}/brand.css`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheets.delete(slug);
      reject(new Error(`The brand ${slug} has no ${link.href}.`));
    };
    document.head.append(link);
  });
  sheets.set(slug, loading);
  return loading;
}

// A saved brand is shown immediately.
onBrandChange((slug) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { pathname } = new URL(link.href);
    if (pathname === `/brands/${slug}/brand.css`) link.href = `${pathname}?at=${Date.now()}`;
  }
});

function set(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** The resolved mode of a brand. */
export const shownMode = (brand: string, mode: string): string =>
  modeOf(brand, mode) ?? BRANDS.find(({ slug }) => slug === brand)?.modes[0] ?? 'dark';

/**
 * Applies the toolbar's values to `<html>`, as the portal does: the brand with its CSS file, and
 * the attributes that tokens and kit read. Resolves once the brand's colours and fonts have loaded.
 */
export async function applyGlobals(globals: ToolbarGlobals): Promise<void> {
  const { brand, mode, language, direction, density, motion } = globals;
  await stylesheet(brand);
  await loadFonts();
  set('brand', brand);
  set('mode', modeOf(brand, mode));
  showDraft(brand, shownMode(brand, mode));
  set('density', density === 'compact' ? density : undefined);
  set('motion', motion === 'reduced' ? motion : undefined);
  set('language', language);
  document.documentElement.dir = direction;
}
