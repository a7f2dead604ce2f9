import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../api/schemas-of.ts';
import { boot } from '../boot.ts';
import { tabStorage } from '../safe-storage.ts';

/**
 * Specification section 3: the answers that a session stores so that a reload renders without
 * waiting (R3.04). All but the validation may be personal, and are removed with the session
 * (session-storage.ts).
 */
export type SessionCache = 'vendors' | 'hotGames' | 'validation' | 'merchantWallet';

/** Increase it when the meaning of the stored data changes; their shape is validated anyway. */
const VERSION = 1;

/** The language of a stored answer and its owner: an account, or '' for everybody. */
interface CacheScope {
  readonly language: string;
  readonly owner: string;
}

const entrySchema = z.object({ for: z.string(), owner: z.string(), value: z.unknown() });

const scopeOf = ({ language }: CacheScope) =>
  [VERSION, boot().permission.info.merchantCode, language].join('/');

function readEntry(name: SessionCache): z.infer<typeof entrySchema> | undefined {
  try {
    return z.parse(entrySchema, JSON.parse(tabStorage.get(name) ?? ''));
  } catch {
    // Damaged content counts as none.
    return undefined;
  }
}

/** The stored answer; undefined where it belongs to another merchant, language or person. */
export async function readSessionCache<E extends AnyEndpoint>(
  name: SessionCache,
  endpoint: E,
  scope: CacheScope,
): Promise<ResponseOf<E> | undefined> {
  const found = readEntry(name);
  if (!found || found.for !== scopeOf(scope) || found.owner !== scope.owner) return undefined;
  const { response } = await schemasOf(endpoint);
  const value = z.safeParse(response, found.value);
  return value.success ? (value.data as ResponseOf<E>) : undefined;
}

export function writeSessionCache(name: SessionCache, scope: CacheScope, value: unknown): void {
  const entry = { for: scopeOf(scope), owner: scope.owner, value };
  tabStorage.set(name, JSON.stringify(entry));
}
