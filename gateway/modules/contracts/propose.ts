import { and, eq } from 'drizzle-orm';
import {
  type AgentContract,
  type ContractRequest,
  type ContractType,
  HIGHEST_RATE,
} from '../../contract/contracts.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { toMinor } from '../wallet/money.ts';
import { activeRate } from './line.ts';
import { lockContracts } from './lock.ts';
import { type ContractRow, contractView, withNames } from './views.ts';

type Terms = Extract<ContractRequest, { action: 'request' }>;

/** The two parties: the caller and its upline, or an agent right below and the caller. */
async function partiesOf(tx: Transaction, accountId: number, account: string | undefined) {
  const [agent] = await tx
    .select()
    .from(accounts)
    .where(account ? eq(accounts.username, account.toLowerCase()) : eq(accounts.id, accountId));
  const isBelow = !account || agent?.uplineId === accountId;
  if (!agent || !isBelow || !AGENT_TYPES.includes(agent.type)) {
    throw new GatewayError('USER_NOT_EXIST', 'No such agent is right below.', {
      fields: { account: 'USER_NOT_EXIST' },
    });
  }
  if (agent.uplineId === null) {
    throw new GatewayError('function.not.available', 'The merchant makes the offers here.');
  }
  return { agent, uplineId: agent.uplineId };
}

const sameTerms = (row: ContractRow, values: Partial<ContractRow>) =>
  Object.entries(values).every(([name, value]) => row[name as keyof ContractRow] === value);

async function store(
  tx: Transaction,
  { accountId, type, terms, at }: Proposal & { at: number },
): Promise<number> {
  const { agent, uplineId } = await partiesOf(tx, accountId, terms.account);
  const highest = Math.min(await activeRate(tx, uplineId, type), HIGHEST_RATE[type]);
  if (terms.rate > highest) {
    throw new GatewayError('contract_rate_too_high', 'The upline has less itself.', {
      fields: { rate: 'contract_rate_too_high' },
    });
  }
  const values = {
    ...{ type, agentId: agent.id, uplineId, rate: terms.rate },
    activeMembers: terms.activeMembers,
    betAmount: toMinor(terms.betAmount, agent.currency),
    validBetPeriod: terms.validBetPeriod,
    profitLossPeriod: terms.profitLossPeriod,
    paymentPeriod: terms.paymentPeriod,
    proposedBy: terms.account ? ('upline' as const) : ('agent' as const),
    status: 'offered' as const,
  };
  const [waiting] = await tx
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, agent.id),
        eq(agentContracts.type, type),
        eq(agentContracts.status, 'offered'),
      ),
    );
  if (waiting) {
    if (sameTerms(waiting, values)) return waiting.id;
    throw new GatewayError('contract_pending', 'A proposal waits for its answer.');
  }
  const [made] = await tx
    .insert(agentContracts)
    .values({ ...values, createdAt: at })
    .returning({ id: agentContracts.id });
  if (!made) throw new Error('A contract was not stored.');
  return made.id;
}

interface Proposal {
  readonly accountId: number;
  readonly type: ContractType;
  readonly terms: Terms;
}

/**
 * Proposes a contract: an agent to its upline, or an upline to an agent right below. The same
 * proposal while it waits is one.
 * @throws {GatewayError} USER_NOT_EXIST for anybody who is not right below; contract_rate_too_high
 *   above what the upline has; contract_pending; function.not.available under the merchant
 */
export async function proposeContract(
  gateway: Gateway,
  proposal: Proposal,
): Promise<AgentContract> {
  const { accountId } = proposal;
  const contractId = await gateway.db.transaction(async (tx) => {
    await lockContracts(tx);
    return store(tx, { ...proposal, at: gateway.clock.now() });
  });
  const rows = await withNames(gateway.db, accountId);
  const row = rows.find(({ contract }) => contract.id === contractId);
  if (!row) throw new GatewayError('not_found');
  return contractView(gateway.db, row, accountId);
}
