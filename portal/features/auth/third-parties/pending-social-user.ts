import { SOCIAL_PROVIDERS } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { tabStorage } from '../../../shared/safe-storage.ts';

const KEY = 'socialStranger';
/** Milliseconds for which the gateway keeps the ticket. */
const LIFETIME = 30 * 60 * 1000;

const pendingSocialUser = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  ticket: z.string(),
  name: z.string(),
  email: z.string(),
  /** Milliseconds since 1970, by this device's clock. */
  until: z.number(),
});

/** A person whom a login provider confirmed and who has no account here yet. */
export type PendingSocialUser = z.infer<typeof pendingSocialUser>;

/** Stored for this tab, so that a reload of the registration form does not restart the login. */
export const rememberPendingSocialUser = (met: Omit<PendingSocialUser, 'until'>): void =>
  tabStorage.set(KEY, JSON.stringify({ ...met, until: Date.now() + LIFETIME }));

export function readPendingSocialUser(): PendingSocialUser | undefined {
  try {
    const read = z.safeParse(pendingSocialUser, JSON.parse(tabStorage.get(KEY) ?? 'null'));
    return read.success && read.data.until > Date.now() ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export const forgetPendingSocialUser = (): void => tabStorage.remove(KEY);
