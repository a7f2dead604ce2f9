import * as z from 'zod/mini';
import { timesOf } from '../../contract/decimal.ts';
import type { Language } from '../../contract/languages.ts';
import {
  type Application,
  applicationReason,
  type Promotion,
  type PromotionGrant,
} from '../../contract/promotions.ts';
import { inLanguage } from '../../core/translated.ts';
import type { AmountConversion } from '../wallet/amount-conversion.ts';
import { toMajor } from '../wallet/money.ts';
import { amountsNote } from './amounts-note.ts';
import type { ApplicationRow, GrantRow, PromotionRow } from './facts.ts';
import type { PromotionState } from './promotion-state.ts';

/** Converts an application to the contract's form. */
export const applicationView = (row: ApplicationRow, pictures: readonly string[]): Application => ({
  applicationNo: row.applicationNo,
  status: row.status,
  comment: row.comment,
  ...(row.reason !== null && { reason: z.parse(applicationReason, row.reason) }),
  createdAt: row.createdAt,
  ...(row.decidedAt !== null && { decidedAt: row.decidedAt }),
  pictures: [...pictures],
});

/** Converts a bonus to the contract's form; amounts in major units. */
export const grantView = (
  grant: GrantRow,
  promotion: PromotionRow,
  language: Language,
): PromotionGrant => ({
  grantNo: grant.grantNo,
  promotionId: grant.promotionId,
  title: inLanguage(promotion.title, language),
  amount: toMajor(grant.amount, grant.currency),
  turnover: toMajor(grant.turnoverRequired, grant.currency),
  claimedAt: grant.claimedAt ?? grant.createdAt,
});

interface Shown {
  readonly state: PromotionState;
  readonly currency: string;
  readonly language: Language;
  readonly amounts: AmountConversion;
  /** Pictures of the latest application. */
  readonly pictures: readonly string[];
}

/**
 * Returns what can be claimed: the amount if it is known in advance, the required turnover, the deadline.
 */
function claimable({ state, currency }: Shown): Partial<Promotion> {
  const { issued, earned } = state;
  if (issued) {
    return {
      amount: toMajor(issued.amount, currency),
      turnover: toMajor(issued.turnoverRequired, currency),
      ...(issued.expiresAt !== null && { expiresAt: issued.expiresAt }),
    };
  }
  if (!earned) return {};
  const { amount, turnoverTimes, expiresAt } = earned;
  return {
    ...(amount === undefined
      ? { turnoverTimes }
      : {
          amount: toMajor(amount, currency),
          turnover: toMajor(timesOf(amount, turnoverTimes, 'halfUp'), currency),
        }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}

/**
 * Converts a promotion and its state for a member to the contract's form; amounts in major units.
 */
export function promotionView(row: PromotionRow, shown: Shown): Promotion {
  const { state, currency, language, amounts, pictures } = shown;
  const { label, action, progress, application } = state;
  return {
    promotionId: row.id,
    kind: row.kind,
    category: row.category,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    terms: inLanguage(row.terms, language) + amountsNote(amounts, language),
    banner: row.banner,
    startsAt: row.startsAt,
    ...(row.endsAt !== null && { endsAt: row.endsAt }),
    label,
    ...(action && { action }),
    ...claimable(shown),
    ...(progress && {
      progress: {
        done: toMajor(progress.done, currency),
        target: toMajor(progress.target, currency),
      },
    }),
    ...(application && { application: applicationView(application, pictures) }),
  };
}
