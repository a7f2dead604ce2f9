import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../.cache/e2e-accounts');
/** Milliseconds until an account that another test holds is no longer waited for. */
const LIMIT = 120_000;
const STEP = 250;

/** Before a run: nobody holds an account. */
export function releaseAccounts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Making a folder is one step for all processes: it is made by one of them. */
function take(place: string): boolean {
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps an account of a gateway for one test: a login ends the session of whoever had it before. The
 * time that a test waits for it is not counted.
 * @returns what lets others have it
 * @throws when another test holds it for too long
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
    if (performance.now() - begun > LIMIT) throw new Error(`${username} is held by another test.`);
    await pause(STEP);
  }
  testInfo.setTimeout(timeout + (performance.now() - begun));
  return () => rmdirSync(place);
}
