import type { ParsedRequestOf, ResponseOf } from '../../contract/endpoint.ts';
import type { changePassword, memberTerms } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, isNull } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

/** The acceptance of terms, as forms send it. */
interface TermsAnswer {
  readonly termsAccepted?: boolean | undefined;
  readonly termsVersion?: string | undefined;
}

/** @throws {GatewayError} terms_not_accepted, also for an outdated version of the terms */
export function checkTerms(settings: MerchantSettings, input: TermsAnswer): void {
  if (!input.termsAccepted || input.termsVersion !== settings.termsVersion) {
    throw new GatewayError('terms_not_accepted', 'The current terms must be accepted.');
  }
}

/**
 * Whether the owner of an account has ever accepted terms: an account that an agent opened has not at first.
 */
export async function termsOf(
  gateway: Gateway,
  { accountId }: Session,
): Promise<ResponseOf<typeof memberTerms>> {
  const { termsVersion: version } = await readSettings(gateway.db);
  const [account] = await gateway.db
    .select({ accepted: accounts.termsVersion })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return { accepted: account?.accepted != null, version };
}

/**
 * Requires accepted terms from an owner who has never accepted any, as registration does (R5.02).
 * @returns a function that stores the acceptance in the transaction of the change; undefined if terms were
 * accepted before
 * @throws {GatewayError} terms_not_accepted
 */
export async function requireTerms(
  gateway: Gateway,
  session: Session,
  input: Pick<ParsedRequestOf<typeof changePassword>, 'termsAccepted' | 'termsVersion'>,
): Promise<((tx: Transaction) => Promise<void>) | undefined> {
  if ((await termsOf(gateway, session)).accepted) return undefined;
  checkTerms(await readSettings(gateway.db), input);
  return async (tx) => {
    await tx
      .update(accounts)
      .set({ termsVersion: input.termsVersion, termsAcceptedAt: gateway.clock.now() })
      .where(and(eq(accounts.id, session.accountId), isNull(accounts.termsVersion)));
  };
}
