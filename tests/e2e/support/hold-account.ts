import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../.cache/e2e-accounts');
/** Timeout in milliseconds of the wait for an account that another test uses. */
const LIMIT = 120_000;
const STEP = 250;

/** Releases all accounts before a run. */
export function releaseAccounts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Creating a folder is atomic across processes: one of them succeeds. */
function take(place: string): boolean {
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reserves an account of a gateway for one test, because a login ends the session of its previous user. The time of the
 * wait does not count towards the test's timeout.
 * @returns a function that releases it
 * @throws when another test uses it for too long
 */
export async function holdAccount(
  gatewayUrl: string,
  username: string,
  testInfo: TestInfo,
): Promise<() => void> {
  const place = join(FOLDER, `${new URL(gatewayUrl).port}-${username}`);
  const { timeout } = testInfo;
  const begun = performance.now();
  testInfo.setTimeout(timeout + LIMIT);
  while (!take(place)) {
    if (performance.now() - begun > LIMIT)
      throw new Error(`${username} is in use by another test.`);
    await pause(STEP);
  }
  testInfo.setTimeout(timeout + (performance.now() - begun));
  return () => rmdirSync(place);
}
