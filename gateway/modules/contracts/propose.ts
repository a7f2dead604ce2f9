import { type AgentContract, type ContractType, MAX_RATE } from '../../contract/contracts.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, eq, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { uplineOf } from '../agents/line-account.ts';
import { lineNames } from '../agents/line-names.ts';
import type { ContractRow } from './contract-row.ts';
import { activeRate } from './line.ts';
import { lockContracts } from './lock.ts';
import { type ProposedTerms, storedTerms } from './terms.ts';
import { contractOf } from './views.ts';

const noAgent = (message: string) =>
  new GatewayError('USER_NOT_EXIST', message, { fields: { account: 'USER_NOT_EXIST' } });

/** Returns the two parties: the caller and its upline, or an agent right below and the caller. */
async function partiesOf(tx: Transaction, accountId: number, account: string | undefined) {
  const names = await lineNames(tx, accountId);
  const [agent] = await tx
    .select()
    .from(accounts)
    .where(
      account
        ? names.isCalled(accounts, (name) => sql`${name} = ${account.toLowerCase()}`)
        : eq(accounts.id, accountId),
    );
  const isBelow = !account || agent?.uplineId === accountId;
  if (!agent || !isBelow || !AGENT_TYPES.includes(agent.type)) {
    throw noAgent('There is no such agent directly below.');
  }
  const upline = await uplineOf(tx, agent.id);
  if (!upline) {
    throw new GatewayError(
      'function.not.available',
      'Only the merchant can propose this contract.',
    );
  }
  // Payments are in the agent's currency, of which the upline has no money: no deposit or transfer
  // brings it any.
  if (upline.currency !== agent.currency) throw fieldError('account', 'currency_differs');
  return { agent, uplineId: upline.id };
}

interface NewContract {
  readonly type: ContractType;
  readonly terms: ProposedTerms;
  readonly agent: { readonly id: number; readonly currency: string };
  /** Null for the merchant. */
  readonly uplineId: number | null;
  readonly proposedBy: ContractRow['proposedBy'];
  readonly highestRate: number;
  readonly at: number;
}

const sameTerms = (row: ContractRow, values: Partial<ContractRow>) =>
  Object.entries(values).every(
    ([name, value]) => JSON.stringify(row[name as keyof ContractRow]) === JSON.stringify(value),
  );

async function store(tx: Transaction, contract: NewContract): Promise<number> {
  const { type, agent, uplineId, proposedBy, highestRate, at } = contract;
  const values = {
    type,
    agentId: agent.id,
    uplineId,
    proposedBy,
    status: 'offered' as const,
    ...storedTerms(contract.terms, { highestRate, currency: agent.currency }),
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
    const { moreTiers, ...others } = values;
    const isSame =
      sameTerms(waiting, others) &&
      waiting.moreTiers.length === moreTiers.length &&
      waiting.moreTiers.every((tier, index) => {
        const { rate, activeMembers, betAmount } = moreTiers[index] ?? {};
        return (
          tier.rate === rate && tier.activeMembers === activeMembers && tier.betAmount === betAmount
        );
      });
    if (isSame) return waiting.id;
    throw new GatewayError('contract_pending', 'An earlier proposal has not been answered yet.');
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
  readonly terms: ProposedTerms;
}

/**
 * Proposes a contract: an agent to its upline, or an upline to an agent right below. An identical
 * proposal returns the pending one.
 * @throws {GatewayError} USER_NOT_EXIST for accounts that are not right below; contract_rate_too_high
 * for a rate above the upline's; request_param_err for tiers in the wrong order, and `currency_differs`
 * if the accounts have different currencies; contract_pending; function.not.available for proposals to
 * the merchant
 */
export async function proposeContract(
  gateway: Gateway,
  { accountId, type, terms }: Proposal,
): Promise<AgentContract> {
  const contractId = await gateway.db.transaction(async (tx) => {
    await lockContracts(tx);
    const { agent, uplineId } = await partiesOf(tx, accountId, terms.account);
    const highestRate = Math.min(await activeRate(tx, uplineId, type), MAX_RATE[type]);
    const proposedBy = terms.account ? 'upline' : 'agent';
    const at = gateway.clock.now();
    return store(tx, { type, terms, agent, uplineId, proposedBy, highestRate, at });
  });
  return contractOf(gateway.db, accountId, contractId);
}

/**
 * Offers a contract of the merchant to an agent at the top of a line (R11.10). An identical offer
 * returns the pending one.
 * @throws {GatewayError} USER_NOT_EXIST for other accounts; contract_rate_too_high for a rate above the
 * maximum of the type; request_param_err for tiers in the wrong order; contract_pending
 */
export async function offerByMerchant(
  gateway: Gateway,
  {
    account,
    type,
    terms,
  }: {
    readonly account: string;
    readonly type: ContractType;
    readonly terms: Omit<ProposedTerms, 'account'>;
  },
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    await lockContracts(tx);
    const [agent] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.username, account.trim().toLowerCase()));
    if (!agent || agent.uplineId !== null || !AGENT_TYPES.includes(agent.type)) {
      throw noAgent('There is no such agent at the top of a line.');
    }
    await store(tx, {
      type,
      terms,
      agent,
      uplineId: null,
      proposedBy: 'upline',
      highestRate: MAX_RATE[type],
      at: gateway.clock.now(),
    });
  });
}
