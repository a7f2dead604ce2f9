import { createStore } from '../store.ts';

/**
 * Whether the member has a VIP rank, for the first paint: the member info is loaded by a later
 * script.
 */
export const vipStore = createStore(false);
