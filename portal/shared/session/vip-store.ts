import { tabStorage } from '../safe-storage.ts';
import { createStore } from '../store.ts';

const KEY = 'isVip';

/**
 * Whether the member has a VIP rank, for the first paint: the member info is loaded by a later
 * script. Stored in the tab, so that the menu does not move after a reload.
 */
export const vipStore = createStore(tabStorage.get(KEY) === '1', () => false);

export function storeVip(isVip: boolean): void {
  tabStorage.set(KEY, isVip ? '1' : '0');
  vipStore.set(isVip);
}
