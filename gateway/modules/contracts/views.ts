import type { AgentContract, ContractParty } from '../../contract/contracts.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { alias, and, eq, or, type SQL } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { type LineNames, lineNames } from '../agents/line-names.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import type { ContractRow } from './contract-row.ts';
import { enabledTypes } from './enabled-types.ts';
import { contractsWithHigherRate } from './line.ts';
import { shareAfter } from './share.ts';
import { tiersView } from './terms.ts';

export const agents = alias(accounts, 'agents');
const uplines = alias(accounts, 'uplines');

/** Selects the contracts in which an account is one of the parties, with the names of both. */
export const withNames = (
  db: Database | Transaction,
  accountId: number,
  names: LineNames,
  condition?: SQL,
) =>
  db
    .select({
      contract: agentContracts,
      agent: { ...names.of(agents), currency: agents.currency },
      upline: { id: uplines.id, ...names.of(uplines) },
    })
    .from(agentContracts)
    .innerJoin(agents, eq(agents.id, agentContracts.agentId))
    .leftJoin(uplines, eq(uplines.id, agentContracts.uplineId))
    .where(
      and(
        or(eq(agentContracts.agentId, accountId), eq(agentContracts.uplineId, accountId)),
        condition,
      ),
    )
    .$dynamic();
export type NamedContract = Awaited<ReturnType<typeof withNames>>[number];

/** Returns which of the parties an account is; undefined for others. */
export function partyOf(row: ContractRow, accountId: number): ContractParty | undefined {
  if (row.agentId === accountId) return 'agent';
  return row.uplineId === accountId ? 'upline' : undefined;
}

/**
 * Returns the actions of a party: the receiver of an offer answers it, its sender may withdraw it, and
 * either ends an active contract.
 */
export function actionsOf(row: ContractRow, party: ContractParty): AgentContract['actions'] {
  if (row.status === 'active') return ['terminate'];
  if (row.status !== 'offered') return [];
  return row.proposedBy === party ? ['terminate'] : ['accept', 'reject'];
}

/**
 * Returns the actions that are allowed now. Contracts of a disabled type cannot be accepted, but either
 * party can always end them (R4.24c).
 */
async function actionsNow(
  db: Database | Transaction,
  row: ContractRow,
  accountId: number,
): Promise<AgentContract['actions']> {
  const actions = actionsOf(row, partyOf(row, accountId) ?? 'agent');
  const isOn = (await enabledTypes(db)).includes(row.type);
  return actions.filter((action) => isOn || action !== 'accept');
}

/**
 * Returns a contract as one of its parties sees it, with the contracts that accepting it would end (R8.11).
 */
export async function contractView(
  db: Database | Transaction,
  { contract, agent, upline }: NamedContract,
  accountId: number,
): Promise<AgentContract> {
  const actions = await actionsNow(db, contract, accountId);
  const canAccept = actions.includes('accept');
  const ends = canAccept ? await contractsWithHigherRate(db, contract, accountId) : [];
  const share = canAccept && (await shareAfter(db, contract, accountId));
  const { nicknameOf } = await lineNames(db, accountId);
  const isOwn = contract.agentId === accountId;
  return {
    contractId: contract.id,
    type: contract.type,
    rate: contract.rate,
    activeMembers: contract.activeMembers,
    betAmount: toMajor(contract.betAmount, agent.currency),
    tiers: tiersView(contract, agent.currency),
    validBetPeriod: contract.validBetPeriod,
    profitLossPeriod: contract.profitLossPeriod,
    paymentPeriod: contract.paymentPeriod,
    ...currencyView(agent.currency),
    status: contract.status,
    agent: { account: agent.account, nickname: isOwn ? agent.nickname : nicknameOf(agent) },
    ...(upline && { upline: { account: upline.account, nickname: upline.nickname } }),
    isOwn,
    proposedBy: contract.proposedBy,
    createdAt: contract.createdAt,
    ...(contract.answeredAt !== null && { answeredAt: contract.answeredAt }),
    ...(contract.endedAt !== null && { endedAt: contract.endedAt }),
    ...(contract.endReason && { endReason: contract.endReason }),
    actions,
    ends: ends.map(({ account, nickname, rate }) => ({
      account,
      nickname: nicknameOf({ account, nickname }),
      rate,
    })),
    ...(share && { share }),
  };
}

/**
 * Returns one contract as one of its parties sees it.
 * @throws {GatewayError} not_found for other accounts
 */
export async function contractOf(
  db: Database | Transaction,
  accountId: number,
  contractId: number,
): Promise<AgentContract> {
  const names = await lineNames(db, accountId);
  const [row] = await withNames(db, accountId, names, eq(agentContracts.id, contractId));
  if (!row) throw new GatewayError('not_found');
  return contractView(db, row, accountId);
}
