import type { Gateway } from '../../core/gateway.ts';
import { keepDoing } from '../../core/keep-doing.ts';
import { settleSalaries } from './settle-salaries.ts';

/** Salary is late by this at most; an idle look costs one query of a partial index. */
const EVERY = 5_000;

/** Pays salaries on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const keepPayingSalaries = (gateway: Gateway): (() => Promise<void>) =>
  keepDoing({ name: 'Paying salaries', every: EVERY, run: () => settleSalaries(gateway) });
