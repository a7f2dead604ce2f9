import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/open.ts';
import { accounts, agentContracts, gameRounds, wallets } from '../../database/schema/index.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { lineOf } from './line.ts';
import type { ContractRow } from './views.ts';

/** R9.08: settled and distributed every 5 minutes, by the clock's full five minutes. */
export const SALARY_WINDOW = 5 * 60_000;
/** A round settled in a window's last moment may be committed a little later. */
const GRACE = 5_000;
/** Windows of one contract in one transaction, after a gateway stood still for long: a day. */
const MOST_WINDOWS = 288;

const startOf = (at: number) => Math.floor(at / SALARY_WINDOW) * SALARY_WINDOW;

/** A contract with finished windows to pay, which no other process is at, locked. */
async function takeDue(tx: Transaction, closed: number): Promise<ContractRow | undefined> {
  const until = sql`least(${closed}::bigint, coalesce(${agentContracts.endedAt}, ${closed}::bigint))`;
  const [row] = await tx
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.type, 'realtimeSalary'),
        sql`${agentContracts.settledUntil} < ${until}`,
      ),
    )
    .orderBy(asc(agentContracts.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Valid bets of real money in an agent's line, by the window in which they were settled. */
const betsByWindow = (
  tx: Transaction,
  of: { agentId: number; currency: string; from: number; until: number },
) => {
  const window = sql<string>`${gameRounds.settledAt} / ${sql.raw(String(SALARY_WINDOW))}`;
  return tx
    .select({ window, bets: sql<string>`sum(${gameRounds.validBet})` })
    .from(gameRounds)
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        eq(gameRounds.state, 'settled'),
        gte(gameRounds.settledAt, of.from),
        lt(gameRounds.settledAt, of.until),
        eq(wallets.kind, 'main'),
        eq(wallets.currency, of.currency),
        sql`${gameRounds.accountId} in ${lineOf(of.agentId)}`,
      ),
    )
    .groupBy(window)
    .orderBy(window);
};

async function pay(
  tx: Transaction,
  contract: ContractRow,
  of: { window: number; amount: number; currency: string; at: number },
): Promise<PostedEntry> {
  const { window, amount, currency, at } = of;
  const house = await houseWallet(tx, 'house:salaries', currency, at);
  const { agentId: accountId, id } = contract;
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const time = new Date(window).toISOString();
  return postEntry(tx, {
    kind: 'salary',
    scope: `contract:${id}`,
    idempotencyKey: `window:${time}`,
    body: { amount },
    reference: `S${id}-${time.replace(/\D/g, '').slice(2, 12)}`,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'realtimeSalary' },
    ],
    at,
  });
}

/** Pays a contract's finished windows, at most a day of them. Undefined: nothing is due. */
async function workOnOne(tx: Transaction, now: number): Promise<PostedEntry[] | undefined> {
  const closed = startOf(now - GRACE);
  const contract = await takeDue(tx, closed);
  if (!contract || contract.settledUntil === null) return undefined;
  const from = contract.settledUntil;
  const most = startOf(from) + MOST_WINDOWS * SALARY_WINDOW;
  const until = Math.min(closed, contract.endedAt ?? closed, most);
  const { agentId } = contract;
  const [agent] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, agentId));
  const currency = agent?.currency ?? 'USD';
  const posted: PostedEntry[] = [];
  for (const row of await betsByWindow(tx, { agentId, currency, from, until })) {
    const amount = Math.floor((Number(row.bets) * contract.rate) / 10_000);
    const window = Number(row.window) * SALARY_WINDOW;
    if (amount > 0) posted.push(await pay(tx, contract, { window, amount, currency, at: now }));
  }
  await tx
    .update(agentContracts)
    .set({ settledUntil: until })
    .where(eq(agentContracts.id, contract.id));
  return posted;
}

/**
 * Pays real-time salary for every finished five minutes by the gateway's clock, also those that
 * passed while no gateway ran: the contract's rate of the valid bets of the agent's line. Any number
 * of processes may do it at once, and again after a failure: a window is paid once. A contract that
 * ended is paid up to its end; the merchant's switch hides contracts, but what was agreed is paid.
 */
export async function settleSalaries(gateway: Gateway): Promise<void> {
  for (;;) {
    const now = gateway.clock.now();
    const posted = await gateway.db.transaction((tx) => workOnOne(tx, now));
    if (!posted) return;
    for (const entry of posted) await publishBalances(gateway, entry);
  }
}
