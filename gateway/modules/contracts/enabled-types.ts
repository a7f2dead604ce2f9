import { CONTRACT_TYPES, type ContractType } from '../../contract/contracts.ts';
import type { WhitelabelFlag } from '../../contract/system.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** The merchant's module flag for each type; all require AGENTPOLICY3 as well (R2.94). */
const SWITCHES: Readonly<Record<ContractType, WhitelabelFlag>> = {
  dividend: 'DIVIDEND',
  dailySalary: 'DAYSAL',
  hourSalary: 'HOURSAL3',
  realtimeSalary: 'HOURSAL3',
};

/** Returns the types of contracts that the merchant has enabled. */
export async function enabledTypes(db: Database | Transaction): Promise<readonly ContractType[]> {
  const { flags } = await readSettings(db);
  return flags.AGENTPOLICY3 ? CONTRACT_TYPES.filter((type) => flags[SWITCHES[type]]) : [];
}

/**
 * @throws {GatewayError} function.not.available for a type that the merchant has disabled (R2.94,
 * R6.07)
 */
export async function requireType(db: Database, type: ContractType): Promise<void> {
  if (!(await enabledTypes(db)).includes(type)) throw new GatewayError('function.not.available');
}
