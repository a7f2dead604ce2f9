import { disableTimeouts } from './disable-timeouts.ts';
import { MERCHANT_TIME_ZONE } from './merchant-calendar.ts';
import { rowsOf } from './rows-of.ts';
import { sql } from './sql.ts';
import type { Database, Transaction } from './types.ts';

/** Condition on real money: main and vendor wallets. Transfers between a member's own wallets are in no figure. */
const OF_REAL_MONEY = `wallet.kind in ('main', 'vendor')`;

/** Upserts lock rows in this order, so that concurrent ones do not deadlock. */
const LOCK_ORDER = 'account_id, day, currency, item, vendor';

/** SQL that adds the rows of a query with the same columns to `account_figures`. */
const addToFigures = (sums: string, order = LOCK_ORDER) => `insert into account_figures
    (account_id, currency, day, item, vendor, entries, bets, valid_bets, wins, amount, incoming)
  select account_id, currency, day, item, vendor, sum(entries), sum(bets), sum(valid_bets),
    sum(wins), sum(amount), sum(incoming)
  from (${sums}) as sums
  group by account_id, currency, day, item, vendor
  order by ${order}
  on conflict (account_id, day, currency, item, vendor) do update set
    entries = account_figures.entries + excluded.entries,
    bets = account_figures.bets + excluded.bets,
    valid_bets = account_figures.valid_bets + excluded.valid_bets,
    wins = account_figures.wins + excluded.wins,
    amount = account_figures.amount + excluded.amount,
    incoming = account_figures.incoming + excluded.incoming,
    changed_xid = pg_current_xact_id()::text::bigint;`;

/** SQL that selects settled rounds of real money as rows of figures; `sign` -1 subtracts them. */
const roundFigures = (rounds: string, sign: 1 | -1, where = 'true') => `
    select round.account_id, wallet.currency, merchant_day(round.settled_at) as day,
      round.game_type as item, round.vassalage as vendor, ${sign} as entries, ${sign} * round.bet as bets,
      ${sign} * round.valid_bet as valid_bets, ${sign} * round.win as wins, 0 as amount,
      0 as incoming
    from ${rounds} as round join wallets wallet on wallet.id = round.wallet_id
    where round.state = 'settled' and round.account_id is not null and ${OF_REAL_MONEY}
      and ${where}`;

/**
 * SQL that selects journal lines as rows of figures, by the day on which they were posted. `bet`, `win`
 * and `refund` are included as money movements; turnover comes from `roundFigures`, by the day of settlement.
 */
const moneyFigures = (lines: string) => `
    select wallet.account_id, wallet.currency, merchant_day(line.created_at) as day,
      line.kind as item, '' as vendor, 1 as entries, 0 as bets, 0 as valid_bets, 0 as wins,
      line.amount, greatest(line.amount, 0) as incoming
    from ${lines} as line join wallets wallet on wallet.id = line.wallet_id
    where ${OF_REAL_MONEY} and line.kind <> 'walletTransfer'`;

const firstDepositsOf = (lines: string) => `
  insert into first_deposits (account_id, day, at)
  select distinct on (wallet.account_id)
    wallet.account_id, merchant_day(line.created_at), line.created_at
  from ${lines} as line join wallets wallet on wallet.id = line.wallet_id
  where ${OF_REAL_MONEY} and line.kind = 'deposit' and line.amount > 0
  order by wallet.account_id, line.created_at
  on conflict (account_id) do nothing;`;

/** Condition: the round differs from its row in the other transition table in a column that figures depend on. */
const differsFrom = (rounds: string) => `exists (
      select 1 from ${rounds} as other where other.id = round.id and (
        other.state, other.vassalage, other.bet, other.valid_bet, other.win, other.settled_at
      ) is distinct from (
        round.state, round.vassalage, round.bet, round.valid_bet, round.win, round.settled_at
      )
    )`;

const statements = [
  `create or replace function figures_of_inserted_rounds() returns trigger language plpgsql as $$
begin
  ${addToFigures(roundFigures('new_rounds', 1))}
  return null;
end $$`,
  `create or replace trigger game_rounds_figures_insert after insert on game_rounds
  referencing new table as new_rounds
  for each statement execute function figures_of_inserted_rounds()`,
  `create or replace function figures_of_updated_rounds() returns trigger language plpgsql as $$
begin
  ${addToFigures(
    [
      roundFigures('new_rounds', 1, differsFrom('old_rounds')),
      roundFigures('old_rounds', -1, differsFrom('new_rounds')),
    ].join('\n    union all'),
  )}
  return null;
end $$`,
  `create or replace trigger game_rounds_figures_update after update on game_rounds
  referencing old table as old_rounds new table as new_rounds
  for each statement execute function figures_of_updated_rounds()`,
  `create or replace function figures_of_journal_lines() returns trigger language plpgsql as $$
begin
  ${addToFigures(moneyFigures('new_lines'))}
  ${firstDepositsOf('new_lines')}
  return null;
end $$`,
  `create or replace trigger journal_lines_figures after insert on journal_lines
  referencing new table as new_lines
  for each statement execute function figures_of_journal_lines()`,
];

/** SQL that selects every row that figures are summed from, with the columns of `account_figures`. */
const ALL_FIGURES = `${roundFigures('game_rounds', 1)}
    union all${moneyFigures('journal_lines')}`;

/** Key of the setting that stores the time zone in which the figures were counted. */
const COUNTED_KEY = 'figures';

/** Stores the current time zone under that key. @param onConflict SQL for an existing row: `nothing` or `update set …` */
const storeCountedZone = (onConflict: string) =>
  sql.raw(`insert into settings (key, value)
    values ('${COUNTED_KEY}', jsonb_build_object('timeZone', ${MERCHANT_TIME_ZONE}))
    on conflict (key) do ${onConflict}`);

/**
 * Recomputes all figures from rounds and journal: for a database that predates the figures, and after
 * a change of the merchant's time zone, which moves the borders of days.
 */
export async function rebuildFigures(tx: Transaction): Promise<void> {
  await disableTimeouts(tx);
  // Concurrent settlements and postings wait for this lock and then add to the new figures.
  await tx.execute(sql`lock table account_figures in share row exclusive mode`);
  for (const table of [
    'account_figures',
    'account_months',
    'account_month_sums',
    'line_figures',
    'line_figure_days',
    'first_deposits',
  ]) {
    await tx.execute(sql.raw(`delete from ${table}`));
  }
  // Ordered by day first, as rows are inserted in normal operation: the rows of a day lie in adjacent pages.
  await tx.execute(sql.raw(addToFigures(ALL_FIGURES, `day, ${LOCK_ORDER}`)));
  await tx.execute(sql.raw(firstDepositsOf('journal_lines')));
  await tx.execute(storeCountedZone('update set value = excluded.value'));
}

/** Recomputes the figures if the merchant's time zone is not the one in which they were counted. */
export async function recountAfterZoneChange(tx: Transaction): Promise<void> {
  const counted = await tx.execute(
    sql.raw(`select 1 from settings
      where key = '${COUNTED_KEY}' and value->>'timeZone' = ${MERCHANT_TIME_ZONE}`),
  );
  if (rowsOf(counted).length === 0) await rebuildFigures(tx);
}

/**
 * Installs triggers that add every settled round and every journal line to `account_figures`. Recomputes
 * the figures where there are none yet, and where the time zone was changed directly in the database.
 * The caller holds `SCHEMA_LOCK`.
 */
export async function installDailyFigures(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const answer = await tx.execute(sql`
      select 1 where not exists (select 1 from account_figures)
        and (exists (select 1 from game_rounds) or exists (select 1 from journal_lines))`);
    if (rowsOf(answer).length > 0) await rebuildFigures(tx);
    // Databases of older gateways have no stored zone; their figures were counted in the current one.
    await tx.execute(storeCountedZone('nothing'));
    await recountAfterZoneChange(tx);
  });
}

/** Key of a row of figures that differs from its source rows. */
export interface FigureDifference {
  readonly accountId: number;
  readonly day: number;
  readonly currency: string;
  readonly item: string;
  readonly vendor: string;
}

/** Compares all figures with rounds and journal. Returns the keys of those that differ. */
export async function checkFigures(
  db: Database | Transaction,
): Promise<readonly FigureDifference[]> {
  return rowsOf(
    await db.execute(sql`
    with recorded as (
      select account_id, day, currency, item, vendor, sum(entries) as entries, sum(bets) as bets,
        sum(valid_bets) as valid_bets, sum(wins) as wins, sum(amount) as amount,
        sum(incoming) as incoming
      from (${sql.raw(ALL_FIGURES)}) as sums group by 1, 2, 3, 4, 5
    )
    select coalesce(f.account_id, r.account_id) as "accountId", coalesce(f.day, r.day) as day,
      coalesce(f.currency, r.currency) as currency, coalesce(f.item, r.item) as item,
      coalesce(f.vendor, r.vendor) as vendor
    from account_figures f full join recorded r on r.account_id = f.account_id and r.day = f.day
      and r.currency = f.currency and r.item = f.item and r.vendor = f.vendor
    where (coalesce(f.entries, 0), coalesce(f.bets, 0), coalesce(f.valid_bets, 0),
        coalesce(f.wins, 0), coalesce(f.amount, 0), coalesce(f.incoming, 0))
      is distinct from (coalesce(r.entries, 0), coalesce(r.bets, 0), coalesce(r.valid_bets, 0),
        coalesce(r.wins, 0), coalesce(r.amount, 0), coalesce(r.incoming, 0))`),
  );
}
