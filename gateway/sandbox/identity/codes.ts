import { createHash, randomBytes } from 'node:crypto';
import { MINUTE } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { sha256 } from '@baize/gateway/core/sha256.ts';
import { sandboxIdentityCodes } from '@baize/gateway/database/schema/index.ts';
import { and, eq, gt, lt } from '@baize/gateway/database/sql.ts';
import { SANDBOX_CLIENT } from './client.ts';

/** RFC 6749 recommends a lifetime of ten minutes at most; this is one. */
const LIFETIME_MS = MINUTE;

export type Store = Pick<Gateway, 'db' | 'clock'>;

/** The identity that the sandbox asserts for a person. */
export interface SandboxPerson {
  readonly email: string;
  readonly name: string;
}

/** Deletes codes that were not redeemed in time. */
export async function deleteOldCodes({ db, clock }: Store): Promise<void> {
  await db.delete(sandboxIdentityCodes).where(lt(sandboxIdentityCodes.expiresAt, clock.now()));
}

/** Creates a code for one login, bound to the client and its PKCE challenge. */
export async function issueCode(
  { db, clock }: Store,
  person: SandboxPerson,
  request: { readonly codeChallenge: string; readonly redirectUri: string },
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const now = clock.now();
  await db.delete(sandboxIdentityCodes).where(lt(sandboxIdentityCodes.expiresAt, now));
  await db
    .insert(sandboxIdentityCodes)
    .values({ hash: sha256(code), ...request, ...person, expiresAt: now + LIFETIME_MS });
  return code;
}

/**
 * The provider's token endpoint, as the gateway's adapter calls it: returns the person if code, client, redirect
 * address and PKCE verifier match; undefined otherwise. A code is used up by the first attempt, also one with a wrong
 * verifier.
 */
export async function redeemCode(
  { db, clock }: Store,
  request: {
    readonly code: string;
    readonly codeVerifier: string;
    readonly clientId: string;
    readonly redirectUri: string;
  },
): Promise<(SandboxPerson & { readonly subject: string }) | undefined> {
  const [row] = await db
    .delete(sandboxIdentityCodes)
    .where(
      and(
        eq(sandboxIdentityCodes.hash, sha256(request.code)),
        gt(sandboxIdentityCodes.expiresAt, clock.now()),
      ),
    )
    .returning();
  const fits =
    row &&
    request.clientId === SANDBOX_CLIENT &&
    row.redirectUri === request.redirectUri &&
    row.codeChallenge === createHash('sha256').update(request.codeVerifier).digest('base64url');
  if (!fits) return undefined;
  const { email, name } = row;
  return { subject: sha256(email).slice(0, 24), email, name };
}
