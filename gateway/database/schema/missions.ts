import type { MissionKind } from '../../contract/missions.ts';
import { bigint, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id } from './columns.ts';
import { journalEntries } from './journal.ts';
import { texts } from './texts.ts';

/** Missions: tasks of members with a prize. Amounts are in hundredths of the catalogue's unit. */
export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MissionKind>().notNull(),
    position: integer('position').notNull(),
    title: texts('title'),
    summary: texts('summary'),
    /** Structure: see modules/missions/rules.ts. */
    steps: jsonb('steps').$type<unknown>().notNull(),
    prize: integer('prize').notNull(),
  },
  (table) => [
    index('missions_position').on(table.position),
    check('missions_prize', sql`${table.prize} > 0`),
  ],
);

/** A prize for completing a number of missions of a kind within one period. */
export const missionMilestones = pgTable(
  'mission_milestones',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MissionKind>().notNull(),
    missions: integer('missions').notNull(),
    /** Hundredths of the catalogue's unit. */
    prize: integer('prize').notNull(),
  },
  (table) => [uniqueIndex('mission_milestones_kind').on(table.kind, table.missions)],
);

/** Claimed prizes, one per subject and period. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    claimNo: text('claim_no').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** `mission:ID`, `milestone:ID` or `leaderboard:weekly`. */
    subject: text('subject').notNull(),
    /** First day of the period in the merchant's calendar, `2026-11-23`; `once`. */
    period: text('period').notNull(),
    /** Place on a leaderboard; each is paid once. */
    place: integer('place'),
    currency: text('currency').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    entryId: id('entry_id')
      .notNull()
      .references(() => journalEntries.id),
  },
  (table) => [
    uniqueIndex('mission_claims_once').on(table.accountId, table.subject, table.period),
    uniqueIndex('mission_claims_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('mission_claims_place')
      .on(table.subject, table.period, table.place)
      .where(sql`${table.place} is not null`),
  ],
);
