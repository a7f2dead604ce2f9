import { appPath } from '../../../shared/navigation/app-path.ts';
import { insidePath } from '../../../shared/paths.ts';
import { readStack } from '../../../shared/popups/popup-stack.ts';

/**
 * Where somebody who is logged in now was going: what the login's own page or popup leads on to
 * (R2.12), else home (R4.08, R4.10).
 */
export function nextPath(): string {
  const query = new URLSearchParams(location.search);
  if (location.pathname === appPath('/login')) return insidePath(query.get('next'));
  const login = readStack(query).find(({ name }) => name === 'login');
  return insidePath(login?.args[1] ?? null);
}
