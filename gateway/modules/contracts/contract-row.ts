import type { agentContracts } from '../../database/schema/index.ts';

/** A stored contract. */
export type ContractRow = typeof agentContracts.$inferSelect;
