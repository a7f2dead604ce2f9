/** Agent types 1, 2, 41, 42; trial type 4; members 0 (specification section 4). */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const TRIAL_TYPE = 4;
