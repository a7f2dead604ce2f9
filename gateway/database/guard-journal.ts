import { sql } from './sql.ts';
import type { Database } from './types.ts';

const statements = [
  `create or replace function journal_lines_balanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from new_lines group by entry_id having sum(amount) <> 0) then
    raise exception 'journal lines of an entry must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$`,
  `create or replace function journal_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only' using errcode = 'check_violation';
end $$`,
  `create or replace trigger journal_lines_balanced after insert on journal_lines
  referencing new table as new_lines for each statement execute function journal_lines_balanced()`,
  `create or replace trigger play_lines_balanced after insert on play_lines
  referencing new table as new_lines for each statement execute function journal_lines_balanced()`,
  `create or replace trigger journal_lines_append_only before update or delete on journal_lines
  for each statement execute function journal_is_append_only()`,
  `create or replace trigger journal_entries_append_only before update or delete on journal_entries
  for each statement execute function journal_is_append_only()`,
  `create or replace trigger point_ledger_append_only before update or delete on point_ledger
  for each statement execute function journal_is_append_only()`,
];

/**
 * Lets the database itself refuse an unbalanced entry and any change of a written one, whoever
 * writes; written movements of points stay as they are, too. Play money must balance as well, and may be
 * deleted. The lines of an entry therefore go in with one statement; checking per statement costs
 * bulk inserts nothing, where a deferred row trigger would run once a line.
 */
export async function guardJournal(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}
