import { readSettings } from '../../core/merchant-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';

/**
 * How an agent sees the nicknames of everybody below it, on every page, in files and in contracts: as
 * they are, or a masked account in their place where the merchant hides names (R11.15). Accounts stand
 * as they are: an agent asks, transfers and writes by them. Its own name and its upline's are not
 * those of its line.
 */
export async function nicknameView(
  db: Database | Transaction,
): Promise<(person: { readonly account: string; readonly nickname: string }) => string> {
  const { lineSees } = await readSettings(db);
  return ({ account, nickname }) => (lineSees.names ? nickname : maskName(account));
}
