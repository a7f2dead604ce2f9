import { sql } from 'drizzle-orm';
import { DAY } from '../../../gateway/contract/durations.ts';
import { rebuildFigures } from '../../../gateway/database/daily-figures.ts';
import { rowsOf } from '../../../gateway/database/rows-of.ts';
import type { Database, Transaction } from '../../../gateway/database/types.ts';
import type { RunningGateway } from '../../../gateway/server.ts';

export interface Size {
  /** Number of accounts below the agent. */
  readonly members: number;
  readonly rounds: number;
}

export const BENCH_AGENT = 'bench_agent';
/** Rounds in 90 days, with few of one vendor and of one product. */
const DAYS = 90;
/** Rounds of one session: one account, day, product and vendor. */
const SITTING = 4;
const VENDORS = 24;
/** One vendor and one product with few rounds: the hardest to find among so many. */
export const RARE_VENDOR = 'RARE';
const EVERY_RARE = 50_000;
/** Of this many rounds one is open, and one was cancelled. */
const EVERY_OPEN = 2000;
/** Rounds for each movement of money besides bets and wins. */
const ROUNDS_A_MOVEMENT = 5;

/** Drops indexes and triggers of a table while millions of rows are inserted. */
async function fillWithoutIndexes(
  db: Database,
  tables: readonly string[],
  fill: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const names = sql.raw(tables.map((name) => `'${name}'`).join());
  const indexes = rowsOf<{ name: string; made: string }>(
    await db.execute(sql`
      select i.indexname as name, i.indexdef as made from pg_indexes i
      where i.tablename in (${names})
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index "${name}"`));
    await fill(tx);
    for (const { made } of indexes) await tx.execute(sql.raw(made));
  });
}

/** Below `agent`: 20 agents, 400 below these, 2,000 below those (fewer in a small line), then members. */
async function seedPeople(tx: Transaction, { members }: Size, now: number): Promise<number> {
  const [top] = rowsOf<{ id: number }>(
    await tx.execute(sql`
      insert into accounts (public_id, username, nickname, type, password_hash,
        password_changed_at, first_time_login, terms_version, terms_accepted_at, created_at)
      select 'bench', ${BENCH_AGENT}::text, 'Bench Agent', 1, password_hash, password_changed_at,
        false, terms_version, terms_accepted_at, ${now - 400 * DAY}::bigint
      from accounts where username = 'demo_agent'
      returning id`),
  );
  if (!top) throw new Error("The benchmark's agent was not created.");
  const levels = [20, 400, Math.min(2000, Math.floor(members / 25))];
  let above = { first: top.id, size: 1 };
  for (const [depth, size] of [...levels, members - levels.reduce((a, b) => a + b)].entries()) {
    const type = [2, 41, 42, 0][depth] ?? 0;
    const [made] = rowsOf<{ first: number }>(
      await tx.execute(sql`
        with made as (
          insert into accounts (public_id, username, nickname, type, password_changed_at,
            upline_id, created_at)
          select 'bench' || ${depth}::integer || '-' || n,
            'bench' || ${depth}::integer || '_' || n, 'Member ' || n, ${type}::integer, 0,
            ${above.first}::integer + (n - 1) % ${above.size}::integer,
            ${now - 300 * DAY}::bigint + (n % 290) * ${DAY}::bigint
          from generate_series(1, ${size}::integer) as n returning id
        ) select min(id)::integer as first from made`),
    );
    above = { first: Number(made?.first), size };
  }
  await tx.execute(sql`
    insert into wallets (account_id, kind, currency, balance, created_at)
    select id, 'main', 'USD', 1000000 + id, created_at from accounts where public_id like 'bench%'`);
  return top.id;
}

/** A deterministic pseudorandom number from 0 to below `below`. */
const mixed = (of: string, salt: number, below: number | string) =>
  `((hashint4((${of} + ${salt})::integer)::bigint + 2147483648) % ${below})`;

async function seedRounds(tx: Transaction, { rounds }: Size, now: number): Promise<void> {
  const playSession = `(n / ${SITTING})`;
  await tx.execute(
    sql.raw(`create temporary table seats on commit drop as
    select row_number() over (order by w.id) - 1 as seat, w.account_id, w.id as wallet_id
    from wallets w join accounts a on a.id = w.account_id where a.public_id like 'bench%'`),
  );
  await tx.execute(sql.raw('create index on seats (seat)'));
  await tx.execute(sql.raw('analyze seats'));
  const rare = `n % ${EVERY_RARE} = 7`;
  const isOpen = `n % ${EVERY_OPEN} = 3`;
  const isCancelled = `n % ${EVERY_OPEN} = 5`;
  await tx.execute(
    sql.raw(`
    insert into game_rounds (order_no, account_id, wallet_id, node_id, game_name, vassalage,
      vendor_name, game_type, round_key, bet, valid_bet, win, state, created_at, settled_at, shown_at)
    select 'BENCH' || n, account_id, wallet_id, 'bench', 'Bench Game ' || (vendor % 7),
      case when rare then '${RARE_VENDOR}' else 'BENCH' || vendor end,
      case when rare then 'Rare Games' else 'Vendor ' || vendor end,
      case when rare then 'COCKFIGHT'
        else (array['RNG','RNG','LIVE','SPORTS','FISH','PVP','ELOTT'])[1 + vendor % 7] end,
      'BENCH' || n, bet, case when state = 'settled' then bet else 0 end,
      case when state = 'settled' and luck < 35 then bet * luck / 10 else 0 end,
      state, at, case when state = 'open' then null else at end, at
    from (
      select n, s.account_id, s.wallet_id, ${mixed(playSession, 2, VENDORS)} as vendor,
        ${rare} as rare, 50 + ${mixed('n', 3, 5000)} as bet, ${mixed('n', 4, 100)} as luck,
        case when ${isOpen} then 'open' when ${isCancelled} then 'cancelled' else 'settled' end as state,
        ${now} - ${mixed(playSession, 5, DAYS)} * ${DAY} - ${mixed('n', 6, 3_600_000)} as at
      from generate_series(1, ${rounds}) as n
      join seats s on s.seat = ${mixed(playSession, 1, '(select count(*) from seats)')}
    ) as drawn`),
  );
}

async function seedMoney(tx: Transaction, { rounds }: Size, now: number): Promise<void> {
  const size = Math.floor(rounds / ROUNDS_A_MOVEMENT);
  await tx.execute(
    sql.raw(`create temporary table purses on commit drop as
    select row_number() over (order by w.id) - 1 as seat, w.account_id, w.id as wallet_id
    from wallets w join accounts a on a.id = w.account_id where a.public_id like 'bench%'`),
  );
  await tx.execute(sql.raw('create index on purses (seat)'));
  await tx.execute(sql.raw('analyze purses'));
  await tx.execute(
    sql.raw(`create temporary table moves on commit drop as
    select n, p.account_id, p.wallet_id,
      (array['deposit','deposit','deposit','withdrawal','bonus','rebate'])[1 + ${mixed('n', 11, 6)}] as kind,
      1000 + ${mixed('n', 12, 90_000)} as size,
      ${now} - ${mixed('n', 13, DAYS)} * ${DAY} - ${mixed('n', 14, 3_600_000)} as at
    from generate_series(1, ${size}) as n
    join purses p on p.seat = ${mixed('n', 15, '(select count(*) from purses)')}`),
  );
  await tx.execute(
    sql.raw(`
    insert into journal_entries (kind, scope, idempotency_key, body_hash, reference, created_at)
    select 'opening', 'bench', n::text, '', 'BENCH' || n, at from moves order by at`),
  );
  await tx.execute(
    sql.raw(`
    insert into journal_lines (entry_id, position, wallet_id, kind, amount, balance_after, created_at)
    select e.id, side, case when side = 0 then m.wallet_id else h.id end,
      case when side = 0 then m.kind else 'house' end,
      (case when side = 0 then 1 else -1 end) * (case when m.kind = 'withdrawal' then -1 else 1 end) * m.size,
      case when side = 0 then 1000000 + m.account_id else null end, m.at
    from moves m join journal_entries e on e.scope = 'bench' and e.idempotency_key = m.n::text
    cross join generate_series(0, 1) as side
    cross join (select id from wallets where kind = 'house:cashier' limit 1) as h
    order by m.at`),
  );
  // Of the withdrawals one in fifty is pending, and one was returned.
  await tx.execute(
    sql.raw(`
    insert into withdraw_orders (order_no, account_id, idempotency_key, body_hash, currency, amount,
      status, created_at, bank_name, holder, account_number, due_at, hold_entry_id)
    select 'BENCH' || m.n, m.account_id, m.n::text, '', 'USD', m.size,
      case m.n % 50 when 0 then 'pending' when 1 then 'refused' else 'approved' end, m.at,
      'Bench Bank', 'A Holder', '1', m.at, e.id
    from moves m join journal_entries e on e.scope = 'bench' and e.idempotency_key = m.n::text
    where m.kind = 'withdrawal'`),
  );
}

/**
 * Fills a demo database with one agent's line, in bulk and without triggers; the figures are aggregated from it afterwards.
 * Movements of money are in the journal; rounds have no journal entries.
 */
export async function seedLoad(
  { gateway: { db, clock } }: RunningGateway,
  size: Size,
  say: (line: string) => void,
): Promise<void> {
  const now = clock.now();
  say(`${size.members} members`);
  await db.transaction((tx) => seedPeople(tx, size, now));
  say(`${size.rounds} rounds`);
  await fillWithoutIndexes(db, ['game_rounds'], (tx) => seedRounds(tx, size, now));
  say('movements of money');
  await fillWithoutIndexes(db, ['journal_entries', 'journal_lines', 'withdraw_orders'], (tx) =>
    seedMoney(tx, size, now),
  );
  say('daily figures');
  await db.transaction(rebuildFigures);
  await db.execute(sql`analyze`);
}
