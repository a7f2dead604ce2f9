import type { Boot, BrandLayout, Language } from '@baize/gateway/contract';
import { useSyncExternalStore } from 'react';
import { BRAND_CHANGE, boot } from '../boot.ts';

const AS_OTHERS: BrandLayout = {};

function subscribe(listener: () => void) {
  addEventListener(BRAND_CHANGE, listener);
  return () => removeEventListener(BRAND_CHANGE, listener);
}

const layout = () => boot().brand.layout ?? AS_OTHERS;

/**
 * The layout settings of the brand that affect the markup; those that CSS can express are in the
 * brand's own CSS.
 */
export const useBrandLayout = (): BrandLayout => useSyncExternalStore(subscribe, layout, layout);

let values: { readonly age: number } | undefined;

/** The same object while the age is the same, because another one renders every text. */
function currentValues() {
  const { minimumAge } = boot().brand;
  if (values?.age !== minimumAge) values = { age: minimumAge };
  return values;
}

/** Values that every message can insert without passing them: the minimum age in years. */
export const useBrandValues = () => useSyncExternalStore(subscribe, currentValues, currentValues);

/** The brand's replacements for messages of the portal, by id; undefined where it has none. */
export type BrandTexts = NonNullable<Boot['brand']['texts']>[Language];

export function useBrandTexts(language: Language): BrandTexts {
  const texts = () => boot().brand.texts?.[language];
  return useSyncExternalStore(subscribe, texts, texts);
}
