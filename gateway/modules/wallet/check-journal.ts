import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** An inconsistency of the journals, with the ids of the affected entries or wallets. */
export interface JournalFault {
  readonly fault:
    | 'entry does not sum to zero'
    | 'entry has no lines'
    | 'balance is not the sum of the lines'
    | 'balance is not the balance after the last line'
    | 'running balances are not consistent'
    | 'jackpot pots do not match the journal';
  readonly ids: readonly number[];
}

/**
 * SQL for the lines of both journals, in the order of a wallet's movements. Play money of wallets
 * that predate the play journal begins in the real one.
 */
const LINES = sql`(
  select 0 as journal, id, wallet_id, amount, balance_after from journal_lines
  union all
  select 1, id, wallet_id, amount, balance_after from play_lines
)`;

const entriesOf = (journal: 'journal' | 'play'): readonly [JournalFault['fault'], SQL][] => {
  const [entries, lines] = [sql.raw(`${journal}_entries`), sql.raw(`${journal}_lines`)];
  return [
    [
      'entry does not sum to zero',
      sql`select entry_id as id from ${lines} group by entry_id having sum(amount) <> 0`,
    ],
    [
      'entry has no lines',
      sql`select e.id from ${entries} e
        where not exists (select 1 from ${lines} l where l.entry_id = e.id)`,
    ],
  ];
};

const CHECKS: readonly (readonly [JournalFault['fault'], SQL])[] = [
  ...entriesOf('journal'),
  ...entriesOf('play'),
  [
    'balance is not the sum of the lines',
    sql`select w.id from wallets w
      left join (select wallet_id, sum(amount) as sum from ${LINES} l group by wallet_id) s
        on s.wallet_id = w.id
      where w.balance is not null and w.balance <> coalesce(s.sum, 0)`,
  ],
  [
    'balance is not the balance after the last line',
    sql`select w.id from wallets w
      join (
        select distinct on (wallet_id) wallet_id, balance_after from ${LINES} l
        order by wallet_id, journal desc, id desc
      ) last on last.wallet_id = w.id
      where w.balance is distinct from last.balance_after`,
  ],
  [
    'running balances are not consistent',
    sql`select distinct c.wallet_id as id from (
        select l.wallet_id, l.balance_after, l.amount,
          coalesce(lag(l.balance_after) over (
            partition by l.wallet_id order by l.journal, l.id
          ), 0) as before
        from ${LINES} l
        join wallets w on w.id = l.wallet_id and w.balance is not null
      ) c
      where c.balance_after is distinct from c.before + c.amount`,
  ],
  [
    'jackpot pots do not match the journal',
    sql`select w.id from wallets w
      where w.kind = 'house:jackpots' and
        (select coalesce(sum(amount), 0) from journal_lines l where l.wallet_id = w.id) <>
        (select coalesce(sum(amount), 0) from jackpot_pots p where p.currency = w.currency)`,
  ],
];

/**
 * Checks that every entry sums to zero, that every balance equals both the sum of its wallet's
 * lines and the balance after the last of them, that consecutive balances are consistent, and that
 * jackpot pots equal their contributions. Reads all lines.
 * @returns the inconsistencies; empty if there are none
 */
export async function checkJournal(db: Database | Transaction): Promise<JournalFault[]> {
  const faults: JournalFault[] = [];
  for (const [fault, query] of CHECKS) {
    const ids = rowsOf<{ readonly id: unknown }>(await db.execute(query)).map(({ id }) =>
      Number(id),
    );
    if (ids.length > 0) faults.push({ fault, ids });
  }
  return faults;
}
