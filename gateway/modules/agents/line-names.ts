import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';
import { alias, eq, type SQL, type SQLWrapper, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';

/** The columns that a name is built from: of `accounts` or of an alias. */
type NameColumns = Readonly<Record<'id' | 'publicId' | 'username' | 'nickname', SQLWrapper>>;

interface Person {
  readonly account: string;
  readonly nickname: string;
}

/** SQL expressions for the names of accounts as one account may see them (R11.15). */
export interface LineNames {
  /**
   * Returns the names of an account. Mobile registration makes the number the username (R4.11): if the
   * merchant hides contacts, the public ID is displayed instead of the number, and is used for
   * searches, transfers and messages. The caller's own name is never hidden.
   */
  of(account: NameColumns): { readonly account: SQL<string>; readonly nickname: SQL<string> };
  /**
   * Returns the condition that an account has a name. It does not match hidden names, so that numbers
   * cannot be guessed.
   * @param compare builds the condition for one name
   */
  isCalled(account: NameColumns, compare: (name: SQLWrapper) => SQL): SQL;
  /** Condition that a name by which the caller knows an account starts with a search. */
  startsWith(account: NameColumns, search: string): SQL;
  /**
   * Returns the nickname of an account for pages, files and contracts: unchanged, or a masked account
   * name if the merchant hides names. The nicknames of the caller and of its upline are not affected.
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

/** Alias of `accounts` for handwritten SQL that names them `a`. */
export const ACCOUNTS_A = alias(accounts, 'a');

/** Returns the pattern of `like` for texts that start with a search, in lower case. */
const prefixPattern = (search: string) => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Creates the expressions for the names that the caller may see. */
export async function lineNames(db: Database | Transaction, callerId: number): Promise<LineNames> {
  const { lineSees } = await readSettings(db);
  const shown = (id: SQLWrapper, name: SQLWrapper, otherwise: SQLWrapper) =>
    lineSees.contacts
      ? sql<string>`${name}`
      : sql<string>`case when ${id} = ${callerId} or ${name} !~ '^[0-9]{6,15}$' then ${name}
          else ${otherwise} end`;
  const accountOf = ({ id, username, publicId }: NameColumns) => shown(id, username, publicId);
  // Compares the columns first, because they are indexed.
  const isCalled: LineNames['isCalled'] = (columns, compare) =>
    sql`((${compare(columns.username)}
      or ${compare(columns.publicId)}) and ${compare(accountOf(columns))})`;
  return {
    of: (columns) => ({
      account: accountOf(columns),
      nickname: shown(columns.id, columns.nickname, accountOf(columns)),
    }),
    isCalled,
    startsWith: (columns, search) =>
      isCalled(columns, (name) => sql`${name} like ${prefixPattern(search)}`),
    nicknameOf: ({ account, nickname }) => (lineSees.names ? nickname : maskName(account)),
  };
}
