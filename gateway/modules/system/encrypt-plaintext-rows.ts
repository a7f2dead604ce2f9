import type { Gateway } from '../../core/gateway.ts';
import { encryptSealingKey } from '../../core/sealing-keys.ts';
import { ENCRYPTED_LIKE } from '../../core/vault.ts';
import { accounts, bankCards, sealingKeys, withdrawOrders } from '../../database/schema/index.ts';
import { and, eq, notLike, sql } from '../../database/sql.ts';
import { encryptOrderAccount, encryptPayoutAccount } from '../cashier/payout-account.ts';
import { encryptIdNumber } from '../members/id-number.ts';

type Store = Pick<Gateway, 'db' | 'vault'>;

/** Rows read at once. */
const BATCH = 200;

/**
 * Encrypts the rows that `read` finds, until it finds none. A row is updated only if it is unchanged
 * since it was read, so any number of processes may run this concurrently and repeat it after a failure.
 */
async function encryptAll<Row>(read: () => Promise<Row[]>, write: (row: Row) => Promise<unknown>) {
  for (let rows = await read(); rows.length > 0; rows = await read()) {
    for (const row of rows) await write(row);
  }
}

function encryptCards({ db, vault }: Store): Promise<void> {
  const { id, accountId, bankCode, accountNumber } = bankCards;
  return encryptAll(
    () =>
      db
        .select({ id, accountId, bankCode, accountNumber })
        .from(bankCards)
        .where(notLike(accountNumber, ENCRYPTED_LIKE))
        .limit(BATCH),
    (row) =>
      db
        .update(bankCards)
        .set(encryptPayoutAccount(vault, row))
        .where(and(eq(id, row.id), eq(accountNumber, row.accountNumber))),
  );
}

function encryptOrders({ db, vault }: Store): Promise<void> {
  const { id, accountId, accountNumber } = withdrawOrders;
  return encryptAll(
    () =>
      db
        .select({ id, accountId, accountNumber })
        .from(withdrawOrders)
        .where(notLike(accountNumber, ENCRYPTED_LIKE))
        .limit(BATCH),
    (row) =>
      db
        .update(withdrawOrders)
        .set(encryptOrderAccount(vault, row))
        .where(and(eq(id, row.id), eq(accountNumber, row.accountNumber))),
  );
}

function encryptIdNumbers({ db, vault }: Store): Promise<void> {
  const { id, publicId, profile } = accounts;
  const idNumber = sql<string>`${profile} ->> 'idNumber'`;
  return encryptAll(
    () =>
      db
        .select({ id, publicId, idNumber })
        .from(accounts)
        .where(notLike(idNumber, ENCRYPTED_LIKE))
        .limit(BATCH),
    (row) => {
      const encrypted = JSON.stringify({
        idNumber: encryptIdNumber(vault, row.publicId, row.idNumber),
      });
      return db
        .update(accounts)
        .set({ profile: sql`${profile} || ${encrypted}::jsonb` })
        .where(and(eq(id, row.id), eq(idNumber, row.idNumber)));
    },
  );
}

function encryptSealingKeys({ db, vault }: Store): Promise<void> {
  const { privateJwk } = sealingKeys;
  return encryptAll(
    () => db.select().from(sealingKeys).where(notLike(privateJwk, ENCRYPTED_LIKE)).limit(BATCH),
    (row) => encryptSealingKey(db, vault, row),
  );
}

/**
 * Encrypts values that an older gateway or the demo data stored in plaintext: numbers of payout
 * accounts and identity documents, and the private keys for sealed bodies.
 */
export async function encryptPlaintextRows(gateway: Store): Promise<void> {
  await encryptSealingKeys(gateway);
  await encryptCards(gateway);
  await encryptOrders(gateway);
  await encryptIdNumbers(gateway);
}
