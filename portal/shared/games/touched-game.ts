import type { Game } from '@baize/gateway/contract';
import { createStore } from '../store.ts';

/** The game whose tile was touched last: its action sheet opens without a call. */
export const touchedGame = createStore<Game | undefined>(undefined);
