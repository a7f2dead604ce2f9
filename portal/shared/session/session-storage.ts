import { AGENT_TYPES, SESSION_END_REASONS, type SessionEndReason } from '@baize/gateway/contract';
import { boot } from '../boot.ts';
import { deviceStorage, tabStorage } from '../safe-storage.ts';

/** Stored as 1 or 0. */
const FLAGS = [
  'firstTimeLogin',
  'mustChangePassword',
  'isExcluded',
  'isInMerchantsCurrency',
] as const;
type Flags = Readonly<Record<(typeof FLAGS)[number], boolean>>;

export interface StoredSession extends Flags {
  readonly token: string;
  readonly account: string;
  readonly customerId: string;
  readonly customerType: number;
}

/**
 * R3.04: the session keys of the specification; session-cache.ts writes its caches. Merchant and
 * merchantCode outlive a logout.
 */
const OWN_KEYS = [
  'token',
  'nickname',
  'account',
  'username',
  'customerId',
  'customerType',
  'isAgent',
  ...FLAGS,
  'isVip',
  'enableSalary',
  'enableContract',
  'vendors',
  'hotGames',
  'merchantWallet',
] as const;

/** Every flag has a value. */
const flagsBy = <Value>(value: (flag: keyof Flags) => Value) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, value(flag)])) as Record<keyof Flags, Value>;

export function read(): StoredSession | undefined {
  const token = tabStorage.get('token');
  if (!token) return undefined;
  return {
    token,
    account: tabStorage.get('account') ?? '',
    customerId: tabStorage.get('customerId') ?? '',
    customerType: Number(tabStorage.get('customerType') ?? 0),
    ...flagsBy((flag) => tabStorage.get(flag) === '1'),
  };
}

export function write(stored: StoredSession): void {
  const { info } = boot().permission;
  const values: Record<string, string> = {
    token: stored.token,
    account: stored.account,
    username: stored.account,
    customerId: stored.customerId,
    customerType: String(stored.customerType),
    isAgent: AGENT_TYPES.includes(stored.customerType) ? '1' : '0',
    ...flagsBy((flag) => (stored[flag] ? '1' : '0')),
    merchant: info.merchant,
    merchantCode: info.merchantCode,
  };
  for (const [key, value] of Object.entries(values)) tabStorage.set(key, value);
}

export function clear(): void {
  for (const key of OWN_KEYS) tabStorage.remove(key);
}

const END_KEY = 'endedSession';

/** A hash of a token from which the token cannot be derived (FNV-1a, 32 bits). */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Records the end of a session for pages in the bfcache, which receive no messages. */
export function recordEnd(token: string, reason: SessionEndReason): void {
  deviceStorage.set(END_KEY, `${markOf(token)} ${reason}`);
}

/** Why a session ended in this browser, if it was the last one to end. */
export function endOf(token: string): SessionEndReason | undefined {
  const [mark, reason] = (deviceStorage.get(END_KEY) ?? '').split(' ');
  return mark === markOf(token) ? SESSION_END_REASONS.find((known) => known === reason) : undefined;
}

/** R3.05: the merchant of the last portal; it outlives the session. */
export function rememberMerchant(): void {
  deviceStorage.set('merchantCode', boot().permission.info.merchantCode);
}

/**
 * R4.02: a token in the query is used once and is removed from the address bar before anything
 * loads.
 */
export function takeTokenFromAddress(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (!token) return undefined;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return token;
}
