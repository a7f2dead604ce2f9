import type { ScryptOptions } from 'node:crypto';
import { setPasswordCost } from '../../gateway/modules/session/passwords.ts';

/** Cheap scrypt parameters, because the tests log in hundreds of times; `login-cost.test.ts` checks the real ones. */
export const CHEAP_COST: ScryptOptions = { N: 16, r: 1, p: 1 };

// Takes effect on import: the gateway of the browser tests preloads this file.
setPasswordCost(CHEAP_COST);
