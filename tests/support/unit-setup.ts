import { afterAll, afterEach, vi } from 'vitest';
import { setPasswordCost } from '../../gateway/modules/session/passwords.ts';
import { CHEAP_COST } from './cheap-passwords.ts';

// Runs before each test file. The files of a worker share modules and globals, so each restores them.
setPasswordCost(CHEAP_COST);
// A component left mounted would be found in the document of the next file.
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
