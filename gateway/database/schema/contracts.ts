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

/** A tier as it is stored: basis points, and valid bets in minor units. */
export interface StoredTier {
  readonly rate: number;
  readonly activeMembers: number;
  readonly betAmount: number;
}

const period = (name: string) => text(name).$type<ContractPeriod>().notNull();

/** What agents are paid, agreed with whoever is above them; ended ones stay as history (R4.24). */
export const agentContracts = pgTable(
  'agent_contracts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<ContractType>().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** Absent: the merchant itself. */
    uplineId: integer('upline_id').references(() => accounts.id),
    /** Basis points; of the first tier, as the two that follow. */
    rate: integer('rate').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Minor units. */
    betAmount: minorUnits('bet_amount').notNull(),
    /** The tiers above the first one, each higher than the one before it. */
    moreTiers: jsonb('more_tiers').$type<readonly StoredTier[]>().notNull().default([]),
    /** Basis points of the highest tier: what rates of a line are compared by. */
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
    /** Absent: the merchant. */
    answeredBy: integer('answered_by').references(() => accounts.id),
    endedAt: time('ended_at'),
    endReason: text('end_reason').$type<ContractEnd>(),
    endedBy: integer('ended_by').references(() => accounts.id),
    /** Hourly and real-time salary are paid for bets up to here; absent before it was accepted. */
    settledUntil: time('settled_until'),
    /** Of those bets, the ones that earlier transactions settled: others are paid with the next ones. */
    settledPosition: countedPosition('settled_position'),
    /** Dividend and daily salary: the first day of the merchant's calendar that counts. */
    countedFrom: integer('counted_from'),
    /** Dividend and daily salary: the last day of the merchant's calendar that has been counted. */
    settledDay: integer('settled_day'),
    /** When their next period has ended; absent while nothing is due any more. */
    dueAt: time('due_at'),
    /** Result that goes on to the next period; negative is what the house lost. Minor units. */
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
 * What came of each period of a contract, paid or not (R11.09 to R11.11): one row a contract and
 * period, so that a period counts once. Amounts are minor units.
 */
export const contractPeriods = pgTable(
  'contract_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contractId: integer('contract_id')
      .notNull()
      .references(() => agentContracts.id),
    /** Names the period among those of the contract; also the journal's idempotency key. */
    periodKey: text('period_key').notNull(),
    type: text('type').$type<ContractType>().notNull(),
    agentId: integer('agent_id')
      .notNull()
      .references(() => accounts.id),
    /** Who pays; absent: the merchant. */
    payerId: integer('payer_id').references(() => accounts.id),
    currency: text('currency').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** The merchant's day of the end. */
    day: integer('day').notNull(),
    bets: minorUnits('bets').notNull(),
    validBets: minorUnits('valid_bets').notNull(),
    wins: minorUnits('wins').notNull(),
    bonuses: minorUnits('bonuses').notNull(),
    /** Of the valid-bet period: what the tier was chosen by. */
    activeMembers: integer('active_members').notNull(),
    tierBets: minorUnits('tier_bets').notNull(),
    /** From 1; 0 where none was reached. */
    tier: integer('tier').notNull(),
    rate: integer('rate').notNull(),
    /** What the first tier asked for and was not there. */
    missingMembers: integer('missing_members').notNull(),
    missingBets: minorUnits('missing_bets').notNull(),
    carriedIn: minorUnits('carried_in').notNull(),
    carriedOut: minorUnits('carried_out').notNull(),
    amount: minorUnits('amount').notNull(),
    paid: minorUnits('paid').notNull().default(0),
    state: text('state').$type<ContractRecordState>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When the last part of it was paid, and by which entry. */
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
