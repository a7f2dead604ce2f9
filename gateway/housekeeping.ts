import { MINUTE } from './contract/durations.ts';
import type { Gateway } from './core/gateway.ts';
import { startPeriodicJob } from './core/periodic-job.ts';
import { deleteOldNonces } from './core/sealing.ts';
import {
  captchas,
  challenges,
  loginVerifications,
  passwordResets,
  socialStates,
  socialTickets,
  throttleWindows,
  verificationCodes,
} from './database/schema/index.ts';
import { lt } from './database/sql.ts';
import { deleteOldVisits } from './modules/agents/affiliate-links.ts';
import { deleteOldPageFigures } from './modules/page-figures/page-figures.ts';
import { deleteUnattachedPictures } from './modules/promotions/pictures.ts';
import { deleteUnattachedIdentityPictures } from './modules/protection/identity-pictures.ts';
import { deleteOldSessions } from './modules/session/sessions.ts';
import { providers } from './providers.ts';

const INTERVAL_MS = 10 * MINUTE;

/** Tables whose rows are useless after their `expiresAt`. */
const EXPIRING = [
  captchas,
  challenges,
  verificationCodes,
  loginVerifications,
  passwordResets,
  socialStates,
  socialTickets,
] as const;

/**
 * Deletes expired rows; no response depends on that. A task that fails does not stop the others.
 * @throws {AggregateError} with the errors of the failed tasks
 */
export async function deleteExpired(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const now = clock.now();
  const tasks: (() => Promise<unknown>)[] = [
    () => deleteOldNonces(db, clock),
    async () => db.delete(throttleWindows).where(lt(throttleWindows.endsAt, now)),
    () => deleteOldSessions(gateway),
    () => deleteUnattachedPictures(gateway),
    () => deleteUnattachedIdentityPictures(gateway),
    () => deleteOldVisits(gateway),
    () => deleteOldPageFigures(gateway),
    ...providers.cleanupTasks(gateway),
    ...EXPIRING.map((table) => async () => db.delete(table).where(lt(table.expiresAt, now))),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some expired rows could not be deleted.');
}

/** Starts deleting expired rows periodically. Returns a function that stops it. */
export const startHousekeeping = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Housekeeping',
    intervalMs: INTERVAL_MS,
    run: () => deleteExpired(gateway),
  });
