import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { settleOwed } from './settle-owed.ts';
import { settlePeriods } from './settle-periods.ts';
import { settleSalaries } from './settle-salaries.ts';

/** Maximum delay of a salary payment; an idle run costs three queries of partial indexes. */
const INTERVAL_MS = 5_000;

/** Pays everything that is due by contracts now. */
export async function settleContracts(gateway: Gateway): Promise<void> {
  // Longer periods are paid first, because their amounts are the largest.
  await settlePeriods(gateway);
  await settleSalaries(gateway);
  await settleOwed(gateway);
}

/**
 * Starts the periodic payment of salaries. Returns a function that stops it and resolves when it has
 * ended.
 */
export const startPayingSalaries = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Paying salaries',
    intervalMs: INTERVAL_MS,
    run: () => settleContracts(gateway),
  });
