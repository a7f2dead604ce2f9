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
  /** The new upline; null makes the account the top of its own line. */
  readonly uplineId: number | null;
  /** Milliseconds. */
  readonly at: number;
}

/** SQL for the accounts of a line, including the first one. */
const lineAndSelf = (accountId: number) => sql`(
  select descendant_id from account_lines where ancestor_id = ${accountId} and until_day is null)`;

/**
 * Ends the contracts of an account with its previous upline and withdraws its offers, because a contract
 * is between an account and the one right above. Contracts by days are counted until the day of the
 * move, those by hours and five minutes until its moment; the part of the running period is paid.
 * @returns the types of the contracts that were active
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
      // The partial period ends with the day and is paid then, rather than at the regular end.
      dueAt: sql`case when due_at is not null then least(due_at, ${endOfDay}) end`,
    })
    .where(of('active'))
    .returning({ type: agentContracts.type });
  return ended.map(({ type }) => type);
}

/**
 * Lowers the rates of the moved line and of its links where they exceed the new upline's, because no
 * rate in a line may exceed the one above it (R11.02). An agent that was at the top had the merchant's
 * rate as its effective one, whatever was stored, so its line is compared by that.
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
 * Moves an account with everyone below it to another upline. The figures of its line count for the
 * previous upline until the end of the day; its contracts with the previous upline end, and rates above
 * the new upline's are lowered to it.
 * @returns the types of the contracts that ended
 * @throws {GatewayError} request_param_err if the new upline is the account itself, below it, or not an
 * agent
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
  // Waits for transactions that raise a rate or open an account in this line, which hold the lock of
  // their agent.
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
      throw new GatewayError('request_param_err', 'This account cannot have downlines.', {
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
 * Moves an account by its name on behalf of the merchant's staff; without an upline, to the top.
 * @throws {GatewayError} not_found for unknown names; those of `changeUpline`
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
