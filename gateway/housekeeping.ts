import { MINUTE } from './contract/durations.ts';
import type { Gateway } from './core/gateway.ts';
import { startPeriodicJob } from './core/periodic-job.ts';
import { dropOldNonces } from './core/sealing.ts';
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
import { dropOldVisits } from './modules/agents/affiliate-links.ts';
import { dropOldPageFigures } from './modules/page-figures/page-figures.ts';
import { dropLoosePictures } from './modules/promotions/pictures.ts';
import { dropLooseIdentityPictures } from './modules/protection/identity-pictures.ts';
import { dropOldSessions } from './modules/session/sessions.ts';
import { providers } from './providers.ts';

const INTERVAL_MS = 10 * MINUTE;

/** Tables whose rows are worth nothing after their `expiresAt`. */
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
 * Drops what has expired; it changes no answer. One part that fails does not hold up the others.
 * @throws {AggregateError} with what failed
 */
export async function sweep(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const now = clock.now();
  const parts: (() => Promise<unknown>)[] = [
    () => dropOldNonces(db, clock),
    async () => db.delete(throttleWindows).where(lt(throttleWindows.endsAt, now)),
    () => dropOldSessions(gateway),
    () => dropLoosePictures(gateway),
    () => dropLooseIdentityPictures(gateway),
    () => dropOldVisits(gateway),
    () => dropOldPageFigures(gateway),
    ...providers.expired(gateway),
    ...EXPIRING.map((table) => async () => db.delete(table).where(lt(table.expiresAt, now))),
  ];
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept.');
}

/** Sweeps now and then. Returns what stops it. */
export const startHousekeeping = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({ name: 'Housekeeping', intervalMs: INTERVAL_MS, run: () => sweep(gateway) });
