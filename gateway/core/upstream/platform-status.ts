import * as z from 'zod/mini';
import { envelope } from '../../contract/errors.ts';
import type { Language } from '../../contract/languages.ts';
import { type Permission, permission, SYSTEM_STATUS, whitelabel } from '../../contract/system.ts';
import type { UpstreamConfig } from '../config.ts';
import { logError } from '../log-error.ts';
import { requestHeaders } from './headers.ts';
import { flagsOfStatus, readFlags, readPermission } from './permission.ts';

/** Milliseconds for which a status is not asked for again. */
const FRESH_MS = 5_000;
/** Milliseconds that a page waits for the platform before the last known status is used. */
const TIMEOUT_MS = 5_000;
/** Visitors whose status is remembered; the oldest goes first. */
const MAX_CACHED = 1_000;

interface Status {
  readonly permission: Permission;
  /** Milliseconds that the platform's clock is ahead of ours. */
  readonly skew: number;
}

interface CacheEntry {
  readonly at: number;
  readonly status: Promise<Status | undefined>;
}

/** The time that the answer itself names, to the second; else our own. */
const timeOf = (answer: Response): number =>
  Date.parse(answer.headers.get('date') ?? '') || Date.now();

/**
 * The status of a real platform for the page's boot data. It is asked for each visitor, because
 * a platform restricts regions by the visitor's address; while it fails, the last one known
 * serves, and before there was any, a portal without modules.
 */
export function createPlatformStatus({ upstream, merchant }: UpstreamConfig) {
  const cache = new Map<string, CacheEntry>();
  /** Of the visitor who came last; never one that only says that he may not come in. */
  let latest: Status | undefined;
  let failing = false;

  async function get(path: string, ip: string, language: Language) {
    const own = new Headers({ Merchant: merchant, Language: language, Device: 'web' });
    const answer = await fetch(new URL(path, upstream), {
      headers: requestHeaders(own, { upstream, ip, secure: false }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    // Some calls of such platforms answer a bare list (protocol.md).
    if (Array.isArray(body)) return { value: body, at: timeOf(answer) };
    const { success, value, errorCode } = z.parse(envelope, body);
    if (!success) throw new Error(`${path} responded with ${answer.status} ${errorCode}.`);
    return { value, at: timeOf(answer) };
  }

  async function read(ip: string, language: Language): Promise<Status> {
    const { value, at } = await get(permission.path, ip, language);
    const flags =
      flagsOfStatus(value) ?? readFlags((await get(whitelabel.path, ip, language)).value) ?? {};
    const understood = readPermission(value, { merchant, flags, serverTime: at });
    const status = { permission: understood, skew: understood.serverTime - Date.now() };
    if (understood.systemStatus !== SYSTEM_STATUS.regionRestricted) latest = status;
    failing = false;
    return status;
  }

  function refresh(
    key: string,
    ip: string,
    language: Language,
    previous: CacheEntry | undefined,
  ): CacheEntry {
    const status = read(ip, language).catch((error: unknown) => {
      if (!failing) logError("The platform's status could not be read", error);
      failing = true;
      return previous?.status;
    });
    const next = { at: performance.now(), status };
    cache.delete(key);
    cache.set(key, next);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return next;
  }

  return async (ip: string, language: Language): Promise<Permission> => {
    const key = `${language} ${ip}`;
    const previous = cache.get(key);
    const isFresh = previous !== undefined && performance.now() - previous.at < FRESH_MS;
    const current = isFresh ? previous : refresh(key, ip, language, previous);
    const status = (await current.status) ?? latest;
    const now = Date.now();
    if (!status) {
      const nothing = readPermission({}, { merchant, flags: {}, serverTime: now });
      return { ...nothing, location: { ip } };
    }
    return { ...status.permission, location: { ip }, serverTime: now + status.skew };
  };
}
