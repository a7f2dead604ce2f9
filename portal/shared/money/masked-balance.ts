import { inBrowser } from '../in-browser.ts';
import { deviceStorage } from '../safe-storage.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'hideBalance';

const masked = createStore(inBrowser && deviceStorage.get(KEY) === '1', () => false);

/** Whether the balance is shown as asterisks, everywhere and after a reload (R2.31). */
export function useMaskedBalance(): [boolean, (masked: boolean) => void] {
  return [useStore(masked), setMasked];
}

function setMasked(next: boolean): void {
  deviceStorage.set(KEY, next ? '1' : '0');
  masked.set(next);
}
