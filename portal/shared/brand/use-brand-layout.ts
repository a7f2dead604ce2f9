import type { Boot, BrandLayout, Language } from '@baize/gateway/contract';
import { useSyncExternalStore } from 'react';
import { BRAND_CHANGE, boot } from '../boot.ts';

const AS_OTHERS: BrandLayout = {};

function subscribe(listener: () => void) {
  addEventListener(BRAND_CHANGE, listener);
  return () => removeEventListener(BRAND_CHANGE, listener);
}

const layout = () => boot().brand.layout ?? AS_OTHERS;

/** How the brand arranges the page; what a style can say stands in the brand's own CSS. */
export const useBrandLayout = (): BrandLayout => useSyncExternalStore(subscribe, layout, layout);

let values: { readonly age: number } | undefined;

/** The same object as long as the age is the same: another one draws every text anew. */
function currentValues() {
  const { minimumAge } = boot().brand;
  if (values?.age !== minimumAge) values = { age: minimumAge };
  return values;
}

/** What any message may insert without being given it: how old whoever plays here must be, in years. */
export const useBrandValues = () => useSyncExternalStore(subscribe, currentValues, currentValues);

/** The portal's messages that the brand says in its own words, by id; undefined where it has none. */
export type BrandTexts = NonNullable<Boot['brand']['texts']>[Language];

export function useBrandTexts(language: Language): BrandTexts {
  const texts = () => boot().brand.texts?.[language];
  return useSyncExternalStore(subscribe, texts, texts);
}
