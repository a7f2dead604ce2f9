import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import type { LineAccount } from './line-account.ts';

const sorted = (own: string, held: readonly { readonly currency: string }[]): string[] =>
  [...new Set([own, ...held.map(({ currency }) => currency)])].sort();

/**
 * Returns the currencies of an account and of everyone who is or was below it, in which a line can have
 * figures. The account's own currency is included.
 */
export async function lineCurrencies(
  db: Database,
  { id, currency }: Pick<LineAccount, 'id' | 'currency'>,
): Promise<string[]> {
  const held = rowsOf<{ currency: string }>(
    await db.execute(sql`
      select distinct w.currency from wallets w
      where w.kind = 'main' and exists (
        select 1 from account_lines l where l.ancestor_id = ${id} and l.descendant_id = w.account_id
      )`),
  );
  return sorted(currency, held);
}

/** Returns the currencies of an account's wallets, including its own. */
export async function ownCurrencies(
  db: Database,
  { id, currency }: Pick<LineAccount, 'id' | 'currency'>,
): Promise<string[]> {
  const held = rowsOf<{ currency: string }>(
    await db.execute(sql`select currency from wallets where kind = 'main' and account_id = ${id}`),
  );
  return sorted(currency, held);
}
