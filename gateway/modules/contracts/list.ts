import {
  type AgentContract,
  type ContractsView,
  type ContractType,
  HIGHEST_RATE,
} from '../../contract/contracts.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, asc, desc, eq, inArray, not } from '../../database/sql.ts';
import { uplineOf } from '../agents/line-account.ts';
import { type LineNames, lineNames } from '../agents/line-names.ts';
import { currencyView } from '../wallet/money.ts';
import { enabledTypes } from './enabled-types.ts';
import { contractView, type NamedContract, withNames } from './views.ts';

/** Ended contracts that are shown, the newest; what runs or waits is shown whole. */
const MOST_ENDED = 300;

async function activeRates(gateway: Gateway, accountId: number) {
  const rows = await gateway.db
    .select({ type: agentContracts.type, rate: agentContracts.highestRate })
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, accountId), eq(agentContracts.status, 'active')));
  return new Map(rows.map(({ type, rate }) => [type, rate]));
}

async function proposalsOf(
  gateway: Gateway,
  { id: accountId, currency }: typeof accounts.$inferSelect,
  types: readonly ContractType[],
  names: LineNames,
): Promise<ContractsView['proposals']> {
  const { db } = gateway;
  const shown = names.of(accounts);
  // An upline has no money of another currency to pay from: `proposeContract` refuses it, too.
  const below = await db
    .select(shown)
    .from(accounts)
    .where(
      and(
        eq(accounts.uplineId, accountId),
        inArray(accounts.type, [...AGENT_TYPES]),
        eq(accounts.currency, currency),
      ),
    )
    .orderBy(asc(shown.account));
  const above = await uplineOf(db, accountId);
  const upline = above?.currency === currency ? above : undefined;
  const offers = (rates: ReadonlyMap<ContractType, number>) =>
    types.flatMap((type) => {
      const rate = Math.min(rates.get(type) ?? 0, HIGHEST_RATE[type]);
      return rate > 0 ? [{ type, highestRate: rate }] : [];
    });
  const toBelow = offers(await activeRates(gateway, accountId));
  const toUpline = upline
    ? offers(await activeRates(gateway, upline.id)).map((each) => ({
        nickname: upline.nickname,
        ...each,
        ...currencyView(currency),
      }))
    : [];
  return [
    ...toUpline,
    ...below.flatMap((person) =>
      toBelow.map((each) => ({
        account: person.account,
        nickname: names.nicknameOf(person),
        ...each,
        ...currencyView(currency),
      })),
    ),
  ];
}

/** Everything that runs or waits, and of what has ended the newest. */
async function shownContracts(
  { db }: Gateway,
  accountId: number,
  names: LineNames,
): Promise<NamedContract[]> {
  const isOpen = inArray(agentContracts.status, ['offered', 'active']);
  const ended = withNames(db, accountId, names, not(isOpen))
    .orderBy(desc(agentContracts.id))
    .limit(MOST_ENDED);
  return [...(await withNames(db, accountId, names, isOpen)), ...(await ended)];
}

const order = (one: AgentContract, other: AgentContract) => other.contractId - one.contractId;

/** What an account has agreed, is asked and may propose; somebody who is no agent has none. */
export async function contractsView(gateway: Gateway, session: Session): Promise<ContractsView> {
  const { db } = gateway;
  const { accountId } = session;
  const types = await enabledTypes(db);
  const names = await lineNames(db, accountId);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const isAgent = AGENT_TYPES.includes(session.accountType);
  const rows = isAgent ? await shownContracts(gateway, accountId, names) : [];
  const list: AgentContract[] = [];
  // What runs of a type that the merchant has switched off is paid, until one of the two ends it.
  for (const row of rows) list.push(await contractView(db, row, accountId));
  return {
    list: list.sort(order),
    types: [...types],
    proposals: isAgent && account ? await proposalsOf(gateway, account, types, names) : [],
  };
}
