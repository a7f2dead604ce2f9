import type { ContractRecordState } from '../../contract/contract-records.ts';
import type {
  ContractEnd,
  ContractParty,
  ContractPeriod,
  ContractStatus,
  ContractType,
} from '../../contract/contracts.ts';
import { bigint, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { countedPosition } from './positions.ts';

/** A stored tier: rate in basis points, valid bets in minor units. */
export interface StoredTier {
  readonly rate: number;
  readonly activeMembers: number;
  readonly betAmount: number;
}

const period = (name: string) => text(name).$type<ContractPeriod>().notNull();

/** Payment contracts between agents and their uplines; ended ones are kept as history (R4.24). */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<ContractType>().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** Null for a contract with the merchant itself. */
    uplineId: integer('upline_id').references(() => accounts.id),
    /** Basis points. This and the next two columns are the first tier. */
    rate: integer('rate').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Minor units. */
    betAmount: minorUnits('bet_amount').notNull(),
    /** The tiers above the first one, in ascending order. */
    moreTiers: jsonb('more_tiers').$type<readonly StoredTier[]>().notNull().default([]),
    /** Basis points of the highest tier, by which the rates of a line are compared. */
    highestRate: integer('highest_rate')
      .notNull()
      .generatedAlwaysAs(sql`greatest("rate", (("more_tiers" -> -1) ->> 'rate')::integer)`),
    validBetPeriod: period('valid_bet_period'),
    profitLossPeriod: period('profit_loss_period'),
    paymentPeriod: period('payment_period'),
    status: text('status').$type<ContractStatus>().notNull(),
    proposedBy: text('proposed_by').$type<ContractParty>().notNull(),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
    /** Account that answered; null for the merchant. */
    answeredBy: integer('answered_by').references(() => accounts.id),
    endedAt: time('ended_at'),
    endReason: text('end_reason').$type<ContractEnd>(),
    endedBy: integer('ended_by').references(() => accounts.id),
    /**
     * Time up to which bets are paid by hourly and real-time salary; null before the contract was
     * accepted.
     */
    settledUntil: time('settled_until'),
    /**
     * Up to that time, only bets settled by transactions before this position are paid; the others are
     * paid with the next ones.
     */
    settledPosition: countedPosition('settled_position'),
    /** Dividend and daily salary: the first day of the merchant's calendar that is counted. */
    countedFrom: integer('counted_from'),
    /** Dividend and daily salary: the last day of the merchant's calendar that has been counted. */
    settledDay: integer('settled_day'),
    /**
     * When the next period of a dividend or daily salary has ended; null if nothing will become due any
     * more.
     */
    dueAt: time('due_at'),
    /** Result that is carried over to the next period; negative if the house lost. Minor units. */
    carried: minorUnits('carried').notNull().default(0),
  },
  (table) => [
    uniqueIndex('agent_contracts_active')
      .on(table.agentId, table.type)
      .where(sql`${table.status} = 'active'`),
    uniqueIndex('agent_contracts_offered')
      .on(table.agentId, table.type)
      .where(sql`${table.status} = 'offered'`),
    index('agent_contracts_upline').on(table.uplineId),
    index('agent_contracts_settled')
      .on(table.settledUntil)
      .where(sql`${table.type} in ('hourSalary', 'realtimeSalary')`),
    index('agent_contracts_due')
      .on(table.dueAt)
      .where(sql`${table.type} in ('dividend', 'dailySalary')`),
    check('agent_contracts_rate', sql`${table.rate} between 1 and 10000`),
  ],
);

/**
 * The result of each period of a contract, paid or not (R11.09 to R11.11). There is one row per contract
 * and period, so that a period is counted once. Amounts are minor units.
 */
export const contractPeriods = pgTable(
  'contract_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => agentContracts.id),
    /** Identifies the period within the contract; also used in the journal's idempotency key. */
    periodKey: text('period_key').notNull(),
    type: text('type').$type<ContractType>().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** Account that pays; null for the merchant. */
    payerId: integer('payer_id').references(() => accounts.id),
    currency: text('currency').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** The merchant's day on which the period ended. */
    day: integer('day').notNull(),
    bets: minorUnits('bets').notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    wins: minorUnits('wins').notNull(),
    bonuses: minorUnits('bonuses').notNull(),
    /** Active members in the valid-bet period, by which the tier was chosen. */
    activeMembers: integer('active_members').notNull(),
    tierBets: minorUnits('tier_bets').notNull(),
    /** The tier reached, from 1; 0 if none was reached. */
    tier: integer('tier').notNull(),
    rate: integer('rate').notNull(),
    /** Active members that were missing for the first tier. */
    missingMembers: integer('missing_members').notNull(),
    missingBets: minorUnits('missing_bets').notNull(),
    carriedIn: minorUnits('carried_in').notNull(),
    carriedOut: minorUnits('carried_out').notNull(),
    amount: minorUnits('amount').notNull(),
    paid: minorUnits('paid').notNull().default(0),
    state: text('state').$type<ContractRecordState>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When the last part was paid, and the journal entry of that payment. */
    paidAt: time('paid_at'),
    entryId: bigint('entry_id', { mode: 'number' }).references(() => journalEntries.id),
  },
  (table) => [
    uniqueIndex('contract_periods_key').on(table.contractId, table.periodKey),
    index('contract_periods_agent').on(table.agentId, table.type, table.endsAt, table.id),
    index('contract_periods_payer').on(table.payerId, table.type, table.endsAt, table.id),
    index('contract_periods_owed').on(table.payerId, table.id).where(sql`${table.state} = 'owed'`),
    check('contract_periods_paid', sql`${table.paid} between 0 and ${table.amount}`),
    check(
      'contract_periods_state',
      sql`(${table.amount} > 0) = (${table.state} in ('paid', 'owed'))
        and (${table.state} = 'owed') = (${table.paid} < ${table.amount})`,
    ),
  ],
);
