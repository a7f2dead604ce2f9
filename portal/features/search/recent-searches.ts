import * as z from 'zod/mini';
import { deviceStorage } from '../../shared/safe-storage.ts';

/** Stored on this device only, and never sent anywhere. */
const KEY = 'searches';
const MOST_KEPT = 5;

const shape = z.array(z.string());

/** The last successful searches, the latest first. Damaged content counts as none. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(KEY) ?? '[]');
    const parsed = z.safeParse(shape, stored);
    return parsed.success ? parsed.data.slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

/** Puts a search first, without case-insensitive duplicates. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (!wanted) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  store([wanted, ...others].slice(0, MOST_KEPT));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  if (searches.length === 0) deviceStorage.remove(KEY);
  else deviceStorage.set(KEY, JSON.stringify(searches));
}
