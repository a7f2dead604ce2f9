import * as z from 'zod/mini';
import { inBrowser } from '../../shared/in-browser.ts';
import { deviceStorage } from '../../shared/safe-storage.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** R3.05: lottery favourites are stored in this browser, by username. */
const KEY = 'LOTTFAV';
const stored = z.record(z.string(), z.array(z.string()));
type Favourites = z.infer<typeof stored>;

function read(): Favourites {
  if (!inBrowser) return {};
  try {
    return z.parse(stored, JSON.parse(deviceStorage.get(KEY) ?? '{}'));
  } catch {
    // Written by other code: treated as empty.
    return {};
  }
}

const store = createStore<Favourites>(read(), () => ({}));
const NONE: readonly string[] = [];

// Changed in another tab of this browser.
if (inBrowser) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) store.set(read());
  });
}

/** The codes of a member's favourite lotteries. */
export const useLotteryFavourites = (username: string): readonly string[] =>
  useStore(store)[username] ?? NONE;

/** Adds or removes a lottery. */
export function toggleLotteryFavourite(username: string, gameCode: string): void {
  const all = read();
  const own = all[username] ?? [];
  const next = own.includes(gameCode)
    ? own.filter((code) => code !== gameCode)
    : [...own, gameCode];
  const changed = { ...all, [username]: next };
  store.set(changed);
  deviceStorage.set(KEY, JSON.stringify(changed));
}
