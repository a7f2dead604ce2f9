import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { sha256 } from '../../core/sha256.ts';
import { authenticators, recoveryCodes, sessions } from '../../database/schema/index.ts';
import { and, eq, isNotNull, isNull, lt } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { randomName } from '../session/new-ids.ts';
import { forgetOtherDevices } from './known-places.ts';
import { newSecret, otpauthUri, stepOfCode } from './totp.ts';

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;

const confirmed = (accountId: number) =>
  and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt));

const hashRecovery = (accountId: number, code: string) =>
  sha256(`${accountId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Vault context of an account's secret, which decrypts in no other one. */
const encryptionContext = (accountId: number) => `authenticator:${accountId}`;

const invalidCode = () =>
  new GatewayError('verification_code_invalid', 'Please enter a valid verification code.');

/**
 * Returns when the account's authenticator app was confirmed, milliseconds since 1970; undefined
 * without one.
 */
export async function authenticatorSince(
  db: Database,
  accountId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(confirmed(accountId));
  return row?.confirmedAt ?? undefined;
}

/** Returns the number of an account's unused recovery codes. */
export async function recoveryCodesLeft(db: Database, accountId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));
}

/** Creates a secret, which takes effect once it is confirmed. @throws authenticator_exists */
export async function createAuthenticatorSecret(
  gateway: Gateway,
  account: { readonly id: number; readonly username: string },
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const encryptedSecret = gateway.vault.encrypt(secret, encryptionContext(account.id));
  const written = await gateway.db
    .insert(authenticators)
    .values({ accountId: account.id, encryptedSecret })
    .onConflictDoUpdate({
      target: authenticators.accountId,
      set: { encryptedSecret, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ accountId: authenticators.accountId });
  if (written.length === 0) {
    throw new GatewayError('authenticator_exists', 'Remove the current authenticator app first.');
  }
  const { merchant } = gateway.config;
  const issuer = merchant.charAt(0).toUpperCase() + merchant.slice(1);
  return { secret, uri: otpauthUri(secret, issuer, account.username) };
}

/**
 * Confirms the secret by its first code and returns the recovery codes. From then on every device
 * except the session's own counts as new.
 * @throws {GatewayError} verification_code_invalid
 */
export async function confirmAuthenticatorSecret(
  gateway: Gateway,
  { accountId, sessionId }: Pick<Session, 'accountId' | 'sessionId'>,
  input: string,
): Promise<string[]> {
  const now = gateway.clock.now();
  const waiting = and(eq(authenticators.accountId, accountId), isNull(authenticators.confirmedAt));
  return gateway.db.transaction(async (tx) => {
    const [row] = await tx.select().from(authenticators).where(waiting).for('update');
    if (!row) throw invalidCode();
    const secret = gateway.vault.decrypt(row.encryptedSecret, encryptionContext(accountId));
    const step = stepOfCode(secret, input, now);
    if (step === undefined) throw invalidCode();
    await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(authenticators.accountId, accountId));
    const [own] = await tx
      .select({ deviceId: sessions.deviceId })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    await forgetOtherDevices(tx, accountId, own?.deviceId ?? '');
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomName(RECOVERY_LENGTH));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ accountId, codeHash: hashRecovery(accountId, code) })));
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  });
}

async function consumeRecoveryCode(
  db: Database,
  accountId: number,
  input: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, hashRecovery(accountId, input)),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  return used.length > 0;
}

/**
 * Uses up a code of the app or a recovery code. A code of the app is accepted once, and none older
 * than the last one, so that an observed code cannot be reused.
 * @throws {GatewayError} verification_code_invalid
 */
export async function consumeAuthenticatorCode(
  gateway: Pick<Gateway, 'db' | 'clock' | 'vault'>,
  accountId: number,
  input: string,
): Promise<void> {
  const { db, clock, vault } = gateway;
  const [row] = await db.select().from(authenticators).where(confirmed(accountId));
  if (!row) throw invalidCode();
  const secret = vault.decrypt(row.encryptedSecret, encryptionContext(accountId));
  const step = stepOfCode(secret, input, clock.now());
  if (step === undefined) {
    if (await consumeRecoveryCode(db, accountId, input)) return;
    throw invalidCode();
  }
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(confirmed(accountId), lt(authenticators.lastStep, step)))
    .returning({ accountId: authenticators.accountId });
  if (taken.length === 0) throw invalidCode();
}

/** Removes an account's authenticator and its recovery codes. */
export async function deleteAuthenticator(db: Database, accountId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await tx.delete(authenticators).where(eq(authenticators.accountId, accountId));
  });
}
