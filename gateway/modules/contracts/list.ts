import {
  type AgentContract,
  type ContractsView,
  type ContractType,
  type contractAgents,
  type contractList,
  MAX_RATE,
} from '../../contract/contracts.ts';
import type { ParsedRequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, desc, eq, inArray, not, or, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { newestFirst, type Order, orderBy, pageOf, rowsAfter } from '../agents/keyset.ts';
import { uplineOf } from '../agents/line-account.ts';
import { lineNames } from '../agents/line-names.ts';
import { currencyView } from '../wallet/money.ts';
import { enabledTypes } from './enabled-types.ts';
import { actionsOf, agents, contractView, type NamedContract, withNames } from './views.ts';

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

const isOpen = inArray(agentContracts.status, ['offered', 'active']);
/** A request of an agent that its upline has not answered. */
const isRequested = sql`(${agentContracts.status} = 'offered'
  and ${agentContracts.proposedBy} = 'agent')`;

const viewsOf = async (db: Database, rows: readonly NamedContract[], accountId: number) => {
  const list: AgentContract[] = [];
  for (const row of rows) list.push(await contractView(db, row, accountId));
  return list;
};

/**
 * Returns a page of an account's contracts with agents right below, or of those that have ended; empty for accounts
 * that are not agents.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function contractPage(
  { db }: Gateway,
  { accountId }: Session,
  { group, search = '', cursor, pageSize }: ParsedRequestOf<typeof contractList>,
): Promise<ResponseOf<typeof contractList>> {
  const names = await lineNames(db, accountId);
  const isLine = group === 'line';
  const id = sql`${agentContracts.id}`;
  const requestsFirst: Order = {
    value: sql`(${isRequested})::integer`,
    type: 'number',
    id,
    descending: true,
  };
  const order = isLine ? requestsFirst : newestFirst(id);
  const found = await withNames(
    db,
    accountId,
    names,
    and(
      isLine ? and(eq(agentContracts.uplineId, accountId), isOpen) : not(isOpen),
      search === '' ? undefined : names.startsWith(agents, search),
      rowsAfter(order, cursor),
    ),
  )
    .orderBy(orderBy(order))
    .limit(pageSize + 1);
  const { rows, next } = pageOf(
    found.map((row) => {
      const { id: contractId } = row.contract;
      const requested = Number(actionsOf(row.contract, 'upline').includes('accept'));
      return { ...row, id: contractId, sortValue: isLine ? requested : contractId };
    }),
    pageSize,
  );
  return { list: await viewsOf(db, rows, accountId), ...(next && { next }) };
}

/**
 * Returns the active and pending contracts of an account, the numbers of its others, and what it may propose; empty
 * for accounts that are not agents.
 */
export async function contractsView(gateway: Gateway, session: Session): Promise<ContractsView> {
  const { db } = gateway;
  const { accountId } = session;
  const types = await enabledTypes(db);
  const account = { id: accountId, currency: await accountCurrency(db, accountId) };
  const common = { types: [...types], ...currencyView(account.currency) };
  if (!AGENT_TYPES.includes(session.accountType)) {
    const line = { total: 0, toAnswer: 0 };
    return { list: [], line, ended: 0, offers: [], agents: 0, ...common };
  }
  const names = await lineNames(db, accountId);
  const isOwn = eq(agentContracts.agentId, accountId);
  const isBelow = eq(agentContracts.uplineId, accountId);
  const own = await withNames(db, accountId, names, and(isOwn, isOpen)).orderBy(
    desc(agentContracts.id),
  );
  // Active contracts of a disabled type are still paid until one of the parties ends them.
  const canAccept = and(isRequested, inArray(agentContracts.type, [...types]));
  return {
    list: await viewsOf(db, own, accountId),
    line: {
      total: await db.$count(agentContracts, and(isBelow, isOpen)),
      toAnswer: await db.$count(agentContracts, and(isBelow, canAccept)),
    },
    ended: await db.$count(agentContracts, and(or(isOwn, isBelow), not(isOpen))),
    ...(await proposalsOf(gateway, account, types)),
    ...common,
  };
}
