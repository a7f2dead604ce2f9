import { type SQL, type SQLWrapper, sql } from '../../database/sql.ts';

/** Returns the condition that an account is closed or closing, and has not been reopened by staff (R10.11). */
export const isClosing = (accountId: SQLWrapper): SQL => sql`exists (
  select 1 from account_closings as closings
  where closings.account_id = ${accountId} and closings.reopened_at is null)`;
