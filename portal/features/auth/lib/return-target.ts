import { appPath } from '../../../shared/navigation/app-path.ts';
import { insidePath } from '../../../shared/paths.ts';
import { readStack, writeStack } from '../../../shared/popups/popup-stack.ts';

/** What was pressed before a login or a registration (R2.12). */
export interface ReturnTarget {
  /** The arguments of the login or registration popup that encode it. */
  readonly args: readonly string[];
  /** A path inside the portal; undefined where only the login was requested. */
  readonly path: string | undefined;
  /** The path is the page below the popup: closing it is enough. */
  readonly isBelow: boolean;
  /** A game to add to the favourites, as JSON. */
  readonly favourite: string;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const ENTRANCES: readonly string[] = ['login', 'register'];
const ENTRANCE_PATHS: readonly string[] = [appPath('/login'), appPath('/register')];

/** The base for parsing paths. */
const ANY_ORIGIN = 'https://portal.invalid';

/** The query in the portal's own format, so that two spellings of one address are equal. */
function normalised(search: string, popups = readStack(new URLSearchParams(search))): string {
  return String(writeStack(new URLSearchParams(search), popups));
}

/** Read from the address, so that it survives a reload and other popups that replace the login. */
export function returnTargetOf({ pathname, search }: Address): ReturnTarget {
  const query = new URLSearchParams(search);
  if (ENTRANCE_PATHS.includes(pathname)) {
    const next = query.get('next');
    return { args: [], path: next ? insidePath(next) : undefined, isBelow: false, favourite: '' };
  }
  const stack = readStack(query);
  const entrance = stack.findLast(({ name }) => ENTRANCES.includes(name));
  const [, next = '', favourite = ''] = entrance?.args ?? [];
  const path = next ? insidePath(next) : undefined;
  const wanted = new URL(path ?? '/', ANY_ORIGIN);
  return {
    args: next || favourite ? ['', next, favourite] : [],
    path,
    isBelow:
      entrance !== undefined &&
      entrance === stack.at(-1) &&
      path !== undefined &&
      wanted.pathname === pathname &&
      normalised(wanted.search) === normalised(search, stack.slice(0, -1)),
    favourite,
  };
}
