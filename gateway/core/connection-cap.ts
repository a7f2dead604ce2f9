import { type Cap, createCap } from './concurrency.ts';

/** Maximum number of WebSockets of one network on one gateway process: enough for many tabs. */
const CONNECTIONS_PER_NETWORK = 40;

/** Creates the cap on this process's WebSockets, by network. */
export const createConnectionCap = (): Cap => createCap(CONNECTIONS_PER_NETWORK);
