import { createStore } from '../store.ts';

/**
 * Whether the member has a VIP rank, for what is drawn with the first paint: the member info that
 * tells it comes with a later script.
 */
export const vipStore = createStore(false);
