import { executeStatements } from './execute-statements.ts';
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
 * Installs triggers with which the database itself refuses an unbalanced journal entry and any change of
 * a written one; point movements are append-only too. Play money must balance as well, but may be
 * deleted. The check runs once per statement, so all lines of an entry must be inserted by one statement:
 * a deferred row trigger would run once per line, which makes bulk inserts slow.
 */
export const installJournalTriggers = (db: Database): Promise<void> =>
  executeStatements(db, statements);
