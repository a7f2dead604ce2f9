import {
  type AgentContract,
  type ContractsView,
  type ContractType,
  type contractAgents,
  MAX_RATE,
} from '../../contract/contracts.ts';
import type { ParsedRequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, desc, eq, inArray, not, sql } from '../../database/sql.ts';
import { type Order, orderBy, pageOf, rowsAfter } from '../agents/keyset.ts';
import { uplineOf } from '../agents/line-account.ts';
import { type LineNames, lineNames } from '../agents/line-names.ts';
import { currencyView } from '../wallet/money.ts';
import { enabledTypes } from './enabled-types.ts';
import { contractView, type NamedContract, withNames } from './views.ts';

/**
 * Maximum number of ended contracts in the list, newest first; active and pending ones are always
 * included.
 */
const MAX_ENDED = 300;

async function activeRates(gateway: Gateway, accountId: number) {
  const rows = await gateway.db
    .select({ type: agentContracts.type, rate: agentContracts.highestRate })
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, accountId), eq(agentContracts.status, 'active')));
  return new Map(rows.map(({ type, rate }) => [type, rate]));
}

type Account = Pick<typeof accounts.$inferSelect, 'id' | 'currency'>;

/**
 * Returns the condition for agents to whom an account may offer contracts. They must have its currency,
 * because it can pay only from that.
 */
const agentsBelow = ({ id, currency }: Account) =>
  and(
    eq(accounts.uplineId, id),
    inArray(accounts.type, [...AGENT_TYPES]),
    eq(accounts.currency, currency),
  );

/** Returns what an account may propose to its upline, and to each of the agents right below. */
async function proposalsOf(
  gateway: Gateway,
  account: Account,
  types: readonly ContractType[],
): Promise<Pick<ContractsView, 'upline' | 'offers' | 'agents'>> {
  const { db } = gateway;
  const above = await uplineOf(db, account.id);
  const upline = above?.currency === account.currency ? above : undefined;
  const offersOf = async (accountId: number) => {
    const rates = await activeRates(gateway, accountId);
    return types.flatMap((type) => {
      const highestRate = Math.min(rates.get(type) ?? 0, MAX_RATE[type]);
      return highestRate > 0 ? [{ type, highestRate }] : [];
    });
  };
  return {
    ...(upline && {
      upline: { nickname: upline.nickname, offers: await offersOf(upline.id) },
    }),
    offers: await offersOf(account.id),
    agents: await db.$count(accounts, agentsBelow(account)),
  };
}

/**
 * Returns a page of the agents right below, ordered by account name.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function contractAgentsPage(
  gateway: Gateway,
  session: Session,
  { search = '', cursor, pageSize }: ParsedRequestOf<typeof contractAgents>,
): Promise<ResponseOf<typeof contractAgents>> {
  const currency = await accountCurrency(gateway.db, session.accountId);
  const names = await lineNames(gateway.db, session.accountId);
  const { account, nickname } = names.of(accounts);
  const order: Order = { value: account, type: 'text', id: sql`${accounts.id}`, descending: false };
  const found = await gateway.db
    .select({ id: accounts.id, account, nickname, sortValue: account })
    .from(accounts)
    .where(
      and(
        agentsBelow({ id: session.accountId, currency }),
        search === '' ? undefined : names.startsWith(accounts, search),
        rowsAfter(order, cursor),
      ),
    )
    .orderBy(orderBy(order))
    .limit(pageSize + 1);
  const { rows, next } = pageOf(found, pageSize);
  return {
    list: rows.map((row) => ({ account: row.account, nickname: names.nicknameOf(row) })),
    ...(next && { next }),
  };
}

/** Returns all active and pending contracts, and the newest ended ones. */
async function shownContracts(
  { db }: Gateway,
  accountId: number,
  names: LineNames,
): Promise<NamedContract[]> {
  const isOpen = inArray(agentContracts.status, ['offered', 'active']);
  const ended = withNames(db, accountId, names, not(isOpen))
    .orderBy(desc(agentContracts.id))
    .limit(MAX_ENDED);
  return [...(await withNames(db, accountId, names, isOpen)), ...(await ended)];
}

const order = (one: AgentContract, other: AgentContract) => other.contractId - one.contractId;

/**
 * Returns the contracts of an account, its pending offers, and what it may propose; empty for accounts
 * that are not agents.
 */
export async function contractsView(gateway: Gateway, session: Session): Promise<ContractsView> {
  const { db } = gateway;
  const { accountId } = session;
  const types = await enabledTypes(db);
  const names = await lineNames(db, accountId);
  const account = { id: accountId, currency: await accountCurrency(db, accountId) };
  const isAgent = AGENT_TYPES.includes(session.accountType);
  const rows = isAgent ? await shownContracts(gateway, accountId, names) : [];
  const list: AgentContract[] = [];
  // Active contracts of a disabled type are still paid until one of the parties ends them.
  for (const row of rows) list.push(await contractView(db, row, accountId));
  return {
    list: list.sort(order),
    types: [...types],
    ...(isAgent ? await proposalsOf(gateway, account, types) : { offers: [], agents: 0 }),
    ...currencyView(account.currency),
  };
}
