import type { ResponseOf } from '../../contract/endpoint.ts';
import type { Language } from '../../contract/languages.ts';
import type { memberTransactions } from '../../contract/wallet.ts';
import { inLanguage } from '../../core/translated.ts';
import { journalEntries, journalLines, vendors, wallets } from '../../database/schema/index.ts';
import { and, between, count, desc, eq } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { lineNames } from '../agents/line-names.ts';
import { remarkOf } from '../agents/transfer-remark.ts';
import { confirmationsByOrder } from '../cashier/payments.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { transactionName } from './transaction-names.ts';

export interface TransactionsQuery {
  readonly accountId: number;
  readonly language: Language;
  readonly startTime: number;
  readonly endTime: number;
  readonly txType?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * Returns one page of an account's wallet movements, newest first. Sorted by id: a wallet's lines
 * are inserted under its lock, so their ids are in the order of its balances. Their times are not,
 * because they are read before the lock and by several clocks.
 */
export async function accountTransactions(
  db: Database,
  query: TransactionsQuery,
): Promise<ResponseOf<typeof memberTransactions>> {
  const { pageNo, pageSize } = query;
  const where = and(
    eq(wallets.accountId, query.accountId),
    between(journalLines.createdAt, query.startTime, query.endTime),
    query.txType ? eq(journalLines.kind, query.txType) : undefined,
  );
  const names = await lineNames(db, query.accountId);
  const [[total], rows] = await Promise.all([
    db
      .select({ count: count() })
      .from(journalLines)
      .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
      .where(where),
    db
      .select({
        line: journalLines,
        reference: journalEntries.reference,
        remark: remarkOf(names, journalEntries),
        currency: wallets.currency,
        vassalage: wallets.vassalage,
        vendorName: vendors.name,
      })
      .from(journalLines)
      .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
      .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
      .leftJoin(vendors, eq(vendors.vassalage, wallets.vassalage))
      .where(where)
      .orderBy(desc(journalLines.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  const totalCount = total?.count ?? 0;
  const confirmations = await confirmationsByOrder(
    db,
    rows.filter(({ line }) => line.kind === 'withdrawal').map(({ reference }) => reference),
  );
  return {
    list: rows.map(({ line, reference, remark, currency, vassalage, vendorName }) => {
      // Only for the line that debits a withdrawal, not for one that returns it.
      const confirmation = line.amount < 0 ? confirmations.get(reference) : undefined;
      return {
        txId: String(line.id),
        txType: line.kind,
        txTypeName: transactionName(line.kind, query.language),
        txTimeInTimestamp: line.createdAt,
        orderNo: reference,
        amount: toMajor(line.amount, currency),
        currentAvailBalance: toMajor(line.balanceAfter ?? 0, currency),
        currency,
        ...currencyView(currency),
        remark,
        ...(vendorName && {
          wallet: { vassalage, vendorName: inLanguage(vendorName, query.language) },
        }),
        ...(confirmation && { confirmation }),
      };
    }),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
