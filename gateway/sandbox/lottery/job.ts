import type { Gateway } from '../../core/gateway.ts';
import { keepDoing } from '../../core/keep-doing.ts';
import { drawDueIssues } from './settle.ts';

/** A draw is late by this at most; an idle look costs one query of a partial index. */
const EVERY = 1_000;

/** Draws on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const keepDrawing = (gateway: Gateway): (() => Promise<void>) =>
  keepDoing({ name: 'Drawing lotteries', every: EVERY, run: () => drawDueIssues(gateway) });
