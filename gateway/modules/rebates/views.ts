import type { Language } from '../../contract/languages.ts';
import type { CustomerRebate, RebateClaim } from '../../contract/rebates.ts';
import type { Gateway } from '../../core/gateway.ts';
import { inLanguage } from '../../core/translated.ts';
import {
  accounts,
  type RebatePart,
  rebateAccounts,
  rebateClaims,
  vendors,
} from '../../database/schema/index.ts';
import { count, desc, eq, inArray } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { currencyView, merchantToMajor, merchantToMinor, toMajor } from '../wallet/money.ts';
import { type ClaimRow, pendingParts, sumOf } from './claim.ts';
import { readRebates } from './settings.ts';

/** Returns the names of vendors by code; for a removed vendor, its code. */
async function namesOf(
  db: Database,
  parts: readonly RebatePart[],
  language: Language,
): Promise<(vassalage: string) => string> {
  const codes = [...new Set(parts.map(({ vassalage }) => vassalage))];
  const rows =
    codes.length > 0
      ? await db.select().from(vendors).where(inArray(vendors.vassalage, codes))
      : [];
  const names = new Map(rows.map((row) => [row.vassalage, inLanguage(row.name, language)]));
  return (vassalage) => names.get(vassalage) ?? vassalage;
}

type NameOf = (vassalage: string) => string;

const partView = (part: RebatePart, currency: string, nameOf: NameOf) => ({
  gameType: part.gameType,
  vassalage: part.vassalage,
  vendorName: nameOf(part.vassalage),
  validBets: toMajor(part.validBets, currency),
  amount: toMajor(part.amount, currency),
});

/** R12.05: returns a member's unclaimed earnings, and how they are paid. */
export async function rebateView(
  { db }: Pick<Gateway, 'db'>,
  of: { readonly accountId: number; readonly language: Language },
): Promise<CustomerRebate> {
  const { accountId, language } = of;
  const [account] = await db
    .select({ currency: accounts.currency, automatic: rebateAccounts.automatic })
    .from(accounts)
    .leftJoin(rebateAccounts, eq(rebateAccounts.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  const currency = account?.currency ?? 'USD';
  const [last] = await db
    .select({ at: rebateClaims.createdAt })
    .from(rebateClaims)
    .where(eq(rebateClaims.accountId, accountId))
    .orderBy(desc(rebateClaims.createdAt))
    .limit(1);
  const { rates, least } = await readRebates(db);
  const amounts = await amountConversion(db, currency);
  const parts = await pendingParts(db, { accountId, currency });
  const nameOf = await namesOf(db, parts, language);
  const total = sumOf(parts);
  const rateOf = (gameType: string) =>
    rates.find((rate) => rate.gameType === gameType)?.percent ?? 0;
  return {
    list: parts.map((part) => ({
      ...partView(part, currency, nameOf),
      rate: rateOf(part.gameType),
    })),
    rates: rates
      .map(({ gameType, percent }) => ({ gameType, rate: percent }))
      .sort((one, other) => other.rate - one.rate),
    amount: total < merchantToMinor(least, amounts, 'up') ? 0 : toMajor(total, currency),
    least: merchantToMajor(least, amounts, 'up'),
    automatic: account?.automatic ?? false,
    ...(last && { lastClaimAt: last.at }),
    ...currencyView(currency),
  };
}

async function claimViews(
  db: Database,
  rows: readonly ClaimRow[],
  language: Language,
): Promise<RebateClaim[]> {
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ parts }) => parts),
    language,
  );
  return rows.map(({ orderNo, amount, validBets, automatic, createdAt, parts, currency }) => ({
    orderNo,
    amount: toMajor(amount, currency),
    validBets: toMajor(validBets, currency),
    automatic,
    createdAt,
    parts: parts.map((part) => partView(part, currency, nameOf)),
  }));
}

/** Converts a rebate claim to the contract's form. */
export async function claimView(
  { db }: Pick<Gateway, 'db'>,
  row: ClaimRow,
  language: Language,
): Promise<RebateClaim> {
  const [view] = await claimViews(db, [row], language);
  if (!view) throw new Error('A claim was not found.');
  return view;
}

/** Returns one page of paid rebates, newest first. */
export async function listClaims(
  { db }: Pick<Gateway, 'db'>,
  query: { accountId: number; language: Language; pageNo: number; pageSize: number },
) {
  const where = eq(rebateClaims.accountId, query.accountId);
  const [total] = await db.select({ count: count() }).from(rebateClaims).where(where);
  const rows = await db
    .select()
    .from(rebateClaims)
    .where(where)
    .orderBy(desc(rebateClaims.createdAt), desc(rebateClaims.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const totalCount = total?.count ?? 0;
  return {
    list: await claimViews(db, rows, query.language),
    totalPages: Math.ceil(totalCount / query.pageSize),
    totalCount,
  };
}
