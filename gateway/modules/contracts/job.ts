import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { settleOwed } from './settle-owed.ts';
import { settlePeriods } from './settle-periods.ts';
import { settleSalaries } from './settle-salaries.ts';

/** Salary is late by this at most; an idle look costs three queries of partial indexes. */
const INTERVAL_MS = 5_000;

/** Pays everything that is due by contracts now. */
export async function settleContracts(gateway: Gateway): Promise<void> {
  // Days before hours before minutes: who is owed most at once is served first.
  await settlePeriods(gateway);
  await settleSalaries(gateway);
  await settleOwed(gateway);
}

/** Pays salaries on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const startPayingSalaries = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Paying salaries',
    intervalMs: INTERVAL_MS,
    run: () => settleContracts(gateway),
  });
