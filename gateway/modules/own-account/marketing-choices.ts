import {
  MARKETING_CHANNELS,
  MARKETING_DEFAULTS,
  type MarketingChannel,
  type MarketingChoices,
} from '../../contract/own-account.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { accounts, marketingChoices } from '../../database/schema/index.ts';
import { and, eq, type SQL, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { unlessOnBreak } from '../protection/exclusion.ts';
import { logProtection } from '../protection/log.ts';

/**
 * Returns the condition that offers may be sent to an account by a channel: it takes no break, and has
 * agreed if that is required. Every promotional message checks it (R10.04, R10.11).
 * @param accountId column of a query with the account, or a value
 * @param at milliseconds
 */
export function receivesOffers(
  accountId: SQLWrapper,
  at: number,
  channel: MarketingChannel = 'inbox',
): SQL {
  const agreed = sql`coalesce((
    select ${marketingChoices.agreed} from ${marketingChoices}
    where ${marketingChoices.accountId} = ${accountId} and ${marketingChoices.channel} = ${channel}
  ), ${MARKETING_DEFAULTS[channel]}::boolean)`;
  return sql`(${agreed} and ${unlessOnBreak(accountId, at)})`;
}

type Ports = Pick<Gateway['ports'], 'mail' | 'sms'>;

/** Returns the merchant's channels: always the inbox, others if there is a carrier. */
const channelsOf = ({ mail, sms }: Ports): readonly MarketingChannel[] =>
  MARKETING_CHANNELS.filter(
    (channel) => channel === 'inbox' || (channel === 'email' ? mail : sms) !== undefined,
  );

async function viewOf(
  db: Database | Transaction,
  ports: Ports,
  accountId: number,
): Promise<MarketingChoices> {
  const [account] = await db
    .select({ email: accounts.email, mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new GatewayError('not_found');
  const chosen = await db
    .select()
    .from(marketingChoices)
    .where(eq(marketingChoices.accountId, accountId));
  const address = { inbox: true, email: account.email !== null, sms: account.mobile !== null };
  return {
    channels: channelsOf(ports).map((channel) => {
      const row = chosen.find((each) => each.channel === channel);
      return {
        channel,
        agreed: row?.agreed ?? MARKETING_DEFAULTS[channel],
        ...(row && { changedAt: row.changedAt }),
        hasAddress: address[channel],
      };
    }),
  };
}

/** Returns the channels by which a member receives offers. */
export const marketingOf = (
  { db, ports }: Pick<Gateway, 'db' | 'ports'>,
  accountId: number,
): Promise<MarketingChoices> => viewOf(db, ports, accountId);

/**
 * Stores a choice, which applies to messages from then on. Repeating it changes nothing.
 * @throws {GatewayError} request_param_err for a channel that the merchant does not have
 */
export async function chooseChannel(
  { db, ports, clock }: Pick<Gateway, 'clock' | 'db' | 'ports'>,
  accountId: number,
  { channel, agreed }: { readonly channel: MarketingChannel; readonly agreed: boolean },
): Promise<MarketingChoices> {
  if (!channelsOf(ports).includes(channel)) {
    throw new GatewayError('request_param_err', 'There is no such channel.', {
      fields: { channel: 'channel_unknown' },
    });
  }
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const own = and(
      eq(marketingChoices.accountId, accountId),
      eq(marketingChoices.channel, channel),
    );
    const [known] = await tx.select().from(marketingChoices).where(own);
    if (known?.agreed !== agreed) {
      const changedAt = clock.now();
      await tx
        .insert(marketingChoices)
        .values({ accountId, channel, agreed, changedAt })
        .onConflictDoUpdate({
          target: [marketingChoices.accountId, marketingChoices.channel],
          set: { agreed, changedAt },
        });
      const action = agreed ? 'marketingAgreed' : 'marketingRefused';
      await logProtection(tx, [
        { accountId, actor: 'player', action, detail: { channel }, at: changedAt },
      ]);
    }
    return viewOf(tx, ports, accountId);
  });
}
