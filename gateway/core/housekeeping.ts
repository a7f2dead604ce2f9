import { lt } from 'drizzle-orm';
import { throttleWindows } from '../database/schema/index.ts';
import { dropOldSessions } from '../modules/session/sessions.ts';
import { dropOldIssues } from '../sandbox/lottery/issues.ts';
import type { Gateway } from './gateway.ts';
import { dropOldNonces } from './sealing.ts';

const EVERY = 10 * 60 * 1000;

async function sweep(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  await dropOldNonces(db, clock);
  await db.delete(throttleWindows).where(lt(throttleWindows.endsAt, clock.now()));
  await dropOldSessions(gateway);
  await dropOldIssues(gateway);
}

/** Drops what has expired, now and then; it changes no answer. Returns what stops it. */
export function keepHouse(gateway: Gateway): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(gateway).catch((error: unknown) => {
      console.error('Housekeeping failed, and is tried again later:', error);
    });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
