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

const kept = z.object({ for: z.string(), owner: z.string(), value: z.unknown() });

const labelOf = ({ language }: CacheScope) =>
  [VERSION, boot().permission.info.merchantCode, language].join('/');

function readKept(name: SessionCache): z.infer<typeof kept> | undefined {
  try {
    return z.parse(kept, JSON.parse(tabStorage.get(name) ?? ''));
  } catch {
    // Damaged content counts as none.
    return undefined;
  }
}

/** The stored answer; undefined where it belongs to another merchant, language or person. */
export async function recall<E extends AnyEndpoint>(
  name: SessionCache,
  endpoint: E,
  whose: CacheScope,
): Promise<ResponseOf<E> | undefined> {
  const found = readKept(name);
  if (!found || found.for !== labelOf(whose) || found.owner !== whose.owner) return undefined;
  const { response } = await schemasOf(endpoint);
  const value = z.safeParse(response, found.value);
  return value.success ? (value.data as ResponseOf<E>) : undefined;
}

export function keep(name: SessionCache, whose: CacheScope, value: unknown): void {
  const entry = { for: labelOf(whose), owner: whose.owner, value };
  tabStorage.set(name, JSON.stringify(entry));
}
