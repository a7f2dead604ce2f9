import {
  ACCOUNT_NUMBER,
  type BankCard,
  type BankCards,
  HOLDER_NAME,
} from '../../contract/cashier.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { bankCards } from '../../database/schema/index.ts';
import { and, asc, desc, eq, isNull } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { checkPaymentPassword } from './payment-password.ts';
import { encryptPayoutAccount, maskedNumber, payoutAccountMac } from './payout-account.ts';
import { readCashier } from './settings.ts';

export type CardRow = typeof bankCards.$inferSelect;

const view = ({ ports }: Gateway, row: CardRow): BankCard => ({
  cardId: row.id,
  kind: row.kind,
  bankCode: row.bankCode,
  bankName: row.bankName,
  logo: ports.art?.paymentLogo(row.bankCode),
  holder: row.holder,
  maskedNumber: maskedNumber(row),
  createdAt: row.createdAt,
});

const cardsOf = (db: Database | Transaction, accountId: number) =>
  db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)))
    .orderBy(asc(bankCards.id));

/** Returns the holder's name on an account's cards: that of the newest card, even if it was removed. */
async function holderOf(
  db: Database | Transaction,
  accountId: number,
): Promise<string | undefined> {
  const [newest] = await db
    .select({ holder: bankCards.holder })
    .from(bankCards)
    .where(eq(bankCards.accountId, accountId))
    .orderBy(desc(bankCards.id))
    .limit(1);
  return newest?.holder;
}

/**
 * Returns an active card of the account. @throws {GatewayError} not_found, also for other accounts'
 * cards
 */
export async function ownCard(
  db: Database | Transaction,
  accountId: number,
  cardId: number,
): Promise<CardRow> {
  const found = (await cardsOf(db, accountId)).find(({ id }) => id === cardId);
  if (!found) throw new GatewayError('not_found', 'There is no such card.');
  return found;
}

/**
 * Returns an account's active payout cards, the available banks, the maximum number of cards, and
 * the holder's name if there is one.
 */
export async function listCards(gateway: Gateway, accountId: number): Promise<BankCards> {
  const { banks, cardLimit } = await readCashier(gateway.db);
  const cards = await cardsOf(gateway.db, accountId);
  const holder = await holderOf(gateway.db, accountId);
  return {
    cards: cards.map((row) => view(gateway, row)),
    banks,
    limit: cardLimit,
    ...(holder && { holder }),
  };
}

const foldName = (name: string) => name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase();

/**
 * Adds a bank account or e-wallet. All cards of an account, including removed ones, must have the same
 * holder: money is paid only to the member, and another name has to be accepted by customer service.
 * @throws {GatewayError} request_param_err, invalid.payment.pw, payment_password_locked,
 * not.exists.payment.password, bank_card_duplicated, bank_card_limit_reached
 */
export async function addCard(
  gateway: Gateway,
  accountId: number,
  input: { bankCode: string; holder: string; accountNumber: string; paymentPassword: string },
): Promise<BankCard> {
  const { banks, cardLimit } = await readCashier(gateway.db);
  const bank = banks.find(({ bankCode }) => bankCode === input.bankCode);
  if (!bank) throw fieldError('bankCode', 'bank_unknown');
  const holder = input.holder.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (!HOLDER_NAME.test(holder)) throw fieldError('holder', 'name_invalid');
  const accountNumber = input.accountNumber.replace(/[\s-]/g, '');
  if (!ACCOUNT_NUMBER[bank.kind].test(accountNumber)) {
    throw fieldError('accountNumber', 'number_invalid');
  }
  await checkPaymentPassword(gateway, accountId, input.paymentPassword);
  const made = await gateway.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const known = await cardsOf(tx, accountId);
    if (known.length >= cardLimit) throw new GatewayError('bank_card_limit_reached');
    const knownHolder = await holderOf(tx, accountId);
    if (knownHolder !== undefined && foldName(knownHolder) !== foldName(holder)) {
      throw fieldError('holder', 'holder_differs');
    }
    const { bankCode } = bank;
    const mac = payoutAccountMac(gateway.vault, { bankCode, accountNumber });
    if (known.some(({ accountMac }) => accountMac === mac))
      throw new GatewayError('bank_card_duplicated');
    const [row] = await tx
      .insert(bankCards)
      .values({
        accountId,
        ...bank,
        holder,
        createdAt: gateway.clock.now(),
        ...encryptPayoutAccount(gateway.vault, { accountId, bankCode, accountNumber }),
      })
      .returning();
    return row;
  });
  if (!made) throw new Error('A bank card was not stored.');
  return view(gateway, made);
}

/** @throws {GatewayError} not_found, also for other accounts' cards */
export async function removeCard(gateway: Gateway, accountId: number, cardId: number) {
  await ownCard(gateway.db, accountId, cardId);
  await gateway.db
    .update(bankCards)
    .set({ removedAt: gateway.clock.now() })
    .where(and(eq(bankCards.id, cardId), eq(bankCards.accountId, accountId)));
  return { removed: true };
}
