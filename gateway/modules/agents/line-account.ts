import { AGENT_TYPES } from '../../contract/account-types.ts';
import type { DayRange } from '../../core/calendar.ts';
import type { Session } from '../../core/call.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accountLines, accounts } from '../../database/schema/index.ts';
import { alias, and, eq, isNull, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { ACCOUNTS_A, lineNames } from './line-names.ts';

/** An account in the caller's line, or the caller's own. */
export interface LineAccount {
  readonly id: number;
  /** The name as the caller sees it. */
  readonly account: string;
  readonly nickname: string;
  readonly currency: string;
  /** Levels below the caller. */
  readonly depth: number;
  /** The day of the merchant's calendar from which it has been in the caller's line; 0 for always. */
  readonly fromDay: number;
}

/**
 * Returns the days of a range on which an account was in the caller's line; earlier days belong to the previous line.
 */
export function daysInLine({ fromDay }: Pick<LineAccount, 'fromDay'>, range: DayRange): DayRange {
  const from = Math.max(range.from, fromDay);
  // The range is empty if it ends before it begins.
  return { from, until: Math.max(range.until, from - 1) };
}

/**
 * @throws {GatewayError} in_need_true_account for a trial (R5.11); non_agent_login for other accounts that are not
 * agents (R6.04)
 */
export function requireAgent(session: Session): void {
  refuseTrial(session);
  if (!AGENT_TYPES.includes(session.accountType)) throw new GatewayError('non_agent_login');
}

/**
 * Finds an account in the caller's line by its name.
 * @throws {GatewayError} not_found for accounts outside the line, whether or not they exist (R11.15)
 */
export async function lineAccount(
  db: Database | Transaction,
  session: Session,
  account: string | undefined,
): Promise<LineAccount> {
  const names = await lineNames(db, session.accountId);
  const [row] = await db
    .select({
      id: accounts.id,
      ...names.of(accounts),
      currency: accounts.currency,
      depth: accountLines.depth,
      fromDay: accountLines.fromDay,
    })
    .from(accounts)
    .innerJoin(
      accountLines,
      and(
        eq(accountLines.descendantId, accounts.id),
        eq(accountLines.ancestorId, session.accountId),
        isNull(accountLines.untilDay),
      ),
    )
    .where(
      account === undefined || account === ''
        ? eq(accounts.id, session.accountId)
        : names.isCalled(accounts, (name) => sql`${name} = ${account.trim().toLowerCase()}`),
    );
  if (!row) throw new GatewayError('not_found', 'There is no such account in this line.');
  return row;
}

const uplines = alias(accounts, 'uplines');

/** Returns the account right above another; undefined at the top of a line. */
export async function uplineOf(
  db: Database | Transaction,
  accountId: number,
): Promise<Omit<LineAccount, 'depth' | 'fromDay'> | undefined> {
  const names = await lineNames(db, accountId);
  const [row] = await db
    .select({ id: uplines.id, ...names.of(uplines), currency: uplines.currency })
    .from(accounts)
    .innerJoin(uplines, eq(uplines.id, accounts.uplineId))
    .where(eq(accounts.id, accountId));
  return row;
}

/** Returns the accounts from the caller down to an account of its line, with their names as the caller sees them. */
export async function linePath(db: Database, callerId: number, shown: LineAccount) {
  const names = await lineNames(db, callerId);
  const { account, nickname } = names.of(ACCOUNTS_A);
  const rows = rowsOf<{ account: string; nickname: string }>(
    await db.execute(sql`
      select ${account} as account, ${nickname} as nickname
      from account_lines up
      join account_lines l on l.descendant_id = up.ancestor_id and l.ancestor_id = ${callerId}
        and l.until_day is null
      join accounts a on a.id = up.ancestor_id
      where up.descendant_id = ${shown.id} and up.until_day is null
      order by l.depth`),
  );
  // The caller sees its own full name.
  return rows.map((row, index) =>
    index === 0 ? row : { ...row, nickname: names.nicknameOf(row) },
  );
}
