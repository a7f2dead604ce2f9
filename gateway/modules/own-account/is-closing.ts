import { type SQL, type SQLWrapper, sql } from '../../database/sql.ts';

/** The condition that an account is closed, or on its way to it, and that staff has not opened it again (R10.11). */
export const isClosing = (accountId: SQLWrapper): SQL => sql`exists (
  select 1 from account_closings as closings
  where closings.account_id = ${accountId} and closings.reopened_at is null)`;
