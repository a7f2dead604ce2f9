import type { PromotionCategory, PromotionKind } from '../../contract/promotions.ts';
import { customType, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { withdrawPayments } from './cashier.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { texts } from './texts.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** Promotions of the merchant. The state for one member is derived from the tables below. */
export const promotions = pgTable(
  'promotions',
  {
    /** Short and permanent, because URLs contain it. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PromotionKind>().notNull(),
    category: text('category').$type<PromotionCategory>().notNull(),
    position: integer('position').notNull(),
    title: texts('title'),
    summary: texts('summary'),
    /** HTML. */
    terms: texts('terms'),
    banner: text('banner').notNull(),
    /** The bonus and its conditions; the structure depends on `kind` (modules/promotions/rules.ts). */
    rule: jsonb('rule').$type<unknown>().notNull(),
    /** Minimum VIP level of members who see the promotion. */
    minVipLevel: integer('min_vip_level'),
    startsAt: time('starts_at').notNull(),
    /** Null: no end date. */
    endsAt: time('ends_at'),
  },
  (table) => [index('promotions_position').on(table.position)],
);

const promotionOf = () =>
  text('promotion_id')
    .notNull()
    .references(() => promotions.id);
const accountOf = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/** A member's participation in a promotion. */
export const promotionJoins = pgTable(
  'promotion_joins',
  { promotionId: promotionOf(), accountId: accountOf(), joinedAt: time('joined_at').notNull() },
  (table) => [uniqueIndex('promotion_joins_once').on(table.accountId, table.promotionId)],
);

/** A bonus of one member: issued by the merchant and waiting, or claimed and booked in the journal. */
export const promotionGrants = pgTable(
  'promotion_grants',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    grantNo: text('grant_no').notNull(),
    promotionId: promotionOf(),
    accountId: accountOf(),
    /** What the bonus is given for: `once`, a day, or an application. A member gets one for each. */
    period: text('period').notNull(),
    /**
     * For a bonus on a day's deposit or bets: the time range that was counted, milliseconds, and is not
     * counted again.
     */
    countedFrom: time('counted_from'),
    countedUntil: time('counted_until'),
    status: text('status').$type<'issued' | 'claimed'>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    /** Turnover that the bonus requires before a withdrawal, from the claim on. */
    turnoverRequired: minorUnits('turnover_required').notNull(),
    createdAt: time('created_at').notNull(),
    /** Deadline for claiming an issued bonus. */
    expiresAt: time('expires_at'),
    claimedAt: time('claimed_at'),
    claimKey: text('claim_key'),
    bodyHash: text('body_hash'),
    entryId: id('entry_id').references(() => journalEntries.id),
    /** When the member gave it up, with which idempotency key, and the amount that was taken back. */
    givenUpAt: time('given_up_at'),
    giveUpKey: text('give_up_key'),
    takenBack: minorUnits('taken_back'),
  },
  (table) => [
    uniqueIndex('promotion_grants_give_up').on(table.accountId, table.giveUpKey),
    uniqueIndex('promotion_grants_period').on(table.accountId, table.promotionId, table.period),
    uniqueIndex('promotion_grants_key').on(table.accountId, table.claimKey),
    index('promotion_grants_claimed').on(table.accountId, table.claimedAt),
  ],
);

/** A member's application for a bonus, which staff decides. */
export const promotionApplications = pgTable(
  'promotion_applications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationNo: text('application_no').notNull(),
    promotionId: promotionOf(),
    accountId: accountOf(),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    comment: text('comment').notNull(),
    status: text('status').$type<'applying' | 'rejected' | 'approved'>().notNull(),
    reason: text('reason'),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    uniqueIndex('promotion_applications_no').on(table.applicationNo),
    uniqueIndex('promotion_applications_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('promotion_applications_open')
      .on(table.accountId, table.promotionId)
      .where(sql`${table.status} <> 'rejected'`),
    index('promotion_applications_status').on(table.status, table.createdAt),
  ],
);

/**
 * Pictures that members upload with an application, or as proof that a payment did not arrive. Of
 * members, only the owner can view them.
 */
export const promotionPictures = pgTable(
  'promotion_pictures',
  {
    id: text('id').primaryKey(),
    accountId: accountOf(),
    /** Null until the application is sent. */
    applicationId: id('application_id').references(() => promotionApplications.id),
    /** The payment that the picture is a proof for. */
    paymentId: id('payment_id').references(() => withdrawPayments.id),
    position: integer('position').notNull().default(0),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    content: bytes('content').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('promotion_pictures_application').on(table.applicationId),
    index('promotion_pictures_payment').on(table.paymentId),
    index('promotion_pictures_loose').on(table.accountId, table.createdAt),
  ],
);
