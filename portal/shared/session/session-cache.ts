import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../api/schemas-of.ts';
import { boot } from '../boot.ts';
import { tabStorage } from '../safe-storage.ts';

/**
 * Specification section 3: what a session keeps so that a reload paints without waiting (R3.04).
 * All but the validation may be a person's own, and leave with them (session-storage.ts).
 */
export type SessionCache = 'vendors' | 'hotGames' | 'validation' | 'merchantWallet';

/** Raised when what is kept means something else than before; its shape is checked anyway. */
const VERSION = 1;

/** In which language an answer was given, and to whom: an account, or nobody in particular. */
export interface CacheScope {
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

/** The answer that the session keeps; none where it was another merchant's, language's or person's. */
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
