import { AGENT_TYPES } from '../../contract/account-types.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { dayStart, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { moveAccount } from '../../database/line-closure.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, eq, inArray, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { accountRate } from '../agents/rates.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { lockContracts } from './lock.ts';
import { movedMessage } from './message-templates.ts';

interface Move {
  readonly accountId: number;
  /** Absent: the account becomes the top of a line of its own. */
  readonly uplineId: number | null;
  /** Milliseconds. */
  readonly at: number;
}

/** The accounts of a line, the first one included. */
const lineAndSelf = (accountId: number) => sql`(
  select descendant_id from account_lines where ancestor_id = ${accountId} and until_day is null)`;

/**
 * Ends what an account has agreed with its previous upline, and takes back what was offered: a
 * contract is between two of whom one stands right above the other. Days are counted up to the one of
 * the move, hours and five minutes up to its moment; they are paid for the part of their period.
 * @returns the types of contracts that ran
 */
async function endPreviousContracts(
  tx: Transaction,
  { accountId, at }: Move,
  nextDay: number,
): Promise<readonly ContractType[]> {
  const endOfDay = await dayStart(tx, nextDay);
  const of = (status: 'active' | 'offered') =>
    and(eq(agentContracts.agentId, accountId), eq(agentContracts.status, status));
  const ending = { status: 'terminated', endedAt: at, endReason: 'moved', endedBy: null } as const;
  await tx.update(agentContracts).set(ending).where(of('offered'));
  const ended = await tx
    .update(agentContracts)
    .set({
      ...ending,
      // The part of the period is over with the day: it is not waited for its end.
      dueAt: sql`case when due_at is not null then least(due_at, ${endOfDay}) end`,
    })
    .where(of('active'))
    .returning({ type: agentContracts.type });
  return ended.map(({ type }) => type);
}

/**
 * No rate in a line is above that of who stands above it (R11.02): those of who moves and of their links
 * fall. An agent that was at the top had the merchant's rate, whatever is stored: its line goes by that.
 */
async function lowerRates(
  tx: Transaction,
  { accountId, uplineId }: Move,
  wasTopAgent: boolean,
): Promise<void> {
  if (uplineId === null) return;
  if (wasTopAgent) {
    const { agents } = await readSettings(tx);
    await tx.update(accounts).set({ rate: agents.topRate }).where(eq(accounts.id, accountId));
  }
  const highest = await accountRate(tx, uplineId);
  await tx.execute(sql`
    update accounts set rate = least(rate, ${highest}) where id in ${lineAndSelf(accountId)}`);
  await tx.execute(sql`
    update affiliate_links set rate = least(rate, ${highest})
    where agent_id in ${lineAndSelf(accountId)}`);
}

/**
 * Puts an account with all below it under another upline. What its line did counts for the previous
 * upline up to the end of the day; its contracts with the previous one end, and rates above the new
 * upline's fall to it.
 * @returns the types of contracts that ended
 * @throws {GatewayError} request_param_err where the new upline is the account itself, below it, or no
 *   agent
 */
export async function changeUpline(tx: Transaction, move: Move): Promise<readonly ContractType[]> {
  const { accountId, uplineId, at } = move;
  await lockContracts(tx);
  const [account] = await tx
    .select({ uplineId: accounts.uplineId, type: accounts.type })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new GatewayError('not_found', 'There is no such account.');
  if (account.uplineId === uplineId) return [];
  // Whoever raises a rate or opens an account in this line now holds its agent: it is waited for.
  await tx.execute(sql`
    select id from accounts
    where id in ${lineAndSelf(accountId)} or id = ${uplineId}
    order by id for no key update`);
  if (uplineId !== null) {
    const [upline] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, uplineId),
          inArray(accounts.type, [...AGENT_TYPES]),
          sql`${accounts.id} not in ${lineAndSelf(accountId)}`,
        ),
      );
    if (!upline) {
      throw new GatewayError('request_param_err', 'Nobody can stand below this account.', {
        fields: { upline: 'upline_invalid' },
      });
    }
  }
  const fromDay = (await merchantDay(tx, at)) + 1;
  await moveAccount(tx, { accountId, uplineId, fromDay });
  await lowerRates(tx, move, account.uplineId === null && AGENT_TYPES.includes(account.type));
  const ended = await endPreviousContracts(tx, move, fromDay);
  for (const type of ended) await storeMessage(tx, { accountId, texts: movedMessage(type), at });
  return ended;
}

/**
 * Moves an account by its name, as the merchant's staff does; without an upline to the top.
 * @throws {GatewayError} not_found for names that are nobody's; those of `changeUpline`
 */
export async function moveByMerchant(
  gateway: Gateway,
  input: { readonly account: string; readonly upline: string },
): Promise<void> {
  const idOf = async (tx: Transaction, name: string) => {
    const [row] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, name.trim().toLowerCase()));
    if (!row) throw new GatewayError('not_found', 'There is no such account.');
    return row.id;
  };
  const moved = await gateway.db.transaction(async (tx) => {
    const accountId = await idOf(tx, input.account);
    const uplineId = input.upline.trim() === '' ? null : await idOf(tx, input.upline);
    await changeUpline(tx, { accountId, uplineId, at: gateway.clock.now() });
    return accountId;
  });
  await publishUnread(gateway, moved);
}
