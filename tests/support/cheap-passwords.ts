import type { ScryptOptions } from 'node:crypto';
import { setPasswordCost } from '../../gateway/modules/session/passwords.ts';

/** The tests log in hundreds of times. `login-cost.test.ts` asks for the real cost. */
export const CHEAP_COST: ScryptOptions = { N: 16, r: 1, p: 1 };

// For a process that imports this and no more: the gateway of the browser's tests.
setPasswordCost(CHEAP_COST);
