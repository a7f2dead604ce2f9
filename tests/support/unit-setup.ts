import { afterAll, vi } from 'vitest';
import { setPasswordCost } from '../../gateway/modules/session/passwords.ts';
import { CHEAP_COST } from './cheap-passwords.ts';

// Runs before each file. The files of a worker share its modules and globals: each gives them back.
setPasswordCost(CHEAP_COST);
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
