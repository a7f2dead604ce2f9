import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';
import { alias, eq, type SQL, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';

/** What an account is named by: columns of `accounts`, or of an alias of it. */
type NameColumns = Readonly<Record<'id' | 'publicId' | 'username' | 'nickname', SQLWrapper>>;

interface Person {
  readonly account: string;
  readonly nickname: string;
}

/** SQL expressions for the names of accounts as one account may see them (R11.15). */
export interface LineNames {
  /**
   * The names of an account. Mobile registration makes the number the username (R4.11): where the
   * merchant hides contacts, the public ID stands in the place of a number. It is what people ask,
   * transfer and write by then. The caller itself sees its own.
   */
  of(account: NameColumns): { readonly account: SQL<string>; readonly nickname: SQL<string> };
  /**
   * The condition that an account is called so: what is not shown finds nothing, so that no number can
   * be tried out.
   * @param compare of one name
   */
  isCalled(account: NameColumns, compare: (name: SQLWrapper) => SQL): SQL;
  /**
   * The nickname of somebody below, on every page, in files and in contracts: as it is, or a masked
   * account in its place where the merchant hides names. That of the caller and of its upline is none
   * of its line's.
   */
  nicknameOf(person: Person): string;
}

/** Returns the name of an account as another account may see it. */
export async function accountSeenBy(
  db: Database | Transaction,
  callerId: number,
  accountId: number,
): Promise<string> {
  const { account } = (await lineNames(db, callerId)).of(accounts);
  const [row] = await db.select({ account }).from(accounts).where(eq(accounts.id, accountId));
  if (!row) throw new Error(`There is no account ${accountId}.`);
  return row.account;
}

/** Accounts of SQL that is written out and names them `a`. */
export const ACCOUNTS_A = alias(accounts, 'a');

/** Creates the expressions for the names that the caller may see. */
export async function lineNames(db: Database | Transaction, callerId: number): Promise<LineNames> {
  const { lineSees } = await readSettings(db);
  const shown = (id: SQLWrapper, name: SQLWrapper, otherwise: SQLWrapper) =>
    lineSees.contacts
      ? sql<string>`${name}`
      : sql<string>`case when ${id} = ${callerId} or ${name} !~ '^[0-9]{6,15}$' then ${name}
          else ${otherwise} end`;
  const accountOf = ({ id, username, publicId }: NameColumns) => shown(id, username, publicId);
  return {
    of: (columns) => ({
      account: accountOf(columns),
      nickname: shown(columns.id, columns.nickname, accountOf(columns)),
    }),
    // By the columns first: they have indexes.
    isCalled: (columns, compare) => sql`((${compare(columns.username)}
      or ${compare(columns.publicId)}) and ${compare(accountOf(columns))})`,
    nicknameOf: ({ account, nickname }) => (lineSees.names ? nickname : maskName(account)),
  };
}
