import type { AgentContract, ContractEnd, ContractType } from '../../contract/contracts.ts';
import { merchantDay } from '../../core/calendar.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { and, eq, inArray } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import type { ContractRow } from './contract-row.ts';
import { activeRate, contractsWithHigherRate } from './line.ts';
import { lockContracts } from './lock.ts';
import { higherRateMessage } from './message-templates.ts';
import { beginDays } from './settle-periods.ts';
import { isPaidByDays } from './terms.ts';
import { actionsOf, contractOf, partyOf } from './views.ts';

interface Answer {
  readonly accountId: number;
  readonly contractId: number;
  readonly type: ContractType;
  readonly action: 'accept' | 'reject' | 'terminate';
  /** Number of contracts that the caller was told would end (R8.11). */
  readonly ends?: number | undefined;
}

async function end(
  tx: Transaction,
  ids: readonly number[],
  { reason, by, at }: { reason: ContractEnd; by: number | null; at: number },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(agentContracts)
    .set({ status: 'terminated', endedAt: at, endReason: reason, endedBy: by })
    .where(inArray(agentContracts.id, [...ids]));
}

/**
 * Activates a contract. The agent's previous contract and those below with higher rates end with
 * it.
 */
async function accept(
  tx: Transaction,
  row: ContractRow,
  { accountId: by, ends }: Answer,
  at: number,
) {
  const { uplineId, agentId, type, highestRate } = row;
  if (uplineId !== null && (await activeRate(tx, uplineId, type)) < highestRate) {
    throw new GatewayError('contract_rate_too_high');
  }
  const previous = await tx
    .select({ id: agentContracts.id })
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, agentId),
        eq(agentContracts.type, type),
        eq(agentContracts.status, 'active'),
      ),
    );
  const higher = await contractsWithHigherRate(tx, row, by);
  if (ends !== undefined && ends !== higher.length) {
    throw fieldError('ends', 'contract_ends_changed');
  }
  await end(
    tx,
    previous.map(({ id }) => id),
    { reason: 'replaced', by, at },
  );
  await end(
    tx,
    higher.map(({ id }) => id),
    { reason: 'higherRate', by, at },
  );
  for (const each of higher) {
    const texts = higherRateMessage(type, each.rate);
    await storeMessage(tx, { accountId: each.agentId, texts, at });
  }
  await tx
    .update(agentContracts)
    .set({
      status: 'active',
      answeredAt: at,
      answeredBy: by,
      ...(isPaidByDays(type)
        ? await beginDays(tx, row, await merchantDay(tx, at))
        : { settledUntil: at }),
    })
    .where(eq(agentContracts.id, row.id));
  return higher.map((each) => each.agentId);
}

/** The status that a repeated answer has already brought about. */
const DONE = { accept: 'active', reject: 'rejected', terminate: 'terminated' } as const;

async function decide(tx: Transaction, answer: Answer, at: number) {
  const { accountId, contractId, type, action } = answer;
  const [row] = await tx.select().from(agentContracts).where(eq(agentContracts.id, contractId));
  const party = row && partyOf(row, accountId);
  if (!row || !party || row.type !== type) {
    throw new GatewayError('not_found', 'There is no such contract.');
  }
  const mayAnswer = action === 'terminate' || row.proposedBy !== party;
  if (row.status === DONE[action] && mayAnswer) return [];
  if (!actionsOf(row, party).includes(action)) throw new GatewayError('contract_closed');
  if (action === 'accept') return accept(tx, row, answer, at);
  if (action === 'terminate') await end(tx, [row.id], { reason: party, by: accountId, at });
  else {
    await tx
      .update(agentContracts)
      .set({ status: 'rejected', answeredAt: at, answeredBy: accountId })
      .where(eq(agentContracts.id, row.id));
  }
  return [];
}

/**
 * Accepts, rejects or ends a contract on behalf of one of its parties. Repeating an answer changes
 * nothing.
 * @throws {GatewayError} not_found for contracts of others; contract_closed if it was answered
 * otherwise; contract_rate_too_high if the upline's rate is lower by now; request_param_err if it
 * would end other contracts than the caller was told
 */
export async function answerContract(gateway: Gateway, answer: Answer): Promise<AgentContract> {
  const { accountId, contractId } = answer;
  const affectedAgents = await gateway.db.transaction(async (tx) => {
    await lockContracts(tx);
    return decide(tx, answer, gateway.clock.now());
  });
  for (const agentId of affectedAgents) await publishUnread(gateway, agentId);
  return contractOf(gateway.db, accountId, contractId);
}

/**
 * Withdraws an offer of the merchant, or ends its contract with the top of a line. Repeating it
 * changes nothing.
 * @throws {GatewayError} not_found for contracts that the merchant did not offer; contract_closed
 * if it was rejected
 */
export async function endByMerchant(gateway: Gateway, contractId: number): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    await lockContracts(tx);
    const [row] = await tx.select().from(agentContracts).where(eq(agentContracts.id, contractId));
    if (!row || row.uplineId !== null) {
      throw new GatewayError('not_found', 'The merchant has no such contract.');
    }
    if (row.status === 'terminated') return;
    if (row.status === 'rejected') throw new GatewayError('contract_closed');
    await end(tx, [row.id], { reason: 'upline', by: null, at: gateway.clock.now() });
  });
}
