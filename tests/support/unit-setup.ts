import { afterAll, afterEach, vi } from 'vitest';
import { setPasswordCost } from '../../gateway/modules/session/passwords.ts';
import { CHEAP_COST } from './cheap-passwords.ts';

// Runs before each file. The files of a worker share its modules and globals: each gives them back.
setPasswordCost(CHEAP_COST);
// What is still drawn in one file's document, the next file would take out of its own.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
