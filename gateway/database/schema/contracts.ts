import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ContractEnd,
  ContractParty,
  ContractPeriod,
  ContractStatus,
  ContractType,
} from '../../contract/contracts.ts';
import { accounts } from './accounts.ts';

const time = (name: string) => bigint(name, { mode: 'number' });
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
    /** Basis points. */
    rate: integer('rate').notNull(),
    activeMembers: integer('active_members').notNull(),
    /** Minor units. */
    betAmount: bigint('bet_amount', { mode: 'number' }).notNull(),
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
    /** Real-time salary is paid for bets up to here; absent before it was accepted. */
    settledUntil: time('settled_until'),
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
      .where(sql`${table.type} = 'realtimeSalary'`),
    check('agent_contracts_rate', sql`${table.rate} between 1 and 10000`),
  ],
);
