import type { Gateway } from '../../core/gateway.ts';
import { lockSealingKey } from '../../core/sealing-keys.ts';
import { LOCKED_LIKE } from '../../core/vault.ts';
import { accounts, bankCards, sealingKeys, withdrawOrders } from '../../database/schema/index.ts';
import { and, eq, notLike, sql } from '../../database/sql.ts';
import { lockOrderAccount, lockPayoutAccount } from '../cashier/payout-account.ts';
import { lockIdNumber } from '../members/id-number.ts';

type Store = Pick<Gateway, 'db' | 'vault'>;

/** Rows read at once. */
const BATCH = 200;

/**
 * Locks the rows that `read` finds, until it finds none. A row is written only as it was read, so
 * that any number of processes may do this at once, and again after a failure.
 */
async function lockAll<Row>(read: () => Promise<Row[]>, write: (row: Row) => Promise<unknown>) {
  for (let rows = await read(); rows.length > 0; rows = await read()) {
    for (const row of rows) await write(row);
  }
}

function lockCards({ db, vault }: Store): Promise<void> {
  const { id, accountId, bankCode, accountNumber } = bankCards;
  return lockAll(
    () =>
      db
        .select({ id, accountId, bankCode, accountNumber })
        .from(bankCards)
        .where(notLike(accountNumber, LOCKED_LIKE))
        .limit(BATCH),
    (row) =>
      db
        .update(bankCards)
        .set(lockPayoutAccount(vault, row))
        .where(and(eq(id, row.id), eq(accountNumber, row.accountNumber))),
  );
}

function lockOrders({ db, vault }: Store): Promise<void> {
  const { id, accountId, accountNumber } = withdrawOrders;
  return lockAll(
    () =>
      db
        .select({ id, accountId, accountNumber })
        .from(withdrawOrders)
        .where(notLike(accountNumber, LOCKED_LIKE))
        .limit(BATCH),
    (row) =>
      db
        .update(withdrawOrders)
        .set(lockOrderAccount(vault, row))
        .where(and(eq(id, row.id), eq(accountNumber, row.accountNumber))),
  );
}

function lockIdNumbers({ db, vault }: Store): Promise<void> {
  const { id, publicId, profile } = accounts;
  const idNumber = sql<string>`${profile} ->> 'idNumber'`;
  return lockAll(
    () =>
      db
        .select({ id, publicId, idNumber })
        .from(accounts)
        .where(notLike(idNumber, LOCKED_LIKE))
        .limit(BATCH),
    (row) => {
      const locked = JSON.stringify({ idNumber: lockIdNumber(vault, row.publicId, row.idNumber) });
      return db
        .update(accounts)
        .set({ profile: sql`${profile} || ${locked}::jsonb` })
        .where(and(eq(id, row.id), eq(idNumber, row.idNumber)));
    },
  );
}

function lockSealingKeys({ db, vault }: Store): Promise<void> {
  const { privateJwk } = sealingKeys;
  return lockAll(
    () => db.select().from(sealingKeys).where(notLike(privateJwk, LOCKED_LIKE)).limit(BATCH),
    (row) => lockSealingKey(db, vault, row),
  );
}

/**
 * Locks what an older gateway, or the demo data, left plain in the database: numbers of payout
 * accounts and of identity documents, and the private keys that open sealed bodies.
 */
export async function lockPlainRows(gateway: Store): Promise<void> {
  await lockSealingKeys(gateway);
  await lockCards(gateway);
  await lockOrders(gateway);
  await lockIdNumbers(gateway);
}
