import { type Cap, createCap } from './concurrency.ts';

/** Sockets that one network may hold on one gateway process: many tabs, no flood. */
const CONNECTIONS_PER_NETWORK = 40;

/** Counts this process's own connections, by network. */
export const createConnectionCap = (): Cap => createCap(CONNECTIONS_PER_NETWORK);
